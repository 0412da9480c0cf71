import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CredentialService } from '@/modules/auth/credential.service';
import { DEMO_ACCOUNT } from '@/seeds/demo/demo-data.service';
import { startTestApp, type TestApp } from '@test/support/app';
import { GUIDE_FILE, POSTMAN_FOLDER } from '@test/support/documents/made-files';
import { programOf, run, RUNNABLE, runProgram } from './guide-programs';

const ROOT = resolve(__dirname, '..', '..');
const NEWMAN = join(ROOT, 'tools', 'docs', 'node_modules', '.bin', 'newman');
const ORDER_FOLIO = /^[A-Z]{3,4}-\d{6}\/\d{2}-API$/m;
/** Newman comes with the tools of the documentation, which `npm run docs:check` fetches: the collection is run from then on. */
const hasNewman = existsSync(NEWMAN);

/** From the token to the invoice: what stands after them needs more than the demo, as a server that takes webhooks. */
function numberedSteps(): string {
  const sections = readFileSync(GUIDE_FILE, 'utf8').split(/^(?=## )/m);
  return sections.filter((section, index) => index === 0 || /^## \d/.test(section)).join('');
}

describe('the examples of the documentation, on the demo', () => {
  let app: TestApp;
  let env: Record<string, string>;
  let folder: string;

  beforeAll(async () => {
    app = await startTestApp({ env: { DEMO: 'true', AI_SEARCH: 'on' } });
    await app.settle();
    const credentials = app.nest.get(CredentialService, { strict: false });
    const { clientId, clientSecret } = await credentials.create(DEMO_ACCOUNT, 'Examples');
    env = { MOSTRADOR_URL: app.url, MOSTRADOR_CLIENT_ID: clientId, MOSTRADOR_CLIENT_SECRET: clientSecret };
    folder = mkdtempSync(join(tmpdir(), 'mostrador-examples-'));
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await app.close();
  });

  it.each(RUNNABLE)('docs/integradores.md: from the token to the invoice in $mark', async (language) => {
    const code = programOf(numberedSteps(), language.mark);
    const printed = await runProgram(language, code, folder, env);
    expect(printed).toMatch(/^304$/m);
    expect(printed).toMatch(ORDER_FOLIO);
  });

  it('docs/integradores.md has every step in all four languages', () => {
    const guide = readFileSync(GUIDE_FILE, 'utf8');
    const steps = guide.split(/^## (?=\d)/m).slice(1);
    expect(steps.length).toBeGreaterThanOrEqual(8);
    for (const step of steps)
      expect([...new Set([...step.matchAll(/^```(\w+)$/gm)].map(([, mark]) => mark))]).toEqual(
        expect.arrayContaining(['sh', 'php', 'python', 'js']),
      );
  });

  it('README.md: the lines to paste', async () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const [lines] = /^TOKEN=[^]*?carrito\/pago'$/m.exec(programOf(readme, 'sh')) ?? [];
    const code = (lines ?? '')
      .replaceAll('http://127.0.0.1:3000', app.url)
      .replace('client_id=…', `client_id=${env.MOSTRADOR_CLIENT_ID}`)
      .replace('client_secret=…', `client_secret=${env.MOSTRADOR_CLIENT_SECRET}`)
      .replaceAll('curl -s', 'curl -sS --fail-with-body');
    const printed = await run('bash', ['-euo', 'pipefail', '-c', code], folder);
    expect(printed).toContain('"productos":[{');
    expect(printed).toContain('"transferencia"');
  });

  if (hasNewman)
    it('docs/postman: every request of the collection, with newman', async () => {
      const variables = {
        url: app.url,
        client_id: env.MOSTRADOR_CLIENT_ID,
        client_secret: env.MOSTRADOR_CLIENT_SECRET,
      };
      const given = Object.entries(variables).flatMap(([key, value]) => ['--env-var', `${key}=${value}`]);
      const collection = join(POSTMAN_FOLDER, 'mostrador.postman_collection.json');
      const args = ['run', collection, '--working-dir', POSTMAN_FOLDER, '--color', 'off', ...given];
      expect(await run(NEWMAN, args, folder)).toContain('failed');
    });
});
