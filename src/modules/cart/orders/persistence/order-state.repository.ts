import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, LessThanOrEqual } from 'typeorm';
import type { MovableLine, MovableOrder, OrderGuide } from '@/modules/cart/orders/domain/states/order-move';
import type { HistorySource, OrderState } from '@/modules/cart/orders/domain/states/order-state';
import { OrderEntity } from '@/modules/cart/orders/persistence/entities/order.entity';
import { OrderGuideEntity } from '@/modules/cart/orders/persistence/entities/order-guide.entity';
import { OrderHistoryEntity } from '@/modules/cart/orders/persistence/entities/order-history.entity';
import { OrderLineEntity } from '@/modules/cart/orders/persistence/entities/order-line.entity';
import { lineCounts, orderLife } from '@/modules/cart/orders/persistence/order-life';
import { deferRows, type RowId } from '@/shared/database/statements';
import { affectedRows } from '@/shared/database/affected-rows';
import { Database } from '@/shared/database/database';

/** A line of an order's history. */
export interface HistoryEntry {
  readonly orderId: number;
  readonly state: OrderState;
  readonly at: Date;
  readonly message: string;
  readonly source: HistorySource;
}

/** Head of an order after a move. */
export interface MovedHead extends Pick<MovableOrder, 'id' | 'state' | 'stateAt' | 'repeatedAt' | 'version'> {
  readonly modifiedAt: number;
}

/** Rows of one statement. */
const ROWS = 300;

/** States of orders, their history and guides, inside the transactions that move them. */
@Injectable()
export class OrderStateRepository {
  constructor(private readonly database: Database) {}

  /**
   * The orders of these folios (without `-API`), kept from others until the transaction ends, in the order of their ids: two that
   * hold the same orders ask for them in the same order. Quotes and unknown folios are left out.
   */
  async hold(manager: EntityManager, folios: readonly string[]): Promise<MovableOrder[]> {
    if (folios.length === 0) return [];
    const query = manager
      .createQueryBuilder(OrderEntity, 'o')
      .where({ folio: In([...folios]), kind: 'order' })
      .orderBy('o.id');
    if (this.database.dialect === 'mysql') query.setLock('pessimistic_write');
    const orders = await query.getMany();
    if (orders.length === 0) return [];
    const lines = await manager.find(OrderLineEntity, {
      where: { orderId: In(orders.map(({ id }) => id)) },
      order: { orderId: 'ASC', lineNumber: 'ASC' },
    });
    return orders.map((order) => movable(order, lines));
  }

  /** Writes an order's head; its version tells that nobody has changed it since it was held. */
  async writeHead(manager: EntityManager, before: number, head: MovedHead): Promise<void> {
    const changed = await affectedRows(
      manager,
      `UPDATE orders SET state = ?, state_at = ?, repeated_at = ?, version = ?, modified_at = ?,
         cancelled_at = CASE WHEN ? = 'cancelado' THEN COALESCE(cancelled_at, ?) END
       WHERE id = ? AND COALESCE(version, 1) = ?`,
      [
        ...[head.state, head.stateAt, head.repeatedAt, head.version, head.modifiedAt],
        ...[head.state, head.stateAt, head.id, before],
      ],
    );
    if (changed !== 1) throw new Error('an order was changed while it was held');
  }

  /** Remembers when a file told that an order still is in its state: nothing that is shown changes, so the version stays. */
  async noteRepeat(manager: EntityManager, { id, repeatedAt }: Pick<MovableOrder, 'id' | 'repeatedAt'>): Promise<void> {
    await manager.query('UPDATE orders SET repeated_at = ? WHERE id = ?', [repeatedAt, id]);
  }

  async writeLines(manager: EntityManager, orderId: number, lines: readonly MovableLine[]): Promise<void> {
    for (const { lineNumber, shipped, delivered, cancelled, etaDay } of lines)
      await manager.query(
        'UPDATE order_lines SET shipped = ?, delivered = ?, cancelled = ?, eta_day = ? WHERE order_id = ? AND line_number = ?',
        [shipped, delivered, cancelled, etaDay, orderId, lineNumber],
      );
  }

  /** Whether the history has this entry. */
  knows(manager: EntityManager, entry: HistoryEntry): Promise<boolean> {
    return manager.existsBy(OrderHistoryEntity, { orderId: entry.orderId, digest: digestOf(entry) });
  }

