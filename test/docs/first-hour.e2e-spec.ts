import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@test/support/servers/own-process';
import { programOf } from './guide-programs';

const ROOT = resolve(__dirname, '..', '..');
/** With the build, where nobody has built before. */
const MOST_MS = 600_000;

/** The commands of the README's section, as they stand there: only where things (and the service's log) are kept, and the port, is a test's own. */
function commands(folder: string, port: number): string {
  const [section] = /^## Your own data$[^]*?(?=^## )/m.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
  return programOf(section ?? '', 'sh')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll('credential.json', join(folder, 'credential.json'))
    .replace('npm start &', `npm start > ${join(folder, 'service.log')} &`)
    .replaceAll('curl -s ', 'curl -sS --fail-with-body ')
    .replace(/^call .*-d @examples\/pedido.*$/m, (order) => `${order}\n${order}`)
    .replace(/^(call|npm run -s mostrador -- export) .*$/gm, (line) => `${line.replace(/ +#.*$/, '')}; echo`);
}

describe('the README, from an empty installation to an order', () => {
  let folder: string;
  let shell: ChildProcess;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mostrador-first-hour-'));
  });

  afterAll(async () => {
    const gone = new Promise((done) => shell.once('close', done));
    // The whole group: the service runs in the background of the shell.
    if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'is a walk that works, command by command',
    async () => {
      const port = await freePort();
      shell = spawn('bash', ['-euo', 'pipefail', '-c', `${commands(folder, port)}\necho walked`], {
        cwd: ROOT,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          DATABASE_URL: `sqlite:${join(folder, 'own.sqlite')}`,
          STORAGE_DIR: join(folder, 'files'),
          PORT: String(port),
          NODE_OPTIONS: '',
        },
      });
      const printed = await printedUntil(shell, /^walked$/m);
      const answers = [...printed.matchAll(/^\{.*\}$/gm)].map(([line]) => JSON.parse(line) as Record<string, unknown>);
      const orders = answers.filter(({ resumen }) => resumen !== undefined) as {
        error: string;
        resumen: { folio: string; folio_pedido?: string };
      }[];
      expect(answers.find(({ productos, cantidad }) => Array.isArray(productos) && cantidad)).toBeDefined();
      expect(orders.map(({ error }) => error)).toEqual(['', '', '']);
      expect(orders[0]!.resumen.folio).toBe('TESTMODE');
      expect(orders[1]!.resumen.folio_pedido).toMatch(/-API$/);
      expect(orders[2]).toEqual(orders[1]);
      const exported = answers.filter(({ folio_pedido: folio }) => folio !== undefined);
      expect(exported.map(({ folio_pedido: folio }) => folio)).toEqual([orders[1]!.resumen.folio_pedido]);
    },
    MOST_MS,
  );
});

/** What the shell prints, once it has printed `sign`; throws with all of it when it ends before. */
function printedUntil(child: ChildProcess, sign: RegExp): Promise<string> {
  return new Promise((settle, reject) => {
    let [printed, said] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (sign.test(printed)) settle(printed);
    });
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('exit', (code) => {
      reject(new Error(`ended with ${String(code)}:\n${printed}\n${said}`));
    });
  });
}
