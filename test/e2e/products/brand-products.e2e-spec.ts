import { useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { ALFA, CATALOG } from '@test/support/fixture';

describe('the products of a brand by categoria', () => {
  const app = useApp(CATALOG);
  let alfa: string;
  const get = (path: string): Promise<ApiResponse> => app.api.get(`/api/v1/${path}`, { token: alfa });

  beforeAll(async () => {
    alfa = await app.token(ALFA);
  });

  it.each(['2211', '301', '30,2211', '999999', '221&stock=1&orden=modelo:asc', ''])(
    'categoria=%s narrows them as it does a search',
    async (categoria) => {
      const [ofBrand, searched] = [
        await get(`marcas/vixora/productos?categoria=${categoria}`),
        await get(`productos?marca=vixora&categoria=${categoria}`),
      ];
      expect([ofBrand.status, ofBrand.text]).toEqual([200, searched.text]);
    },
  );

  it('leaves out what is filed elsewhere', async () => {
    const { body } = await get('marcas/vixora/productos?categoria=301');
    const { productos } = body as { productos: readonly { readonly producto_id: string }[] };
    expect(productos.map(({ producto_id }) => producto_id)).toEqual(['5001']);
  });

  it('reads a list one by one, and names what is none', async () => {
    const [apart, joined] = [
      await get('marcas/vixora/productos?categoria[]=301&categoria[]=30'),
      await get('marcas/vixora/productos?categoria=301,30'),
    ];
    expect([apart.status, apart.text]).toEqual([200, joined.text]);
    const { status, body } = await get('marcas/vixora/productos?categoria=redes');
    expect([status, body]).toMatchObject([400, { detalles: [{ campo: 'categoria' }] }]);
  });
});
