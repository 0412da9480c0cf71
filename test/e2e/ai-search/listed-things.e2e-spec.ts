import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const TITLES = [
  'Cámara domo 2 megapixeles',
  'Cámara domo 5 megapixeles',
  'DVR 4 canales',
  'DVR 8 canales',
  'Fuente de alimentación 12 V 5 A',
  'Fuente de alimentación 24 V 2 A',
  'Cámara domo 5 megapixeles blanca',
  'Batería para radio portátil',
  'Radio portátil UHF',
  'Batería para no break 12 V',
] as const;
const productos = TITLES.map((titulo, at) => ({
  ...{ producto_id: 6201 + at, modelo: `L-${at}`, titulo, caracteristicas: [], categorias: [221] },
  marca: at === 6 ? 'nanduredes' : 'vixora',
}));
const precios = TITLES.map((_, at) => ({ producto_id: 6201 + at, precio_lista: 10 + at }));
const existencias = TITLES.map((_, at) => ({
  ...{ producto_id: 6201 + at, condicion: 'nuevo', cantidad: 20 },
  sucursal: at % 2 === 0 ? 'tijuana' : 'monterrey',
}));

interface Answer {
  readonly models: readonly string[];
  readonly relaxed: string | undefined;
  readonly list: readonly Record<string, unknown>[] | undefined;
}

describe('several things asked for in one text', () => {
  const app = useApp({ ...CATALOG, productos, precios, existencias }, { env: { AI_SEARCH: 'on' } });

  const ask = async (q: string, more = ''): Promise<Answer> => {
    const token = await app.token(ALFA);
    const { body, headers } = await app.api.get(`/api/v1/productos/busqueda-ia?q=${encodeURIComponent(q)}${more}`, {
      token,
    });
    const { productos: found } = body as { productos: { modelo: string }[] };
    const understood = JSON.parse(decodeURIComponent(String(headers['x-busqueda-entendido']))) as Pick<
      Answer,
      never
    > & {
      lista?: Answer['list'];
    };
    return {
      models: found.map(({ modelo }) => modelo),
      relaxed: headers['x-busqueda-relajada'] as string | undefined,
      list: understood.lista,
    };
  };

  it.each<[string, string[]]>([
    ['4 domos de 5 mp, un dvr de 8 canales, 2 fuentes de 24v 2a', ['L-1', 'L-3', 'L-5']],
    ['4 domos de 2 mp\n1 dvr de 4 canales\n2 fuentes de 12v 5a', ['L-0', 'L-2', 'L-4']],
    ['1.- dvr de 8 canales 2.- domo de 2 mp 3.- fuente de 24 v', ['L-3', 'L-0', 'L-5']],
    ['domo de 5 mp; para una bodega; dvr de 4 canales; fuente 12v 5a', ['L-1', 'L-2', 'L-4']],
    ['domo de 5 mp que no sea blanco, dvr de 8 canales, fuente de 12v', ['L-1', 'L-3', 'L-4']],
    ['domo, dvr y fuente en monterrey', ['L-1', 'L-3', 'L-5']],
    ['domos, fuente de 12v y dvr de 4, todo marca ñandú redes', ['L-6', 'L-4', 'L-2']],
    ['1 radio portátil, 1 batería, 1 dvr de 4', ['L-8', 'L-7', 'L-2']],
    ['dvr de 4 canales y fuente de 24 v', ['L-2', 'L-5']],
  ])('each by its own words, in turn: %s', async (q, first) => {
    expect((await ask(q)).models.slice(0, first.length)).toEqual(first);
  });

  it('tells what of them isn’t sold', async () => {
    const { models, relaxed, list } = await ask('domo de 5 mp, dvr de 8 canales y un extintor');
    expect(models.slice(0, 2)).toEqual(['L-1', 'L-3']);
    expect(relaxed?.split(', ')).toContain('articulo');
    expect(list).toEqual([
      { tipo: 'cámara domo', filtros: { medidas: ['megapixels=5'] }, orden: 'relevancia' },
      { tipo: 'DVR', filtros: { medidas: ['channels=8'] }, orden: 'relevancia' },
      { tipo: 'extintor', filtros: {}, orden: 'relevancia', sin_coincidencia: true },
    ]);
  });

  it('goes on where a page ends', async () => {
    const q = 'domo, dvr de 8 y fuente de 12v';
    const whole = await ask(q);
    const pages = [await ask(q, '&limit=2'), await ask(q, '&limit=2&pagina=2'), await ask(q, '&limit=2&pagina=3')];
    expect(pages.flatMap(({ models }) => models)).toEqual(whole.models.slice(0, 6));
    expect(new Set(whole.models).size).toBe(whole.models.length);
  });

  it('one thing has no list', async () => {
    expect((await ask('domo de 5 mp')).list).toBeUndefined();
  });
});
