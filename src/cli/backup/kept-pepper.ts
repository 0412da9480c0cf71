import { readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppConfig } from '@/config/app-config';
import { writePrivately } from '@/shared/files/private-file';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import type { Ask } from '@/shared/database/transfer/schema-facts';
import { OperatorError } from '@/shared/kernel/operator-error';
import { PEPPER_FILE, PEPPER_ROW } from '@/shared/secrets/secret-pepper';

/** The pepper of this installation, wherever it is kept (see SecretPepper); undefined when none was ever needed. */
export async function pepperOf(config: AppConfig, ask: Ask): Promise<string | undefined> {
  if (config.secretPepper !== undefined) return config.secretPepper;
  if (config.database.dialect === 'sqlite') return readIfAny(besideDatabase(config));
  const rows = await ask('SELECT name, value FROM service_secrets');
  const kept = rows.find(({ name }) => name === PEPPER_ROW)?.value;
  return typeof kept === 'string' ? kept : undefined;
}

/**
 * Throws OperatorError when the pepper that would be used is another than the backup's: no credential of it could be checked. A pepper that
 * begins or ends with blanks, as one with the line end of a file, is lost in the file beside an SQLite database.
 */
export function refuseOtherPepper({ secretPepper, database }: AppConfig, pepper: string | undefined): void {
  if (pepper === undefined) return;
  if (secretPepper === undefined && database.dialect === 'sqlite' && pepper.trim() !== pepper)
    throw new OperatorError(
      'la clave del respaldo empieza o termina con blancos, y el archivo secret.pepper no los guarda: ponga en SECRET_PEPPER el texto de secret.pepper del respaldo, con sus blancos o saltos de línea',
    );
  if (secretPepper !== undefined && secretPepper !== pepper)
    throw new OperatorError(
      'SECRET_PEPPER no es el del respaldo: ninguna credencial serviría. Ponga el texto de secret.pepper del respaldo, con sus blancos si los tiene, o quite SECRET_PEPPER',
    );
}

/** Keeps the pepper beside an SQLite file where it is to be found; one that was there before gets another name. */
export async function keepBesideDatabase(config: AppConfig, pepper: string, now: Date): Promise<void> {
  const file = besideDatabase(config);
  const there = await readIfAny(file);
  if (there === pepper) return;
  if (there !== undefined) await rename(file, `${file}.${now.toISOString().replace(/\W/g, '')}`);
  await writePrivately(file, pepper);
}

export async function readIfAny(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function besideDatabase({ database }: AppConfig): string {
  return join(dirname(sqlitePath(database.url)), PEPPER_FILE);
}
