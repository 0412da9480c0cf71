import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** Where the MySQL/MariaDB server usually is; a schema of its own is made there and dropped at the end. */
export const LOCAL_SERVER = 'mysql://root@127.0.0.1:3306';

export interface BenchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new, empty database: an SQLite file in a temporary folder, or a schema on the server. */
export async function benchDatabase(
  dialect: 'sqlite' | 'mysql',
  server = process.argv[5] ?? LOCAL_SERVER,
): Promise<BenchDatabase> {
  if (dialect === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'mostrador-bench-'));
    return { url: `sqlite:${join(folder, 'bench.sqlite')}`, drop: () => rm(folder, { recursive: true, force: true }) };
  }
  const name = `mostrador_test_bench_${process.pid}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const url = `${server}/${name}`.replace(/^mysql:/, 'mariadb:');
  return { url, drop: () => administer(server, `DROP DATABASE IF EXISTS ${name}`) };
}

async function administer(server: string, statement: string): Promise<void> {
  const connection = await createConnection(server);
  await connection.query(statement);
  await connection.end();
}
