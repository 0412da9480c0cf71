import 'reflect-metadata';
import { gzipSync } from 'node:zlib';
import { rm } from 'node:fs/promises';
import { folderOf } from '@test/e2e/invoices/documents-world.builder';
import { CABLE, CAMERA } from '@test/e2e/quoting/cart-world.builder';
import { OrderFiles, inSeconds } from './orders-files.builder';
import { count } from '../orders-world.builder';
import { cli } from '@test/support/cli';

interface Summary {
  readonly read: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly files: readonly { readonly entity: string; readonly read: number; readonly refused: number }[];
}

const csv = (rows: readonly object[]): string => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown = ''): string => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `"${text.replaceAll('"', '""')}"`;
  };
  const lines = rows.map((row) => names.map((name) => cell((row as Record<string, unknown>)[name])).join(','));
  return [names.join(','), ...lines, ''].join('\n');
};
const ndjson = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

describe('files that speak of orders, on the command line (03 line 7)', () => {
  const files = new OrderFiles();
  const folders: string[] = [];
  beforeAll(() => files.open());
  afterAll(async () => {
    await files.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  async function load(content: Record<string, string | Uint8Array>, ...args: string[]) {
    const folder = await folderOf(content);
    folders.push(folder);
    const run = await cli(files.app.database.url, ['import', folder, '--json', ...args]);
    return { ...run, summary: JSON.parse(run.stdout) as Summary };
  }

  it('are read as .csv and .ndjson.gz; refused lines are named by file and line; a second run changes nothing', async () => {
    const [one, two] = [await files.place([CAMERA, 5], [CABLE, 2]), await files.place([CAMERA, 1])];
    const statuses = [
      { folio_pedido: `${one}-API`, estado: 'en_proceso', fecha: inSeconds(5) },
      {
        ...{ folio_pedido: `${one}-API`, estado: 'enviado_parcial', fecha: inSeconds(10) },
        ...{ lineas: [{ linea: 1, enviado: 3 }], guias: [{ folio_guia: 'G1', fletera: 'dhl' }] },
      },
      { folio_pedido: `${one}-API`, estado: 'enviado', fecha: inSeconds(15), lineas: [{ linea: 1, enviado: 6 }] },
      { folio_pedido: 'CEN-999999/26-API', estado: 'enviado', fecha: inSeconds(15) },
    ];
    const times = [{ fletera: 'estafeta', zona: 'local', dias_min: 1, dias_max: 2, extendida_dias: 1 }];
    const days = [{ fecha: '2026-12-25', nombre: 'Navidad' }];
    const first = { 'pedidos_estatus.csv': csv(statuses), 'tiempos.csv': csv(times), 'dias_inhabiles.csv': csv(days) };
    const loaded = await load(first);
    expect([loaded.code, loaded.summary]).toMatchObject([1, { read: 6, created: 2, changed: 2, refused: 2 }]);
    for (const line of [4, 5]) expect(loaded.stderr).toMatch(new RegExp(`pedidos_estatus\\.csv:${line}: `));
    expect(await files.counts(one)).toMatchObject([{ shipped: 3 }, { shipped: 0 }]);
    const again = await load({ ...first, 'pedidos_estatus.csv': csv(statuses.slice(0, 2)) });
    expect([again.code, again.summary]).toMatchObject([
      0,
      { read: 4, created: 0, changed: 0, unchanged: 4, refused: 0 },
    ]);

    const events = await count(files.app, 'events');
    const packed = gzipSync(ndjson([{ folio_pedido: `${two}-API`, estado: 'enviado' }]));
    const rehearsed = await load({ 'pedidos_estatus.ndjson.gz': packed }, '--dry-run');
    expect([rehearsed.code, rehearsed.summary.changed, (await files.order(two)).state]).toEqual([0, 1, 'recibido']);
    const silent = await load({ 'pedidos_estatus.ndjson.gz': packed }, '--sin-eventos');
    expect([silent.code, silent.summary.changed, (await files.order(two)).state]).toEqual([0, 1, 'enviado']);
    expect(await count(files.app, 'events')).toBe(events);
  });
});
