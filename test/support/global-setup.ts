import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { PREPARED_FOLDER_VARIABLE } from './servers/prepared-folder';
import { CONNECT_MS, MYSQL_TEST_SERVER } from './servers/temporary-database';
import { testServerOf } from './servers/test-server';

/** Finds out, before any suite, on which databases the tests can run here, and makes room for those that are prepared once. */
export default async function globalSetup(): Promise<void> {
  process.env[PREPARED_FOLDER_VARIABLE] = mkdtempSync(join(tmpdir(), 'mostrador-prepared-'));
  process.env.TEST_DIALECTS = (await mysqlAnswers()) ? 'sqlite,mysql' : 'sqlite';
  if (process.env.TEST_DIALECTS === 'sqlite') {
    if (testServerOf(process.env).dialect === 'mysql')
      throw new Error('MySQL/MariaDB was asked for, but the server does not answer');
    process.stdout.write(`No MySQL/MariaDB server answers: what needs one is skipped (set DATABASE_URL).\n`);
  }
}

async function mysqlAnswers(): Promise<boolean> {
  try {
    const connection = await createConnection({ uri: MYSQL_TEST_SERVER, connectTimeout: CONNECT_MS });
    await connection.end();
    return true;
  } catch {
    return false;
  }
}
