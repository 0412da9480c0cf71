import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli, type CliResult } from '@test/support/cli';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import type { TemporaryDatabase } from '@test/support/servers/temporary-database';
import { E2E_DIALECT } from '@test/support/servers/test-server';

describe('mostrador import tells what it reads nothing of', () => {
  let database: TemporaryDatabase;
  let folder: string;
  const run = (path: string): Promise<CliResult> => cli(database.url, ['import', path]);
  const put = async (name: string, content: string): Promise<string> => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };

  beforeAll(async () => {
    database = await preparedDatabase(E2E_DIALECT);
    folder = await mkdtemp(join(tmpdir(), 'mostrador-import-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['precios', { producto_id: 1, asterisco: { a: 5, B: 9 } }, 'asterisco.B'],
    ['productos', { producto_id: 2, componentes: [{ producto_id: 1, cantidad: 2, orden: 1 }] }, 'componentes.orden'],
    [
      'pedidos_estatus',
      { folio_pedido: 'X', estado: 'enviado', lineas: [{ linea: 1, enviados: 2 }] },
      'lineas.enviados',
    ],
    [
      'facturas',
      { folio_factura: 'F/1', num_cliente: 100, fecha: '2020-01-02', entrega: { espera: { texto: 'x' } } },
      'entrega.espera.texto',
    ],
  ])('of an object: %s', async (entity, line, path) => {
    const { stderr } = await run(await put(`${entity}.ndjson`, JSON.stringify(line)));
    expect(stderr).toContain(`aviso: ${entity}.ndjson: campos que no se usan: ${path}\n`);
  });

  it('of cells in columns without a name, but of none that are only empty', async () => {
    const told = await run(await put('precios.csv', 'producto_id,precio_lista,,\n1,98.5,7,\n'));
    expect(told.stderr).toMatch(/^aviso: precios\.csv: campos que no se usan: \(columna sin nombre\)$/m);
    const untold = await run(await put('precios.csv', 'producto_id,precio_lista,,\n1,98.5,,\n'));
    expect(untold.stderr).not.toContain('aviso');
  });
});
