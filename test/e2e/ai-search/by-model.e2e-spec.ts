import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const PRODUCTS: readonly (readonly [modelo: string, titulo: string])[] = [
  ['MW826STH', 'Proyector tiro corto WXGA 4000 lm'],
  ['FP-1', 'Foco de repuesto para proyector MW826STH'],
  ['FP-2', 'Foco de repuesto para proyector EX900'],
  ['HFW1200R', 'Cámara bala 2 MP'],
  ['CJ-1', 'Caja de conexiones para HFW1200R'],
  ['MX-B', 'Movinox sensor de movimiento blanco'],
  ['MX-N', 'Movinox sensor de movimiento negro'],
  ['TN-1', 'Tóner negro'],
  ['TP-F', 'Tapo foco WiFi'],
  ['TP-C', 'Tapo cámara WiFi interior'],
  ['TP-2', 'Tapo KD34 interior giratoria'],
  ['CD-1', 'Cámara de inspección de drenaje 30 m'],
  ['IT-1', 'Impresora térmica de tickets 80 mm'],
  ['IE-1', 'Impresora de etiquetas 4"'],
  ['TM-1', 'Termostato WiFi minisplit 24 Vcd'],
];
const productos = PRODUCTS.map(([modelo, titulo], at) => ({
  ...{ producto_id: 6001 + at, modelo, titulo, marca: 'vixora', categorias: [221] },
}));
const precios = productos.map(({ producto_id }, at) => ({ producto_id, precio_lista: 10 + at }));

describe('what is asked for by a model, or by the name of a family', () => {
  const app = useApp({ ...CATALOG, productos, precios, existencias: [] }, { env: { AI_SEARCH: 'on' } });
  const modelsFor = async (q: string): Promise<string[]> => {
    const token = await app.token(ALFA);
    const { body } = await app.api.get(`/api/v1/productos/busqueda-ia?q=${encodeURIComponent(q)}`, { token });
    return (body as { productos: { modelo: string }[] }).productos.map(({ modelo }) => modelo);
  };

  it.each([
    ['foco del proyector MW826STH, ya no prende', 'FP-1'],
    ['caja de conexiones HFW1200R', 'CJ-1'],
    ['junction box HFW1200R', 'CJ-1'],
    // the thing itself, by its name and by its model alone
    ['proyector MW826STH', 'MW826STH'],
    ['HFW1200R', 'HFW1200R'],
    ['tapo kd34', 'TP-2'],
    // what titles call things that are called by their kind nowhere in the sentence
    ['movinox negro', 'MX-N'],
    ['movinox bco', 'MX-B'],
  ])('%s', async (q, first) => {
    expect((await modelsFor(q))[0]).toBe(first);
  });

  it('a thing of the trade that is sold in no kind of its own is what titles call so', async () => {
    expect((await modelsFor('impresora')).sort()).toEqual(['IE-1', 'IT-1']);
    expect(await modelsFor('minisplit')).toEqual([]);
  });

  it('a brand by itself asks for all that goes by it, whatever its name says elsewhere', async () => {
    expect((await modelsFor('tapo')).sort()).toEqual(['TP-2', 'TP-C', 'TP-F']);
  });
});
