import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DocumentLookup, DocumentReference } from '@/modules/cart/orders/domain/documents/document-lookup';
import type { SalesAllocation, SalesLine } from '@/modules/cart/orders/domain/documents/sales-document';
import type { SalesRecords } from '@/modules/cart/orders/domain/documents/sales-records';
import type { Condition } from '@/modules/cart/quoting/domain/quote-input';
import type { StockDemand } from '@/modules/cart/orders/domain/stock-demand';
import { OrderEntity } from '@/modules/cart/orders/persistence/entities/order.entity';
import { defer, deferRow, deferRows, type DeferredRow, type Row, type RowId } from '@/shared/database/statements';
import { affectedRows } from '@/shared/database/affected-rows';
import type { Caller } from '@/shared/kernel/caller';
import { Database } from '@/shared/database/database';

/** Rows of one statement. */
const ROWS = 500;

/** A quote about to become an order. */
export interface QuoteToOrder {
  readonly id: number;
  readonly version: number;
  /** JSON, 64 KB at most. */
  readonly snapshot: string;
  readonly purchaseOrder: string;
  readonly lines: readonly SalesLine[];
}

/** The document that lines belong to, as they repeat it. */
interface LinesOwner {
  readonly id: RowId;
  readonly accountId: number;
  /** Epoch milliseconds; null for a quote. */
  readonly orderedAt: number | null;
}

/** Quotes and orders under their folio. */
@Injectable()
export class OrderRepository implements DocumentLookup {
  constructor(private readonly database: Database) {}

  /** Writes a document with its lines and allocations, along with the next statement. It has no folio yet: see `assignFolio`. */
  async insert(manager: EntityManager, { document, ...parts }: SalesRecords): Promise<DeferredRow> {
    const row = await deferRow(manager, 'orders', orderRow(document));
    const owner = { id: row.id, accountId: document.accountId, orderedAt: orderedAt(document) };
    await this.insertParts(manager, owner, parts);
    return row;
  }

  /** Writes the lines and allocations of a document. */
  private async insertParts(
    manager: EntityManager,
    document: LinesOwner,
    { lines, allocations }: Pick<SalesRecords, 'lines' | 'allocations'>,
  ): Promise<void> {
    await deferRows(
      manager,
      'order_lines',
      lines.map((line) => lineRow(document, line)),
    );
    await this.insertAllocations(manager, document.id, allocations);
  }

  private async insertAllocations(
    manager: EntityManager,
    id: RowId,
    allocations: readonly SalesAllocation[],
  ): Promise<void> {
    for (let start = 0; start < allocations.length; start += ROWS) {
      const slice = allocations.slice(start, start + ROWS);
      await deferRows(
        manager,
        'order_allocations',
        slice.map((one) => allocationRow(id, one)),
      );
    }
  }

  /** Locks a quote until the transaction ends, so that nobody else orders it meanwhile; undefined when it is no quote any more. */
  async holdQuote(manager: EntityManager, id: number): Promise<{ readonly version: number } | undefined> {
    const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
    const rows = await manager.query<{ version: number | null }[]>(
      `SELECT version FROM orders WHERE id = ? AND kind = 'quote'${lock}`,
      [id],
    );
    return rows[0] && { version: rows[0].version ?? 1 };
  }

  /**
   * Makes an order of a quote that is held: the same row and folio. `snapshot` is the quote as it was, for what it is shown as from
   * now on.
   */
  async orderQuote(
    manager: EntityManager,
    { id, version, snapshot, purchaseOrder, lines }: QuoteToOrder,
    records: SalesRecords,
  ): Promise<void> {
    const { document: order } = records;
    const now = order.createdAt;
    const changed = await affectedRows(
      manager,
      `UPDATE orders SET kind = 'order', ordered_at = ?, lines_ordered_at = ?, ordered_day = ?, state = 'recibido', state_at = ?, version = ?,
         modified_at = ?, client_id = ?, purchase_order = ?, forced = ?, subtotal = ?, tax = ?, total = ?, quoted = ?,
         quoted_purchase_order = ?
       WHERE id = ? AND kind = 'quote'`,
      [
        ...[now, now, order.createdDay, now, version + 1, now, order.clientId, order.purchaseOrder],
        ...[order.forced ? 1 : 0, order.subtotal, order.tax, order.total, snapshot],
        ...[purchaseOrder === order.purchaseOrder ? null : purchaseOrder, id],
      ],
    );
    if (changed !== 1) throw new Error('a quote was changed while it was held');
    if (sameLines(lines, records.lines)) {
      await defer(manager, 'UPDATE order_lines SET ordered_at = ? WHERE order_id = ?', [now, id]);
      return this.insertAllocations(manager, id, records.allocations);
    }
    await defer(manager, 'DELETE FROM order_lines WHERE order_id = ?', [id]);
    await this.insertParts(manager, { id, accountId: order.accountId, orderedAt: now }, records);
  }

  /** Notes in the ledger what an order has reserved, or given back where it is negative. */
  async appendLedger(
    manager: EntityManager,
    orderId: RowId,
    demand: readonly StockDemand[],
    now: number,
  ): Promise<void> {
    for (let start = 0; start < demand.length; start += ROWS) {
      const slice = demand.slice(start, start + ROWS);
      await deferRows(
        manager,
        'stock_ledger',
        slice.map((one) => ledgerRow(orderId, one, now)),
      );
    }
  }

