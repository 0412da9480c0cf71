import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const TITLES = [
  'DVR 8 canales TurboHD / Hasta 5 Megapixeles / Serie Acero / 1 bahía de disco duro',
  'DVR 16 canales TurboHD / Hasta 5 Megapixeles / Serie Acero / 1 bahía de disco duro',
  'Cámara domo 5 MP',
  'Batería sellada AGM 12 V 4 Ah / Libre de mantenimiento',
  'BOTON DE SALIDA ACERO INOXIDABLE NO/NC/COM',
  'Candado de combinación 30 mm, sin llaves que perder',
  'Switch no administrable PoE+ 4 puertos Gigabit',
  'Cámara bala 4 MP con audio integrado',
];
const productos = TITLES.map((titulo, at) => ({
  ...{ producto_id: 6001 + at, modelo: `M-${at}`, titulo, marca: 'vixora', categorias: [221] },
}));
const precios = TITLES.map((_, at) => ({ producto_id: 6001 + at, precio_lista: 10 + at }));
const existencias = [{ producto_id: 6001, condicion: 'nuevo', sucursal: 'monterrey', cantidad: 3 }];

describe("a sentence that is a product's title", () => {
  const app = useApp({ ...CATALOG, productos, precios, existencias }, { env: { AI_SEARCH: 'on' } });

  const ask = async (q: string, more = ''): Promise<{ titles: string[]; told: unknown }> => {
    const token = await app.token(ALFA);
    const { body, headers } = await app.api.get(`/api/v1/productos/busqueda-ia?q=${encodeURIComponent(q)}${more}`, {
      token,
    });
    const { productos: found } = body as { productos: { titulo: string }[] };
    return { titles: found.map(({ titulo }) => titulo), told: headers['x-busqueda-relajada'] };
  };

  it.each([...TITLES, ...TITLES.map((title) => title.toLowerCase().replaceAll('/', ' '))])(
    'asks for that product: %s',
    async (title) => {
      const { titles } = await ask(title);
      expect(titles[0]?.toLowerCase().replaceAll('/', ' ')).toBe(title.toLowerCase().replaceAll('/', ' '));
    },
  );

  it('lets no condition go that nothing else meets', async () => {
    const { titles, told } = await ask(TITLES[4] ?? '');
    expect({ titles, told }).toEqual({ titles: [TITLES[4]], told: undefined });
  });

  it('is another one with a word more: what it leaves out is left out', async () => {
    expect((await ask('camara bala 4 mp sin audio integrado')).titles).not.toContain(TITLES[7]);
  });

  it('keeps what is asked beside the sentence', async () => {
    expect((await ask(TITLES[0] ?? '', '&stock=true')).titles[0]).toBe(TITLES[0]);
    expect((await ask(TITLES[1] ?? '', '&stock=true')).titles).not.toContain(TITLES[1]);
  });
});
