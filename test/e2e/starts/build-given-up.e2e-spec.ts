import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@test/support/servers/own-process';

/** Says who it is, and never ends. */
const ENDLESS_BUILD = 'process.stderr.write(`builder ${process.pid}\\n`);\nsetInterval(() => undefined, 1000);\n';

describe('a start that has to build first', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'mostrador-build-'));
    for (const folder of ['scripts', 'node_modules']) await mkdir(join(root, folder));
    await cp(join('scripts', 'run.mjs'), join(root, 'scripts', 'run.mjs'));
    await writeFile(join(root, 'scripts', 'build.mjs'), ENDLESS_BUILD);
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  it.each(['SIGTERM', 'SIGINT'] as const)('leaves no build behind when it gets a %s', async (signal) => {
    const start = spawn(process.execPath, ['scripts/run.mjs', 'dist/main.js'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const builder = await said(start.stderr, /builder (\d+)/);
    const ended = once(start, 'exit');
    start.kill(signal);
    await ended;
    const left = isAlive(builder);
    if (left) process.kill(builder, 'SIGKILL');
    expect(left).toBe(false);
  });
});

/** The number that a stream tells. */
function said(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<number> {
  let text = '';
  return new Promise((settle) => {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) settle(Number(found));
    });
  });
}
