import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BUYER, CAMERA, cart, WORLD } from '../quoting/cart-world.builder';
import { adminUrl, scrape } from './scrape.builder';
import { TABLE } from './metrics-table.builder';
import { E2E_DIALECT, startTestApp, type TestApp } from '@test/support/app';
import { cli } from '@test/support/cli';
import { freePort, until } from '@test/support/servers/own-process';

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert?: string; readonly record?: string; readonly expr: string }[];
  }[];
}

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
}

const FOLDER = join(__dirname, '..', '..', '..', 'docker', 'observability');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const rules = (parse(read('prometheus-rules.yml')) as Rules).groups.flatMap((group) => group.rules);
const panels = (JSON.parse(read('grafana-mostrador.json')) as Dashboard).panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ title, expr })),
);
const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
/** The programs of the Debian package `prometheus`; without them names and forms are checked, and nothing is run. */
const describePrometheus = has('promtool') && has('prometheus') ? describe : describe.skip;

function promtool(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Names of metrics in an expression; labels, functions and words of the language have no underscore and prefix of ours. */
function metricsOf(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}/g, '').replace(/"[^"]*"/g, '');
  return [...bare.matchAll(/\b(?:http_server|db_client|nodejs|v8js|process|mostrador)[\w:]+/g)].map(([name]) => name);
}

describe(`rules and dashboard (${E2E_DIALECT})`, () => {
  const recorded = new Set(rules.flatMap(({ record }) => record ?? []));

  it('7.8 name metrics that exist, and nothing else', () => {
    const named = [...rules, ...panels].flatMap(({ expr }) => metricsOf(expr)).filter((name) => !recorded.has(name));
    const families = new Set(named.map((name) => (name in TABLE ? name : name.replace(/_(bucket|sum|count)$/, ''))));
    expect([...families].filter((name) => !(name in TABLE))).toEqual([]);
    const shown = new Set(panels.flatMap(({ expr }) => metricsOf(expr)));
    const missing = Object.keys(TABLE).filter(
      (name) => !name.startsWith('process_') && ![...shown].some((each) => each.startsWith(name)),
    );
    expect(missing).toEqual([]);
  });

  it('7.8 each alert has its page and its test', () => {
    const alerts = rules.flatMap(({ alert }) => alert ?? []);
    const page = readFileSync(join(FOLDER, '..', '..', 'docs', 'alerts.md'), 'utf8');
    const tests = read('prometheus-rules.test.yml');
    expect(alerts.filter((name) => !page.includes(`## ${name}\n`))).toEqual([]);
    expect(alerts.filter((name) => !tests.includes(`alertname: ${name}\n`))).toEqual([]);
  });
});

describePrometheus(`rules and dashboard in Prometheus (${E2E_DIALECT})`, () => {
  let app: TestApp;
  let folder: string;
  let prometheus: ChildProcess;
  let url: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mostrador-prometheus-'));
    app = await startTestApp({ env: { ADMIN_PORT: '0' } });
    await app.load(WORLD);
    await traffic(app, folder);
    cpSync(FOLDER, folder, { recursive: true });
    const config = read('prometheus.yml')
      .replaceAll('15s', '1s')
      .replace('api:9464', new URL(adminUrl(app)).host);
    writeFileSync(join(folder, 'prometheus.yml'), config);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const flags = [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ];
    prometheus = spawn('prometheus', flags, { stdio: 'ignore' });
  });
  afterAll(async () => {
    prometheus.kill('SIGKILL');
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (query: string): Promise<{ status: string; data?: { result: unknown[] } }> => {
    const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query }).toString()}`).catch(
      () => undefined,
    );
    return response ? ((await response.json()) as { status: string }) : { status: 'away' };
  };
  const answers = async (query: string): Promise<boolean> => ((await ask(query)).data?.result.length ?? 0) > 0;

  it('7.8 promtool takes the configuration, the rules and what the service tells', async () => {
    expect(promtool('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
    const text = await (await fetch(adminUrl(app))).text();
    const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
    // The name is OpenTelemetry's.
    const linted = (stdout + stderr)
      .split('\n')
      .filter((line) => line && !line.startsWith('db_client_connection_count '));
    expect(linted).toEqual([]);
  });

  it('7.8 each rule fires when it should, and falls silent after it', () => {
    // No database has a part in it: once is enough.
    const [what, ...rest] =
      E2E_DIALECT === 'sqlite' ? ['test', 'prometheus-rules.test.yml'] : ['check', 'prometheus-rules.yml'];
    expect(promtool(what, 'rules', ...rest)).toMatchObject({ status: 0 });
  });

  it('7.8 every expression of the dashboard answers, and every rule runs', async () => {
    await until('two scrapes', () => answers('count_over_time(up{job="mostrador"}[1m]) > 3'));
    await traffic(app, folder);
    for (const { title, expr } of panels) await until(`${title}: ${expr} answers`, () => answers(expr));
    const { data } = (await (await fetch(`${url}/api/v1/rules`)).json()) as {
      data: { groups: { rules: { name: string; health: string }[] }[] };
    };
    const ran = data.groups.flatMap((group) => group.rules);
    expect(ran).toHaveLength(rules.length);
    expect(ran.filter(({ health }) => health !== 'ok')).toEqual([]);
    const families = await scrape(app);
    expect(families.size).toBe(Object.keys(TABLE).length);
  });
});

/** A bit of everything that the panels show. */
async function traffic(app: TestApp, folder: string): Promise<void> {
  const token = await app.token(BUYER);
  for (let n = 0; n < 3; n++) {
    await app.api.get(`/api/v1/productos/${CAMERA}`, { token });
    await app.api.post('/api/v1/carrito/generar', {
      token,
      json: cart([[CAMERA, 1]], { testmode: false, ordenar: true }),
    });
  }
  const file = join(folder, 'marcas.ndjson');
  writeFileSync(file, '{"nombre":"Nueva","logo":""}\n');
  await cli(app.database.url, ['import', file, '--json']);
}
