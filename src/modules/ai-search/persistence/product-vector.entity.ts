import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The vector of a text, by the hash of the text and the model: computed once, whatever product has the text. */
@Entity('product_vectors')
export class ProductVectorEntity {
  /** Hexadecimal SHA-256. */
  @PrimaryColumn({ name: 'content_hash', type: 'varchar', length: 64 })
  contentHash: string;

  /** Base64 of a little-endian float (the scale) and one signed byte a dimension. */
  @Column({ name: 'vector', type: 'text' })
  vector: string;

  @Column({ name: 'created_at', type: 'bigint' })
  createdAt: number;
}
