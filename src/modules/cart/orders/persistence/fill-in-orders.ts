import type { FillIn } from '@/shared/database/schema/schema-changes';
import { DAY_MS, HOUR_MS } from '@/shared/kernel/durations';

/** How long quotes of before live, in days, by what they are priced in. */
export interface QuoteDays {
  readonly usd: number;
  readonly mxn: number;
}

/** Mexico City's clocks have not moved since October 2022: its day begins at six in the morning, UTC. */
const DAY_BEGINS_MS = 6 * HOUR_MS;

const endOfDay = (days: number): string =>
  `created_at - ((created_at - ${DAY_BEGINS_MS}) % ${DAY_MS}) + ${(days + 1) * DAY_MS - 1}`;

/**
 * What the columns that orders have gained mean where a row has none of them (Beyond 9.6): rows from before, and those that the
 * release before goes on writing while both run. Each holds for no row that was filled. What has been written since (an order moved
 * before it was filled) stays.
 */
export function fillInOrders({ usd, mxn }: QuoteDays): readonly FillIn[] {
  return [
    {
      table: 'order_lines',
      set: `account_id = (SELECT o.account_id FROM orders o WHERE o.id = order_lines.order_id),
        shipped = COALESCE(shipped, 0), delivered = COALESCE(delivered, 0), cancelled = COALESCE(cancelled, 0)`,
      where: 'account_id IS NULL AND EXISTS (SELECT 1 FROM orders o WHERE o.id = order_lines.order_id)',
    },
    {
      table: 'orders',
      set: `ordered_day = created_day, state_at = COALESCE(state_at, created_at),
        modified_at = COALESCE(modified_at, created_at), version = COALESCE(version, 1),
        quoted_at = CASE kind WHEN 'quote' THEN created_at END,
        valid_until = CASE WHEN kind <> 'quote' THEN NULL WHEN currency = 'mxn' THEN ${endOfDay(mxn)} ELSE ${endOfDay(usd)} END,
        state = CASE WHEN kind <> 'order' THEN NULL
          ELSE COALESCE(state, CASE WHEN exported_at IS NULL THEN 'recibido' ELSE 'en_proceso' END) END,
        ordered_at = created_at`,
      where: "kind IN ('order', 'quote') AND ordered_at IS NULL",
    },
  ];
}
