import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { testServerOf } from './test-server';

/** Where the MySQL/MariaDB server for tests is; its databases are made and dropped here. */
export const MYSQL_TEST_SERVER = testServerOf(process.env).url;

/** How long a busy server may take for a connection; one that is not there says so at once. */
export const CONNECT_MS = 60_000;

export interface TemporaryDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new, empty database of its own: an SQLite file in a temporary folder, or a schema on the test server. */
export async function temporaryDatabase(dialect: 'sqlite' | 'mysql'): Promise<TemporaryDatabase> {
  return dialect === 'sqlite' ? sqliteDatabase() : mysqlDatabase();
}

async function sqliteDatabase(): Promise<TemporaryDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'mostrador-test-'));
  return {
    url: `sqlite:${join(folder, 'test.sqlite')}`,
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function mysqlDatabase(): Promise<TemporaryDatabase> {
  const name = `mostrador_test_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name}`);
  return {
    url: `${MYSQL_TEST_SERVER}/${name}`.replace(/^mysql:/, 'mariadb:'),
    drop: () => administer(`DROP DATABASE IF EXISTS ${name}`),
  };
}

/** Has the server for tests carry out a statement outside of any schema. */
export async function administer(statement: string): Promise<void> {
  const connection = await createConnection({ uri: MYSQL_TEST_SERVER, connectTimeout: CONNECT_MS });
  await connection.query(statement);
  await connection.end();
}

/** The databases that are there to test on; SQLite always. Says so where MySQL/MariaDB is missing (see global-setup). */
export function availableDialects(): ('sqlite' | 'mysql')[] {
  return process.env.TEST_DIALECTS === 'sqlite' ? ['sqlite'] : ['sqlite', 'mysql'];
}

/** A suite of MySQL/MariaDB alone: skipped where no server answers. */
export function describeOnMysql(name: string, tests: () => void): void {
  (availableDialects().includes('mysql') ? describe : describe.skip)(name, tests);
}
