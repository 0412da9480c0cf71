import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const PRODUCTS: Readonly<Record<string, string>> = {
  CHAROLA: 'CHAROLA BILLETERO P/CAJON DE DINERO 410',
  CAJON: 'CAJON DE DINERO METALICO NEGRO',
  DIABLITO: 'DIABLITO CARGA 150KG PLEGABLE ALUMINIO',
  ESPEJO: 'ESPEJO CONVEXO 60CM INT/EXT TIENDA ESTACIONAMIENTO',
  TAPETE: 'Tapete para mouse con descansa muñecas de gel',
  JALADERA: 'JALADERA EXT CIEGA P/BARRA PANICO',
  CALENT: 'Calentador solar 12 tubos / 150 litros / Acero inoxidable',
  REFLECTOR: 'Reflector LED 50 W exterior',
  FAROS: 'Lámpara de emergencia LED dos faros',
  DRON: 'Dron con cámara 48 MP',
  CAM: 'Cámara bala 4 MP',
  RELEV: 'Relevador 12 V 2 polos 8 pines',
  'RELEV-W': 'Relevador inteligente WiFi de 2 canales',
  'PROY-L': 'Lámpara de repuesto para proyector',
};
/** Of the other brand. */
const NANDU = ['PROY-L'];
const productos = Object.entries(PRODUCTS).map(([modelo, titulo], at) => ({
  ...{ producto_id: 6001 + at, modelo, titulo, categorias: [221] },
  marca: NANDU.includes(modelo) ? 'nanduredes' : 'vixora',
}));
const idOf = (modelo: string): number => productos.find((product) => product.modelo === modelo)?.producto_id ?? 0;
const existencias = [
  { producto_id: idOf('RELEV-W'), condicion: 'nuevo', sucursal: 'monterrey', cantidad: 50 },
  { producto_id: idOf('RELEV'), condicion: 'nuevo', sucursal: 'monterrey', cantidad: 1 },
];
const precios = productos.map(({ producto_id }, at) => ({ producto_id, precio_lista: 10 + at }));

describe('what titles call by the very words of a request that says nothing else', () => {
  const app = useApp({ ...CATALOG, productos, precios, existencias }, { env: { AI_SEARCH: 'on' } });

  const modelsFor = async (q: string): Promise<string[]> => {
    const token = await app.token(ALFA);
    const { body } = await app.api.get(`/api/v1/productos/busqueda-ia?q=${encodeURIComponent(q)}`, { token });
    return (body as { productos: { modelo: string }[] }).productos.map(({ modelo }) => modelo);
  };

  it.each([
    // taken for what it is said to be like elsewhere
    ['diablito', ['DIABLITO']],
    ['calentador', ['CALENT']],
    // of a kind that isn't sold, by that word
    ['tapete', ['TAPETE']],
    ['tapete por menos de 500 pesos', ['TAPETE']],
    ['jaladera', ['JALADERA']],
  ])('is the answer: %s', async (q, models) => {
    expect(await modelsFor(q)).toEqual(models);
  });

  it.each([
    // no floodlight is called so here
    ['lampara', 'FAROS', 'REFLECTOR'],
    // things of the kind are
    ['camara', 'CAM', 'DRON'],
  ])('stands beside the kind that the word names, before what goes by another name: %s', async (q, first, second) => {
    const models = await modelsFor(q);
    expect(models[0]).toBe(first);
    expect(models).toContain(second);
  });

  it('does not stand in for the kind where nothing of that keeps what was said', async () => {
    expect(await modelsFor('relevador')).toEqual(['RELEV', 'RELEV-W']);
    expect((await modelsFor('50 relevadores'))[0]).toBe('RELEV');
  });

  it('stands in for the kind where the brand asked for has nothing else that is called so', async () => {
    expect(await modelsFor('lampara marca Ñandú Redes')).toEqual(['PROY-L']);
    expect(await modelsFor('que lampara manejas de Ñandú Redes')).toEqual(['PROY-L']);
  });

  it('is the answer whatever else says nothing of it, and in a branch', async () => {
    expect(await modelsFor('relevador en Monterrey')).toEqual(['RELEV', 'RELEV-W']);
    expect(await modelsFor('relevador de la sucursal Monterrey')).toEqual(['RELEV', 'RELEV-W']);
    expect(await modelsFor('ocupo unicamente un diablito por favor')).toEqual(['DIABLITO']);
  });

  it.each(['diablito y tapete', 'ocupo un tapete, tambien un diablito', 'tapete + diablito, por favor'])(
    'is one of two that are asked for by their bare names: %s',
    async (q) => {
      expect((await modelsFor(q)).sort()).toEqual(['DIABLITO', 'TAPETE']);
    },
  );

  it('is, as the cheapest, nothing that is for such things', async () => {
    expect((await modelsFor('cajon de dinero mas economico'))[0]).toBe('CAJON');
  });

  it.each(['tapete de yoga', 'tapete para baño'])('is no answer where more was said: %s', async (q) => {
    expect(await modelsFor(q)).toEqual([]);
  });
});
