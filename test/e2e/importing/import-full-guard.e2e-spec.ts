import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli } from '@test/support/cli';
import { aProduct, told, useImporter, type TestImporter } from '@test/support/importing';
import { availableDialects } from '@test/support/servers/temporary-database';

const NAMES_NOTHING = expect.stringMatching(
  /^0: archivo: con --full no nombra ninguna fila: .*--allow-empty/,
) as string;

describe.each(availableDialects())('a full load that names nothing, on %s', (dialect) => {
  let importer: TestImporter;

  useImporter(dialect, (started) => {
    importer = started;
  });

  beforeEach(() =>
    importer.load(
      'productos',
      [1, 2, 3].map((id) => aProduct(id)),
    ),
  );

  it.each([false, true])('is refused and withdraws nothing (dry run: %s)', async (dryRun) => {
    const summary = await importer.load('productos', [], { full: true, dryRun });
    expect([summary.changed, summary.withdrawn, told(summary)]).toEqual([0, 0, [NAMES_NOTHING]]);
    expect(await importer.ids('products')).toEqual([1, 2, 3]);
  });

  it('withdraws everything when that is allowed', async () => {
    const summary = await importer.load('productos', [], { full: true, allowEmpty: true });
    expect([summary.changed, told(summary)]).toEqual([3, []]);
    expect(await importer.ids('products')).toEqual([]);
  });

  it('is no matter without full, or where nothing is ever withdrawn', async () => {
    expect(told(await importer.load('productos', []))).toEqual([]);
    expect(told(await importer.load('tipo_cambio', [], { full: true }))).toEqual([]);
  });

  if (dialect === 'sqlite')
    it('says nothing of rows that are never withdrawn', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'mostrador-full-'));
      const file = join(folder, 'tipo_cambio.json');
      const terms = ['normal', 'preferencial', 'un_dia', 'una_semana', 'dos_semanas', 'tres_semanas', 'un_mes'];
      await writeFile(file, JSON.stringify(Object.fromEntries(terms.map((term) => [term, '17.95']))));
      const { code, stderr } = await cli(importer.url, ['import', file, '--full']);
      expect([code, stderr]).toEqual([0, expect.not.stringContaining('no se retira')]);
      await rm(folder, { recursive: true, force: true });
    });

  if (dialect === 'sqlite')
    it('ends the command with 1 and one line', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'mostrador-full-'));
      const file = join(folder, 'productos.csv');
      await writeFile(file, 'producto_id,titulo\n');
      const refused = await cli(importer.url, ['import', file, '--full']);
      const said = refused.stderr.split('\n').filter((line) => line.includes('no nombra ninguna fila'));
      expect([refused.code, said]).toEqual([1, [expect.stringMatching(/^productos\.csv: rechazado: con --full/)]]);
      const allowed = await cli(importer.url, ['import', file, '--full', '--allow-empty', '--json']);
      expect([allowed.code, JSON.parse(allowed.stdout)]).toEqual([0, expect.objectContaining({ changed: 3 })]);
      await rm(folder, { recursive: true, force: true });
    });
});
