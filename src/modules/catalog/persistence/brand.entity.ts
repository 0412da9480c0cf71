import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A brand. `id` is its slug (Decisions 6). */
@Entity('brands')
export class BrandEntity {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 100 })
  id: string;

  @Column({ name: 'name', type: 'varchar', length: 150 })
  name: string;

  @Column({ name: 'logo', type: 'varchar', length: 500 })
  logo: string;

  @Column({ name: 'title', type: 'varchar', length: 300, nullable: true })
  title: string | null;

  @Column({ name: 'description', type: 'text', nullable: true })
  description: string | null;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
