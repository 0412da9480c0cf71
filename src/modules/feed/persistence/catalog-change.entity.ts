import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What has become of a product, told by positions: `position` is the highest of the others, and no two rows share one. There is one
 * row per product that was ever on sale; products that were withdrawn keep theirs.
 */
@Entity('catalog_changes')
@Index('uq_catalog_changes_position', ['position'], { unique: true })
export class CatalogChangeEntity {
  @PrimaryColumn({ name: 'product_id', type: 'bigint' })
  productId: number;

  @Column({ name: 'position', type: 'bigint' })
  position: number;

  @Column({ name: 'listed', type: 'boolean' })
  listed: boolean;

  @Column({ name: 'listed_pos', type: 'bigint' })
  listedPos: number;

  @Column({ name: 'withdrawn_pos', type: 'bigint' })
  withdrawnPos: number;

  @Column({ name: 'price_pos', type: 'bigint' })
  pricePos: number;

  @Column({ name: 'stock_pos', type: 'bigint' })
  stockPos: number;

  @Column({ name: 'sheet_pos', type: 'bigint' })
  sheetPos: number;

  @Column({ name: 'price_digest', type: 'varchar', length: 16 })
  priceDigest: string;

  @Column({ name: 'stock_digest', type: 'varchar', length: 16 })
  stockDigest: string;

  /** The first half of what is in memory, the second of the long texts; that one is empty while they are unknown. */
  @Column({ name: 'sheet_digest', type: 'varchar', length: 16 })
  sheetDigest: string;

  /** Epoch milliseconds of the last publication. */
  @Column({ name: 'changed_at', type: 'bigint' })
  changedAt: number;
}
