import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A shipping guide the distributor's file gave an order. */
@Entity('order_guides')
export class OrderGuideEntity {
  @PrimaryColumn({ name: 'order_id', type: 'integer' })
  orderId: number;

  @PrimaryColumn({ name: 'guide_folio', type: 'varchar', length: 60 })
  guideFolio: string;

  @Column({ name: 'carrier', type: 'varchar', length: 100 })
  carrier: string;

  @Column({ name: 'url', type: 'text' })
  url: string;

  /** Epoch milliseconds; null when unknown. */
  @Column({ name: 'at', type: 'bigint', nullable: true })
  at: number | null;
}
