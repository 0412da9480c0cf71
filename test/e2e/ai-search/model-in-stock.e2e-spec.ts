import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const PRODUCTS: Readonly<Record<string, readonly [titulo: string, cantidad: number]>> = {
  'HFW1200R-S': ['Cámara bala 2 MP', 2],
  'HFW2400R-S': ['Cámara bala 4 MP', 60],
  'TZ-900X': ['Taladro de 20 V', 0],
  'TZ-700X': ['Taladro de 12 V', 60],
  1165190: ['Detector de metales de mano', 3],
  K20: ['Reloj checador de huella', 5],
  'BATT-K14': ['Batería interna para checador K14 / K20', 60],
  'DUT-8': ['Sensor de combustible 100 cm', 60],
  'DUT-8(C)': ['Sensor de combustible 100 cm nuevo modelo', 60],
  'NO-KIWI': ['Kit de alarma', 60],
};
const entries = Object.entries(PRODUCTS);
const productos = entries.map(([modelo, [titulo]], at) => ({
  ...{ producto_id: 6001 + at, modelo, titulo, marca: 'vixora', categorias: [221] },
}));
const precios = productos.map(({ producto_id }) => ({ producto_id, precio_lista: 100 }));
const existencias = entries.flatMap(([, [, cantidad]], at) =>
  cantidad > 0 ? [{ producto_id: 6001 + at, condicion: 'nuevo', sucursal: 'monterrey', cantidad }] : [],
);

describe('a model asked for by its number', () => {
  const app = useApp({ ...CATALOG, productos, precios, existencias }, { env: { AI_SEARCH: 'on' } });

  const ask = async (q: string): Promise<[string | undefined, unknown]> => {
    const token = await app.token(ALFA);
    const { body, headers } = await app.api.get(`/api/v1/productos/busqueda-ia?q=${encodeURIComponent(q)}`, { token });
    const [first] = (body as { productos: { modelo: string }[] }).productos;
    const { 'x-busqueda-relajada': told } = headers;
    return [first?.modelo, told];
  };

  it.each([
    ['cotízame 10 HFW1200R-S', 'HFW1200R-S', 'cantidad'],
    ['necesito 10 piezas del modelo HFW1200R-S', 'HFW1200R-S', 'cantidad'],
    ['TZ-900X en existencia', 'TZ-900X', 'existencia'],
    ['¿me das disponibilidad del TZ-900X?', 'TZ-900X', 'existencia'],
    ['HFW1200R-S por menos de 20 pesos', 'HFW1200R-S', 'precio'],
    ['HFW1200R-S en guadalajara', 'HFW1200R-S', 'sucursal'],
    // what there is of it
    ['cotízame 2 HFW1200R-S', 'HFW1200R-S', undefined],
    ['HFW1200R-S en existencia', 'HFW1200R-S', undefined],
  ])('is that one, and what it lacks is told: %s', async (q, model, told) => {
    expect(await ask(q)).toEqual([model, told]);
  });

  it.each([
    ['precio del K20', 'K20'],
    ['precio del DUT-8(C)', 'DUT-8(C)'],
    ['precio del DUT-8', 'DUT-8'],
    ['busco el NO-KIWI', 'NO-KIWI'],
    ['busco el NO-K1WI', 'NO-KIWI'],
  ])('is that very one: %s', async (q, model) => {
    expect((await ask(q))[0]).toBe(model);
  });

  it.each(['precio de 1165190 por favor', 'cotízame 1165190', 'quiero el 1165190'])(
    'may be a number that is no number of pieces: %s',
    async (q) => {
      expect((await ask(q))[0]).toBe('1165190');
    },
  );
});
