import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Every change of a stock row's `reserved`, with its reason: at any moment their sums per stock row agree. */
@Entity('stock_ledger')
@Index('ix_stock_ledger_stock', ['productId', 'grade', 'branchCode'])
export class StockLedgerEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id: number;

  @Index('ix_stock_ledger_order')
  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Column({ name: 'product_id', type: 'bigint' })
  productId: number;

  @Column({ name: 'grade', type: 'varchar', length: 3 })
  grade: string;

  @Column({ name: 'branch_code', type: 'varchar', length: 60 })
  branchCode: string;

  @Column({ name: 'quantity', type: 'integer' })
  quantity: number;

  @Column({ name: 'created_at', type: 'bigint' })
  createdAt: number;
}
