import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const TITLES = [
  'Laptop 15.6 pulgadas 8 GB RAM',
  'Docking USB-C para laptop',
  'Monitor 24 pulgadas HDMI',
  'Cable HDMI 2 m',
];
const PRICES = [900, 60, 300, 5];
const productos = TITLES.map((titulo, at) => ({
  ...{ producto_id: 6001 + at, modelo: `M-${at}`, titulo, marca: 'vixora', categorias: [221] },
}));
const precios = PRICES.map((price, at) => ({ producto_id: 6001 + at, precio_lista: price }));

describe('a thing that is beyond the price said', () => {
  const app = useApp({ ...CATALOG, productos, precios, existencias: [] }, { env: { AI_SEARCH: 'on' } });

  it.each<[string, string[], string | undefined]>([
    ['laptop de menos de 100 dólares', ['M-0'], 'precio'],
    ['monitor hasta 50 dólares', ['M-2'], 'precio'],
    ['laptop de menos de 1000 dólares', ['M-0'], undefined],
    ['docking para laptop de menos de 100 dólares', ['M-1'], undefined],
  ])('is shown, and the price told, rather than what goes with it: %s', async (q, models, relaxed) => {
    const token = await app.token(ALFA);
    const path = `/api/v1/productos/busqueda-ia?moneda=usd&q=${encodeURIComponent(q)}`;
    const { body, headers } = await app.api.get(path, { token });
    const found = (body as { productos: { modelo: string }[] }).productos.map(({ modelo }) => modelo);
    expect([found, headers['x-busqueda-relajada']]).toEqual([models, relaxed]);
  });
});
