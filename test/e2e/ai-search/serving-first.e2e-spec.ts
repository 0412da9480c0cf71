import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const PRODUCTS: readonly (readonly [modelo: string, titulo: string])[] = [
  ['MW826STH', 'Proyector tiro corto WXGA 4000 lm'],
  ['FP-1', 'Foco de repuesto para proyector MW826STH'],
  ['FP-2', 'Foco de repuesto para proyector EX900'],
  ['HFW1200R', 'Cámara bala 2 MP'],
  ['CJ-1', 'Caja de conexiones para HFW1200R'],
];
const productos = PRODUCTS.map(([modelo, titulo], at) => ({
  ...{ producto_id: 6001 + at, modelo, titulo, marca: 'vixora', categorias: [221] },
}));
const precios = productos.map(({ producto_id }, at) => ({ producto_id, precio_lista: 10 + at }));

describe('what serves a model that is named beside it', () => {
  const app = useApp({ ...CATALOG, productos, precios, existencias: [] }, { env: { AI_SEARCH: 'on' } });

  it.each([
    ['foco del proyector MW826STH, ya no prende', 'FP-1'],
    ['caja de conexiones HFW1200R', 'CJ-1'],
    ['junction box HFW1200R', 'CJ-1'],
    // the thing itself, by its name and by its model alone
    ['proyector MW826STH', 'MW826STH'],
    ['HFW1200R', 'HFW1200R'],
  ])('%s', async (q, first) => {
    const token = await app.token(ALFA);
    const { body } = await app.api.get(`/api/v1/productos/busqueda-ia?q=${encodeURIComponent(q)}`, { token });
    expect((body as { productos: { modelo: string }[] }).productos[0]?.modelo).toBe(first);
  });
});
