// Takes the start lock of the database of argument 1, says "locked" and holds it until it is killed:
//   node bench/run.mjs test/e2e/starts/start-lock.builder.ts <url>
import 'reflect-metadata';
import { loadConfig } from '@/config/app-config';
import { Database } from '@/shared/database/database';
import { withStartupLock } from '@/shared/database/starts/startup-lock';

const [, , url = ''] = process.argv;

async function main(): Promise<void> {
  const database = await Database.open(loadConfig({ DATABASE_URL: url }).database, [], []);
  await withStartupLock(database, url, () => {
    process.stdout.write('locked\n');
    return new Promise((resolve) => setTimeout(resolve, 600_000));
  });
}

void main();
