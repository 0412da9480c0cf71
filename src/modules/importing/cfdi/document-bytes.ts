import { open } from 'node:fs/promises';
import type { DocumentFile } from '@/modules/importing/cfdi/document-files';
import { UnreadableFileError } from '@/modules/importing/source/source-line';

/**
 * The bytes of a file, or why they are not read: a file that is too large is not. Throws UnreadableFileError when the system does not
 * give them.
 *
 * @param tooLarge why a file of so many bytes is refused; undefined when it isn't
 */
export async function readDocument(
  { path }: DocumentFile,
  tooLarge: (bytes: number) => string | undefined,
): Promise<Buffer | string> {
  try {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      const problem = tooLarge(size);
      if (problem !== undefined) return problem;
      const content = Buffer.alloc(size);
      const { bytesRead } = await file.read(content, 0, size, 0);
      return content.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch {
    throw new UnreadableFileError('el sistema no lo deja leer');
  }
}
