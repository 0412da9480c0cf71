import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The guide attached to an order or quote: one at most, the last one sent. Its bytes are in the storage folder. */
@Entity('guide_files')
export class GuideFileEntity {
  /** Folio without `-API`. */
  @PrimaryColumn({ name: 'folio', type: 'varchar', length: 60 })
  folio: string;

  @Column({ name: 'account_id', type: 'bigint' })
  accountId: number;

  /** Name in the storage folder, made by the server. */
  @Index('ux_guide_files_storage_name', { unique: true })
  @Column({ name: 'storage_name', type: 'varchar', length: 64 })
  storageName: string;

  /** What the client called it, cleaned; only ever shown. */
  @Column({ name: 'original_name', type: 'varchar', length: 255 })
  originalName: string;

  @Column({ name: 'format', type: 'varchar', length: 4 })
  format: string;

  @Column({ name: 'bytes', type: 'integer' })
  bytes: number;

  /** Hexadecimal. */
  @Column({ name: 'sha256', type: 'varchar', length: 64 })
  sha256: string;

  @Column({ name: 'stored_at', type: 'bigint' })
  storedAt: number;
}
