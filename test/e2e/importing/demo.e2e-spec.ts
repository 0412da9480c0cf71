import 'reflect-metadata';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNT } from '@/seeds/demo/demo-data.service';
import { startTestApp, E2E_DIALECT, type TestApp } from '@test/support/app';
import { cli } from '@test/support/cli';
import { Database } from '@/shared/database/database';
import { temporaryDatabase, type TemporaryDatabase } from '@test/support/temporary-database';

jest.setTimeout(180_000);

interface Summary {
  readonly read: number;
  readonly refused: number;
  readonly files: readonly { readonly entity: string }[];
}

describe('the demo', () => {
  let database: TemporaryDatabase;
  let folder: string;
  const log: string[] = [];
  const started = (demo: boolean): Promise<TestApp> =>
    startTestApp({ database, env: { DEMO: String(demo) }, log: { write: (line) => void log.push(line) } });

  beforeAll(async () => {
    database = await temporaryDatabase(E2E_DIALECT);
    folder = await mkdtemp(join(tmpdir(), 'mostrador-demo-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is written as a folder of every importable file, which loads without refusals', async () => {
    const out = join(folder, 'salida');
    expect(await cli(database.url, ['demo', '--write', out])).toMatchObject({ code: 0 });
    expect(await cli(database.url, ['demo', '--write', out])).toMatchObject({ code: 1 });
    const { stdout, code } = await cli(database.url, ['import', out, '--dry-run', '--json']);
    const summary = JSON.parse(stdout) as Summary;
    expect([code, summary.refused, summary.files.length]).toEqual([0, 0, (await readdir(out)).length]);
    expect(summary.files).toHaveLength(25);
  });

  it('is taken away again, but for what was changed, with its credentials', async () => {
    const app = await started(true);
    const live = async (table: string): Promise<number> =>
      Number(
        (await app.nest.get(Database).reader.query(`SELECT COUNT(*) AS n FROM ${table} WHERE withdrawn = 0`))[0].n,
      );
    try {
      expect(await live('products')).toBeGreaterThan(1600);
      const token = await app.token(DEMO_ACCOUNT);
      expect((await app.api.get('/api/v1/productos?busqueda=camara', { token })).status).toBe(200);
      const { body } = await app.api.get('/api/v1/categorias', { token });
      expect((body as { id: string }[]).map(({ id }) => id)).toEqual(expect.arrayContaining(['22', '65747', '66630']));
      await app.load({ categorias: [{ id: 22, nombre: 'Video propio' }], marcas: [{ nombre: 'Propia', logo: '' }] });
      const again = await started(false);
      await again.close();
      expect(log.join('')).toContain('mostrador demo --remove');

      const removed = await cli(database.url, ['demo', '--remove']);
      expect([removed.code, removed.stdout]).toEqual([
        0,
        expect.stringMatching(/^Se retiraron \d+ filas .* 2 cred.* 1 filas/),
      ]);
      for (const table of [
        'products',
        'prices',
        'stock',
        'accounts',
        'branches',
        'invoices',
        'freight_tariffs',
        'carriers',
      ])
        expect([table, await live(table)]).toEqual([table, 0]);
      expect([await live('categories'), await live('brands')]).toEqual([1, 1]);
      await app.settle();
      expect((await app.api.get('/api/v1/productos?busqueda=camara', { token })).status).toBe(401);
      expect((await cli(database.url, ['demo', '--remove'])).stdout).toContain('No hay datos');
    } finally {
      await app.close();
    }
  });
});
