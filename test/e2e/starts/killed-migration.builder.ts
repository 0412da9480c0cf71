// Migrates the database of argument 1 and kills its own process after statement number argument 2:
//   node bench/run.mjs test/e2e/starts/killed-migration.builder.ts <url> <statement>
import 'reflect-metadata';
import { migrate } from '@/shared/database/schema/migrate';
import { sourceOf } from './interrupted-source.builder';

const [, , url = '', last = '0'] = process.argv;

async function main(): Promise<void> {
  let count = 0;
  const source = await sourceOf(url, () => {
    if (++count === Number(last)) process.kill(process.pid, 'SIGKILL');
  });
  await migrate(source);
  await source.destroy();
}

void main();
