import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

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
    { id: '2211', nombre: 'Domo', nivel: 3 },
    { id: '221', nombre: 'Cámaras IP', nivel: 2 },
    { id: '22', nombre: 'Videovigilancia', nivel: 1 },
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
  const app = useApp(CATALOG);
  let alfa: string;

  beforeAll(async () => {
    alfa = await app.token(ALFA);
  });

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
      const { body } = await app.api.get('/api/v1/productos?busqueda=VX2CD2143&descripcion=1&informacion_pro=1', {
        token: alfa,
      });
      const [product] = body.productos;
      expect(product).toMatchObject({
        descripcion: '<p>Domo "4 MP"</p>',
        titulo_pro: 'Domo profesional',
        descripcion_pro: '<p>Pro</p>',
        caracteristicas_pro: ['Pro'],
      });
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
      expect(body.atributos).toEqual({
        color: { azul: { producto_id: '5003', detalle: 'Azul' }, gris: { producto_id: '5004', detalle: 'Gris' } },
      });
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
      ['12345678901', 404],
      ['99999999999999999999', 404],
      [Array.from({ length: 300 }, (_x, i) => 5001 + i).join(','), 200],
      [Array.from({ length: 301 }, (_x, i) => 5001 + i).join(','), 400],
    ])('of %s answers %d', async (ids, status) => {
      const response = await app.api.get(`/api/v1/productos/${ids}`, { token: alfa });
      expect(response.status).toBe(status);
      if (status === 404)
        expect(response.body).toMatchObject({ error: 'product_not_available', code: 'product_not_available' });
      if (status === 400) expect(response.body.detalles[0].campo).toBe('id');
    });

    it.each(['99999999999999999999', '9007199254740993,9007199254740992', '9999,9999', '12345678901/accesorios'])(
      'names the ids of %s as they were sent where there is none',
      async (path) => {
        const { body } = await app.api.get(`/api/v1/productos/${path}`, { token: alfa });
        expect(body.values).toEqual(path.split('/', 1)[0]?.split(','));
      },
    );

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

    it('filters and orders related products as other lists', async () => {
      await app.load({ productos: [{ producto_id: 5003, relacionados: [5002, 5001, 5004] }] });
      const ids = async (query: string): Promise<string[]> => {
        const { body } = await app.api.get(`/api/v1/productos/5003/relacionados?${query}`, { token: alfa });
        return body.map((p: Product) => p.producto_id);
      };
      expect(await ids('')).toEqual(['5002', '5001', '5004']);
      const byModel = await ids('orden=modelo:asc');
      expect(byModel).not.toEqual(['5002', '5001', '5004']);
      expect(await ids('orden=modelo:desc')).toEqual([...byModel].reverse());
      expect([...byModel].sort()).toEqual(['5001', '5002', '5004']);
      const { body } = await app.api.get('/api/v1/productos/5002,5001,5004', { token: alfa });
      const shown = body as { producto_id: string; total_existencia: number; existencia: { nuevo: number } }[];
      const having = (test: (product: (typeof shown)[number]) => boolean): string[] =>
        shown.filter(test).map((product) => product.producto_id);
      expect(await ids('stock=1')).toEqual(having((product) => product.total_existencia > 0));
      expect(await ids('stock_nuevo=1')).toEqual(having((product) => product.existencia.nuevo > 0));
      expect(having((product) => product.existencia.nuevo > 0)).not.toHaveLength(3);
      const both = await app.api.get('/api/v1/productos/5003/relacionados?stock=1&stock_nuevo=1', { token: alfa });
      expect(both.status).toBe(400);
    });
  });

  it.each([
    ['descripcion', 'detail', '/api/v1/productos/5001'],
    ['descripcion', 'list', '/api/v1/productos?marca=vixora&descripcion=1'],
    ['descripcion_pro', 'list', '/api/v1/productos?marca=vixora&informacion_pro=1'],
  ])('shows a %s that alone has changed in a %s that was asked for again and again', async (field, _what, path) => {
    const { etag } = await asked();
    await asked();
    const changed = `<p>${field} otra vez ${path.length}</p>`;
    await app.load({ productos: [{ producto_id: 5001, [field]: changed }] });
    const now = await asked({ 'if-none-match': etag });
    expect(now.status).toBe(200);
    expect(now.text).toContain(changed);

    async function asked(headers: Record<string, string> = {}) {
      const { status, text, headers: sent } = await app.api.get(path, { token: alfa, headers });
      return { status, text, etag: String(sent.etag) };
    }
  });

  it('shows a change made by an import to the process that is already running', async () => {
    await app.load({
      existencias: [{ producto_id: 5004, condicion: 'nuevo', sucursal: 'tijuana', cantidad: 33 }],
      precios: [{ producto_id: 5004, precio_lista: 1 }],
    });
    const { body } = await app.api.get('/api/v1/productos/5004', { token: alfa });
    expect([body.total_existencia, body.precios.precio_lista]).toEqual([33, '1.00']);
    await app.load({ productos: [{ producto_id: 5004, activo: false }] });
    expect((await app.api.get('/api/v1/productos/5004', { token: alfa })).status).toBe(404);
  });
});
