import { createReadStream, fstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UnreadableFileError } from '@/modules/importing/source/source-line';

const CHUNK_BYTES = 256 * 1024;

/** The content of a file, unpacked when its name ends in `.gz`, and how far reading has come. */
export class FileBytes implements AsyncIterable<Buffer> {
  /** Bytes read so far, of the file as it lies on disk. */
  bytesRead = 0;
  size = 0;
  /** Whether somebody wrote into the file while it was read to its end: what was read may be half of what it is to be. */
  changed = false;

  constructor(private readonly path: string) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    try {
      this.size = (await stat(this.path)).size;
      const file = createReadStream(this.path, { highWaterMark: CHUNK_BYTES });
      file.on('data', (chunk) => {
        this.bytesRead += chunk.length;
      });
      file.once('open', (descriptor) => {
        const before = lastWrite(descriptor);
        file.once('end', () => (this.changed = lastWrite(descriptor) !== before));
      });
      yield* this.path.toLowerCase().endsWith('.gz') && this.size > 0 ? unpacked(file) : file;
    } catch (error) {
      throw error instanceof UnreadableFileError ? error : new UnreadableFileError(reason(error));
    }
  }
}

/** Another text after each change of what a file holds; of pipes and the like always the same. */
function lastWrite(descriptor: number): string {
  const found = fstatSync(descriptor);
  return found.isFile() ? `${found.size} ${found.mtimeMs}` : '';
}

function unpacked(file: Readable): Readable {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  // The error reaches whoever iterates over the unpacked stream.
  pipeline(file, gunzip, () => undefined);
  return gunzip;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no existe',
  EACCES: 'no hay permiso para leerlo',
  EISDIR: 'es una carpeta',
  Z_DATA_ERROR: 'no es un archivo gzip válido o está dañado',
  Z_BUF_ERROR: 'el archivo gzip está incompleto',
};

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}
