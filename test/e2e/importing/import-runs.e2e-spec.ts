import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { cli, type CliResult } from '@test/support/cli';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import type { TemporaryDatabase } from '@test/support/servers/temporary-database';

interface Run {
  readonly id: string;
  readonly [name: string]: unknown;
}

describe('mostrador imports', () => {
  let database: TemporaryDatabase;
  let folder: string;
  const run = (...args: string[]): Promise<CliResult> => cli(database.url, args);
  const list = async (): Promise<Run[]> =>
    (JSON.parse((await run('imports', 'list', '--json')).stdout) as { imports: Run[] }).imports;

  beforeAll(async () => {
    database = await preparedDatabase(E2E_DIALECT);
    folder = await mkdtemp(join(tmpdir(), 'mostrador-runs-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps every run that wrote, with its files and what it refused', async () => {
    expect(await run('imports', 'list', '--json')).toMatchObject({ code: 0, stdout: '{"imports":[]}\n' });
    const bad = Array.from({ length: 1200 }, (_, at) => `{"id":"x${String(at)}!","nombre":"X","logo":""}`);
    await writeFile(join(folder, 'marcas.ndjson'), `{"nombre":"Uno","logo":""}\n${bad.join('\n')}\n`);
    await writeFile(join(folder, 'categorias.csv'), 'id,nombre,nivel\n22,Video,1\n');
    expect((await run('import', folder, '--dry-run')).code).toBe(1);
    expect(await list()).toEqual([]);
    expect((await run('import', folder)).code).toBe(1);
    expect((await run('import', join(folder, 'nada.csv'), '--full')).code).toBe(2);

    const [missing, first, ...none] = await list();
    expect(none).toEqual([]);
    expect(missing).toMatchObject({ state: 'unreadable', full: true, read: 0, files: [] });
    const counts = { unchanged: 0, changed: 0, withdrawn: 0 };
    expect(first).toEqual({
      ...counts,
      id: expect.stringMatching(/^\d{8}-\d{6}-[0-9a-f]{4}$/),
      source: folder,
      full: false,
      state: 'finished',
      started_at: expect.stringMatching(/^\d{4}-.*Z$/),
      finished_at: expect.stringMatching(/^\d{4}-.*Z$/),
      seconds: expect.any(Number),
      read: 1202,
      created: 2,
      refused: 1200,
      files: [
        { ...counts, file: 'categorias.csv', entity: 'categorias', read: 1, created: 1, refused: 0 },
        { ...counts, file: 'marcas.ndjson', entity: 'marcas', read: 1201, created: 1, refused: 1200 },
      ],
    });

    const shown = await run('imports', 'show', first?.id ?? '', '--json');
    const { refusals, ...rest } = JSON.parse(shown.stdout) as Run & { refusals: object[] };
    expect(rest).toEqual(first);
    expect(refusals).toHaveLength(1000);
    expect(refusals[0]).toEqual({
      file: 'marcas.ndjson',
      line: 2,
      field: 'id',
      text: expect.stringContaining('código'),
    });
    expect((await run('imports', 'show', first?.id ?? '')).stdout).toContain('\n  marcas.ndjson:2: id: ');
  });

  it.each(['0', '1001', 'abc', '1.5', '-1'])('refuses to list %s runs', async (limit) => {
    expect(await run('imports', 'list', `--limit=${limit}`)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'error: --limit lleva un entero de 1 a 1000\n',
    });
  });

  it('lists as many as it is asked for', async () => {
    expect((await run('imports', 'list', '--limit', '1')).stdout.trim().split('\n')).toHaveLength(1);
  });

  it('says so when there is no such run', async () => {
    expect(await run('imports', 'show', 'nada')).toMatchObject({ code: 1, stderr: expect.stringContaining('"nada"') });
  });
});
