import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FreightBand } from '@/modules/support-catalogs/domain/delivery/freight-tariffs';

/** The price of a parcel up to a weight: milligrams, and ten-thousandths of a US dollar. */
@Entity('freight_tariffs')
export class FreightTariffEntity implements FreightBand {
  @PrimaryColumn({ name: 'carrier', type: 'varchar', length: 60 })
  carrier: string;

  @PrimaryColumn({ name: 'zone', type: 'varchar', length: 20 })
  zone: string;

  @PrimaryColumn({ name: 'up_to', type: 'bigint' })
  upTo: number;

  @Column({ name: 'price', type: 'bigint' })
  price: number;

  @Column({ name: 'per_extra_kilo', type: 'bigint' })
  perExtraKilo: number;

  @Column({ name: 'extended_surcharge', type: 'bigint' })
  extendedSurcharge: number;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
