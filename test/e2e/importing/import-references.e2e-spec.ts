import { aProduct, told, useImporter, type TestImporter } from '@test/support/importing';
import { availableDialects } from '@test/support/servers/temporary-database';

const PRODUCTS = 60;
const ids = Array.from({ length: PRODUCTS }, (_, index) => index + 1);
/** Fewer than the products that one batch refers to. */
const FEW = { rememberedKeys: 10 };

describe.each(availableDialects())('references of a load larger than what is remembered, on %s', (dialect) => {
  let importer: TestImporter;

  useImporter(dialect, (started) => {
    importer = started;
  });

  beforeEach(async () => {
    await importer.load(
      'productos',
      ids.map((id) => aProduct(id)),
    );
  });

  const prices = ids.map((producto_id) => ({ producto_id, precio_lista: 10 }));
  const stock = [...ids, ...ids.toReversed()].map((producto_id, index) => ({
    producto_id,
    condicion: 'nuevo',
    sucursal: index % 2 ? 'norte' : 'sur',
    cantidad: index,
  }));

  it.each([false, true])('refuses no line about a product that exists (dry run: %s)', async (dryRun) => {
    expect(told(await importer.load('precios', prices, { ...FEW, dryRun }))).toEqual([]);
    expect(told(await importer.load('existencias', stock, { ...FEW, dryRun }))).toEqual([]);
  });

  it('refuses exactly the lines about products that do not exist', async () => {
    const withStrangers = prices.flatMap((row) => [row, { ...row, producto_id: row.producto_id + 1000 }]);
    const { refused, created } = await importer.load('precios', withStrangers, FEW);
    expect([created, refused]).toEqual([PRODUCTS, PRODUCTS]);
  });

  it('finds products that name each other, earlier and later ones', async () => {
    const linked = ids.map((id) => aProduct(id + 2000, { relacionados: [2000 + PRODUCTS + 1 - id, id] }));
    expect(told(await importer.load('productos', linked, FEW))).toEqual([]);
  });
});
