import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A piece of an import file that changed nothing, and the rows that say so (ADR 89). */
@Entity('import_pieces')
@Index('ix_import_pieces_seen', ['entity', 'seenDay'])
export class ImportPieceEntity {
  /** Of its bytes and of all that reading them depends on. */
  @PrimaryColumn({ name: 'digest', type: 'varchar', length: 32 })
  digest: string;

  @Column({ name: 'entity', type: 'varchar', length: 40 })
  entity: string;

  /** Days since 1970. */
  @Column({ name: 'seen_day', type: 'integer' })
  seenDay: number;

  @Column({ name: 'note', type: 'text' })
  note: string;
}
