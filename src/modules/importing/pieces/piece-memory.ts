import { createHash, type Hash } from 'node:crypto';
import { resolve } from 'node:path';
import type { ImportEntity } from '@/modules/importing/import-entity';
import type { ReferenceIndex } from '@/modules/importing/load/reference-index';
import type { ImportPiecesRepository, KeptPiece } from '@/modules/importing/persistence/import-pieces.repository';
import type { KnownPiece, Recall } from '@/modules/importing/pieces/file-pieces';
import { noteText, readNote, type NotedRows, type PieceNote } from '@/modules/importing/pieces/piece-note';
import type { LoadTable, RangeDigest, RawValue } from '@/shared/database/upsert/load-table';
import type { Scratch } from '@/shared/database/upsert/scratch';
import { codeDigest } from '@/shared/files/code-digest';
import { DAY_MS } from '@/shared/kernel/durations';

/** Where the code of the service is, sources or built. */
const CODE = resolve(__dirname, '..', '..', '..');
const DIGEST_DIGITS = 32;
/** A piece that no import has had for so many days is forgotten. */
const KEPT_DAYS = 8;
/** What is had every day is noted only now and then. */
const NOTED_DAYS = 3;
const WRITTEN_TOGETHER = 500;

let code: string | undefined;

/** What is remembered of the pieces of an entity's files: those that changed nothing, and what that depends on (ADR 89). */
export class PieceMemory implements Recall {
  private readonly base: Hash;
  private readonly today = Math.floor(Date.now() / DAY_MS);
  private readonly tables: ReadonlyMap<string, LoadTable>;
  /** Pieces that were had, of those that were not noted as such for a while. */
  private had: string[] = [];
  /** Pieces to be remembered that are not written yet. */
  private found: KeptPiece[] = [];
  private known: Promise<boolean> | undefined;

  constructor(
    private readonly repository: ImportPiecesRepository,
    private readonly entity: ImportEntity,
    private readonly references: ReferenceIndex,
    private readonly scratch: Scratch,
  ) {
    this.base = createHash('sha256').update(`${(code ??= codeDigest(CODE))}\0${entity.name}\0`);
    this.tables = new Map((entity.refersTo ?? []).map((table) => [table.name, table]));
  }

  any(): Promise<boolean> {
    return (this.known ??= this.repository.any(this.entity.name));
  }

  digest(context: string, content: Buffer): string {
    return this.base.copy().update(`${context}\0`).update(content).digest('hex').slice(0, DIGEST_DIGITS);
  }

  async recall(digests: readonly string[]): Promise<ReadonlyMap<string, PieceNote>> {
    const notes = new Map<string, PieceNote>();
    if (digests.length === 0) return notes;
    for (const { digest, seenDay, note } of await this.repository.find(digests)) {
      const read = readNote(digest, note);
      if (!read) continue;
      notes.set(digest, read);
      if (seenDay + NOTED_DAYS <= this.today) this.had.push(digest);
    }
    return notes;
  }

  /** Which of these pieces change nothing again, as the rows are now. */
  async standing(pieces: readonly KnownPiece[]): Promise<ReadonlySet<KnownPiece>> {
    if (pieces.length === 0) return new Set();
    const standing = new Set(await this.referring(pieces));
    for (const piece of standing) if (this.waits(piece)) standing.delete(piece);
    for (const [index, table] of this.entity.tables.entries()) {
      const noted = [...standing].flatMap((piece) =>
        piece.note.rows.filter(([of]) => of === index).map((rows) => ({ piece, rows })),
      );
      const found = await table.digests(noted.map(({ rows: [, from, to, limit] }) => ({ from, to, limit })));
      for (const [at, { piece, rows }] of noted.entries()) if (!isSame(rows, found[at])) standing.delete(piece);
    }
    return standing;
  }

  /** Remembers pieces that were found to change nothing: what was found stays true, so they may be written later. */
  async keep(notes: ReadonlyMap<string, PieceNote>): Promise<void> {
    for (const [digest, one] of notes) {
      const note = noteText(digest, one);
      if (note !== undefined) this.found.push({ digest, seenDay: this.today, note });
    }
    if (this.found.length >= WRITTEN_TOGETHER) await this.write();
  }

  /** Writes what is left, notes what was had, and forgets what has not been for long. */
  async finish(): Promise<void> {
    await this.write();
    for (let start = 0; start < this.had.length; start += WRITTEN_TOGETHER)
      await this.repository.touch(this.had.slice(start, start + WRITTEN_TOGETHER), this.today);
    this.had = [];
    await this.repository.forget(this.entity.name, this.today - KEPT_DAYS);
  }

  private async write(): Promise<void> {
    const { found } = this;
    this.found = [];
    if (found.length === 0) return;
    await this.repository.keep(this.entity.name, found);
    this.known = Promise.resolve(true);
  }

  /** Those of which all rows that they refer to are there. */
  private async referring(pieces: readonly KnownPiece[]): Promise<readonly KnownPiece[]> {
    const told = pieces.filter(({ note }) => note.references.every(([name]) => this.tables.has(name)));
    const all = told.map((piece) => ({ piece, named: this.named(piece) }));
    if (await this.references.lookUp(all.flatMap(({ named }) => named))) return told;
    return all.filter(({ named }) => named.every((row) => this.references.has(row))).map(({ piece }) => piece);
  }

  private named({ note }: KnownPiece): { table: LoadTable; key: RawValue }[] {
    return note.references.flatMap(([name, keys]) => {
      const table = this.tables.get(name);
      return table ? keys.map((key) => ({ table, key })) : [];
    });
  }

  /** Whether an earlier line that was put off may be about one of its rows. */
  private waits({ note }: KnownPiece): boolean {
    if (!this.scratch.hasDeferred) return false;
    if ((this.entity.tables[0]?.keyProperties.length ?? 0) > 1) return true;
    return note.rows.some(([table, from, to]) => table === 0 && this.scratch.defersWithin(from, to));
  }
}

function isSame([, , , rows, digest]: NotedRows, found: RangeDigest | undefined): boolean {
  return found?.rows === rows && found.digest === digest;
}
