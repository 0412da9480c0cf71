import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Condition } from '@/modules/cart/quoting/domain/quote-input';
import type { SalesLine } from '@/modules/cart/orders/domain/documents/sales-document';

/** A line of a quote or order. Prices of one piece and the amount in cents, discounts in millionths. */
@Entity('order_lines')
@Index('ix_order_lines_product', ['accountId', 'productId', 'orderId'])
@Index('ix_order_lines_ordered', ['accountId', 'productId', 'orderedAt', 'orderId'])
export class OrderLineEntity implements SalesLine {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  /** From 1, in the order of the cart. */
  @PrimaryColumn({ name: 'line_number', type: 'integer' })
  lineNumber: number;

  @Column({ name: 'product_id', type: 'bigint' })
  productId: number;

  @Column({ name: 'model', type: 'varchar', length: 200 })
  model: string;

  @Column({ name: 'grade', type: 'varchar', length: 3 })
  condition: Condition;

  @Column({ name: 'quantity', type: 'integer' })
  quantity: number;

  /** Pieces that were not in stock: backorder. */
  @Column({ name: 'missing', type: 'integer' })
  missing: number;

  @Column({ name: 'kit', type: 'boolean' })
  kit: boolean;

  @Column({ name: 'list_price', type: 'bigint' })
  listPrice: number;

  @Column({ name: 'offer_price', type: 'bigint' })
  offerPrice: number;

  @Column({ name: 'unit_price', type: 'bigint' })
  unitPrice: number;

  @Column({ name: 'amount', type: 'bigint' })
  amount: number;

  @Column({ name: 'distribution_discount', type: 'integer' })
  distributionDiscount: number;

  @Column({ name: 'class_discount', type: 'integer' })
  classDiscount: number;

  @Column({ name: 'volume_discount', type: 'integer' })
  volumeDiscount: number;

  @Column({ name: 'financial_discount', type: 'integer' })
  financialDiscount: number;

  /** The document's; null in rows of the release before. */
  @Column({ name: 'account_id', type: 'bigint', nullable: true })
  accountId: number | null;

  /** When its document was ordered: what the orders of a product are found by. Null in a quote. */
  @Column({ name: 'ordered_at', type: 'bigint', nullable: true })
  orderedAt: number | null;

  /** Pieces that have left so far; null means none, as below. */
  @Column({ name: 'shipped', type: 'integer', nullable: true })
  shipped: number | null;

  @Column({ name: 'delivered', type: 'integer', nullable: true })
  delivered: number | null;

  @Column({ name: 'cancelled', type: 'integer', nullable: true })
  cancelled: number | null;

  /** Day on which the goods are expected, YYYYMMDD; null when nobody has said. */
  @Column({ name: 'eta_day', type: 'integer', nullable: true })
  etaDay: number | null;
}
