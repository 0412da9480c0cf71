import { Injectable } from '@nestjs/common';
import { orderEventData, orderEventType } from '@/modules/cart/orders/domain/states/order-event';
import {
  isLate,
  planMove,
  repeatAfter,
  toldBeforeLeft,
  type MovableOrder,
  type MovePlan,
  type OrderGuide,
  type OrderMove,
} from '@/modules/cart/orders/domain/states/order-move';
import { SOURCE_OF } from '@/modules/cart/orders/domain/states/order-state';
import { OrderRepository } from '@/modules/cart/orders/persistence/order.repository';
import { OrderStateRepository, type HistoryEntry } from '@/modules/cart/orders/persistence/order-state.repository';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { appendChanges } from '@/shared/database/changes/change-log';
import type { Transaction } from '@/shared/database/database';
import type { RowId } from '@/shared/database/statements';
import { Clock } from '@/shared/kernel/clock';
import { appendEvents } from '@/shared/outbox/append-events';
import { appendAudit } from '@/shared/audit/append-audit';

/** What became of a move. A refusal has written nothing. `late` and `moved` come with the version they led to. */
export type MoveOutcome =
  | Extract<MovePlan, { kind: 'refused' }>
  | { readonly kind: 'unchanged'; readonly order: MovableOrder }
  | { readonly kind: 'late'; readonly order: MovableOrder }
  | { readonly kind: 'moved'; readonly order: MovableOrder; readonly newGuides: readonly OrderGuide[] };

/**
 * The one way an order's state, counts and guides change (Beyond 3.2, 3.3). A transaction first holds all the orders it moves
 * (`hold`), then moves them one after the other, then commits: documents are locked before stock, in the order of their ids
 * (docs/adr/0030).
 */