  /** What an order has reserved and not given back, in the order of the stock rows' key. */
  async reservedBy(manager: EntityManager, orderId: number): Promise<StockDemand[]> {
    const rows = await manager.query<
      { product_id: number | string; grade: Condition; branch_code: string; pieces: number | string }[]
    >(
      `SELECT product_id, grade, branch_code, SUM(quantity) AS pieces FROM stock_ledger WHERE order_id = ?
       GROUP BY product_id, grade, branch_code HAVING SUM(quantity) > 0 ORDER BY product_id, grade, branch_code`,
      [orderId],
    );
    return rows.map((row) => ({
      productId: Number(row.product_id),
      condition: row.grade,
      warehouse: row.branch_code,
      pieces: Number(row.pieces),
    }));
  }

  /** Names a document; in the transaction that wrote it. */
  assignFolio(manager: EntityManager, id: RowId, folio: string): Promise<void> {
    return defer(manager, 'UPDATE orders SET folio = ? WHERE id = ?', [folio, id]);
  }

  /** The caller's document of this folio (without `-API`); another account's is not there. */
  async findForAccount(caller: Caller, folio: string): Promise<DocumentReference | undefined> {
    const order = await this.database.reader.findOneBy(OrderEntity, { folio, accountId: caller.accountId });
    if (!order) return undefined;
    const { id: quoteId, carrierNumber, deliveryType, state } = order;
    return { folio, quoteId, carrierNumber, deliveryType, cancelled: state === 'cancelado' };
  }

  /** Keeps a document from being cancelled until the transaction ends; false when it is a cancelled order. */
  async holdLive(manager: EntityManager, id: number): Promise<boolean> {
    const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
    const sql = `SELECT state FROM orders WHERE id = ?${lock}`;
    const [row] = await manager.query<{ state: string | null }[]>(sql, [id]);
    return row !== undefined && row.state !== 'cancelado';
  }
}

/** When a document was ordered; null for a quote. */
function orderedAt({ kind, createdAt }: SalesRecords['document']): number | null {
  return kind === 'order' ? createdAt : null;
}

function orderRow(order: SalesRecords['document']): Row {
  return {
    kind: order.kind,
    account_id: order.accountId,
    client_id: order.clientId,
    created_at: order.createdAt,
    created_day: order.createdDay,
    delivery_type: order.deliveryType,
    carrier: order.carrier,
    carrier_number: order.carrierNumber,
    delivery: JSON.stringify(order.delivery),
    currency: order.currency,
    rate: order.rate,
    payment_method: order.paymentMethod,
    payment_code: order.paymentCode,
    payment_form: order.paymentForm,
    term_days: order.termDays,
    cfdi_use: order.cfdiUse,
    purchase_order: order.purchaseOrder,
    email: order.email,
    direct_to_customer: order.directToCustomer ? 1 : 0,
    forced: order.forced ? 1 : 0,
    prepaid_guide: order.prepaidGuide ? 1 : 0,
    subtotal: order.subtotal,
    freight: order.freight,
    tax: order.tax,
    total: order.total,
    tax_percent: order.taxPercent,
    ordered_at: order.createdAt,
    lines_ordered_at: orderedAt(order),
    ordered_day: order.createdDay,
    quoted_at: order.kind === 'quote' ? order.createdAt : null,
    valid_until: order.validUntil,
    state: order.kind === 'order' ? 'recibido' : null,
    state_at: order.createdAt,
    version: 1,
    modified_at: order.createdAt,
    single_branch: order.singleBranch ? 1 : 0,
    border_rate: order.borderRate ? 1 : 0,
  };
}

/** Whether the lines of an order are those its quote has kept: then they stay as they are. */
function sameLines(kept: readonly SalesLine[], lines: readonly SalesLine[]): boolean {
  return (
    kept.length === lines.length &&
    lines.every((line, index) => {
      const before = kept[index];
      return (
        before !== undefined && (Object.keys(line) as (keyof SalesLine)[]).every((key) => before[key] === line[key])
      );
    })
  );
}

function lineRow({ id, accountId, orderedAt }: LinesOwner, line: SalesLine): Row {
  return {
    order_id: id,
    line_number: line.lineNumber,
    product_id: line.productId,
    model: line.model,
    grade: line.condition,
    quantity: line.quantity,
    missing: line.missing,
    kit: line.kit ? 1 : 0,
    list_price: line.listPrice,
    offer_price: line.offerPrice,
    unit_price: line.unitPrice,
    amount: line.amount,
    distribution_discount: line.distributionDiscount,
    class_discount: line.classDiscount,
    volume_discount: line.volumeDiscount,
    financial_discount: line.financialDiscount,
    account_id: accountId,
    ordered_at: orderedAt,
    shipped: 0,
    delivered: 0,
    cancelled: 0,
  };
}

function allocationRow(orderId: RowId, one: SalesAllocation): Row {
  return {
    order_id: orderId,
    line_number: one.lineNumber,
    product_id: one.productId,
    branch_code: one.warehouse,
    model: one.model,
    grade: one.condition,
    pieces: one.pieces,
  };
}

function ledgerRow(orderId: RowId, one: StockDemand, now: number): Row {
  return {
    order_id: orderId,
    product_id: one.productId,
    grade: one.condition,
    branch_code: one.warehouse,
    quantity: one.pieces,
    created_at: now,
  };
}
