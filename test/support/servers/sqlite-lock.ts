import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

const HOLD = `
  const { sqliteDriver } = require(process.argv[1]);
  const file = new (sqliteDriver())(process.argv[2], { timeout: 5000 });
  file.exec('BEGIN IMMEDIATE');
  process.stdout.write('held');
  setInterval(() => undefined, 1000);
`;

/** Another process that has begun to write to the file and does not end. */
export async function holdSqliteLock(path: string): Promise<ChildProcess> {
  const root = resolve(__dirname, '..', '..', '..');
  const [typescript, driver] = ['bench/typescript.cjs', 'src/shared/database/sqlite/sqlite-driver.ts'];
  const child = spawn(
    process.execPath,
    ['--require', resolve(root, typescript), '-e', HOLD, resolve(root, driver), path],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((held, failed) => {
    child.stdout.once('data', () => {
      held();
    });
    child.once('exit', () => {
      failed(new Error('the lock was not had'));
    });
  });
  return child;
}
