import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@/config/app-config';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { Database } from '@/shared/database/database';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { cli, startCli, type CliResult } from '@test/support/cli';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import type { TemporaryDatabase } from '@test/support/servers/temporary-database';

const TOTAL = 30_000;

/** Every tenth product names the next one, so that some lines have to wait for later ones. */
function productLines(): string {
  const lines = Array.from({ length: TOTAL }, (_, at) => {
    const product = { producto_id: at + 1, modelo: `M-${at}`, titulo: `T ${at}`, marca: 'quetzavid', categorias: [1] };
    return JSON.stringify(at % 10 === 0 ? { ...product, relacionados: [at + 2] } : product);
  });
  return lines.join('\n');
}

interface Counts {
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('an import stopped in the middle', () => {
  let temporary: TemporaryDatabase;
  let database: Database;
  let folder: string;
  let file: string;

  const done = async () =>
    Number((await database.reader.query<{ n: number }[]>('SELECT COUNT(*) AS n FROM products'))[0]?.n);
  const again = async () => {
    const { code, stdout } = await cli(temporary.url, ['import', file, '--json']);
    return { code, counts: JSON.parse(stdout) as Counts };
  };

  beforeAll(async () => {
    temporary = await preparedDatabase(E2E_DIALECT);
    folder = await mkdtemp(join(tmpdir(), 'mostrador-import-'));
    await writeFile(join(folder, 'marcas.ndjson'), '{"id":"quetzavid","nombre":"Quetza Vid","logo":""}');
    await writeFile(join(folder, 'categorias.ndjson'), '{"id":1,"nombre":"Video","nivel":1}');
    await cli(temporary.url, ['import', folder]);
    file = join(folder, 'productos.ndjson');
    await writeFile(file, productLines());
    database = await Database.open(loadConfig({ DATABASE_URL: temporary.url }).database, ENTITIES, MIGRATIONS);
  });

  afterAll(async () => {
    await database.close();
    await temporary.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const clear = (): Promise<unknown> => database.write((manager) => manager.query('DELETE FROM products'));
  beforeEach(clear);

  /** Ends the import with `signal` as soon as something has been committed; begins anew when it has come to its end before the signal came. */
  async function stoppedBy(signal: NodeJS.Signals): Promise<CliResult> {
    const running = startCli(temporary.url, ['import', file, '--json']);
    while (running.process.exitCode === null && (await done()) === 0) await nextTurn();
    running.process.kill(signal);
    const result = await running.result;
    if (result.code !== 0) return result;
    await clear();
    return stoppedBy(signal);
  }

  it('loses nothing by a kill and is completed by a second run', async () => {
    expect((await stoppedBy('SIGKILL')).code).toBeUndefined();
    const kept = await done();
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(TOTAL);
    const { code, counts } = await again();
    expect(code).toBe(0);
    expect(counts).toMatchObject({ read: TOTAL, created: TOTAL - kept, changed: 0, unchanged: kept, refused: 0 });
    expect(await done()).toBe(TOTAL);
  });

  it('ends after the batch at hand when it is asked to, and counts what it did', async () => {
    const { code, stdout } = await stoppedBy('SIGINT');
    const kept = await done();
    expect(code).toBe(130);
    expect(kept).toBeLessThan(TOTAL);
    expect((JSON.parse(stdout) as Counts).created).toBe(kept);
    expect(await again()).toMatchObject({ code: 0, counts: { unchanged: kept, refused: 0 } });
  });
});
