import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { sqliteDriver } from '@/shared/database/sqlite/sqlite-driver';
import { say } from '../load';
import { benchDatabase, startService } from '../service';

/** The file of a generated catalog of which everything is published; made once. */
export async function publishedCatalog(products: number): Promise<string> {
  const source = benchDatabase(products).replace('sqlite:', '');
  const file = source.replace(/sqlite$/, 'published.sqlite');
  if (existsSync(`${file}.done`)) return file;
  copied(source, file);
  const service = await startService(`sqlite:${file}`);
  const began = performance.now();
  await untilLogPublished(file);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`first publication: ready after ${service.secondsToReady.toFixed(1)} s, all published ${seconds} s later`);
  await service.stop();
  writeFileSync(`${file}.done`, '');
  return file;
}

/** A copy of an SQLite file; answers its path. */
export function copied(from: string, to: string): string {
  for (const end of ['-wal', '-shm']) rmSync(to + end, { force: true });
  copyFileSync(from, to);
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`);
  return to;
}

/** What an import has logged is looked through behind the first publication: it would be at work beside whatever is measured. */
async function untilLogPublished(file: string): Promise<void> {
  const Driver = sqliteDriver();
  const database = new Driver(file);
  const line = database.prepare('SELECT 1 FROM change_log WHERE published IS NULL LIMIT 1');
  while (line.get() !== undefined) await after(200);
  database.close();
}
