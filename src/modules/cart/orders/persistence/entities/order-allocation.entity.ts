import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Condition } from '@/modules/cart/quoting/domain/quote-input';
import type { SalesAllocation } from '@/modules/cart/orders/domain/documents/sales-document';

/** Pieces of an order's line reserved in one warehouse; for a kit, one row per component and warehouse. */
@Entity('order_allocations')
export class OrderAllocationEntity implements SalesAllocation {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @PrimaryColumn({ name: 'line_number', type: 'integer' })
  lineNumber: number;

  @PrimaryColumn({ name: 'product_id', type: 'bigint' })
  productId: number;

  @PrimaryColumn({ name: 'branch_code', type: 'varchar', length: 60 })
  warehouse: string;

  @Column({ name: 'model', type: 'varchar', length: 200 })
  model: string;

  @Column({ name: 'grade', type: 'varchar', length: 3 })
  condition: Condition;

  @Column({ name: 'pieces', type: 'integer' })
  pieces: number;
}
