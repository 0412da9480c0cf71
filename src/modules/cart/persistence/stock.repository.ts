import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Condition, StockQuestion, StockRow } from '@/modules/cart/quoting/domain/quote-input';
import type { StockDemand } from '@/modules/cart/orders/domain/stock-demand';
import { affectedRows } from '@/shared/database/affected-rows';
import { deferChange, type Told } from '@/shared/database/statements';
import { Database } from '@/shared/database/database';

/** Product, grade, branch, pieces. */
type AvailableRow = readonly [number | string, Condition, string, number | string];

/** Rows of one conditional update; SQLite bounds how deep an expression may be. */
const ROWS_PER_UPDATE = 100;

/**
 * What can be sold and what has been promised. Carts never trust the catalog in memory for it: a quote reads committed
 * rows, an order reads and reserves inside its transaction (Reliability 4.5).
 */
@Injectable()
export class StockRepository {
  constructor(private readonly database: Database) {}

  /** Pieces on hand and not reserved, as committed now. */
  available(question: StockQuestion): Promise<StockRow[]> {
    return this.read(this.database.reader, question, '');
  }

  /**
   * The same inside a transaction. With `hold` no other order can touch these rows until it ends, so that a plan made from
   * them can't fail. SQLite's one writer needs no more.
   */
  availableIn(manager: EntityManager, question: StockQuestion, hold: boolean): Promise<StockRow[]> {
    return this.read(manager, question, hold && this.database.dialect === 'mysql' ? ' FOR UPDATE' : '');
  }

  /**
   * Reserves all of the demand (sorted by key) with the next statement that is asked, and tells afterwards whether it could: some of it is gone
   * if not, and the transaction must be rolled back. One conditional update never lets `reserved` pass `on_hand`, whoever else is ordering.
   */
  async reserve(manager: EntityManager, demand: readonly StockDemand[]): Promise<() => boolean> {
    const slices = Array.from({ length: Math.ceil(demand.length / ROWS_PER_UPDATE) }, (_, index) =>
      demand.slice(index * ROWS_PER_UPDATE, (index + 1) * ROWS_PER_UPDATE),
    );
    const changes: Told[] = [];
    for (const slice of slices) changes.push(await this.reserveRows(manager, slice));
    return () => slices.every((slice, index) => changes[index]?.() === slice.length);
  }

  /** Takes back what was reserved. Throws when less is reserved than that: the ledger says otherwise. */
  async release(manager: EntityManager, reserved: readonly StockDemand[]): Promise<void> {
    for (const { productId, condition, warehouse, pieces } of reserved) {
      const changed = await affectedRows(
        manager,
        `UPDATE stock SET overcommitted = CASE WHEN reserved - ? > on_hand THEN 1 ELSE 0 END, reserved = reserved - ?
         WHERE product_id = ? AND grade = ? AND branch_code = ? AND reserved >= ?`,
        [pieces, pieces, productId, condition, warehouse, pieces],
      );
      if (changed !== 1) throw new Error('less is reserved than the ledger says');
    }
  }

  /** Tells how many of the rows had enough and now have it reserved. */
  protected reserveRows(manager: EntityManager, demand: readonly StockDemand[]): Promise<Told> {
    const key = 'product_id = ? AND grade = ? AND branch_code = ?';
    const amounts = demand.map(() => `WHEN ${key} THEN ?`).join(' ');
    const conditions = demand.map(() => `(${key} AND on_hand - reserved >= ?)`).join(' OR ');
    const params = demand.flatMap(({ productId, condition, warehouse, pieces }) => [
      productId,
      condition,
      warehouse,
      pieces,
    ]);
    return deferChange(
      manager,
      `UPDATE stock SET reserved = reserved + CASE ${amounts} ELSE 0 END WHERE withdrawn = 0 AND overcommitted = 0 AND (${conditions})`,
      [...params, ...params],
    );
  }

  private async read(
    manager: EntityManager,
    { productIds, conditions }: StockQuestion,
    lock: string,
  ): Promise<StockRow[]> {
    if (productIds.length === 0) return [];
    const rows = await this.database.manyRowsIn<AvailableRow>(
      manager,
      ['product_id', 'grade', 'branch_code', 'available'],
      `SELECT product_id, grade, branch_code, on_hand - reserved AS available FROM stock
       WHERE product_id IN (${marks(productIds)}) AND grade IN (${marks(conditions)})
         AND withdrawn = 0 AND overcommitted = 0 AND on_hand > reserved
       ORDER BY product_id, grade, branch_code${lock}`,
      [...productIds, ...conditions],
    );
    return rows.map(([productId, condition, warehouse, available]) => ({
      productId: Number(productId),
      condition,
      warehouse,
      available: Number(available),
    }));
  }
}

function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
