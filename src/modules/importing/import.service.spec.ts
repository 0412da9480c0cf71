import type { RowsSummary } from '@/modules/importing/import.service';
import { aProduct, loadBasics, startTestImporter, type TestImporter } from '../../../test/support/importing';

const outcome = ({ read, created, changed, unchanged, refused }: RowsSummary): number[] => [read, created, changed, unchanged, refused];
const told = ({ problems }: RowsSummary): string[] => problems.map(({ line, field, text }) => `${line}: ${field}: ${text}`);

interface LoggedChange {
  entity: string;
  entity_id: string;
}

describe.each(['sqlite', 'mysql'] as const)('ImportService.loadRows on %s', (dialect) => {
  let importer: TestImporter;
  const load = (entity: string, rows: object[], options = {}) => importer.service.loadRows(entity, rows, options);
  const product = async (id: number) => (await importer.rows<Record<string, unknown>>('SELECT * FROM products WHERE id = ?', [id]))[0];
  const changes = async () => {
    const logged = await importer.rows<LoggedChange>('SELECT entity, entity_id FROM change_log ORDER BY seq');
    await importer.database.write((manager) => manager.query('DELETE FROM change_log'));
    return logged.map(({ entity, entity_id }) => `${entity} ${entity_id}`);
  };

  beforeAll(async () => {
    importer = await startTestImporter(dialect);
    await loadBasics(importer.service);
  });

  afterAll(async () => {
    await importer.close();
  });

  beforeEach(async () => {
    await importer.database.write(async (manager) => {
      for (const table of ['change_log', 'stock', 'prices', 'product_texts', 'products']) await manager.query(`DELETE FROM ${table}`);
    });
  });

  it('creates rows, then changes nothing the second time', async () => {
    const rows = [aProduct(7, { descripcion: '<p>á</p>', peso: 0.5, activo: 'false', variante: { grupo: 'g', atributos: { color: 'rojo' } } })];
    expect(outcome(await load('productos', rows))).toEqual([1, 1, 0, 0, 0]);
    expect(await changes()).toEqual(['product 7', 'product 7']);
    expect(outcome(await load('productos', rows))).toEqual([1, 0, 0, 1, 0]);
    expect(await changes()).toEqual([]);
    expect(await product(7)).toMatchObject({ model: 'QV-7', weight: '0.5', active: 0, project: 0, category_ids: '[11]', withdrawn: 0 });
    expect(await importer.rows('SELECT * FROM product_texts')).toEqual([{ product_id: 7, description: '<p>á</p>', pro_description: null }]);
  });
});
