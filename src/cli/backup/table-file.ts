import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { writeWhole, type Digest } from '@/shared/files/private-file';
import type { Row } from '@/shared/database/transfer/schema-facts';

/** Lines go to the compressor in pieces of about so many characters. */
const PIECE = 64 * 1024;
/** Fast, and a tenth larger than the default. */
const LEVEL = 4;

/** Writes rows as NDJSON, compressed, however many there are; bytes as {"base64": …}. */
export async function writeTable(path: string, rows: AsyncIterable<Row>): Promise<Digest & { readonly rows: number }> {
  const counter = { rows: 0 };
  const text = Readable.from(lines(rows, counter), { objectMode: false });
  const gzip = createGzip({ level: LEVEL });
  text.on('error', (error) => gzip.destroy(error));
  const written = await writeWhole(path, text.pipe(gzip));
  return { ...written, rows: counter.rows };
}

async function* lines(rows: AsyncIterable<Row>, counter: { rows: number }): AsyncGenerator<string> {
  let piece = '';
  for await (const row of rows) {
    counter.rows++;
    piece += `${JSON.stringify(row, encoded)}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** Reads back what `writeTable` wrote. */
export async function* readTable(path: string): AsyncGenerator<Row> {
  const gunzip = createGunzip();
  // The error reaches whoever iterates over the unpacked stream.
  pipeline(createReadStream(path), gunzip, () => undefined);
  for await (const line of linesIn(gunzip.setEncoding('utf8'))) yield JSON.parse(line, decoded) as Row;
}

/**
 * A line ends with `\n` alone: Node's `readline`, from 24 on, also ends it at the separators (U+2028, U+2029) that JSON leaves in texts as they are.
 * What is read was written here: it needs none of the care that the importer takes of foreign files.
 */
async function* linesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = '';
  for await (const piece of pieces) {
    const ended = (begun + piece).split('\n');
    begun = ended.pop() ?? '';
    yield* ended;
  }
  if (begun !== '') yield begun;
}

/** A buffer has been made `{type: 'Buffer', data}` by the time it gets here. */
function encoded(this: Row, name: string, value: unknown): unknown {
  const original = this[name];
  return original instanceof Uint8Array ? { base64: Buffer.from(original).toString('base64') } : value;
}

function decoded(name: string, value: unknown): unknown {
  if (name === '' || typeof value !== 'object' || value === null || !('base64' in value)) return value;
  return Buffer.from(String(value.base64), 'base64');
}