@Injectable()
export class OrderMovesService {
  constructor(
    private readonly states: OrderStateRepository,
    private readonly orders: OrderRepository,
    private readonly stock: StockRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The orders of exactly these folios, without `-API`; kept from everyone else until the transaction ends. Of a folio that somebody wrote
   * it may be any of `spelledFolios`.
   */
  hold(transaction: Transaction, folios: readonly string[]): Promise<MovableOrder[]> {
    return this.states.hold(transaction, [...new Set(folios)]);
  }

  /**
   * Moves an order that is held: state, counts of lines, history, guides, reservations, event and change log, all in this
   * transaction. A move that comes to what is there already is `unchanged` and writes nothing; one older than the present state
   * (file only) is `late` and only joins the history.
   */
  async move(transaction: Transaction, order: MovableOrder, move: OrderMove): Promise<MoveOutcome> {
    const plan = planMove(order, move, await this.wasThere(transaction, order, move));
    if (plan.kind === 'refused') return plan;
    if (plan.kind === 'late') return this.joinHistory(transaction, order, move);
    const { changed, newGuides } = await this.writeParts(transaction, order, move, plan);
    if (!changed) return { kind: 'unchanged', order: await this.repeated(transaction, order, move) };
    const lines = order.lines.map((line) => plan.lines.find((moved) => moved.lineNumber === line.lineNumber) ?? line);
    const stateAt = plan.changed ? move.at.getTime() : order.stateAt;
    const repeatedAt = repeatAfter(order, move);
    const moved = { ...order, state: move.to, stateAt, repeatedAt, version: order.version + 1, lines };
    await this.states.writeHead(transaction, order.version, { ...moved, modifiedAt: this.clock.now().getTime() });
    if (plan.changed && move.events !== false) await this.tell(transaction, moved, order.state);
    if (move.mover === 'customer')
      await appendAudit(transaction, { event: 'order_cancelled', accountId: order.accountId, subject: order.folio });
    return { kind: 'moved', order: moved, newGuides };
  }

  /**
   * Writes everything of a move but the head of the order: lines, guides, history, reservations. Answers whether anything changed, and
   * the new guides.
   */
  private async writeParts(
    transaction: Transaction,
    order: MovableOrder,
    move: OrderMove,
    plan: Extract<MovePlan, { kind: 'moves' }>,
  ): Promise<{ readonly changed: boolean; readonly newGuides: readonly OrderGuide[] }> {
    await this.states.writeLines(transaction, order.id, plan.lines);
    const guides = await this.states.writeGuides(transaction, order.id, move.guides ?? []);
    const noted = plan.changed || (await this.saysMore(transaction, order, move));
    const entries = noted ? await this.history(transaction, order, move) : 0;
    const released = move.release === true || move.to === 'cancelado' ? await this.release(transaction, order.id) : 0;
    const changed = plan.changed || guides.changed || released > 0 || entries > 0;
    return { changed, newGuides: guides.added };
  }

  /** Writes the first line of an order's history, in the transaction that places it. It needs no folio yet. */
  begin(transaction: Transaction, orderId: RowId, at: Date): Promise<void> {
    return this.states.beginHistory(transaction, orderId, { state: 'recibido', at, message: '', source: 'cliente' });
  }

  /** Tells of an order that is placed in this transaction, by its folio: the event and who did it. */
  async announce(transaction: Transaction, order: MovableOrder): Promise<void> {
    await this.tell(transaction, order, '');
    await appendAudit(transaction, { event: 'order_placed', accountId: order.accountId, subject: order.folio });
  }

  /**
   * Raises the version of an order that is held, for what is shown with it but kept elsewhere: an invoice that names it, its guides.
   */
  async touch(transaction: Transaction, order: MovableOrder): Promise<MovableOrder> {
    const touched = { ...order, version: order.version + 1 };
    await this.states.writeHead(transaction, order.version, { ...touched, modifiedAt: this.clock.now().getTime() });
    return touched;
  }

  /** Gives back all that an order still reserves; answers how many pieces that was (ADR 11). */
  async release(transaction: Transaction, orderId: number): Promise<number> {
    const held = await this.orders.reservedBy(transaction, orderId);
    if (held.length === 0) return 0;
    await this.stock.release(transaction, held);
    const returned = held.map((demand) => ({ ...demand, pieces: -demand.pieces }));
    await this.orders.appendLedger(transaction, orderId, returned, this.clock.now().getTime());
    await appendChanges(
      transaction,
      held.map(({ productId }) => ({ entity: 'stock', id: productId })),
    );
    return held.reduce((sum, { pieces }) => sum + pieces, 0);
  }

  /**
   * Whether the file only repeats a state that the order was in at that second and has left since: two of its lines may name the same
   * second.
   */
  private async wasThere(transaction: Transaction, order: MovableOrder, move: OrderMove): Promise<boolean> {
    if (move.mover !== 'file' || move.to === order.state || move.at.getTime() > order.stateAt) return false;
    if (isLate(order, move)) return false;
    return this.states.knows(transaction, entryOf(order, move));
  }

  /** Whether a dated line of the present state has something of its own to tell the customer (Beyond 9.4). */
  private async saysMore(transaction: Transaction, order: MovableOrder, move: OrderMove): Promise<boolean> {
    if (move.mover !== 'file' || move.undated === true || move.message === '') return false;
    return move.message !== ((await this.states.lastBy(transaction, order.id, move.at))?.message ?? '');
  }

  /** Whether a line that comes late says only what the order was by then: told in time, it was nothing new either. */
  private async repeats(transaction: Transaction, order: MovableOrder, move: OrderMove): Promise<boolean> {
    const last = await this.states.lastBy(transaction, order.id, move.at);
    return last?.state === move.to && (move.message === '' || move.message === last.message);
  }

  private async joinHistory(transaction: Transaction, order: MovableOrder, move: OrderMove): Promise<MoveOutcome> {
    const isTold =
      (await this.states.knows(transaction, entryOf(order, move))) || (await this.repeats(transaction, order, move));
    if (isTold) return { kind: 'unchanged', order };
    await this.history(transaction, order, move);
    return { kind: 'late', order: await this.touch(transaction, order) };
  }

  /** The order as a move that changes nothing leaves it. */
  private async repeated(transaction: Transaction, order: MovableOrder, move: OrderMove): Promise<MovableOrder> {
    const repeated = { ...order, repeatedAt: repeatAfter(order, move) };
    if (repeated.repeatedAt !== order.repeatedAt) await this.states.noteRepeat(transaction, repeated);
    return repeated;
  }

  /** What a file told before in the second of the move goes first: told again, it takes the order nowhere. */
  private history(transaction: Transaction, order: MovableOrder, move: OrderMove): Promise<number> {
    const repeatedAt = toldBeforeLeft(order, move);
    const repeat = { mover: 'file', to: order.state, message: '' } as const;
    return this.states.appendHistory(transaction, [
      ...(repeatedAt ? [entryOf(order, { ...repeat, at: repeatedAt })] : []),
      entryOf(order, move),
    ]);
  }

  private async tell(
    transaction: Transaction,
    order: MovableOrder,
    previous: Parameters<typeof orderEventType>[0]['previous'],
  ): Promise<void> {
    const step = { ...order, previous };
    await appendEvents(transaction, [
      {
        accountId: order.accountId,
        type: orderEventType(step),
        subject: order.folio,
        version: order.version,
        data: orderEventData(step),
        occurredAt: this.clock.now(),
      },
    ]);
  }
}

function entryOf({ id: orderId }: MovableOrder, { mover, to, at, message }: OrderMove): HistoryEntry {
  return { orderId, state: to, at, message, source: SOURCE_OF[mover] };
}
