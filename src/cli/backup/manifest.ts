import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writePrivately } from '@/shared/files/private-file';
import { OperatorError } from '@/shared/kernel/operator-error';

const FORM = 'mostrador-backup';
const FORM_VERSION = 1;
const MANIFEST = 'manifest.json';
const MANIFEST_DIGEST = 'manifest.json.sha256';

const count = z.number().int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A path below the backup's folder that leads nowhere else. */
const path = z
  .string()
  .refine((text) => text.split('/').every((part) => /^[^\\\0]+$/.test(part) && part !== '.' && part !== '..'));
const digested = { path, bytes: count, sha256 };

const manifestSchema = z.object({
  format: z.literal(FORM),
  format_version: z.number().int(),
  created_at: z.string(),
  release: z.string(),
  dialect: z.enum(['sqlite', 'mysql']),
  migrations: z.array(z.string().regex(/^\w+$/)),
  tables: z.array(
    z.object({ name: z.string().regex(/^[a-z][a-z0-9_]*$/), rows: count, next_number: count.optional(), ...digested }),
  ),
  files: z.array(z.object(digested)),
  pepper: z.object(digested).nullable(),
});

/** What is in a backup: every file with its size and SHA-256, tables with their rows, and the migrations their form is of. */
export type Manifest = z.output<typeof manifestSchema>;
export type DigestedFile = Pick<Manifest['files'][number], 'path' | 'bytes' | 'sha256'>;
export type BackedUpTable = Manifest['tables'][number];

/** Written last: a folder with a manifest is a whole backup. */
export async function writeManifest(
  folder: string,
  facts: Omit<Manifest, 'format' | 'format_version'>,
): Promise<Manifest> {
  const manifest: Manifest = { format: FORM, format_version: FORM_VERSION, ...facts };
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`;
  await writePrivately(join(folder, MANIFEST_DIGEST), `${digestOf(text)}  ${MANIFEST}\n`);
  await writePrivately(join(folder, MANIFEST), text);
  return manifest;
}

/** Throws OperatorError when there is none, or it isn't as it was written. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readText(join(folder, MANIFEST));
  if (text === undefined)
    throw new OperatorError(`${folder} no es un respaldo completo: falta ${MANIFEST}, que se escribe al final`);
  const noted = await readText(join(folder, MANIFEST_DIGEST));
  if (noted?.trim().split(/\s+/)[0] !== digestOf(text))
    throw new OperatorError(`${MANIFEST} está dañado: su SHA-256 no es el de ${MANIFEST_DIGEST}`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new OperatorError(`${MANIFEST} no es el de un respaldo de Mostrador`);
  if (parsed.data.format_version > FORM_VERSION)
    throw new OperatorError(
      `el respaldo tiene una forma más nueva (${parsed.data.format_version}); use la versión ${parsed.data.release} o posterior`,
    );
  return parsed.data;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
