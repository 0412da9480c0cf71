import { useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';
import { ALFA, CATALOG } from '@test/support/fixture';

interface Item {
  readonly producto_id: string;
  readonly modelo: string;
  readonly imagenes?: readonly { readonly imagen: string; readonly orden: string }[];
}

const IMAGES = [{ imagen: 'https://cdn.example/5001-1.png', orden: '1' }];

describe('products as live clients ask for them', () => {
  const app = useApp(CATALOG, { env: { AI_SEARCH: 'on' } });
  let alfa: string;
  const get = (path: string): Promise<ApiResponse> => app.api.get(`/api/v1/${path}`, { token: alfa });
  const listed = ({ body }: ApiResponse): readonly Item[] =>
    (body as { productos?: Item[] }).productos ?? (body as Item[]);

  beforeAll(async () => {
    await app.load({ productos: [{ producto_id: 5004, relacionados: [5001], accesorios: [5001] }] });
    alfa = await app.token(ALFA);
  });

  describe('imagenes=true', () => {
    it.each([
      ['a search', 'productos?busqueda=VX2CD2143'],
      ['the products of a brand', 'marcas/vixora/productos?limit=60'],
      ['the AI search', 'productos/busqueda-ia?q=camara domo 4 megapixeles'.replaceAll(' ', '%20')],
      ['related products', 'productos/5004/relacionados?moneda=usd'],
      ['accessories', 'productos/5004/accesorios?moneda=usd'],
    ])('adds the images of the detail to %s, and nothing else', async (_list, path) => {
      const plain = await get(path);
      const withImages = await get(`${path}&imagenes=TRUE`);
      expect([plain.status, withImages.status]).toEqual([200, 200]);
      expect(listed(plain).length).toBeGreaterThan(0);
      for (const [at, item] of listed(withImages).entries()) {
        const { imagenes, ...rest } = item;
        const detail = await get(`productos/${item.producto_id}`);
        expect(imagenes).toEqual((detail.body as Item).imagenes);
        expect(rest).toEqual(listed(plain)[at]);
      }
      expect(listed(withImages).find(({ producto_id }) => producto_id === '5001')?.imagenes).toEqual(IMAGES);
      expect((await get(`${path}&imagenes=0`)).text).toBe(plain.text);
    });

    it('stands beside descripcion', async () => {
      const [first] = listed(await get('productos?busqueda=VX2CD2143&imagenes=1&descripcion=1'));
      expect(first).toMatchObject({ imagenes: IMAGES, descripcion: '<p>Domo "4 MP"</p>' });
    });

    it('that is no flag is a 400 that names it', async () => {
      const { status, body } = await get('productos?busqueda=camara&imagenes=quiza');
      expect([status, body]).toMatchObject([400, { detalles: [{ campo: 'imagenes' }] }]);
    });
  });

  describe('slugs, case and blanks around them aside', () => {
    const body = async (path: string): Promise<unknown> => {
      const response = await get(path);
      return [response.status, response.text];
    };

    it.each([
      ['marcas/Vixora', 'marcas/vixora'],
      ['marcas/vixora%20', 'marcas/vixora'],
      ['marcas/VIXORA/productos', 'marcas/vixora/productos'],
      ['productos?marca=Vixora', 'productos?marca=vixora'],
      ['productos?marca=VIXORA,vixora', 'productos?marca=vixora'],
      ['productos?busqueda=camara&sucursal=Monterrey', 'productos?busqueda=camara&sucursal=monterrey'],
    ])('%s is %s', async (typed, slug) => {
      const [status, text] = (await body(slug)) as [number, string];
      expect(status).toBe(200);
      expect(await body(typed)).toEqual([200, text]);
    });

    it.each(['marcas/NADIE', 'productos?marca=NADIE', 'productos?busqueda=camara&sucursal=NADIE'])(
      '%s is 404',
      async (path) => {
        expect((await get(path)).status).toBe(404);
      },
    );
  });

  it.each([
    ['precio_asc', 'precio:asc'],
    ['precio-desc', 'precio:desc'],
    ['modelo+asc', 'modelo:asc'],
    ['PRECIO:DESC', 'precio:desc'],
    ['Marca', 'marca'],
    ['TopSeller', 'topseller'],
    ['', 'relevancia'],
  ])('orden=%s is %s', async (written, orden) => {
    for (const list of ['productos?busqueda=camara', 'marcas/vixora/productos?limit=60']) {
      const [typed, named] = [await get(`${list}&orden=${written}`), await get(`${list}&orden=${orden}`)];
      expect([typed.status, typed.text]).toEqual([200, named.text]);
    }
    expect((await get(`productos?busqueda=camara&orden=precio:asc`)).text).not.toBe(
      (await get(`productos?busqueda=camara&orden=precio:desc`)).text,
    );
  });

  it.each(['precio:', 'precio:ascendente', 'precio__asc:x', 'relevancia:desc', 'asc', '1'])(
    'orden=%s stays a 400',
    async (orden) => {
      const { status, body } = await get(`productos?busqueda=camara&orden=${orden}`);
      expect([status, body]).toMatchObject([400, { detalles: [{ campo: 'orden' }] }]);
    },
  );

  it.each(['limit=9', 'limit=1', 'limit=0'])('%s stays a 400', async (query) => {
    const { status, body } = await get(`productos?busqueda=camara&${query}`);
    expect([status, body]).toMatchObject([400, { detalles: [{ campo: 'limit' }] }]);
  });

  describe('the {id} of the reference left in the path', () => {
    it.each([
      ['productos/{id}?id=5001', 'productos/5001'],
      ['productos/%7Bid%7D?moneda=mxn&id=5001', 'productos/5001?moneda=mxn'],
      ['productos/{id}/relacionados?id=5004', 'productos/5004/relacionados'],
      ['productos/{id}?id=5001,5004', 'productos/5001,5004'],
    ])('%s is %s', async (sent, meant) => {
      const { text } = await get(meant);
      const answers = [await get(sent), await get(sent)];
      expect(answers.map((answer) => [answer.status, answer.text])).toEqual([
        [200, text],
        [200, text],
      ]);
    });

    it.each(['', '?id=', '?moneda=mxn', '?id=5001&id=5004', '?id=../marcas', '?id=%2F5001', '?ids=5001'])(
      'with %p stays a 400',
      async (query) => {
        const { status, body } = await get(`productos/%7Bid%7D${query}`);
        expect([status, body]).toMatchObject([400, { detalles: [{ campo: 'id' }] }]);
      },
    );

    it('is a product alone: other paths keep theirs', async () => {
      const { status, body } = await get('categorias/%7bid%7d?id=22');
      expect([status, body]).toMatchObject([400, { detalles: [{ campo: 'id' }] }]);
    });

    it('is read, and never stands for what is to be changed', async () => {
      const sent = await app.api.delete('/api/v1/carrito/direcciones/{id}?id=1', { token: alfa });
      expect([sent.status, sent.body]).toMatchObject([400, { detalles: [{ campo: 'id' }] }]);
    });
  });

  it.each([
    ['categoria[]=22', 'categoria=22'],
    ['categoria%5B%5D=221&categoria%5B%5D=30', 'categoria=221,30'],
    ['categoria[1]=30&categoria[0]=221', 'categoria=221,30'],
    ['categoria[]=221,30&categoria[]=', 'categoria=221,30'],
    ['marca[]=VIXORA&sucursal[0]=guadalajara&sucursal[1]=monterrey', 'marca=vixora&sucursal=guadalajara,monterrey'],
    ['marca=vixora&categoria[]=&limit[]=10&orden[0]=modelo', 'marca=vixora'],
    ['marca=vixora&categoria[a]=30&pagina[]=9', 'marca=vixora'],
  ])('%s is %s', async (sent, meant) => {
    const [listedOne, joined] = [await get(`productos?${sent}`), await get(`productos?${meant}`)];
    expect(listed(joined)).not.toEqual([]);
    expect([listedOne.status, listedOne.text]).toEqual([200, joined.text]);
  });

  it.each([
    ['categoria[]=x', 'categoria'],
    ['categoria[0]=22&categoria[0]=30', 'categoria'],
    ['categoria=22&categoria=30', 'categoria'],
    ['busqueda[]=camara', 'busqueda'],
  ])('%s is a 400 that names %s', async (sent, campo) => {
    const { status, body } = await get(`productos?${sent}`);
    expect([status, body]).toMatchObject([400, { detalles: [{ campo }] }]);
  });

  it('a query in ISO-8859-1 is the same as in UTF-8', async () => {
    const [older, newer] = [await get('productos?busqueda=c%E1mara'), await get('productos?busqueda=c%C3%A1mara')];
    expect(listed(newer)).not.toEqual([]);
    expect([older.status, older.text]).toEqual([200, newer.text]);
  });

  describe('models to the letter', () => {
    const MODELS: readonly (readonly [number, string])[] = [
      [6101, 'dup-1'],
      [6102, 'DUP-1'],
      [6103, 'x y 7'],
      [6104, 'X  Y 7'],
      [6105, 'A B-1'],
      [6106, 'A+B-1'],
      [6107, 'C++'],
      [6108, 'A+B-2'],
      [6109, 'A B-3'],
      [6110, 'QD165+'],
      [6111, 'qd165+'],
      [6112, 'QD165'],
      [6113, 'qd165'],
    ];

    beforeAll(() =>
      app.load({
        productos: MODELS.map(([producto_id, modelo]) => ({
          producto_id,
          modelo,
          titulo: 'Gabinete',
          marca: 'vixora',
          categorias: [22],
        })),
      }),
    );

    it.each([
      ['DUP-1', 'DUP-1'],
      ['dup-1', 'dup-1'],
      ['Dup-1', 'dup-1'],
      ['%20DUP-1+', 'dup-1'],
      ['X%20%20Y%207', 'X  Y 7'],
      ['X++Y+7', 'X  Y 7'],
      ['x%20y%207', 'x y 7'],
      ['X%20Y%207', 'x y 7'],
      ['A%2BB-1', 'A+B-1'],
      ['a%2bb-1', 'A+B-1'],
      ['A+B-1', 'A B-1'],
      ['A+B-2', 'A+B-2'],
      ['a%20b-2', 'A+B-2'],
      ['C%2B%2B', 'C++'],
      ['C++', 'C++'],
    ])('modelo=%s answers %p', async (sent, modelo) => {
      const { status, body } = await get(`productos?modelo=${sent}`);
      expect([status, body]).toMatchObject([200, { modelo }]);
    });

    it.each(['A%2BB-3', 'C', 'C%2B', '%2B'])('modelo=%s is 404', async (sent) => {
      expect((await get(`productos?modelo=${sent}`)).status).toBe(404);
    });

    it.each([
      ['DUP-1', ['DUP-1', 'dup-1']],
      ['dup-1', ['dup-1', 'DUP-1']],
      ['X%20%20Y%207', ['X  Y 7', 'x y 7']],
      ['x%20y%207', ['x y 7', 'X  Y 7']],
      ['A%2BB-1', ['A+B-1', 'A B-1']],
      ['A+B-1', ['A B-1', 'A+B-1']],
      ['QD165', ['QD165', 'qd165', 'QD165+', 'qd165+']],
      ['qd165%2B', ['qd165+', 'QD165+', 'QD165', 'qd165']],
    ])('busqueda=%s has %p first', async (sent, first) => {
      const found = listed(await get(`productos?busqueda=${sent}`)).map(({ modelo }) => modelo);
      expect(found.slice(0, first.length)).toEqual(first);
    });
  });

  describe('relevance', () => {
    const models = async (busqueda: string): Promise<string[]> =>
      listed(await get(`productos?busqueda=${encodeURIComponent(busqueda)}`)).map(({ modelo }) => modelo);
    const product = (producto_id: number, modelo: string, titulo: string, ventas: number): object => ({
      producto_id,
      modelo,
      titulo,
      ventas,
      marca: 'vixora',
      categorias: [22],
    });

    beforeAll(() =>
      app.load({
        productos: [
          product(6001, 'QZ77', 'Amplificador de linea', 1),
          product(6002, 'QZ-77', 'Amplificador de linea', 2),
          product(6003, 'Q-Z7.7', 'Amplificador de linea', 900),
          product(6011, 'CHA-1', 'Chapa magnética de 600 libras', 900),
          product(6012, 'CHA-2', 'Chapa magnética', 800),
          product(6013, 'CER-1', 'Cerradura magnética de 600 libras', 1),
          product(6014, 'CER-2', 'Kit de montaje en Z de aluminio para cerradura magnética', 0),
        ],
      }),
    );

    it.each([
      ['QZ77', 'QZ77'],
      ['qz77', 'QZ77'],
      ['QZ-77', 'QZ-77'],
      ['qz-77', 'QZ-77'],
      ['q-z7.7', 'Q-Z7.7'],
    ])('a search for %p has the model as it was typed first', async (typed, first) => {
      const found = await models(typed);
      expect(found[0]).toBe(first);
      expect(found.slice(0, 3).sort()).toEqual(['Q-Z7.7', 'QZ-77', 'QZ77']);
    });

    it.each([
      ['cerradura', ['CER-1', 'CER-2'], ['CHA-1', 'CHA-2']],
      ['cerraduras magneticas', ['CER-1', 'CER-2'], ['CHA-1', 'CHA-2']],
      ['chapa', ['CHA-1', 'CHA-2'], ['CER-1', 'CER-2']],
      ['chapa magnética', ['CHA-1', 'CHA-2'], ['CER-1', 'CER-2']],
    ])('%p: titles with the word itself stand before those with a synonym', async (busqueda, itself, synonym) => {
      const found = await models(busqueda);
      expect(found.slice(0, 2).sort()).toEqual(itself);
      expect(found.slice(2, 4).sort()).toEqual(synonym);
    });
  });
});
