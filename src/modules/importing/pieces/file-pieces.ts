import type { BatchPace } from '@/modules/importing/load/batches';
import type { PieceNote } from '@/modules/importing/pieces/piece-note';
import { LineDecoder, wholeLines } from '@/modules/importing/source/line-blocks';
import { PieceCutter, type LinePiece } from '@/modules/importing/source/piece-cutter';
import type { PieceReader } from '@/modules/importing/source/piece-reader';
import type { SourceLine } from '@/modules/importing/source/source-line';
import { Turns } from '@/shared/kernel/turns';

/** How long pieces are read without a break: a server that has answered need not wait for long for the next rows of the batch at hand. */
export const TURN_MS = 1;

/** Gives the digest of a piece, which is made when somebody wants it: of most pieces of a first import nobody does. */
export type PieceDigest = () => string;

/** A piece of a file that nothing is known of. */
export interface FreshPiece {
  /** Undefined where it can't be remembered. */
  readonly digest: PieceDigest | undefined;
  readonly lines: readonly SourceLine[];
  readonly note?: undefined;
}

/** A piece that changed nothing when it was read last. */
export interface KnownPiece {
  readonly digest: PieceDigest;
  readonly note: PieceNote;
  /** Reads it all the same. */
  read(): readonly SourceLine[];
}

export type FilePiece = FreshPiece | KnownPiece;

interface Recalled {
  readonly digest: PieceDigest;
  readonly note: PieceNote | undefined;
}

/** What is known of pieces. */
export interface Recall {
  /** Whether any piece of the entity is known. */
  any(): Promise<boolean>;
  digest(context: string, content: Buffer): string;
  recall(digests: readonly string[]): Promise<ReadonlyMap<string, PieceNote>>;
}

/** The pieces of a file, some at a time. Those that are known are not read. */
export async function* filePieces(
  chunks: AsyncIterable<Buffer>,
  reader: PieceReader,
  recall: Recall,
): AsyncGenerator<FilePiece[]> {
  const cutter = new PieceCutter();
  const group = new PieceGroup(reader, recall);
  for await (const blocks of wholeLines(chunks)) yield group.read(blocks.flatMap((block) => cutter.add(block)));
  yield group.read(cutter.rest());
  yield [{ digest: undefined, lines: reader.end() }];
}

/** Pieces in batches of one step each. */
export async function* pieceBatches(
  pieces: AsyncIterable<readonly FilePiece[]>,
  pace: Pick<BatchPace, 'lines'>,
): AsyncGenerator<FilePiece[]> {
  let batch: FilePiece[] = [];
  let lines = 0;
  for await (const some of pieces)
    for (const piece of some) {
      batch.push(piece);
      lines += piece.note ? piece.note.lines : piece.lines.length;
      if (lines < pace.lines) continue;
      yield batch;
      batch = [];
      lines = 0;
    }
  if (lines > 0) yield batch;
}

/** Reads the pieces that come together, giving way now and then, and asks for all of them at once what is known. */
class PieceGroup {
  private readonly decoder = new LineDecoder('utf8');

  constructor(
    private readonly reader: PieceReader,
    private readonly recall: Recall,
  ) {}

  async read(pieces: readonly LinePiece[]): Promise<FilePiece[]> {
    const found: FilePiece[] = [];
    const turns = new Turns(TURN_MS);
    let known: ReadonlyMap<LinePiece, Recalled> | undefined;
    for (const [index, piece] of pieces.entries()) {
      if (turns.over) await turns.next();
      const { context } = this.reader;
      if (context !== undefined) known ??= await this.known(pieces.slice(index), context);
      found.push(this.piece(piece, context === undefined ? undefined : known?.get(piece)));
    }
    return found;
  }

  private async known(pieces: readonly LinePiece[], context: string): Promise<ReadonlyMap<LinePiece, Recalled>> {
    const digests = new Map<LinePiece, PieceDigest>();
    for (const piece of pieces) {
      const { content } = piece;
      if (Buffer.isBuffer(content))
        digests.set(
          piece,
          once(() => this.recall.digest(context, content)),
        );
    }
    const notes = (await this.recall.any())
      ? await this.recall.recall([...digests.values()].map((digest) => digest()))
      : undefined;
    return new Map([...digests].map(([piece, digest]) => [piece, { digest, note: notes?.get(digest()) }]));
  }

  private piece({ content, lines }: LinePiece, known: Recalled | undefined): FilePiece {
    if (known?.note) {
      const reader = this.reader.skip(lines);
      return { digest: known.digest, note: known.note, read: () => reader().read(this.decoder.lines(content)) };
    }
    const read = this.reader.read(this.decoder.lines(content));
    // A piece that ends within a record is continued by the next one.
    return { digest: this.reader.context === undefined ? undefined : known?.digest, lines: read };
  }
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}
