import type { QueryRunner } from 'typeorm';
import { pause } from '@/shared/database/retry';
import { OperatorError } from '@/shared/kernel/operator-error';

const LOOK_AGAIN_MS = 100;
/** Names are the server's, not the database's: several installations may share a server. 64 characters at most. */
const NAME = "CONCAT('mostrador:', ?, ':', LEFT(SHA2(DATABASE(), 256), 32))";

/**
 * Takes a lock of MySQL/MariaDB by name, once per database, on the connection of `runner`; the server lets go of it when that
 * connection ends, whatever ended it. Resolves with what gives it back; throws when it isn't free within `patienceMs`.
 */
export async function waitForNamedLock(
  runner: QueryRunner,
  name: 'migrations' | 'startup',
  patienceMs: number,
): Promise<() => Promise<void>> {
  const deadline = performance.now() + patienceMs;
  while (!(await getsLock(runner, name))) {
    if (performance.now() > deadline)
      throw new OperatorError(
        `another process has been at the ${name} of this database for more than ${patienceMs / 1000} s`,
      );
    await pause(LOOK_AGAIN_MS);
  }
  return async () => {
    await runner.query(`SELECT RELEASE_LOCK(${NAME})`, [name]).catch(() => undefined);
  };
}

async function getsLock(runner: QueryRunner, name: string): Promise<boolean> {
  const rows = (await runner.query(`SELECT GET_LOCK(${NAME}, 0) AS locked`, [name])) as { locked: unknown }[];
  return Number(rows[0]?.locked) === 1;
}
