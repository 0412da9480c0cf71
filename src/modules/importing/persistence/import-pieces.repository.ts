import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { ImportPieceEntity } from '@/modules/importing/persistence/import-piece.entity';
import { Database } from '@/shared/database/database';
import { UpsertTable } from '@/shared/database/upsert/upsert-table';

const FORGOTTEN_TOGETHER = 2000;

/** What is remembered of a piece, as it is kept. */
export interface KeptPiece {
  readonly digest: string;
  readonly seenDay: number;
  readonly note: string;
}

/** Pieces of import files that changed nothing. */
@Injectable()
export class ImportPiecesRepository {
  private readonly table: UpsertTable<ImportPieceEntity>;

  constructor(private readonly database: Database) {
    this.table = new UpsertTable(database, ImportPieceEntity, {});
  }

  /** Whether any of an entity is remembered. */
  any(entity: string): Promise<boolean> {
    return this.database.reader.existsBy(ImportPieceEntity, { entity });
  }

  find(digests: readonly string[]): Promise<KeptPiece[]> {
    const marks = digests.map(() => '?').join(', ');
    const sql = `SELECT digest, seen_day AS seenDay, note FROM import_pieces WHERE digest IN (${marks})`;
    return this.database.reader.query<KeptPiece[]>(sql, [...digests]);
  }

  /** In order, so that two imports don't wait for each other. */
  async keep(entity: string, pieces: readonly KeptPiece[]): Promise<void> {
    const rows = [...pieces].sort((one, other) => (one.digest < other.digest ? -1 : 1));
    await this.database.write(async (manager) => {
      const session = await this.table.open(manager, []);
      for (const piece of rows) {
        const made = this.table.merge(undefined, { ...piece, entity });
        if (made.kind === 'created') session.save([piece.digest], made.row);
      }
      await session.flush();
    });
  }

  async touch(digests: readonly string[], seenDay: number): Promise<void> {
    await this.database.write((manager) =>
      manager.update(ImportPieceEntity, { digest: In([...digests].sort()) }, { seenDay }),
    );
  }

  /** Forgets those of an entity that were last seen before a day. */
  async forget(entity: string, before: number): Promise<void> {
    for (let page = FORGOTTEN_TOGETHER; page === FORGOTTEN_TOGETHER;) {
      const old = await this.database.reader.find(ImportPieceEntity, {
        select: { digest: true },
        where: { entity, seenDay: LessThan(before) },
        take: FORGOTTEN_TOGETHER,
      });
      page = old.length;
      if (page > 0)
        await this.database.write((manager) =>
          manager.delete(ImportPieceEntity, { digest: In(old.map(({ digest }) => digest).sort()) }),
        );
    }
  }
}
