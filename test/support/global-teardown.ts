import { existsSync, readFileSync, rmSync } from 'node:fs';
import { administer } from './servers/temporary-database';
import { PREPARED_FOLDER_VARIABLE, schemasMade } from './servers/prepared-folder';

/** Takes away, after all suites, the databases that theirs were copied from. */
export default async function globalTeardown(): Promise<void> {
  const folder = process.env[PREPARED_FOLDER_VARIABLE];
  if (folder === undefined) return;
  const list = schemasMade(folder);
  const schemas = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  for (const schema of schemas) await administer(`DROP DATABASE IF EXISTS ${schema}`);
  rmSync(folder, { recursive: true, force: true });
}
