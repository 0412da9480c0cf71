import { KindsService } from '@/modules/ai-search/kinds.service';
import { ProductTraitsService } from '@/modules/ai-search/product-traits.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { startTestApp, useApp, type RunningApp } from '@test/support/app';
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
  ['TK-N', 'Botella tinta negro 65 ml LX3250'],
  ['TK-C', 'Botella tinta cian 65 ml LX3250'],
  ['LX3250', 'Escáner de documentos LX3250 WiFi color'],
];
const productos = PRODUCTS.map(([modelo, titulo], at) => ({
  ...{ producto_id: 6001 + at, modelo, titulo, marca: 'vixora', categorias: [221] },
}));
const precios = productos.map(({ producto_id }, at) => ({ producto_id, precio_lista: 10 + at }));

type Line = readonly [modelo: string, titulo: string, activo?: boolean];

const rows = (lines: readonly Line[], from: number): object[] =>
  lines.map(([modelo, titulo, activo = true], at) => ({
    ...{ producto_id: from + at, modelo, titulo, activo, marca: 'vixora', categorias: [221] },
  }));

describe('parts that name what they are for by its model alone', () => {
  const PARTS: readonly Line[] = [
    ['MT-9', 'MONTAJE TECHO P/POWERLITE40008'],
    ['B668-C8', 'CTRL REMOTO P/B668'],
    ['BAT-7', 'BATERIA P/XPR7550'],
    // a part of a part
    ['TPX-1', 'TAPA P/BAT-7000'],
    ['BAT-7000', 'BATERIA P/XPR7550'],
  ];
  const app = useApp(
    { ...CATALOG, productos: rows(PARTS, 6101), precios: [], existencias: [] },
    { env: { AI_SEARCH: 'on' } },
  );
  const kindsOf = async (service: RunningApp): Promise<(string | number | undefined)[][]> => {
    await service.nest.get(ProductTraitsService, { strict: false }).settled();
    const { store } = service.nest.get(CatalogSnapshot, { strict: false });
    const { table } = service.nest.get(KindsService, { strict: false });
    return PARTS.map(([modelo], at) => {
      const slot = store.slotOf(6101 + at) ?? -1;
      return [modelo, table.of(slot), table.servedBy(slot), Number(table.isSpare(slot))];
    });
  };

  it.each<[string, Line[]]>([
    [
      'comes',
      [
        ['POWERLITE40008', 'Proyector 4000 lúmenes'],
        ['B668', 'Videoportero'],
        ['XPR7550', 'Taladro 20 V'],
      ],
    ],
    [
      'becomes another thing',
      [
        ['POWERLITE40008', 'Proyector'],
        ['B668', 'Videoportero'],
        ['XPR7550', 'Radio portátil'],
      ],
    ],
    [
      'is no longer sold',
      [
        ['POWERLITE40008', 'Proyector'],
        ['B668', 'Videoportero', false],
      ],
    ],
    ['has another model', [['POWERLITE50001', 'Proyector']]],
  ])('are what they would be behind a start when that one %s', async (_what, hosts) => {
    const before = await kindsOf(app);
    await app.load({ productos: rows(hosts, 6201) });
    const now = await kindsOf(app);
    const started = await startTestApp({ env: { AI_SEARCH: 'on' }, database: app.database });
    expect(now).toEqual(await kindsOf(started));
    await started.close();
    expect(now).not.toEqual(before);
  });
});

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
    // by its own model alone, though more of what is for it tell that
    ['LX3250', 'LX3250'],
    ['tinta cian LX3250', 'TK-C'],
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
