import { serviceEnv, startProcess, type ServiceProcess } from '../orders/races/orders-process.builder';
import { childrenOf, isAlive, until } from '@test/support/servers/own-process';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import type { TemporaryDatabase } from '@test/support/servers/temporary-database';

describe.each(['start', 'start:prod'])('npm run %s', (script) => {
  let database: TemporaryDatabase;
  let npm: ServiceProcess;
  let below: number[];

  beforeEach(async () => {
    database = await preparedDatabase('sqlite');
    const files = `${database.url.slice('sqlite:'.length)}-files`;
    npm = await startProcess({ ...serviceEnv(database.url, files), NODE_OPTIONS: '' }, ['npm', 'run', script]);
    below = descendantsOf(npm.pid);
  });

  afterEach(async () => {
    for (const pid of below.filter(isAlive)) process.kill(pid, 'SIGKILL');
    await npm.end('SIGKILL');
    await database.drop();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('that gets a %s ends after the service has', async (signal) => {
    expect(below.length).toBeGreaterThan(0);
    expect(await npm.end(signal)).toBe(0);
    expect(below.filter(isAlive)).toEqual([]);
  });

  it('that is killed takes the service with it', async () => {
    expect(await npm.end('SIGKILL')).toBeUndefined();
    await until('nothing is left of it', () => Promise.resolve(!below.some(isAlive)));
  });
});

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}
