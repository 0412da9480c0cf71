import type { ImportEntity } from '@/modules/importing/import-entity';
import type { EntityLoad, LineSink, LoadStep } from '@/modules/importing/load/entity-load';
import type { ReadLine } from '@/modules/importing/load/line-reader';
import { TURN_MS, type FilePiece, type KnownPiece } from '@/modules/importing/pieces/file-pieces';
import type { PieceNote } from '@/modules/importing/pieces/piece-note';
import type { PieceMemory } from '@/modules/importing/pieces/piece-memory';
import { notesOf, spansOf, type Span, type ReadPieceLines } from '@/modules/importing/pieces/piece-notes';
import { keyText, type LoadTable, type RowKey } from '@/shared/database/upsert/load-table';
import { Turns } from '@/shared/kernel/turns';

type Prepared = ReadPieceLines | { readonly known: KnownPiece };

/**
 * Loads a file in pieces. Those that are known to change nothing are only held against the rows that are there; all others, and those that
 * don't stand that, go the ordinary way and are remembered when they change nothing.
 */
export class PieceLoad {
  constructor(
    private readonly load: EntityLoad,
    private readonly memory: PieceMemory,
    private readonly entity: ImportEntity,
    private readonly sink: LineSink,
  ) {}

  /** Gives way now and then to the batch at hand, so that a server that has answered need not wait for its next rows. */
  async prepare(batch: readonly FilePiece[]): Promise<LoadStep> {
    const turns = new Turns(TURN_MS);
    const pieces: Prepared[] = [];
    for (const piece of batch) {
      if (turns.over) await turns.next();
      pieces.push(this.prepared(piece));
    }
    return () => this.add(pieces);
  }

  private prepared(piece: FilePiece): Prepared {
    if (!piece.note) return { digest: piece.digest, read: this.load.read(piece.lines) };
    for (const name of piece.note.unknown) this.sink.unknownField(name);
    return { known: piece };
  }

  private async add(pieces: readonly Prepared[]): Promise<void> {
    const known = pieces.flatMap((piece) => ('known' in piece ? [piece.known] : []));
    const standing = await this.memory.standing(known);
    const ordinary: Before[] = [];
    let unchanged = 0;
    for (const piece of pieces) {
      if (!('known' in piece)) ordinary.push(new Before(piece));
      else if (standing.has(piece.known) && !this.meets(piece.known, ordinary)) unchanged += piece.known.note.lines;
      else ordinary.push(new Before(this.again(piece.known)));
    }
    if (ordinary.length > 0) await this.write(ordinary.map(({ piece }) => piece));
    this.sink.counts.read += unchanged;
    this.sink.counts.unchanged += unchanged;
  }

  private async write(pieces: readonly ReadPieceLines[]): Promise<void> {
    let notes: ReadonlyMap<string, PieceNote> = new Map();
    await this.load.add(
      pieces.flatMap(({ read }) => read),
      async (transaction, plans, result) => {
        notes = await notesOf(transaction, pieces, plans, result, this.entity);
      },
    );
    await this.memory.keep(notes);
  }

  private again(piece: KnownPiece): ReadPieceLines {
    return { digest: piece.digest, read: this.load.read(piece.read()) };
  }

  /** Whether lines before it, of the same batch, are about one of its rows: then it isn't yet known what it will find. */
  private meets(piece: KnownPiece, before: readonly Before[]): boolean {
    const near = new Set<string>();
    for (const one of before)
      if (this.isNear(piece, one.spans))
        for (const [table, key] of keysOf(one.piece.read)) near.add(`${table.name} ${keyText(key)}`);
    if (near.size === 0) return false;
    for (const [table, key] of keysOf(this.load.read(piece.read())))
      if (near.has(`${table.name} ${keyText(key)}`)) return true;
    return false;
  }

  private isNear({ note }: KnownPiece, spans: ReadonlyMap<LoadTable, Span>): boolean {
    return note.rows.some(([index, from, to]) => {
      const table = this.entity.tables[index];
      const span = table && spans.get(table);
      return span !== undefined && span.from <= to && span.to >= from;
    });
  }
}

/** A piece that goes the ordinary way. */
class Before {
  private known: ReadonlyMap<LoadTable, Span> | undefined;

  constructor(readonly piece: ReadPieceLines) {}

  get spans(): ReadonlyMap<LoadTable, Span> {
    return (this.known ??= spansOf(keysOf(this.piece.read)));
  }
}

function* keysOf(lines: readonly ReadLine[]): Generator<readonly [table: LoadTable, key: RowKey]> {
  for (const { patches, problems } of lines) {
    if (problems.length > 0) continue;
    for (const { table, values } of patches) {
      const key = table.keyOf(values);
      if (key) yield [table, key];
    }
  }
}