  /** What an order's history told the customer last by then; undefined for nothing. */
  async lastBy(
    manager: EntityManager,
    orderId: number,
    at: Date,
  ): Promise<Pick<HistoryEntry, 'state' | 'message'> | undefined> {
    const last = await manager.findOne(OrderHistoryEntity, {
      where: { orderId, at: LessThanOrEqual(at.getTime()) },
      order: { at: 'DESC', id: 'DESC' },
    });
    return last ?? undefined;
  }

  /** The first entry of an order that is placed in this transaction: nothing can be there yet, so nothing is looked for. */
  beginHistory(manager: EntityManager, orderId: RowId, entry: Omit<HistoryEntry, 'orderId'>): Promise<void> {
    return deferRows(manager, 'order_history', [{ order_id: orderId, ...historyRow(entry) }]);
  }

  /** Adds to the histories; answers how many entries weren't there yet. */
  async appendHistory(manager: EntityManager, entries: readonly HistoryEntry[]): Promise<number> {
    const rows = entries.map((entry) => ({ order_id: entry.orderId, ...historyRow(entry) }));
    const known = new Set<string>();
    for (let start = 0; start < rows.length; start += ROWS) {
      const slice = rows.slice(start, start + ROWS);
      const found = await manager.findBy(OrderHistoryEntity, {
        orderId: In(slice.map((row) => row.order_id)),
        digest: In(slice.map(({ digest }) => digest)),
      });
      for (const { orderId, digest } of found) known.add(`${orderId} ${digest}`);
    }
    const fresh = rows.filter((row) => !known.has(`${row.order_id} ${row.digest}`));
    for (let start = 0; start < fresh.length; start += ROWS)
      await deferRows(manager, 'order_history', fresh.slice(start, start + ROWS));
    return fresh.length;
  }

  /** Keeps an order's guides; answers those that are new or have changed. */
  async writeGuides(
    manager: EntityManager,
    orderId: number,
    guides: readonly OrderGuide[],
  ): Promise<{ readonly added: readonly OrderGuide[]; readonly changed: boolean }> {
    if (guides.length === 0) return { added: [], changed: false };
    const kept = new Map((await manager.findBy(OrderGuideEntity, { orderId })).map((one) => [one.guideFolio, one]));
    const added: OrderGuide[] = [];
    let changed = false;
    for (const guide of guides) {
      const { folio: guideFolio, carrier, url } = guide;
      const before = kept.get(guideFolio);
      const row = { orderId, guideFolio, carrier, url, at: guide.at ?? before?.at ?? null };
      if (before && sameGuide(before, row)) continue;
      changed = true;
      kept.set(guideFolio, row);
      if (before) await manager.update(OrderGuideEntity, { orderId, guideFolio }, row);
      else {
        await manager.insert(OrderGuideEntity, row);
        added.push(guide);
      }
    }
    return { added, changed };
  }
}

function sameGuide(one: OrderGuideEntity, other: OrderGuideEntity): boolean {
  return one.carrier === other.carrier && one.url === other.url && one.at === other.at;
}

function historyRow({ state, at, message, source }: Omit<HistoryEntry, 'orderId'>) {
  return { state, at: at.getTime(), message, source, digest: digestOf({ state, at, source }) };
}

/** What makes an entry the same one told again: order, state, moment and source (Beyond 9.4, the file's key). */
function digestOf({ state, at, source }: Pick<HistoryEntry, 'state' | 'at' | 'source'>): string {
  return createHash('sha256')
    .update(JSON.stringify([state, at.getTime(), source]))
    .digest('hex');
}

function movable(order: OrderEntity, lines: readonly OrderLineEntity[]): MovableOrder {
  const { id, accountId, purchaseOrder, claimedAt, exportedAt } = order;
  return {
    ...{ id, accountId, purchaseOrder, claimedAt, exportedAt },
    ...orderLife(order),
    lines: lines.filter(({ orderId }) => orderId === id).map(movableLine),
  };
}

function movableLine(line: OrderLineEntity): MovableLine {
  const { lineNumber, productId, condition, quantity, missing, etaDay } = line;
  return { lineNumber, productId, condition, quantity, missing, etaDay, ...lineCounts(line) };
}
