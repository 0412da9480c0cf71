import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { SQLITE_PACKAGE } from '@/shared/database/connections/sqlite-driver';

const HOLD = `
  const Sqlite = require(process.argv[1]);
  const file = new Sqlite(process.argv[2], { timeout: 5000 });
  file.exec('BEGIN IMMEDIATE');
  process.stdout.write('held');
  setInterval(() => undefined, 1000);
`;

/** Another process that has begun to write to the file and does not end. */
export async function holdSqliteLock(path: string): Promise<ChildProcess> {
  const driver = resolve(__dirname, '..', '..', '..', 'node_modules', SQLITE_PACKAGE);
  const child = spawn(process.execPath, ['-e', HOLD, driver, path], { stdio: ['ignore', 'pipe', 'inherit'] });
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
