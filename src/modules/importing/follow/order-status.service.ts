import { Injectable } from '@nestjs/common';
import type { LineMove, MovableOrder, OrderGuide } from '@/modules/cart/orders/domain/order-move';
import type { OrderState } from '@/modules/cart/orders/domain/order-state';
import { plainFolios } from '@/modules/cart/orders/domain/folio';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { isNews } from '@/modules/importing/follow/news';
import type { LoadTerms } from '@/modules/importing/import-entity';
import type { Transaction } from '@/shared/database/database';
import { Clock } from '@/shared/kernel/clock';

/** What a file says of one line of an order: named by its number, or by what is ordered in it. */
export interface StatusLine extends Omit<LineMove, 'lineNumber'> {
  readonly lineNumber?: number | undefined;
  readonly productId?: number | undefined;
  readonly condition: string;
}

/** What a file says of an order. */
export interface OrderStatus {
  /** As written. */
  readonly orderFolio: string;
  readonly state: OrderState;
  /** Undefined for now. */
  readonly at: Date | undefined;
  readonly message: string;
  readonly release: boolean;
  readonly lines: readonly StatusLine[];
  readonly guides: readonly OrderGuide[];
}

/** Why a status is refused; `place` is that of the line it says it of. */
export interface StatusRefusal {
  readonly reason: 'unknown-order' | 'final' | 'counts' | 'unknown-line' | 'ambiguous-line';
  readonly place: number;
}

export type StatusOutcome = 'changed' | 'unchanged' | StatusRefusal;

const OURS = /-api$/i;

/** Takes orders to where the distributor's file says they are (Beyond 3.2, 9.4). */
@Injectable()
export class OrderStatusService {
  constructor(
    private readonly moves: OrderMovesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies some statuses in their order, in this transaction. A folio without `-API` is not ours: unchanged. A refused one has
   * written nothing.
   */
  async apply(transaction: Transaction, statuses: readonly OrderStatus[], terms: LoadTerms): Promise<StatusOutcome[]> {
    const ours = statuses.filter(isOurs);
    const held = await this.moves.hold(
      transaction,
      ours.map(({ orderFolio }) => orderFolio),
    );
    const orders = new Map(held.map((order) => [order.folio, order]));
    const outcomes: StatusOutcome[] = [];
    for (const status of statuses)
      outcomes.push(isOurs(status) ? await this.applyOne(transaction, orders, status, terms) : 'unchanged');
    return outcomes;
  }

  private async applyOne(
    transaction: Transaction,
    orders: Map<string, MovableOrder>,
    status: OrderStatus,
    { events }: LoadTerms,
  ): Promise<StatusOutcome> {
    const folio = plainFolios(status.orderFolio).find((plain) => orders.has(plain));
    const order = folio === undefined ? undefined : orders.get(folio);
    if (!order) return { reason: 'unknown-order', place: 0 };
    const lines = linesOf(order, status.lines);
    if (!Array.isArray(lines)) return lines;
    const now = this.clock.now();
    const at = status.at ?? now;
    const outcome = await this.moves.move(transaction, order, {
      mover: 'file',
      to: status.state,
      at,
      message: status.message,
      lines,
      guides: status.guides,
      release: status.release,
      events: events && isNews(at, now),
    });
    if (outcome.kind === 'refused')
      return outcome.reason === 'state'
        ? { reason: 'final', place: 0 }
        : {
            reason: outcome.reason === 'counts' ? 'counts' : 'unknown-line',
            place: Math.max(
              0,
              lines.findIndex(({ lineNumber }) => lineNumber === outcome.lineNumber),
            ),
          };
    orders.set(order.folio, outcome.order);
    return outcome.kind === 'unchanged' ? 'unchanged' : 'changed';
  }
}

function isOurs({ orderFolio }: OrderStatus): boolean {
  return OURS.test(orderFolio.trim());
}

/** The order's lines that are meant. */
function linesOf(order: MovableOrder, lines: readonly StatusLine[]): LineMove[] | StatusRefusal {
  const moves: LineMove[] = [];
  for (const [place, { lineNumber, productId, condition, ...said }] of lines.entries()) {
    const meant = order.lines.filter((line) =>
      lineNumber === undefined
        ? line.productId === productId && line.condition === condition
        : line.lineNumber === lineNumber,
    );
    const [line] = meant;
    if (!line) return { reason: 'unknown-line', place };
    if (meant.length > 1) return { reason: 'ambiguous-line', place };
    moves.push({ ...said, lineNumber: line.lineNumber });
  }
  return moves;
}
