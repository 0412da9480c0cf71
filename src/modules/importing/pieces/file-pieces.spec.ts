import { filePieces, type FilePiece, type Recall } from '@/modules/importing/pieces/file-pieces';
import type { PieceNote } from '@/modules/importing/pieces/piece-note';
import { NdjsonReader } from '@/modules/importing/source/ndjson-lines';

const LINES = Array.from({ length: 500 }, (_, at) => `{"producto_id":${at}}`);
const NOTE: PieceNote = { lines: 0, rows: [], references: [], unknown: [] };

/** A memory that knows all pieces, or none; and what it was asked. */
function memory(any: boolean): Recall & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    any: () => Promise.resolve(any),
    digest: (context, content) => {
      asked.push('digest');
      return `${context} ${content.toString().slice(0, 20)}`;
    },
    recall: (digests) => {
      asked.push('recall');
      return Promise.resolve(new Map(digests.map((digest) => [digest, NOTE])));
    },
  };
}

async function piecesOf(recall: Recall): Promise<FilePiece[]> {
  const chunks = async function* (): AsyncGenerator<Buffer> {
    await Promise.resolve();
    yield Buffer.from(LINES.join('\n'));
  };
  const pieces: FilePiece[] = [];
  for await (const some of filePieces(chunks(), new NdjsonReader(), recall)) pieces.push(...some);
  return pieces;
}

describe('filePieces', () => {
  it('makes no digest of a piece before somebody wants it where none is known, and then once', async () => {
    const recall = memory(false);
    const pieces = await piecesOf(recall);
    expect(recall.asked).toEqual([]);
    expect(pieces.flatMap((piece) => (piece.note ? [] : piece.lines))).toHaveLength(LINES.length);
    const [first] = pieces;
    expect([first?.digest?.(), first?.digest?.()]).toEqual(Array(2).fill('ndjson {"producto_id":0}\n{"'));
    expect(recall.asked).toEqual(['digest']);
  });

  it('asks at once for all pieces that come together where some are known, and reads none of those', async () => {
    const recall = memory(true);
    const pieces = await piecesOf(recall);
    expect(pieces.filter(({ note }) => note).length).toBe(recall.asked.filter((one) => one === 'digest').length);
    expect(recall.asked.filter((one) => one === 'recall').length).toBeLessThanOrEqual(2);
  });
});
