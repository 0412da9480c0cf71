import type { DocumentSummary } from '@/modules/cart/orders/domain/documents/document-search';
import type { DeliveryType } from '@/modules/cart/quoting/domain/delivery/delivery-rules';
import type { OrderState } from '@/modules/cart/orders/domain/states/order-state';
import type { QuotedSnapshot } from '@/modules/cart/orders/domain/documents/sales-document';
import type { Currency } from '@/shared/money/currency';

/** A row of `orders` as lists read it; the drivers give large numbers as text or as numbers. */
export interface SummaryRow {
  readonly id: number | string;
  readonly account_id: number | string;
  readonly folio: string;
  readonly kind: string;
  readonly created_at: number | string;
  readonly ordered_at: number | string;
  readonly ordered_day: number;
  readonly valid_until: number | string | null;
  readonly state: OrderState | null;
  readonly state_at: number | string;
  readonly version: number;
  readonly claimed_at: number | string | null;
  readonly exported_at: number | string | null;
  readonly purchase_order: string;
  readonly currency: Currency;
  readonly total: number | string;
  readonly delivery_type: DeliveryType;
  readonly quoted: string | null;
}

export const SUMMARY_COLUMNS = [
  ...[
    'id',
    'account_id',
    'folio',
    'kind',
    'created_at',
    'ordered_at',
    'ordered_day',
    'valid_until',
    'state',
    'state_at',
    'version',
  ],
  ...['claimed_at', 'exported_at', 'purchase_order', 'currency', 'total', 'delivery_type', 'quoted'],
]
  .map((column) => `o.${column}`)
  .join(', ');

/** What the lines of a document come to. */
export interface LineSums {
  readonly line_count: number | string;
  readonly piece_count: number | string;
  readonly sent_count: number | string;
}

export function readSummary(row: SummaryRow, sums: LineSums | undefined): DocumentSummary {
  return {
    id: Number(row.id),
    accountId: Number(row.account_id),
    folio: row.folio,
    createdAt: Number(row.created_at),
    orderedAt: Number(row.ordered_at),
    orderedDay: row.ordered_day,
    validUntil: whole(row.valid_until),
    ordered: row.kind === 'order',
    state: row.state ?? 'recibido',
    stateAt: Number(row.state_at),
    version: row.version,
    claimedAt: whole(row.claimed_at),
    exportedAt: whole(row.exported_at),
    purchaseOrder: row.purchase_order,
    currency: row.currency,
    total: Number(row.total),
    deliveryType: row.delivery_type,
    lines: Number(sums?.line_count ?? 0),
    pieces: Number(sums?.piece_count ?? 0),
    sent: Number(sums?.sent_count ?? 0) > 0,
    snapshot: row.quoted === null ? undefined : (JSON.parse(row.quoted) as QuotedSnapshot),
  };
}

function whole(value: number | string | null): number | null {
  return value === null ? null : Number(value);
}
