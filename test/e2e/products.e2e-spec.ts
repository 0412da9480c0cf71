import { gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../support/app';
import { ALFA, BETA, CATALOG } from '../support/fixture';

interface Product {
  producto_id: string;
  modelo: string;
  precios: { precio_descuento: string } | [];
}

const GOLDEN = {
  producto_id: '5001',
  modelo: 'VX-2CD2143G2-I',
  total_existencia: 11,
  titulo: 'Cámara IP domo 4 megapixeles con IR de 30 m',
  marca: 'Vixora',
  garantia: '3 años',
  sat_key: '46171610',
  sat_description: 'Cámaras de seguridad',
  img_portada: 'https://cdn.example/5001.png',
  link_privado: '',
  categorias: [
    { id: '22', nombre: 'Videovigilancia', nivel: 1 },
    { id: '221', nombre: 'Cámaras IP', nivel: 2 },
    { id: '2211', nombre: 'Domo', nivel: 3 },
  ],
  categorias_producto_todas: [
    [
      { id: '22', nombre: 'Videovigilancia', nivel: 1 },
      { id: '221', nombre: 'Cámaras IP', nivel: 2 },
      { id: '2211', nombre: 'Domo', nivel: 3 },
    ],
    [
      { id: '30', nombre: 'Redes', nivel: 1 },
      { id: '301', nombre: 'Cableado', nivel: 2 },
    ],
  ],
  pvol: '0.54',
  marca_logo: 'https://cdn.example/vixora.png',
  link: '/producto/vx-2cd2143g2-i-5001.html',
  imagen_360: [],
  iconos: { sup_izq: 'https://cdn.example/i.png', sup_der: '', inf_der: '' },
  peso: '0.6',
  alto: '15',
  largo: '15',
  ancho: '12',
  unidad_de_medida: { codigo_unidad: '1', nombre: 'Pieza', clave_unidad_sat: 'H87' },
  caracteristicas: ['Resolución de 4 MP', 'IP67'],
  precios: {
    precio_1: '142.38',
    precio_especial: '127.35',
    precio_descuento: '79.06',
    volumen: { '10': '77.48', '50': '75.11' },
    precio_map: '0.00',
    precio_lista: '142.38',
  },
  existencia: { nuevo: 9, asterisco: { a: 2, b: 0, c: 0, d: 0 }, detalle: [] },
};

describe('products', () => {
  let app: TestApp;
  let alfa: string;
  let beta: string;
  const models = (body: { productos: Product[] }): string[] => body.productos.map((product) => product.modelo);
  const search = async (query: string, token = alfa): Promise<{ cantidad: number; productos: Product[] }> => {
    const { status, body, text } = await app.api.get(`/api/v1/productos?${query}`, { token });
    if (status !== 200) throw new Error(text);
    return body as { cantidad: number; productos: Product[] };
  };

  beforeAll(async () => {
    app = await startTestApp();
    await app.load(CATALOG);
    alfa = await app.token(ALFA);
    beta = await app.token(BETA);
  });
  afterAll(() => app.close());

  describe('shape', () => {
    it('is exactly the contract table, in its order', async () => {
      const { body, text } = await app.api.get('/api/v1/productos?busqueda=VX2CD2143', { token: alfa });
      expect(body.productos[0]).toEqual(GOLDEN);
      expect(text).toBe(JSON.stringify({ cantidad: 1, pagina: 1, paginas: 1, todo: true, productos: [GOLDEN] }));
    });

    it('of a single id is an object with descripcion, imagenes and recursos at the end', async () => {
      const { text } = await app.api.get('/api/v1/productos/5001', { token: alfa });
      expect(text).toBe(
        JSON.stringify({
          ...GOLDEN,
          descripcion: '<p>Domo "4 MP"</p>',
          imagenes: [{ imagen: 'https://cdn.example/5001-1.png', orden: '1' }],
          recursos: [{ recurso: 'Hoja técnica', path: 'https://cdn.example/5001.pdf' }],
        }),
      );
    });

    it('of unknown things is "-", "0", [] and never another type', async () => {
      const { body } = await app.api.get('/api/v1/productos/5002', { token: alfa });
      expect(body).toMatchObject({
        peso: '-',
        alto: '-',
        largo: '-',
        ancho: '-',
        pvol: '0',
        iconos: [],
        imagen_360: [],
        caracteristicas: [],
        imagenes: [],
        recursos: [],
        descripcion: '',
        proyecto: true,
      });
      expect(body.precios).toEqual({
        precio_1: '98.50',
        precio_especial: '98.50',
        precio_descuento: '61.15',
        volumen: {},
        precio_map: '89.00',
        precio_lista: '99.99',
      });
      expect(body.existencia).toEqual({ nuevo: 0, asterisco: { a: 0, b: 3, c: 0, d: 0 }, detalle: [] });
    });

    it('adds long and improved texts where asked for, in the table order', async () => {
      const { body } = await app.api.get('/api/v1/productos?busqueda=VX2CD2143&descripcion=1&informacion_pro=1', { token: alfa });
      const [product] = body.productos;
      expect(product).toMatchObject({ descripcion: '<p>Domo "4 MP"</p>', titulo_pro: 'Domo profesional', descripcion_pro: '<p>Pro</p>', caracteristicas_pro: ['Pro'] });
      const keys = Object.keys(product as object);
      expect(keys.indexOf('descripcion')).toBe(keys.indexOf('caracteristicas') + 1);
      expect(keys.slice(-3)).toEqual(['titulo_pro', 'descripcion_pro', 'caracteristicas_pro']);
    });

    it('shows stock by warehouse where asked for, an object then, and only what can be sold', async () => {
      const { body } = await app.api.get('/api/v1/productos/5001,5002,5008?inventarios=true', { token: alfa });
      expect(body.map((p: { existencia: { detalle: unknown } }) => p.existencia.detalle)).toEqual([
        { nuevo: { guadalajara: '4', monterrey: '5' }, a: { guadalajara: '2' } },
        { nuevo: {}, b: { tijuana: '3' } },
        { nuevo: { monterrey: '1' } },
      ]);
    });

    it("counts a kit's stock by what its components make", async () => {
      const { body } = await app.api.get('/api/v1/productos/5008', { token: alfa });
      expect([body.total_existencia, body.existencia.nuevo]).toEqual([4, 4]);
    });

    it('leads from each option of a variant group to its product', async () => {
      const { body } = await app.api.get('/api/v1/productos/5003', { token: alfa });
      expect(body.atributos).toEqual({ color: { azul: { producto_id: '5003', detalle: 'Azul' }, gris: { producto_id: '5004', detalle: 'Gris' } } });
    });

    it.each([
      ['5005', 'SOLICITAR DISTRIBUCIÓN'],
      ['5006', 'PRECIO NO DISPONIBLE'],
    ])('of %s has no prices but the note %s', async (id, nota) => {
      const { body } = await app.api.get(`/api/v1/productos/${id}`, { token: alfa });
      expect(body.precios).toEqual([]);
      expect(body.nota).toBe(nota);
    });
  });

  describe('detail', () => {
    it('of several ids keeps the order asked for, each once, without those that can not be had', async () => {
      const { body } = await app.api.get('/api/v1/productos/5003,9999,5001,5007,5003', { token: alfa });
      expect(body.map((p: Product) => p.producto_id)).toEqual(['5003', '5001']);
    });

    it('of one id among several forms is an array', async () => {
      const { body } = await app.api.get('/api/v1/productos/5001,5001', { token: alfa });
      expect(Array.isArray(body)).toBe(true);
    });

    it.each([
      ['9999', 404],
      ['5007', 404],
      ['9999,5007', 404],
      ['0', 400],
      ['-1', 400],
      ['abc', 400],
      ['1e3', 400],
      ['5001,', 400],
      ['5001;5002', 400],
      ['12345678901', 400],
      [Array.from({ length: 300 }, (_x, i) => 5001 + i).join(','), 200],
      [Array.from({ length: 301 }, (_x, i) => 5001 + i).join(','), 400],
    ])('of %.20s answers %d', async (ids, status) => {
      const response = await app.api.get(`/api/v1/productos/${ids}`, { token: alfa });
      expect(response.status).toBe(status);
      if (status === 404) expect(response.body).toMatchObject({ error: 'product_not_available', code: 'product_not_available' });
      if (status === 400) expect(response.body.detalles[0].campo).toBe('id');
    });

    it('by exact model is one object, whatever the case', async () => {
      const { body } = await app.api.get('/api/v1/productos?modelo=vx-2cd2143g2-i', { token: alfa });
      expect(body).toEqual(GOLDEN);
    });

    it.each(['VX-2CD2143', 'BAJA-1', 'nada'])('by model %s is 404', async (model) => {
      const { status, body } = await app.api.get(`/api/v1/productos?modelo=${model}`, { token: alfa });
      expect([status, body.error]).toEqual([404, 'product_not_available']);
    });

    it('leads to related products and accessories', async () => {
      const related = await app.api.get('/api/v1/productos/5001/relacionados', { token: alfa });
      const accessories = await app.api.get('/api/v1/productos/5001/accesorios/', { token: alfa });
      expect(related.body.map((p: Product) => p.producto_id)).toEqual(['5002', '5004']);
      expect(accessories.body.map((p: Product) => p.producto_id)).toEqual(['5003']);
      expect((await app.api.get('/api/v1/productos/5002/accesorios', { token: alfa })).body).toEqual([]);
      expect((await app.api.get('/api/v1/productos/9999/relacionados', { token: alfa })).status).toBe(404);
      expect((await app.api.get('/api/v1/productos/1,2/relacionados', { token: alfa })).status).toBe(400);
    });
  });

  describe('search', () => {
    it.each<[string, string[]]>([
      ['marca=vixora', ['VX-2CD2343G2-I', 'VX-2CD2143G2-I', 'SIN-PRECIO', 'KIT-2']],
      ['categoria=22', ['VX-2CD2343G2-I', 'VX-2CD2143G2-I', 'SIN-PRECIO', 'KIT-2']],
      ['categoria=301', ['VX-2CD2143G2-I', 'CAT6-305', 'CAT6-305G']],
      ['categoria=2211,30', ['VX-2CD2143G2-I', 'CAT6-305', 'CAT6-305G', 'CX-1']],
      ['categoria=301&marca=nanduredes', ['CAT6-305', 'CAT6-305G']],
      ['categoria=999', []],
      ['categoria=1', []],
      ['marca=vixora,cerrada&orden=marca:desc', ['VX-2CD2143G2-I', 'VX-2CD2343G2-I', 'SIN-PRECIO', 'KIT-2', 'CX-1']],
      ['marca=vixora,cerrada&orden=marca', ['CX-1', 'VX-2CD2143G2-I', 'VX-2CD2343G2-I', 'SIN-PRECIO', 'KIT-2']],
      ['categoria=22,30&orden=topseller', ['CAT6-305', 'VX-2CD2143G2-I', 'VX-2CD2343G2-I', 'CAT6-305G', 'CX-1', 'SIN-PRECIO', 'KIT-2']],
      ['categoria=22,30&orden=bestseller', ['VX-2CD2343G2-I', 'VX-2CD2143G2-I', 'CAT6-305', 'CAT6-305G', 'CX-1', 'SIN-PRECIO', 'KIT-2']],
      ['categoria=22,30&orden=precio:asc', ['VX-2CD2343G2-I', 'VX-2CD2143G2-I', 'CAT6-305', 'CAT6-305G', 'KIT-2', 'CX-1', 'SIN-PRECIO']],
      ['categoria=22,30&orden=precio:desc', ['KIT-2', 'CAT6-305', 'CAT6-305G', 'VX-2CD2143G2-I', 'VX-2CD2343G2-I', 'CX-1', 'SIN-PRECIO']],
      ['categoria=30&orden=modelo:desc', ['VX-2CD2143G2-I', 'CX-1', 'CAT6-305G', 'CAT6-305']],
      ['categoria=22,30&stock=true&orden=modelo', ['CAT6-305', 'KIT-2', 'VX-2CD2143G2-I', 'VX-2CD2343G2-I']],
      ['categoria=22,30&stock_nuevo=1&orden=modelo', ['CAT6-305', 'KIT-2', 'VX-2CD2143G2-I']],
      ['categoria=22,30&sucursal=tijuana&orden=modelo', ['CAT6-305', 'VX-2CD2343G2-I']],
      ['categoria=22,30&sucursal=tijuana&stock_nuevo=true', ['CAT6-305']],
      ['categoria=22,30&sucursal=guadalajara,monterrey&orden=modelo', ['CAT6-305', 'KIT-2', 'VX-2CD2143G2-I']],
      ['categoria=22&sucursal=oficinas', []],
      ['busqueda=camaras+megapixel', ['VX-2CD2143G2-I', 'VX-2CD2343G2-I']],
      ['busqueda=megapixeles%20de%20c%C3%A1maras&sucursal=tijuana', ['VX-2CD2343G2-I']],
      ['busqueda=camra%20domo', ['VX-2CD2143G2-I']],
      ['busqueda=2CD2143', ['VX-2CD2143G2-I']],
      ['busqueda=KIT-2', ['KIT-2']],
      ['busqueda=dada', []],
      ['busqueda=de%20para%20la', []],
      ['busqueda=%25%25%25', []],
    ])('by %s finds %j', async (query, expected) => {
      const body = await search(query);
      if (query.startsWith('busqueda=camaras')) expect(models(body).sort()).toEqual(expected);
      else expect(models(body)).toEqual(expected);
      expect(body.cantidad).toBe(expected.length);
    });

    it('answers an empty search exactly', async () => {
      const { text } = await app.api.get('/api/v1/productos?busqueda=zzzzzzzz', { token: alfa });
      expect(text).toBe('{"cantidad":0,"pagina":1,"paginas":0,"todo":false,"productos":[]}');
    });

    it('keeps true totals on a page past the last', async () => {
      const { body } = await app.api.get('/api/v1/productos?marca=vixora&pagina=7&limit=10', { token: alfa });
      expect(body).toEqual({ cantidad: 4, pagina: 7, paginas: 1, todo: false, productos: [] });
    });

    it.each([
      ['', 400, 'busqueda'],
      ['busqueda=', 400, 'busqueda'],
      ['busqueda=%20%20', 400, 'busqueda'],
      ['categoria=', 400, 'busqueda'],
      ['categoria=1;2', 400, 'categoria'],
      ['categoria=abc', 400, 'categoria'],
      ['marca=Vixora', 400, 'marca'],
      ['marca=vi-xora', 400, 'marca'],
      ['marca=vixora,nadie', 404, undefined],
      ['marca=vixora&sucursal=nadie', 404, undefined],
      ['marca=vixora&limit=9', 400, 'limit'],
      ['marca=vixora&limit=10', 200, undefined],
      ['marca=vixora&limit=1000', 200, undefined],
      ['marca=vixora&limit=1001', 400, 'limit'],
      ['marca=vixora&limit=1e2', 400, 'limit'],
      ['marca=vixora&limit=60.0', 400, 'limit'],
      ['marca=vixora&pagina=1000', 200, undefined],
      ['marca=vixora&pagina=1001', 400, 'pagina'],
      ['marca=vixora&pagina=0', 400, 'pagina'],
      ['marca=vixora&pagina=', 200, undefined],
      ['marca=vixora&orden=nada', 400, 'orden'],
      ['marca=vixora&stock=si', 400, 'stock'],
      ['marca=vixora&stock=TRUE', 200, undefined],
      ['marca=vixora&stock=true&stock_nuevo=true', 400, 'stock_nuevo'],
      ['marca=vixora&stock=true&stock_nuevo=false', 200, undefined],
      ['marca=vixora&marca=vixora', 400, 'marca'],
      ['marca=vixora&page=9&por_pagina=x&limite=1&imagenes=1', 200, undefined],
    ])('answers %s with %d naming %s', async (query, status, field) => {
      const response = await app.api.get(`/api/v1/productos?${query}`, { token: alfa });
      expect(response.status).toBe(status);
      if (field) expect(response.body.detalles.map((d: { campo: string }) => d.campo)).toContain(field);
    });

    it('reports every bad parameter at once, with an example of each', async () => {
      const { body } = await app.api.get('/api/v1/productos?marca=A&limit=5&pagina=x&moneda=eur', { token: alfa });
      expect(body.detalles.map((d: { campo: string }) => d.campo).sort()).toEqual(['limit', 'marca', 'moneda', 'pagina']);
      for (const { problema, ejemplo } of body.detalles) expect([typeof problema, typeof ejemplo]).toEqual(['string', 'string']);
    });
  });

  describe('currency, VAT and discount', () => {
    it.each([
      ['moneda=MXN', '1419.11', { 'x-moneda': 'mxn', 'x-tipo-cambio': '17.95' }],
      ['mxn=true', '1419.11', { 'x-moneda': 'mxn' }],
      ['mxn=1', '1419.11', { 'x-moneda': 'mxn' }],
      ['moneda=usd', '79.06', { 'x-moneda': 'usd' }],
      ['iva=true', '91.71', { 'x-moneda': 'usd' }],
      ['financiero=true', '75.90', { 'x-moneda': 'usd' }],
      ['moneda=mxn&iva=1&financiero=1', '1580.32', { 'x-moneda': 'mxn' }],
    ])('%s makes precio_descuento %s', async (query, price, headers) => {
      const response = await app.api.get(`/api/v1/productos/5001?${query}`, { token: alfa });
      expect(response.body.precios.precio_descuento).toBe(price);
      expect(response.headers).toMatchObject(headers);
      expect(response.headers['x-tipo-cambio']).toBe(query.toLowerCase().includes('mxn') ? '17.95' : undefined);
    });
  });

  describe('two accounts', () => {
    const URL_OF_BOTH = '/api/v1/productos?marca=vixora&orden=modelo&inventarios=1';
    const price = (body: { productos: Product[] }, id: string): unknown => body.productos.find((p) => p.producto_id === id)?.precios;

    it("never see each other's prices, stock or 304, cold or warm", async () => {
      const answers: Record<string, Set<string>> = { alfa: new Set(), beta: new Set() };
      for (const who of ['alfa', 'beta', 'alfa', 'beta', 'beta', 'alfa'] as const) {
        const { text, headers } = await app.api.get(URL_OF_BOTH, { token: who === 'alfa' ? alfa : beta });
        answers[who]?.add(text);
        expect(headers['cache-control']).toMatch(/private|no-store/);
        expect(headers.vary).toMatch(/Authorization/);
      }
      expect([answers.alfa?.size, answers.beta?.size]).toEqual([1, 1]);
      const [ofAlfa] = answers.alfa ?? [];
      const [ofBeta] = answers.beta ?? [];
      expect(price(JSON.parse(ofAlfa ?? ''), '5001')).toMatchObject({ precio_descuento: '79.06' });
      expect(price(JSON.parse(ofBeta ?? ''), '5001')).toMatchObject({ precio_descuento: '114.62' });
      expect(ofBeta).not.toMatch(/guadalajara|tijuana/);
    });

    it("are not answered 304 to the other's ETag, even for an equal body", async () => {
      const ofAlfa = await app.api.get('/api/v1/productos?busqueda=zzzzz', { token: alfa });
      const ofBeta = await app.api.get('/api/v1/productos?busqueda=zzzzz', { token: beta });
      expect(ofBeta.text).toBe(ofAlfa.text);
      const ask = (token: string, etag: unknown): Promise<number> =>
        app.api.get('/api/v1/productos?busqueda=zzzzz', { token, headers: { 'if-none-match': String(etag) } }).then((r) => r.status);
      expect(await ask(alfa, ofAlfa.headers.etag)).toBe(304);
      expect(await ask(beta, ofAlfa.headers.etag)).toBe(200);
    });

    it('count stock in the warehouses open to each', async () => {
      const { body } = await app.api.get('/api/v1/productos/5001,5002,5008', { token: beta });
      expect(body.map((p: { total_existencia: number }) => p.total_existencia)).toEqual([5, 0, 1]);
      expect(models(await search('categoria=22&sucursal=tijuana', beta))).toEqual([]);
    });
  });

  describe('over HTTP', () => {
    it('answers HEAD like GET without a body', async () => {
      const get = await app.api.get('/api/v1/productos?marca=vixora', { token: alfa });
      const head = await app.api.call('HEAD', '/api/v1/productos?marca=vixora', { token: alfa });
      expect([head.status, head.text, head.headers['content-length'], head.headers.etag]).toEqual([200, '', get.headers['content-length'], get.headers.etag]);
    });

    it('compresses when asked to, the same bytes inside', async () => {
      const plain = await app.api.get('/api/v1/productos?marca=vixora', { token: alfa });
      const packed = await app.api.get('/api/v1/productos?marca=vixora', { token: alfa, headers: { 'accept-encoding': 'gzip' } });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(packed.bytes).toString()).toBe(plain.text);
      const refused = await app.api.get('/api/v1/productos?marca=vixora', { token: alfa, headers: { 'accept-encoding': 'gzip;q=0' } });
      expect(refused.headers['content-encoding']).toBeUndefined();
    });

    it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('answers %s with 405 and Allow', async (method) => {
      const { status, headers, body } = await app.api.call(method, '/api/v1/productos/5001', { token: alfa });
      expect([status, headers.allow, body.code]).toEqual([405, 'GET, HEAD, OPTIONS', 'metodo_no_permitido']);
    });

    it('answers an unknown route with 404 before it asks for a token', async () => {
      const { status, body } = await app.api.get('/api/v1/nada', { unchecked: true });
      expect([status, body.code]).toEqual([404, 'ruta_no_encontrada']);
    });

    it('repeats a sane X-Request-Id and replaces another', async () => {
      const sane = await app.api.get('/api/v1/productos', { token: alfa, headers: { 'x-request-id': 'abc-123' } });
      expect([sane.headers['x-request-id'], sane.body.request_id]).toEqual(['abc-123', 'abc-123']);
      const odd = await app.api.get('/api/v1/productos', { token: alfa, headers: { 'x-request-id': 'a b<script>' } });
      expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });
  });

  it('shows a change made by an import to the process that is already running', async () => {
    await app.load({ existencias: [{ producto_id: 5004, condicion: 'nuevo', sucursal: 'tijuana', cantidad: 33 }], precios: [{ producto_id: 5004, precio_lista: 1 }] });
    const { body } = await app.api.get('/api/v1/productos/5004', { token: alfa });
    expect([body.total_existencia, body.precios.precio_lista]).toEqual([33, '1.00']);
    await app.load({ productos: [{ producto_id: 5004, activo: false }] });
    expect((await app.api.get('/api/v1/productos/5004', { token: alfa })).status).toBe(404);
  });
});
