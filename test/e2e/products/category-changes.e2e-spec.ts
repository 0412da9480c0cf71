import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { models, searchProducts } from './product-pages.builder';
import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

interface CategoryRow {
  readonly id: number;
  readonly nivel: number;
}

const ROWS = CATALOG.categorias as readonly CategoryRow[];
const BRANDS = [
  { id: 'vixora', nombre: 'Vixora' },
  { id: 'nanduredes', nombre: 'Ñandú Redes' },
];
const PRODUCTS = (CATALOG.productos as readonly { producto_id: number }[]).map(({ producto_id }) => producto_id);

describe('categories that change under a running service', () => {
  const app = useApp(CATALOG);
  let token: string;
  beforeAll(async () => {
    token = await app.token(ALFA);
  });

  /** All that shows categories, as one text. */
  async function everything(): Promise<string> {
    const pages = await Promise.all([
      app.api.get(`/api/v1/productos/${PRODUCTS.join(',')}`, { token }),
      ...ROWS.map(({ id }) => app.api.get(`/api/v1/productos?categoria=${id}`, { token, unchecked: true })),
    ]);
    return pages.map(({ text }) => text.replace(/"request_id":"[^"]*"/, '')).join('\n');
  }

  it.each(ROWS.filter(({ nivel }) => nivel > 0).map(({ id, nivel }) => [id, nivel]))(
    'category %i of level %i, withdrawn and loaded again, is where it was',
    async (id) => {
      const before = await everything();
      await app.load({ categorias: ROWS.filter((row) => row.id !== id) }, { full: true });
      const without = await everything();
      await app.load({ categorias: ROWS });
      expect(await everything()).toBe(before);
      expect(without).not.toBe(before);
    },
  );

  it('is known of products that are not on sale too: what is in memory agrees with the database', async () => {
    await app.load({ productos: [{ producto_id: 5001, activo: false }] });
    await app.load({ categorias: ROWS.map(({ id }) => ({ id, nombre: `Otra ${id}` })) });
    const snapshot = app.nest.get(CatalogSnapshot);
    expect(await snapshot.compare(0)).toMatchObject({ differing: [] });
    await app.load({ marcas: BRANDS.map(({ id }) => ({ id, nombre: `Otra ${id}` })) });
    expect(await snapshot.compare(0)).toMatchObject({ differing: [] });
    await app.load({ productos: [{ producto_id: 5001, activo: true }], categorias: ROWS, marcas: BRANDS });
  });

  it('shows a category as soon as it is no longer internal', async () => {
    await app.load({
      categorias: [{ id: 90, nombre: 'Interna', nivel: 0 }],
      productos: [{ producto_id: 5001, categorias: [90] }],
    });
    await app.load({ categorias: [{ id: 90, nivel: 1 }] });
    expect(models(await searchProducts(app, 'categoria=90', token))).toHaveLength(1);
    await app.load({ categorias: [{ id: 90, nombre: 'Pública' }] });
    const { body } = await app.api.get('/api/v1/productos/5001', { token });
    expect((body as { categorias: unknown }).categorias).toEqual([{ id: '90', nombre: 'Pública', nivel: 1 }]);
  });
});
