import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { DeliveryType } from '@/modules/cart/quoting/domain/delivery/delivery-rules';
import type { OrderState } from '@/modules/cart/orders/domain/states/order-state';
import type {
  QuotedSnapshot,
  SalesDocument,
  SalesDocumentKind,
} from '@/modules/cart/orders/domain/documents/sales-document';
import type { DeliveryAddress } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import type { Currency } from '@/shared/money/currency';

/**
 * A quote or an order, kept under its folio. Amounts in cents of its currency, rate in ten-thousandths. The folio is null only inside the transaction that writes the row.
 */
@Entity('orders')
@Check('ck_orders_total', '"total" = "subtotal" + "freight" + "tax"')
@Index('ix_orders_kind_day', ['kind', 'createdDay'])
@Index('ix_orders_kind_exported', ['kind', 'exportedAt'])
@Index('ix_orders_kind_ordered', ['kind', 'orderedAt', 'id'])
@Index('ix_orders_ordered', ['accountId', 'kind', 'orderedAt', 'id'])
@Index('ix_orders_state', ['accountId', 'kind', 'state', 'orderedAt', 'id'])
@Index('ix_orders_modified', ['accountId', 'kind', 'modifiedAt', 'orderedAt', 'id'])
@Index('ix_orders_purchase', ['accountId', 'kind', 'purchaseOrder', 'orderedAt', 'id'])
@Index('ix_orders_account_folio', ['accountId', 'kind', 'folio', 'orderedAt', 'id'])
@Index('ix_orders_undated', ['kind', 'linesOrderedAt'])
@Index('ix_orders_quoted', ['accountId', 'kind', 'quotedAt', 'id', 'validUntil'])
export class OrderEntity implements SalesDocument {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id: number;

  @Index('ux_orders_folio', { unique: true })
  @Column({ name: 'folio', type: 'varchar', length: 60, nullable: true })
  folio: string | null;

  @Column({ name: 'kind', type: 'varchar', length: 5 })
  kind: SalesDocumentKind;

  @Column({ name: 'account_id', type: 'bigint' })
  accountId: number;

  @Column({ name: 'client_id', type: 'varchar', length: 100 })
  clientId: string;

  @Column({ name: 'created_at', type: 'bigint' })
  createdAt: number;

  /** YYYYMMDD in Mexico City. */
  @Column({ name: 'created_day', type: 'integer' })
  createdDay: number;

  @Column({ name: 'delivery_type', type: 'varchar', length: 20 })
  deliveryType: DeliveryType;

  @Column({ name: 'carrier', type: 'varchar', length: 60, nullable: true })
  carrier: string | null;

  /** Position of the carrier in its catalog, from 1; 0 without one. */
  @Column({ name: 'carrier_number', type: 'integer' })
  carrierNumber: number;

  @Column({ name: 'delivery', type: 'simple-json' })
  delivery: DeliveryAddress;

  @Column({ name: 'currency', type: 'varchar', length: 3 })
  currency: Currency;

  @Column({ name: 'rate', type: 'integer' })
  rate: number;

  @Column({ name: 'payment_method', type: 'varchar', length: 60 })
  paymentMethod: string;

  @Column({ name: 'payment_code', type: 'varchar', length: 5 })
  paymentCode: string;

  @Column({ name: 'payment_form', type: 'integer' })
  paymentForm: number;

  /** Days of credit; 0 for ready money. */
  @Column({ name: 'term_days', type: 'integer' })
  termDays: number;

  @Column({ name: 'cfdi_use', type: 'varchar', length: 10 })
  cfdiUse: string;

  @Column({ name: 'purchase_order', type: 'varchar', length: 100 })
  purchaseOrder: string;

  @Column({ name: 'email', type: 'varchar', length: 200 })
  email: string;

  /** Goods go straight to the reseller's customer: papers without prices. */
  @Column({ name: 'direct_to_customer', type: 'boolean' })
  directToCustomer: boolean;

  @Column({ name: 'forced', type: 'boolean' })
  forced: boolean;

  @Column({ name: 'prepaid_guide', type: 'boolean' })
  prepaidGuide: boolean;

  @Column({ name: 'subtotal', type: 'bigint' })
  subtotal: number;

  @Column({ name: 'freight', type: 'bigint' })
  freight: number;

  @Column({ name: 'tax', type: 'bigint' })
  tax: number;

  @Column({ name: 'total', type: 'bigint' })
  total: number;

  @Column({ name: 'tax_percent', type: 'integer' })
  taxPercent: number;

  /** When an export of pending orders took it; null until then. Epoch milliseconds. */
  @Column({ name: 'exported_at', type: 'bigint', nullable: true })
  exportedAt: number | null;

  // The columns below are null in rows that the release before wrote; `fillInOrders` gives them what null means.

  /** When it was ordered; of a quote, when it was made. Epoch milliseconds, as all times here. */
  @Column({ name: 'ordered_at', type: 'bigint', nullable: true })
  orderedAt: number | null;

  /** The same as YYYYMMDD in Mexico City. */
  @Column({ name: 'ordered_day', type: 'integer', nullable: true })
  orderedDay: number | null;

  /** When it was quoted; null for an order that never was a quote. */
  @Column({ name: 'quoted_at', type: 'bigint', nullable: true })
  quotedAt: number | null;

  /** Last moment at which the quote can be ordered; null for an order that never was one. */
  @Column({ name: 'valid_until', type: 'bigint', nullable: true })
  validUntil: number | null;

  /** Null for a quote. */
  @Column({ name: 'state', type: 'varchar', length: 20, nullable: true })
  state: OrderState | null;

  @Column({ name: 'state_at', type: 'bigint', nullable: true })
  stateAt: number | null;

  /** When a file told last that it still is in its state, where that joined no history (ADR 30); null for never. */
  @Column({ name: 'repeated_at', type: 'bigint', nullable: true })
  repeatedAt: number | null;

  /** Rises with every change of the document, its lines, guides and links. */
  @Column({ name: 'version', type: 'integer', nullable: true })
  version: number | null;

  /** When the version rose last. */
  @Column({ name: 'modified_at', type: 'bigint', nullable: true })
  modifiedAt: number | null;

  /** When an export took it in hand, before it handed it over. */
  @Column({ name: 'claimed_at', type: 'bigint', nullable: true })
  claimedAt: number | null;

  @Column({ name: 'cancelled_at', type: 'bigint', nullable: true })
  cancelledAt: number | null;

  /** All of it is to come from one branch. */
  @Column({ name: 'single_branch', type: 'boolean', nullable: true })
  singleBranch: boolean | null;

  /** The cart asked for the 8 % of the border region, and could. */
  @Column({ name: 'border_rate', type: 'boolean', nullable: true })
  borderRate: boolean | null;

  /** The quote as it was before it became this order; null otherwise. */
  @Column({ name: 'quoted', type: 'simple-json', nullable: true })
  quoted: QuotedSnapshot | null;

  /** The time of ordering that its lines carry; null for a quote, and where the release before ordered it (`undatedOrders`). */
  @Column({ name: 'lines_ordered_at', type: 'bigint', nullable: true })
  linesOrderedAt: number | null;

  /** Its purchase order as it was quoted, where the order has another one; null otherwise. */
  @Column({ name: 'quoted_purchase_order', type: 'varchar', length: 100, nullable: true })
  quotedPurchaseOrder: string | null;
}
