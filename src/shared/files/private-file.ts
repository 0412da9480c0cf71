import { createHash } from 'node:crypto';
import { open, rename, type FileHandle } from 'node:fs/promises';

/** Size and SHA-256 of a file. */
export interface Digest {
  readonly bytes: number;
  readonly sha256: string;
}

const OWNER_ONLY = 0o600;
export const OWNER_ONLY_FOLDER = 0o700;

/** Writes a file that its owner alone can read; whole, and on the disk, from the moment it has its name. */
export async function writePrivately(path: string, text: string): Promise<void> {
  await writeWhole(path, [text]);
}

/** The same from pieces; answers size and SHA-256 of what was written. */
export async function writeWhole(
  path: string,
  pieces: AsyncIterable<Uint8Array | string> | Iterable<string>,
): Promise<Digest> {
  const draft = `${path}.part`;
  const handle = await open(draft, 'w', OWNER_ONLY);
  try {
    const written = await writePieces(handle, pieces);
    await handle.sync();
    await rename(draft, path);
    return written;
  } finally {
    await handle.close();
  }
}

async function writePieces(
  handle: FileHandle,
  pieces: AsyncIterable<Uint8Array | string> | Iterable<string>,
): Promise<Digest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of pieces) {
    const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece;
    hash.update(chunk);
    bytes += chunk.length;
    await handle.writeFile(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}
