import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SalesAllocation, SalesDocument, SalesLine } from '@/modules/cart/orders/domain/sales-document';
import type { Condition } from '@/modules/cart/quoting/domain/quote-input';
import type { StockDemand } from '@/modules/cart/orders/domain/stock-demand';
import type { GuideOrders, GuideTarget } from '@/modules/cart/guides/guide-orders';
import { OrderEntity } from '@/modules/cart/orders/persistence/order.entity';
import { affectedRows, insertRow, insertRows } from '@/modules/cart/orders/persistence/statements';
import type { Caller } from '@/shared/kernel/caller';
import { Database } from '@/shared/database/database';

/** A document to be written, still without a folio. */
export interface NewDocument {
  readonly document: Omit<SalesDocument, 'folio'>;
  readonly lines: readonly SalesLine[];
  readonly allocations: readonly SalesAllocation[];
}

const ORDER_COLUMNS = [
  'kind',
  'account_id',
  'client_id',
  'created_at',
  'created_day',
  'delivery_type',
  'carrier',
  'carrier_number',
  'delivery',
  'currency',
  'rate',
  'payment_method',
  'payment_code',
  'payment_form',
  'term_days',
  'cfdi_use',
  'purchase_order',
  'email',
  'direct_to_customer',
  'forced',
  'prepaid_guide',
  'subtotal',
  'freight',
  'tax',
  'total',
  'tax_percent',
];
const LINE_COLUMNS = [
  'order_id',
  'line_number',
  'product_id',
  'model',
  'grade',
  'quantity',
  'missing',
  'kit',
  'list_price',
  'offer_price',
  'unit_price',
  'amount',
  'distribution_discount',
  'class_discount',
  'volume_discount',
  'financial_discount',
];
const ALLOCATION_COLUMNS = ['order_id', 'line_number', 'product_id', 'branch_code', 'model', 'grade', 'pieces'];
const LEDGER_COLUMNS = ['order_id', 'product_id', 'grade', 'branch_code', 'quantity', 'created_at'];
/** Rows of one statement. */
const ROWS = 500;

/** Quotes and orders under their folio. */
@Injectable()
export class OrderRepository implements GuideOrders {
  constructor(private readonly database: Database) {}

  /** Writes a document with its lines and allocations; answers its id. It has no folio yet: see `assignFolio`. */
  async insert(manager: EntityManager, { document, lines, allocations }: NewDocument): Promise<number> {
    const id = await insertRow(manager, 'orders', ORDER_COLUMNS, orderValues(document));
    await insertRows(
      manager,
      'order_lines',
      LINE_COLUMNS,
      lines.map((line) => lineValues(id, line)),
    );
    for (let start = 0; start < allocations.length; start += ROWS) {
      const slice = allocations.slice(start, start + ROWS);
      await insertRows(
        manager,
        'order_allocations',
        ALLOCATION_COLUMNS,
        slice.map((one) => [id, one.lineNumber, one.productId, one.warehouse, one.model, one.condition, one.pieces]),
      );
    }
    return id;
  }

  /** Notes in the ledger what an order has reserved, or given back where it is negative. */
  async appendLedger(
    manager: EntityManager,
    orderId: number,
    demand: readonly StockDemand[],
    now: number,
  ): Promise<void> {
    for (let start = 0; start < demand.length; start += ROWS) {
      const slice = demand.slice(start, start + ROWS);
      await insertRows(
        manager,
        'stock_ledger',
        LEDGER_COLUMNS,
        slice.map((one) => [orderId, one.productId, one.condition, one.warehouse, one.pieces, now]),
      );
    }
  }

  /** The order of one of these folios, kept from others until the transaction ends; undefined when there is none. */
  async holdOrder(manager: EntityManager, folios: readonly string[]): Promise<number | undefined> {
    const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
    for (const folio of folios) {
      const [order] = await manager.query<{ id: number }[]>(
        `SELECT id FROM orders WHERE folio = ? AND kind = 'order'${lock}`,
        [folio],
      );
      if (order) return order.id;
    }
    return undefined;
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
  async assignFolio(manager: EntityManager, id: number, folio: string): Promise<void> {
    const changed = await affectedRows(manager, 'UPDATE orders SET folio = ? WHERE id = ?', [folio, id]);
    if (changed !== 1) throw new Error('the document to be named is not there');
  }

  /** The caller's document of this folio (without `-API`) as the guides need it; another account's is not there. */
  async findForAccount(caller: Caller, folio: string): Promise<GuideTarget | undefined> {
    const order = await this.database.reader.findOneBy(OrderEntity, { folio, accountId: caller.accountId });
    if (!order) return undefined;
    return { folio, quoteId: order.id, carrierNumber: order.carrierNumber, deliveryType: order.deliveryType };
  }
}

function orderValues(order: NewDocument['document']): readonly unknown[] {
  return [
    order.kind,
    order.accountId,
    order.clientId,
    order.createdAt,
    order.createdDay,
    order.deliveryType,
    order.carrier,
    order.carrierNumber,
    JSON.stringify(order.delivery),
    order.currency,
    order.rate,
    order.paymentMethod,
    order.paymentCode,
    order.paymentForm,
    order.termDays,
    order.cfdiUse,
    order.purchaseOrder,
    order.email,
    order.directToCustomer ? 1 : 0,
    order.forced ? 1 : 0,
    order.prepaidGuide ? 1 : 0,
    order.subtotal,
    order.freight,
    order.tax,
    order.total,
    order.taxPercent,
  ];
}

function lineValues(orderId: number, line: SalesLine): readonly unknown[] {
  return [
    orderId,
    line.lineNumber,
    line.productId,
    line.model,
    line.condition,
    line.quantity,
    line.missing,
    line.kit ? 1 : 0,
    line.listPrice,
    line.offerPrice,
    line.unitPrice,
    line.amount,
    line.distributionDiscount,
    line.classDiscount,
    line.volumeDiscount,
    line.financialDiscount,
  ];
}
