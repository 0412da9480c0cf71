import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** Where the MySQL/MariaDB server is; a schema of its own is made there and dropped at the end. */
const SERVER = process.argv[5] ?? 'mysql://root@127.0.0.1:3306';

export interface BenchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new, empty database: an SQLite file in a temporary folder, or a schema on the server. */
export async function benchDatabase(dialect: 'sqlite' | 'mysql'): Promise<BenchDatabase> {
  if (dialect === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'mostrador-bench-'));
    return { url: `sqlite:${join(folder, 'bench.sqlite')}`, drop: () => rm(folder, { recursive: true, force: true }) };
  }
  const name = `mostrador_test_bench_${process.pid}`;
  await administer(`CREATE DATABASE ${name}`);
  const url = `${SERVER}/${name}`.replace(/^mysql:/, 'mariadb:');
  return { url, drop: () => administer(`DROP DATABASE IF EXISTS ${name}`) };
}

async function administer(statement: string): Promise<void> {
  const connection = await createConnection(SERVER);
  await connection.query(statement);
  await connection.end();
}
