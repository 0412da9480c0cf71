import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Long HTML texts of a product, kept out of memory and read by id when asked for. */
@Entity('product_texts')
export class ProductTextEntity {
  @PrimaryColumn({ name: 'product_id', type: 'bigint' })
  productId: number;

  @Column({ name: 'description', type: 'text', nullable: true })
  description: string | null;

  @Column({ name: 'pro_description', type: 'text', nullable: true })
  proDescription: string | null;
}
