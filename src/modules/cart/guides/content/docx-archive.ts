import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import {
  type ArchivePart,
  declaresMacros,
  flawOfParts,
  isContentTypes,
  isMainPart,
  MAX_PARTS,
  startsAsDocument,
} from '../domain/docx-rules';
import type { GuideFlaw } from '../domain/guide-format';

/** Most bytes unpacked of the main part: enough to see that it is one, and all of it in nearly every document. */
const MAIN_PART_LOOK = 1024 * 1024;
/** Most bytes of the list of types, which is read whole. */
const CONTENT_TYPES_LOOK = 512 * 1024;

const STORED = 0;

/** An entry under its decoded name. The archive library leaves names to us, so that one place judges them. */
interface NamedEntry {
  readonly name: string;
  readonly entry: Entry;
}

function named(entry: Entry): NamedEntry {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  return { name, entry };
}

function partOf({ name, entry }: NamedEntry): ArchivePart {
  return {
    name,
    packedBytes: entry.compressedSize,
    unpackedBytes: entry.uncompressedSize,
    method: entry.compressionMethod,
    encrypted: entry.isEncrypted(),
    mode: entry.externalFileAttributes >>> 16,
  };
}

/** Unpacks at most `limit` bytes, then lets go of the rest. Rejects when the data is not deflated. */
function inflateStart(packed: Buffer, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const inflate = createInflateRaw();
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (): void => {
      resolve(Buffer.concat(chunks).subarray(0, limit));
      inflate.destroy();
    };
    inflate.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > limit) finish();
    });
    inflate.on('end', finish);
    inflate.on('error', reject);
    inflate.end(packed);
  });
}

/** The first `limit` bytes of a part; undefined when what is there is not what the directory declares. */
async function startOfPart(archive: ZipFile, file: Buffer, entry: Entry, limit: number): Promise<Buffer | undefined> {
  const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = file.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  const start = entry.compressionMethod === STORED ? packed.subarray(0, limit) : await inflateStart(packed, limit);
  if (entry.uncompressedSize > limit) return start.length === limit ? start : undefined;
  return start.length === entry.uncompressedSize && crc32(start) === entry.crc32 ? start : undefined;
}

/** XML as searchable ASCII whether it is UTF-8 or UTF-16: zero bytes are dropped. */
function asciiOf(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', '');
}

async function flawOfContents(
  archive: ZipFile,
  file: Buffer,
  entries: readonly NamedEntry[],
): Promise<GuideFlaw | undefined> {
  const types = entries.find(({ name }) => isContentTypes(name))?.entry;
  const main = entries.find(({ name }) => isMainPart(name))?.entry;
  if (types === undefined || main === undefined || types.uncompressedSize > CONTENT_TYPES_LOOK) return 'incomplete';
  const typeList = await startOfPart(archive, file, types, CONTENT_TYPES_LOOK);
  if (typeList === undefined) return 'incomplete';
  if (declaresMacros(asciiOf(typeList))) return 'unsafe_archive';
  const text = await startOfPart(archive, file, main, MAIN_PART_LOOK);
  return text !== undefined && startsAsDocument(asciiOf(text.subarray(0, 8192))) ? undefined : 'incomplete';
}

async function inspect(file: Buffer): Promise<GuideFlaw | undefined> {
  const archive = await fromBufferPromise(file, { decodeStrings: false });
  if (archive.entryCount > MAX_PARTS) return 'unsafe_archive';
  const entries: NamedEntry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(named(entry));
  return flawOfParts(entries.map(partOf), file.length) ?? (await flawOfContents(archive, file, entries));
}

/**
 * What keeps a `.docx` from being taken (Reliability 4.11): its central directory is judged before anything is
 * unpacked, then the list of types and the beginning of the text are unpacked within fixed bounds.
 */
export async function flawOfDocx(file: Buffer): Promise<GuideFlaw | undefined> {
  try {
    return await inspect(file);
  } catch {
    // The archive library throws on every malformed or escaping entry: not a file anyone could open safely.
    return 'incomplete';
  }
}
