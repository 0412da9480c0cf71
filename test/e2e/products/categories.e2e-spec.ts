import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

describe('categories', () => {
  const app = useApp(CATALOG);
  let token: string;

  beforeAll(async () => {
    token = await app.token(ALFA, []);
  });

  it('lists level 1 with ids as text and levels as numbers', async () => {
    const { status, body, headers } = await app.api.get('/api/v1/categorias', { token });
    expect(status).toBe(200);
    expect(body).toEqual([
      { id: '22', nombre: 'Videovigilancia', nivel: 1 },
      { id: '30', nombre: 'Redes', nivel: 1 },
    ]);
    expect(headers['cache-control']).toBe('private, max-age=3600');
  });

  it('gives the whole tree with todas=1', async () => {
    const { body } = await app.api.get('/api/v1/categorias?todas=1', { token });
    expect(body[0]).toEqual({
      id: '22',
      nombre: 'Videovigilancia',
      nivel: 1,
      subcategorias: [
        {
          id: '221',
          nombre: 'Cámaras IP',
          nivel: 2,
          subcategorias: [{ id: '2211', nombre: 'Domo', nivel: 3, subcategorias: [] }],
        },
      ],
    });
  });

  it('gives the detail with levels as text and origen from the root', async () => {
    const { body, headers } = await app.api.get('/api/v1/categorias/2211/', { token });
    expect(body).toEqual({
      id: '2211',
      nombre: 'Domo',
      nivel: '3',
      origen: [
        { id: '22', nombre: 'Videovigilancia', nivel: '1' },
        { id: '221', nombre: 'Cámaras IP', nivel: '2' },
      ],
      subcategorias: [],
    });
    expect(headers['cache-control']).toBe('private, max-age=7200');
  });

  it.each([
    ['/api/v1/categorias/1', 404],
    ['/api/v1/categorias/999', 404],
    ['/api/v1/categorias/0', 400],
    ['/api/v1/categorias/-1', 400],
    ['/api/v1/categorias/1e3', 400],
    ['/api/v1/categorias/abc', 400],
    ['/api/v1/categorias/12345678901', 404],
    ['/api/v1/categorias?todas=quizas', 400],
    ['/api/v1/categorias?todas=1&todas=0', 400],
    ['/api/v1/categorias?otro=1&otro=2', 200],
  ])('answers %s with %d', async (path, status) => {
    expect((await app.api.get(path, { token })).status).toBe(status);
  });

  it('answers 304 to its own ETag until an import changes the tree, and then at once', async () => {
    const first = await app.api.get('/api/v1/categorias', { token });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const same = await app.api.get('/api/v1/categorias', { token, headers });
    expect([same.status, same.headers.vary]).toEqual([304, 'Accept-Encoding']);
    await app.load({ categorias: [{ id: 30, nombre: 'Redes y cableado', nivel: 1 }] });
    const changed = await app.api.get('/api/v1/categorias', { token, headers });
    expect(changed.status).toBe(200);
    expect(changed.body[1].nombre).toBe('Redes y cableado');
  });
});
