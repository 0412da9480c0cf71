import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OpenBoxDiscounts, VolumeTier } from '@/modules/products/domain/product';

/** Prices of a product in ten-thousandths of a dollar; offer days as YYYYMMDD; percentages in millionths. */
@Entity('prices')
export class PriceEntity {
  @PrimaryColumn({ name: 'product_id', type: 'bigint' })
  productId: number;

  @Column({ name: 'list_price', type: 'bigint' })
  listPrice: number;

  @Column({ name: 'public_price', type: 'bigint', nullable: true })
  publicPrice: number | null;

  @Column({ name: 'offer_price', type: 'bigint', nullable: true })
  offerPrice: number | null;

  @Column({ name: 'offer_from', type: 'integer', nullable: true })
  offerFrom: number | null;

  @Column({ name: 'offer_to', type: 'integer', nullable: true })
  offerTo: number | null;

  @Column({ name: 'map_price', type: 'bigint', nullable: true })
  mapPrice: number | null;

  @Column({ name: 'tiers', type: 'simple-json', nullable: true })
  tiers: VolumeTier[] | null;

  @Column({ name: 'open_box', type: 'simple-json', nullable: true })
  openBox: OpenBoxDiscounts | null;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
