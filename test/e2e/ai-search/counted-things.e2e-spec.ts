import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const TITLES = [
  'GABINETE PORTALLAVES 20 LLAVES',
  'GABINETE PORTALLAVES 40 LLAVES',
  'GABINETE PORTALLAVES 100 LLAVES',
  'GABINETE PORTALLAVES NEGRO',
  'Sirena 30 W azul',
  'Sirena 15 W blanca',
];
/** Of the last product alone there are many. */
const PIECES = 50;
const productos = TITLES.map((titulo, at) => ({
  ...{ producto_id: 6001 + at, modelo: `M-${at}`, titulo, marca: 'vixora', categorias: [221] },
}));
const precios = TITLES.map((_, at) => ({ producto_id: 6001 + at, precio_lista: 10 }));
const existencias = TITLES.map((_, at) => ({
  ...{ producto_id: 6001 + at, condicion: 'nuevo', sucursal: 'monterrey', cantidad: at === 5 ? PIECES : 1 },
}));

describe('what nouns count', () => {
  const app = useApp({ ...CATALOG, productos, precios, existencias }, { env: { AI_SEARCH: 'on' } });

  const ask = async (q: string): Promise<{ models: string[]; relaxed: string | undefined; filters: unknown }> => {
    const token = await app.token(ALFA);
    const { body, headers } = await app.api.get(`/api/v1/productos/busqueda-ia?q=${encodeURIComponent(q)}`, { token });
    const { productos: found } = body as { productos: { modelo: string }[] };
    const header = (name: string): string | undefined => headers[name] as string | undefined;
    const { filtros } = JSON.parse(decodeURIComponent(header('x-busqueda-entendido') ?? '')) as { filtros: unknown };
    return {
      models: found.map(({ modelo }) => modelo).sort(),
      relaxed: header('x-busqueda-relajada'),
      filters: filtros,
    };
  };

  it.each<[string, string[]]>([
    ['gabinete portallaves de más de 20 llaves', ['M-1', 'M-2']],
    ['gabinete portallaves 40 llaves o menos', ['M-0', 'M-1']],
    ['gabinete portallaves de 30 a 60 llaves', ['M-1']],
    ['gabinete portallaves que no sea de 40 llaves', ['M-0', 'M-2', 'M-3']],
  ])('%s', async (q, models) => {
    expect(await ask(q)).toMatchObject({ models, relaxed: undefined });
  });

  it('is told by the noun as it was said', async () => {
    const { filters } = await ask('gabinete portallaves de más de 20 llaves');
    expect(filters).toEqual({ medidas: ['llaves>20'] });
  });

  it('is told where none has as many', async () => {
    expect((await ask('gabinete portallaves de más de 200 llaves')).relaxed).toBe('medida');
  });

  it('limits nothing where no such thing tells it', async () => {
    expect(await ask('sirena con más de 3 ganchos')).toMatchObject({
      models: ['M-4', 'M-5'],
      relaxed: 'caracteristica',
      filters: {},
    });
  });

  it('is how many are wanted where it is the thing itself', async () => {
    expect(await ask('estamos surtiendo 12 sirenas')).toMatchObject({ models: ['M-5'], filters: { cantidad: 12 } });
  });
});
