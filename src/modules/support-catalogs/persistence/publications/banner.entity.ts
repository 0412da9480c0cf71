import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Banner } from '@/modules/support-catalogs/domain/publications';

/** A notice; days are YYYYMMDD, an open end is null. */
@Entity('banners')
export class BannerEntity implements Banner {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 40 })
  id: string;

  @Column({ name: 'title', type: 'varchar', length: 300 })
  title: string;

  @Column({ name: 'image', type: 'varchar', length: 1000 })
  image: string;

  @Column({ name: 'link', type: 'varchar', length: 1000 })
  link: string;

  @Column({ name: 'position', type: 'integer' })
  position: number;

  @Column({ name: 'from_day', type: 'integer', nullable: true })
  from: number | null;

  @Column({ name: 'until_day', type: 'integer', nullable: true })
  until: number | null;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
