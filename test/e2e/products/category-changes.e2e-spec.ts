import { models, searchProducts } from './product-pages.builder';
import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

interface CategoryRow {
  readonly id: number;
  readonly nivel: number;
}

const ROWS = CATALOG.categorias as readonly CategoryRow[];
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
