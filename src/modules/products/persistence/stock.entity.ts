import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Pieces of a product, grade and branch. `reserved` never exceeds `onHand`, unless the operator counted less than was
 * promised already (`overcommitted`): then nothing more is available. */
@Entity('stock', { withoutRowid: true })
@Check('ck_stock_reserved', '"reserved" >= 0 AND ("overcommitted" = 1 OR "reserved" <= "on_hand")')
export class StockEntity {
  @PrimaryColumn({ name: 'product_id', type: 'bigint' })
  productId: number;

  @PrimaryColumn({ name: 'grade', type: 'varchar', length: 3 })
  grade: string;

  @PrimaryColumn({ name: 'branch_code', type: 'varchar', length: 60 })
  branchCode: string;

  @Column({ name: 'on_hand', type: 'integer' })
  onHand: number;

  @Column({ name: 'reserved', type: 'integer' })
  reserved: number;

  @Column({ name: 'overcommitted', type: 'boolean' })
  overcommitted: boolean;

  @Column({ name: 'withdrawn', type: 'boolean' })
  withdrawn: boolean;
}
