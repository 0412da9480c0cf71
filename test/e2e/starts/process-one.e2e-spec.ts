import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { serviceEnv } from '../orders/races/orders-process.builder';
import { freePort } from '@test/support/servers/own-process';
import { preparedDatabase } from '@test/support/servers/prepared-database';

const ROOT = resolve(__dirname, '..', '..', '..');
/** Runs a command as process 1 of a world of its own, as a container does; not everybody may. */
const AS_PROCESS_ONE = ['--pid', '--fork', '--kill-child'];
const isAllowed = spawnSync('unshare', [...AS_PROCESS_ONE, 'true']).status === 0;
const AGAIN_MS = 50;
const DIED_OF = { SIGTERM: 143, SIGINT: 130 } as const;

if (!isAllowed) process.stdout.write('unshare is not allowed here: process 1 is skipped\n');

(isAllowed ? describe : describe.skip)('process 1', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends while it starts when it is told %s', async (signal) => {
    const database = await preparedDatabase('sqlite');
    const files = `${database.url.slice('sqlite:'.length)}-files`;
    const child = spawn('unshare', [...AS_PROCESS_ONE, process.execPath, 'scripts/run.mjs', 'dist/main.js'], {
      cwd: ROOT,
      env: { ...serviceEnv(database.url, files), PORT: String(await freePort()), HOST: '127.0.0.1' },
      stdio: 'ignore',
    });
    // Said again and again: before the program runs nobody hears it.
    const saying = setInterval(() => {
      spawnSync('pkill', ['--signal', signal, '--parent', String(child.pid)]);
    }, AGAIN_MS);
    const code = await new Promise((settle) => child.once('exit', settle));
    clearInterval(saying);
    await database.drop();
    expect(code).toBe(DIED_OF[signal]);
  });
});
