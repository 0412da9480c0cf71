import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const TITLES = [
  'Luminaria vial LED 100 W',
  'Reflector LED 50 W',
  'Reflector LED 200 W',
  'Sirena 30 W',
  'Cámara domo 4 MP',
];
const PRICES = [90, 10, 2000, 5, 20];
const productos = TITLES.map((titulo, at) => ({
  ...{ producto_id: 6001 + at, modelo: `M-${at}`, titulo, marca: 'vixora', categorias: [221] },
}));
const precios = PRICES.map((price, at) => ({ producto_id: 6001 + at, precio_lista: price }));

describe('what is next likely, behind the few that fit', () => {
  const app = useApp({ ...CATALOG, productos, precios, existencias: [] }, { env: { AI_SEARCH: 'on' } });

  const ask = async (q: string): Promise<{ models: string[]; count: number }> => {
    const token = await app.token(ALFA);
    const { body } = await app.api.get(`/api/v1/productos/busqueda-ia?q=${encodeURIComponent(q)}`, { token });
    const { productos: found, cantidad } = body as { productos: { modelo: string }[]; cantidad: number };
    return { models: found.map(({ modelo }) => modelo), count: cantidad };
  };

  it('follows where the kind was told by its use, and counts', async () => {
    const { models, count } = await ask('alumbrar la calle del fraccionamiento');
    expect(models[0]).toBe('M-0');
    expect(models.slice(1).sort()).toEqual(['M-1', 'M-2']);
    expect(count).toBe(3);
  });

  it('keeps the conditions that were said', async () => {
    expect((await ask('alumbrar la calle del fraccionamiento por menos de 2500 pesos')).models).toEqual(['M-0', 'M-1']);
  });

  it('does not where the thing was named', async () => {
    expect(await ask('luminaria vial')).toEqual({ models: ['M-0'], count: 1 });
  });
});
