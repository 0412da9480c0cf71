import { ProductRepository } from '@/modules/products/persistence/product.repository';
import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

describe('brands', () => {
  const app = useApp(CATALOG);
  let token: string;

  beforeAll(async () => {
    token = await app.token(ALFA, []);
  });

  it('lists slug and name', async () => {
    const { body } = await app.api.get('/api/v1/marcas/', { token });
    expect(body).toEqual([
      { id: 'cerrada', nombre: 'Cerrada' },
      { id: 'nanduredes', nombre: 'Ñandú Redes' },
      { id: 'vixora', nombre: 'Vixora' },
    ]);
  });

  it('shows profile and counts of products on sale by category', async () => {
    const { body } = await app.api.get('/api/v1/marcas/vixora', { token });
    expect(body).toEqual({
      descripcion: '<p>Vixora</p>',
      titulo: 'Video Vixora',
      logo: 'https://cdn.example/vixora.png',
      categorias: [
        { nombre: 'Videovigilancia', id: '22', imagen: 'https://cdn.example/22.png', cantidad: 4 },
        { nombre: 'Redes', id: '30', imagen: '', cantidad: 1 },
      ],
    });
  });

  it('counts anew what was counted while changed products were being read', async () => {
    const detail = async () => (await app.api.get('/api/v1/marcas/vixora', { token })).body;
    const before = await detail();
    const products = app.nest.get(ProductRepository, { strict: false });
    const read = products.findByIds.bind(products);
    const reading = jest.spyOn(products, 'findByIds').mockImplementationOnce(async (ids) => {
      await detail();
      return read(ids);
    });
    await app.load({ productos: [{ producto_id: 5001, activo: false }] });
    const without = await detail();
    await app.load({ productos: [{ producto_id: 5001, activo: true }] });
    expect(reading).toHaveBeenCalled();
    expect(without).not.toEqual(before);
    expect(await detail()).toEqual(before);
    reading.mockRestore();
  });

  it('leaves out titulo and descripcion of a brand without profile', async () => {
    const { body } = await app.api.get('/api/v1/marcas/nanduredes', { token });
    expect(Object.keys(body)).toEqual(['logo', 'categorias']);
  });

  it.each(['/api/v1/marcas/nadie', '/api/v1/marcas/nadie/productos', '/api/v1/marcas/%25'])(
    'answers 404 for %s',
    async (path) => {
      const { status, body } = await app.api.get(path, { token });
      expect(status).toBe(404);
      expect(body.code).toBe('marca_no_encontrada');
    },
  );

  it.each([
    ['stock=true&stock_nuevo=true', 400, 'stock_nuevo'],
    ['stock=1&stock_nuevo=0', 200, undefined],
    ['limit=61', 400, 'limit'],
    ['limit=0', 400, 'limit'],
    ['limit=1', 200, undefined],
    ['pagina=0', 400, 'pagina'],
    ['orden=barato', 400, 'orden'],
    ['moneda=eur', 400, 'moneda'],
    ['agrupar=loquesea&page=x', 200, undefined],
  ])('answers %s with %d naming %s', async (query, status, field) => {
    const response = await app.api.get(`/api/v1/marcas/vixora/productos?${query}`, { token });
    expect(response.status).toBe(status);
    expect(response.body.detalles?.[0]?.campo).toBe(field);
  });

  it('pages the products of the brand', async () => {
    const { body } = await app.api.get('/api/v1/marcas/vixora/productos?limit=3&pagina=2&orden=modelo:asc', { token });
    expect({ ...body, productos: body.productos.map((p: { modelo: string }) => p.modelo) }).toEqual({
      cantidad: 4,
      pagina: 2,
      paginas: 2,
      todo: false,
      productos: ['VX-2CD2343G2-I'],
    });
  });
});
