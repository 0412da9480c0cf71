import { models, searchProducts, type ProductPage } from './product-pages.builder';
import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

describe('product search', () => {
  const app = useApp(CATALOG);
  let alfa: string;
  const search = (query: string, token = alfa): Promise<ProductPage> => searchProducts(app, query, token);

  beforeAll(async () => {
    alfa = await app.token(ALFA);
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
      [
        'categoria=22,30&orden=topseller',
        ['CAT6-305', 'VX-2CD2143G2-I', 'VX-2CD2343G2-I', 'CAT6-305G', 'CX-1', 'SIN-PRECIO', 'KIT-2'],
      ],
      [
        'categoria=22,30&orden=bestseller',
        ['VX-2CD2343G2-I', 'VX-2CD2143G2-I', 'CAT6-305', 'CAT6-305G', 'CX-1', 'SIN-PRECIO', 'KIT-2'],
      ],
      [
        'categoria=22,30&orden=precio:asc',
        ['VX-2CD2343G2-I', 'VX-2CD2143G2-I', 'CAT6-305', 'CAT6-305G', 'KIT-2', 'CX-1', 'SIN-PRECIO'],
      ],
      [
        'categoria=22,30&orden=precio:desc',
        ['KIT-2', 'CAT6-305', 'CAT6-305G', 'VX-2CD2143G2-I', 'VX-2CD2343G2-I', 'CX-1', 'SIN-PRECIO'],
      ],
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

    it.each([
      ['CAT6-305', 'CAT6-305'],
      ['cat6-305', 'CAT6-305'],
      ['cat6305', 'CAT6-305'],
      ['CAT6-305G', 'CAT6-305G'],
      ['vx 2cd2343g2 i', 'VX-2CD2343G2-I'],
    ])('a model typed exactly is first: %s', async (typed, model) => {
      expect(models(await search(`busqueda=${encodeURIComponent(typed)}`))[0]).toBe(model);
    });

    it.each(['cctv', 'circuito cerrado'])('what is asked for by another of its names is found: %s', async (said) => {
      const same = models(await search('busqueda=videovigilancia'));
      expect(same.length).toBeGreaterThan(1);
      expect(models(await search(`busqueda=${encodeURIComponent(said)}`))).toEqual(same);
    });

    it('slips are put right only where nothing is found without', async () => {
      const right = models(await search('busqueda=domo'));
      expect(models(await search('busqueda=dommo'))).toEqual(right);
      expect(models(await search('busqueda=camara%20dommo'))).toEqual(models(await search('busqueda=camara%20domo')));
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
      ['marca=Vix_ora', 400, 'marca'],
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

    it.each([
      ['marca=vixora,nadie', 'La marca nadie no existe.'],
      ['marca=NADIE,vixora,otra,nadie', 'No existen las marcas: nadie, otra.'],
      ['marca=vixora&sucursal=monterrey,Nadie', 'La sucursal Nadie no existe.'],
      [
        `marca=${Array.from({ length: 22 }, (_, index) => `x${String(index)}`).join(',')}`,
        `No existen las marcas: ${Array.from({ length: 20 }, (_, index) => `x${String(index)}`).join(', ')} y 2 más.`,
      ],
    ])('says of %s which is unknown', async (query, error) => {
      const { body } = await app.api.get(`/api/v1/productos?${query}`, { token: alfa });
      expect(body).toMatchObject({ error, message: error, detail: error });
    });

    it('reports every bad parameter at once, with an example of each', async () => {
      const { body } = await app.api.get('/api/v1/productos?marca=A_B&limit=5&pagina=x&moneda=eur', { token: alfa });
      expect(body.detalles.map((d: { campo: string }) => d.campo).sort()).toEqual([
        'limit',
        'marca',
        'moneda',
        'pagina',
      ]);
      for (const { problema, ejemplo } of body.detalles)
        expect([typeof problema, typeof ejemplo]).toEqual(['string', 'string']);
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
});
