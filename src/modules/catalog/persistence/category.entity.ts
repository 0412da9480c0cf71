import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A category of the tree. Level 0 is internal and never shown. */
@Entity('categories')
export class CategoryEntity {
  @PrimaryColumn({ name: 'id', type: 'bigint' })
  id: number;

  @Column({ name: 'name', type: 'varchar', length: 200 })
  name: string;

  @Column({ name: 'level', type: 'integer' })
  level: number;

  @Column({ name: 'parent_id', type: 'bigint', nullable: true })
  parentId: number | null;

  @Column({ name: 'image', type: 'varchar', length: 500, nullable: true })
  image: string | null;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
