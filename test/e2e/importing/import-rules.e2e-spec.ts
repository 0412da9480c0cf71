import { outcome, told, useImporter, type TestImporter } from '@test/support/importing';
import { availableDialects } from '@test/support/servers/temporary-database';

const category = (id: number, padre_id: number | null, nivel = 2): object => ({
  id,
  nombre: `C${id}`,
  nivel,
  padre_id,
});

describe.each(availableDialects())('rules over all rows on %s', (dialect) => {
  let importer: TestImporter;

  useImporter(dialect, (started) => {
    importer = started;
  });

  describe('categories', () => {
    beforeEach(() => importer.write('DELETE FROM categories WHERE id > 100'));

    const parents = async (): Promise<Record<string, unknown>> => {
      const rows = await importer.rows<{ id: unknown; parent_id: unknown }>(
        'SELECT id, parent_id FROM categories WHERE id > 100 ORDER BY id',
      );
      return Object.fromEntries(
        rows.map(({ id, parent_id }) => [String(id), parent_id === null ? null : Number(parent_id)]),
      );
    };

    it.each([false, true])('refuses what closes a cycle of stored ones (dry run: %s)', async (dryRun) => {
      await importer.load('categorias', [category(102, 11), category(110, 102), category(111, 110)]);
      const closing = await importer.load('categorias', [category(102, 111), category(102, 110), category(120, 111)], {
        dryRun,
      });
      expect(told(closing)).toEqual([
        '1: padre_id: "111" está debajo de "102": sería un ciclo',
        '2: padre_id: "110" está debajo de "102": sería un ciclo',
      ]);
      expect(outcome(closing)).toEqual([3, 1, 0, 0, 2]);
      expect(await parents()).toEqual({ 102: 11, 110: 102, 111: 110, ...(!dryRun && { 120: 111 }) });
    });

    it('goes by the lines before it', async () => {
      await importer.load('categorias', [category(102, 11), category(110, 102)]);
      const swapped = await importer.load('categorias', [category(110, 11), category(102, 110), category(110, 102)]);
      expect(told(swapped)).toEqual(['3: padre_id: "102" está debajo de "110": sería un ciclo']);
      expect(await parents()).toEqual({ 102: 110, 110: 11 });
    });

    it('refuses new ones that name each other, and all that hang on them', async () => {
      const summary = await importer.load('categorias', [
        category(900, 901),
        category(901, 902),
        category(902, 900),
        category(903, 901),
        category(911, 910),
        category(910, 11),
      ]);
      expect(told(summary).sort()).toEqual([
        '1: padre_id: no existe la categoría "901"',
        '2: padre_id: no existe la categoría "902"',
        '3: padre_id: "900" está debajo de "902": sería un ciclo',
        '4: padre_id: no existe la categoría "901"',
      ]);
      expect(await parents()).toEqual({ 910: 11, 911: 910 });
    });

    it('takes rows that stand as they are, whatever there was before the rule', async () => {
      await importer.load('categorias', [category(102, 11), category(110, 102)]);
      await importer.write('UPDATE categories SET parent_id = 110 WHERE id = 102');
      expect(outcome(await importer.load('categorias', [category(102, 110), category(110, 102)]))).toEqual([
        2, 0, 0, 2, 0,
      ]);
      expect(outcome(await importer.load('categorias', [category(102, 11)]))).toEqual([1, 0, 1, 0, 0]);
    });
  });

  describe('kits', () => {
    const product = (producto_id: number, ...of: number[]): object => ({
      producto_id,
      modelo: `M${producto_id}`,
      titulo: `T${producto_id}`,
      marca: 'quetzavid',
      categorias: [11],
      componentes: of.length === 0 ? null : of.map((part) => ({ producto_id: part, cantidad: 2 })),
    });

    const kits = async (): Promise<string[]> => {
      const rows = await importer.rows<{ id: unknown; components: string }>(
        'SELECT id, components FROM products WHERE components IS NOT NULL ORDER BY id',
      );
      return rows.map(({ id, components }) => {
        const parts = JSON.parse(components) as { productId: number }[];
        return `${String(id)}: ${parts.map(({ productId }) => productId).join(' ')}`;
      });
    };

    beforeEach(() => importer.write('DELETE FROM products'));

    it.each([false, true])('refuses what makes a kit part of one of its parts (dry run: %s)', async (dryRun) => {
      await importer.load('productos', [product(1), product(2, 1), product(3, 2)]);
      const closing = await importer.load('productos', [product(1, 3), product(2, 3), product(4, 3), product(1, 5)], {
        dryRun,
      });
      expect(told(closing)).toEqual([
        '1: componentes: "3" contiene "1": sería un ciclo',
        '2: componentes: "3" contiene "2": sería un ciclo',
        '4: componentes: no existe el producto "5"',
      ]);
      expect(await kits()).toEqual(['2: 1', '3: 2', ...(dryRun ? [] : ['4: 3'])]);
    });

    it('refuses new ones that contain each other, and takes the others of the file', async () => {
      const summary = await importer.load('productos', [
        product(1, 2),
        product(2, 3),
        product(3, 1),
        product(4, 5),
        product(5),
      ]);
      expect(told(summary).sort()).toEqual([
        '1: componentes: no existe el producto "2"',
        '2: componentes: no existe el producto "3"',
        '3: componentes: "1" contiene "3": sería un ciclo',
      ]);
      expect(await kits()).toEqual(['4: 5']);
    });

    it('goes by the lines before it, also by one that makes a kit none', async () => {
      await importer.load('productos', [product(1), product(2, 1)]);
      expect(told(await importer.load('productos', [product(2), product(1, 2)]))).toEqual([]);
      expect(await kits()).toEqual(['1: 2']);
    });
  });

  it('gives the number of a country to one only', async () => {
    const rows = [
      { codigo: 'AAA', id: 990, nombre: 'A' },
      { codigo: 'BBB', id: 990, nombre: 'B' },
    ];
    const first = await importer.load('paises', rows);
    expect([told(first), outcome(first)]).toEqual([['2: id: 990 ya es de "AAA"'], [2, 1, 0, 0, 1]]);
    const second = await importer.load('paises', [rows[1] ?? {}, { codigo: 'AAA', id: 991 }, rows[1] ?? {}]);
    expect([told(second), outcome(second)]).toEqual([['1: id: 990 ya es de "AAA"'], [3, 1, 1, 0, 1]]);
  });
});
