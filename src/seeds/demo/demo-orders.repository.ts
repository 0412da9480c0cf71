import { Injectable } from '@nestjs/common';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { Database, type Transaction } from '@/shared/database/database';
import { DAY_MS, HOUR_MS } from '@/shared/kernel/durations';
import { addToList } from '@/shared/kernel/lists';

/** Who made the demo's quotes and orders: no credential has this id. */
export const DEMO_CLIENT = 'demo';

/** A quote or order that the demo has made. */
export interface MadeDocument {
  readonly id: number;
  readonly folio: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Cents, as the three it is the sum of. */
  readonly total: number;
  readonly subtotal: number;
  readonly freight: number;
  readonly tax: number;
  readonly taxPercent: number;
  readonly currency: string;
  readonly accountId: number;
  readonly isSentHome: boolean;
}

/** A line of one of them. Amounts in cents, discounts in ten-thousandths of a percent. */
export interface MadeLine {
  readonly productId: number;
  readonly model: string;
  readonly title: string;
  readonly brand: string;
  readonly image: string;
  readonly link: string;
  readonly quantity: number;
  readonly listPrice: number;
  readonly offerPrice: number;
  readonly unitPrice: number;
  readonly amount: number;
  readonly discounts: Readonly<Record<'customer' | 'class' | 'volume' | 'financial', number>>;
}

interface Row {
  readonly id: number | string;
  readonly folio: string;
  readonly purchase_order: string;
  readonly created_at: number | string;
  readonly total: number | string;
  readonly subtotal: number | string;
  readonly freight: number | string;
  readonly tax: number | string;
  readonly tax_percent: number;
  readonly currency: string;
  readonly account_id: number | string;
  readonly delivery_type: string;
}

interface LineRow extends Readonly<
  Record<'order_id' | 'product_id' | 'list_price' | 'offer_price' | 'unit_price' | 'amount', number | string>
> {
  readonly model: string;
  readonly title: string;
  readonly name: string;
  readonly cover_image: string | null;
  readonly link: string | null;
  readonly quantity: number;
  readonly distribution_discount: number;
  readonly class_discount: number;
  readonly volume_discount: number;
  readonly financial_discount: number;
}

/** The demo's quotes and orders in the database. */
@Injectable()
export class DemoOrdersRepository {
  constructor(
    private readonly database: Database,
    private readonly moves: OrderMovesService,
  ) {}

  /** All of them, from the first on. */
  async made(): Promise<MadeDocument[]> {
    const rows = await this.database.reader.query<Row[]>(
      `SELECT id, folio, purchase_order, created_at, total, subtotal, freight, tax, tax_percent, currency, account_id, delivery_type
         FROM orders WHERE client_id = ? ORDER BY id`,
      [DEMO_CLIENT],
    );
    return rows.map((row) => ({
      id: Number(row.id),
      folio: row.folio,
      name: row.purchase_order,
      createdAt: Number(row.created_at),
      total: Number(row.total),
      subtotal: Number(row.subtotal),
      freight: Number(row.freight),
      tax: Number(row.tax),
      taxPercent: row.tax_percent,
      currency: row.currency.toUpperCase(),
      accountId: Number(row.account_id),
      isSentHome: row.delivery_type === 'home',
    }));
  }

  /** The lines of all of them, by order and in their order. */
  async lines(): Promise<ReadonlyMap<number, readonly MadeLine[]>> {
    const rows = await this.database.reader.query<LineRow[]>(
      `SELECT l.order_id, l.product_id, l.model, p.title, b.name, p.cover_image, p.link, l.quantity, l.list_price, l.offer_price, l.unit_price,
         l.amount, l.distribution_discount, l.class_discount, l.volume_discount, l.financial_discount
         FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id JOIN brands b ON b.id = p.brand_id
         WHERE o.client_id = ? ORDER BY l.order_id, l.line_number`,
      [DEMO_CLIENT],
    );
    const lines = new Map<number, MadeLine[]>();
    for (const row of rows) addToList(lines, Number(row.order_id), madeLine(row));
    return lines;
  }

  /**
   * Lets a document be of so many days before now. `handedOver`: the ERP has it, so that no export gives it again. Done again it
   * changes nothing: what is of that day already stays.
   */
  async age(name: string, days: number, now: Date, handedOver: boolean): Promise<void> {
    const [document] = (await this.made()).filter((one) => one.name === name);
    if (!document) return;
    const past = now.getTime() - days * DAY_MS;
    const shift = document.createdAt > past + DAY_MS / 2 ? days * DAY_MS : 0;
    const day = Number(new Date(past - 6 * HOUR_MS).toISOString().slice(0, 10).replaceAll('-', ''));
    const exported = handedOver ? past + HOUR_MS : null;
    await this.database.write(async (manager) => {
      await manager.query(
        `UPDATE orders SET created_at = created_at - ?, created_day = ?, ordered_at = ordered_at - ?, ordered_day = ?,
           lines_ordered_at = lines_ordered_at - ?,
           quoted_at = quoted_at - ?, valid_until = valid_until - ?, state_at = state_at - ?, modified_at = modified_at - ?,
           claimed_at = COALESCE(claimed_at, ?), exported_at = COALESCE(exported_at, ?) WHERE id = ?`,
        [shift, day, shift, day, shift, shift, shift, shift, shift, exported, exported, document.id],
      );
      await manager.query('UPDATE order_lines SET ordered_at = ordered_at - ? WHERE order_id = ?', [
        shift,
        document.id,
      ]);
      await manager.query('UPDATE order_history SET at = at - ? WHERE order_id = ?', [shift, document.id]);
      await manager.query('UPDATE stock_ledger SET created_at = created_at - ? WHERE order_id = ?', [
        shift,
        document.id,
      ]);
    });
  }

  /** Takes all of them away and gives back what they have reserved; answers how many there were. */
  async remove(): Promise<number> {
    const documents = await this.made();
    for (const { id, folio } of documents) await this.database.write((manager) => this.removeOne(manager, id, folio));
    return documents.length;
  }

  private async removeOne(manager: Transaction, id: number, folio: string): Promise<void> {
    await this.moves.hold(manager, [folio]);
    await this.moves.release(manager, id);
    for (const table of ['order_lines', 'order_allocations', 'order_history', 'order_guides', 'stock_ledger'])
      await manager.query(`DELETE FROM ${table} WHERE order_id = ?`, [id]);
    await manager.query('DELETE FROM orders WHERE id = ?', [id]);
  }
}

function madeLine(row: LineRow): MadeLine {
  const { model, title, name, quantity } = row;
  return {
    ...{ model, title, quantity, brand: name, image: row.cover_image ?? '', link: row.link ?? '' },
    productId: Number(row.product_id),
    listPrice: Number(row.list_price),
    offerPrice: Number(row.offer_price),
    unitPrice: Number(row.unit_price),
    amount: Number(row.amount),
    discounts: {
      customer: row.distribution_discount,
      class: row.class_discount,
      volume: row.volume_discount,
      financial: row.financial_discount,
    },
  };
}
