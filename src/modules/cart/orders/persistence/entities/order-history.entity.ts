import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { HistorySource, OrderState } from '@/modules/cart/orders/domain/states/order-state';

/** A state an order came to, or was in before it was known here. Append-only. */
@Entity('order_history')
@Index('uq_order_history_digest', ['orderId', 'digest'], { unique: true })
export class OrderHistoryEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Column({ name: 'state', type: 'varchar', length: 20 })
  state: OrderState;

  /** Epoch milliseconds. */
  @Column({ name: 'at', type: 'bigint' })
  at: number;

  @Column({ name: 'message', type: 'varchar', length: 500 })
  message: string;

  @Column({ name: 'source', type: 'varchar', length: 20 })
  source: HistorySource;

  /** SHA-256 of what was told, hexadecimal: told again, it is there already. */
  @Column({ name: 'digest', type: 'varchar', length: 64 })
  digest: string;
}
