import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type BackedUpTable, type DigestedFile, type Manifest } from '@/cli/backup/manifest';
import { readTable } from '@/cli/backup/table-file';
import { OperatorError } from '@/shared/kernel/operator-error';

/** Holds every file of a backup against the manifest, and counts the rows of every table. Throws OperatorError with all that is wrong. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const problems: string[] = [];
  const note = (problem: string | undefined): void => {
    if (problem !== undefined) problems.push(problem);
  };
  for (const table of manifest.tables)
    note((await problemOfFile(folder, table)) ?? (await problemOfTable(folder, table)));
  for (const file of [...manifest.files, ...(manifest.pepper ? [manifest.pepper] : [])])
    note(await problemOfFile(folder, file));
  if (problems.length > 0) throw new OperatorError(`el respaldo está dañado:\n  ${problems.join('\n  ')}`);
  return manifest;
}

async function problemOfFile(folder: string, { path, bytes, sha256 }: DigestedFile): Promise<string | undefined> {
  const hash = createHash('sha256');
  let found = 0;
  try {
    for await (const chunk of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      found += chunk.length;
    }
  } catch (error) {
    return `${path}: no se puede leer (${(error as NodeJS.ErrnoException).code ?? 'error'})`;
  }
  if (found !== bytes) return `${path}: tiene ${found} bytes en vez de ${bytes}`;
  return hash.digest('hex') === sha256 ? undefined : `${path}: su contenido cambió (SHA-256)`;
}

async function problemOfTable(folder: string, { path, rows }: BackedUpTable): Promise<string | undefined> {
  let found = 0;
  try {
    for await (const row of readTable(join(folder, path))) if (typeof row === 'object') found++;
  } catch {
    return `${path}: no se puede leer`;
  }
  return found === rows ? undefined : `${path}: tiene ${found} filas en vez de ${rows}`;
}
