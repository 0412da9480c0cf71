import { parseScaled } from '@/shared/money/scaled';
import { demoRows } from '@/seeds/data-files.builder';
import { DEMO_ACCOUNT } from '@/seeds/demo/demo-data.service';

interface Wire {
  readonly [field: string]: unknown;
  readonly producto_id: number;
  readonly modelo: string;
  readonly titulo: string;
  readonly marca: string;
  readonly categorias: readonly number[];
  readonly caracteristicas: readonly string[];
  readonly variante?: { grupo: string; atributos: Record<string, string>; detalle?: string };
  readonly componentes?: readonly { producto_id: number; cantidad: number }[];
  readonly relacionados: readonly number[];
  readonly accesorios?: readonly number[];
  readonly num_cliente: number;
  readonly folio_factura: string;
  readonly entrega: Record<string, { mensaje: string; fecha: string } | readonly Record<string, unknown>[]>;
}

const ENTITIES = [
  'sucursales',
  'categorias',
  'marcas',
  'productos',
  'precios',
  'existencias',
  'cuentas',
  'tipo_cambio',
  'facturas',
  'guias',
  'banners',
  'cursos',
] as const;
type DemoEntity = (typeof ENTITIES)[number];

const TODAY = new Date('2026-03-10T18:00:00Z');

function read(day = '2026-03-10'): Record<DemoEntity, Wire[]> {
  return Object.fromEntries(ENTITIES.map((entity) => [entity, demoRows(entity, day) as unknown as Wire[]])) as Record<
    DemoEntity,
    Wire[]
  >;
}

const demo = read();
const ids = new Set(demo.productos.map((row) => row.producto_id));
const distinct = (values: readonly unknown[]): number => new Set(values).size;
const day = (offset: number): string => new Date(TODAY.getTime() + offset * 86_400_000).toISOString().slice(0, 10);

describe('the demo as import files', () => {
  it('is the same on every run, and its catalog does not depend on the day', () => {
    expect(JSON.stringify(read())).toBe(JSON.stringify(demo));
    const later = read('2027-08-01');
    expect(JSON.stringify([later.productos, later.existencias])).toBe(
      JSON.stringify([demo.productos, demo.existencias]),
    );
    expect(JSON.stringify(later.facturas)).not.toBe(JSON.stringify(demo.facturas));
  });

  it('is as large as promised', () => {
    expect(demo.productos.length).toBeGreaterThanOrEqual(1_500);
    expect(demo.marcas.length).toBeGreaterThanOrEqual(40);
    expect(demo.sucursales.length).toBeGreaterThanOrEqual(12);
    expect([1, 2, 3].map((level) => demo.categorias.filter((row) => row.nivel === level).length >= 10)).toEqual([
      true,
      true,
      true,
    ]);
    expect(demo.categorias.filter((row) => row.nivel === 0)).toHaveLength(1);
  });

  it('has the first-level categories that clients hard-code, each with products', () => {
    const first = demo.categorias.filter((row) => row.nivel === 1).map(({ id }) => id as number);
    expect(first.sort((a, b) => a - b)).toEqual([22, 25, 26, 27, 30, 32, 37, 38, 65747, 65811, 66523, 66630]);
    const parents = new Map(demo.categorias.map((row) => [row.id, row.padre_id]));
    const top = (id: unknown): unknown => (first.includes(id as number) ? id : top(parents.get(id)));
    const used = new Set(demo.productos.map((row) => top(row.categorias[0])));
    expect([...used].sort()).toEqual([...first].sort());
  });

  it.each(['2024-02-29', '2025-12-31', '2026-11-22', '2031-06-15'])('can be moved to %s', (today) => {
    const [facturas = [], guias = [], cursos = []] = (['facturas', 'guias', 'cursos'] as const).map(
      (entity) => demoRows(entity, today) as unknown as Wire[],
    );
    expect(
      facturas
        .map((row) => String(row.fecha))
        .sort()
        .at(-1),
    ).toBe(today);
    expect(distinct(facturas.map((row) => row.folio_factura))).toBe(facturas.length);
    const years = facturas.filter((row) => row.folio_factura.slice(2, 4) !== String(row.fecha).slice(2, 4));
    expect(years).toEqual([]);
    const folios = new Map(facturas.map((row) => [row.folio_factura, row.fecha]));
    for (const guide of guias) {
      const [day = '', month = '', year = ''] = String(guide.fecha_factura).slice(0, 10).split('-');
      expect(folios.get(guide.folio_factura)).toBe(`${year}-${month}-${day}`);
    }
    expect(cursos.some((row) => String(row.fecha_inicio) > today)).toBe(true);
  });

  it.each([
    ['productos', 'producto_id'],
    ['productos', 'modelo'],
    ['productos', 'titulo'],
    ['marcas', 'id'],
    ['categorias', 'id'],
    ['sucursales', 'codigo'],
    ['sucursales', 'serie'],
    ['cuentas', 'num_cliente'],
    ['cuentas', 'rfc'],
    ['facturas', 'folio_factura'],
    ['facturas', 'uuid'],
    ['guias', 'folio_guia'],
    ['precios', 'producto_id'],
    ['banners', 'id'],
    ['cursos', 'id'],
  ] as const)('has no repeated %s.%s', (entity, field) => {
    expect(distinct(demo[entity].map((row) => row[field]))).toBe(demo[entity].length);
  });

  it('names each stock row once, with what exists', () => {
    expect(
      distinct(demo.existencias.map((row) => `${row.producto_id} ${String(row.condicion)} ${String(row.sucursal)}`)),
    ).toBe(demo.existencias.length);
    const branches = new Set(demo.sucursales.map((row) => row.codigo));
    expect(demo.existencias.filter((row) => !ids.has(row.producto_id) || !branches.has(row.sucursal))).toEqual([]);
    expect(new Set(demo.existencias.map((row) => row.condicion))).toEqual(new Set(['nuevo', 'a', 'b', 'c', 'd']));
  });
});

describe('the demo catalog', () => {
  it('names only brands, deepest categories and products that exist', () => {
    const brands = new Set(demo.marcas.map((row) => row.id));
    const parents = new Set(demo.categorias.map((row) => row.padre_id));
    const categories = new Set(demo.categorias.map((row) => row.id));
    for (const row of demo.productos) {
      expect(brands).toContain(row.marca);
      expect(row.categorias.length).toBeGreaterThan(0);
      expect(row.categorias.filter((id) => !categories.has(id) || parents.has(id))).toEqual([]);
      const named = [
        ...(row.componentes ?? []).map((part) => part.producto_id),
        ...row.relacionados,
        ...(row.accesorios ?? []),
      ];
      expect(named.filter((id) => !ids.has(id) || id === row.producto_id)).toEqual([]);
    }
    expect(demo.precios.every((row) => ids.has(row.producto_id))).toBe(true);
  });

  it('keeps parents before children in categories, one level apart', () => {
    const levels = new Map<unknown, number>([[undefined, 0]]);
    for (const row of demo.categorias) {
      const level = row.nivel as number;
      expect(levels.get(row.padre_id)).toBe(Math.max(level - 1, 0));
      levels.set(row.id, level);
    }
  });

  it('has ids of five or six digits, brand ids and branch codes of the allowed characters', () => {
    expect(demo.productos.filter((row) => !/^\d{5,6}$/.test(String(row.producto_id)))).toEqual([]);
    expect(demo.marcas.filter((row) => !/^[a-z0-9]+$/.test(String(row.id)))).toEqual([]);
    expect(demo.sucursales.filter((row) => !/^[a-z0-9_]+$/.test(String(row.codigo)))).toEqual([]);
  });

  it('gives every product five to eight features of whole sentences, and an HTML description', () => {
    for (const row of demo.productos) {
      expect(row.caracteristicas.length).toBeGreaterThanOrEqual(5);
      expect(row.caracteristicas.length).toBeLessThanOrEqual(8);
      expect(row.caracteristicas.filter((text) => !text.endsWith('.') || text.includes('undefined'))).toEqual([]);
      expect(row.descripcion).toMatch(/^<h2>.+<\/h2><p>.+<\/p>.*<ul><li>.+<\/li><\/ul>/);
    }
  });

  it('says the same megapixels, channels and terabytes in title and features', () => {
    for (const row of demo.productos.filter(
      (candidate) =>
        candidate.componentes === undefined &&
        [1101, 1102, 1103, 1301, 1302, 1303, 1601].includes(candidate.categorias[0] ?? 0),
    )) {
      const [figure] = /\d+ (Megapixel|canales|TB)/.exec(row.titulo) ?? [];
      expect(row.caracteristicas.join(' ').toLowerCase()).toContain(String(figure).toLowerCase());
    }
  });

  it('groups variants of at least two whose attributes differ in options but not in names', () => {
    const groups = new Map<string, Record<string, string>[]>();
    for (const { variante } of demo.productos)
      if (variante) groups.set(variante.grupo, [...(groups.get(variante.grupo) ?? []), variante.atributos]);
    expect(groups.size).toBeGreaterThanOrEqual(20);
    for (const members of groups.values()) {
      expect(members.length).toBeGreaterThanOrEqual(2);
      expect(distinct(members.map((attributes) => Object.keys(attributes).sort().join()))).toBe(1);
      expect(distinct(members.map((attributes) => JSON.stringify(attributes)))).toBe(members.length);
    }
  });

  it('has kits without own stock, withdrawn, unpriced, project and unknown-size products', () => {
    const kits = demo.productos.filter((row) => row.componentes);
    const stocked = new Set(demo.existencias.map((row) => row.producto_id));
    const priced = new Set(demo.precios.map((row) => row.producto_id));
    expect(kits.length).toBeGreaterThanOrEqual(20);
    expect(kits.filter((row) => stocked.has(row.producto_id))).toEqual([]);
    expect(demo.productos.filter((row) => row.activo === false).length).toBeGreaterThanOrEqual(5);
    expect(demo.productos.filter((row) => !priced.has(row.producto_id)).length).toBeGreaterThanOrEqual(5);
    expect(demo.productos.filter((row) => row.proyecto === true).length).toBeGreaterThanOrEqual(5);
    expect(demo.productos.filter((row) => row.titulo_pro !== undefined).length).toBeGreaterThanOrEqual(50);
    const unknown = demo.productos.filter((row) => row.peso === undefined).length;
    expect(unknown).toBeGreaterThan(5);
    expect(unknown).toBeLessThan(demo.productos.length / 10);
  });

  it('spreads stock from none to thousands', () => {
    const totals = new Map<number, number>();
    for (const row of demo.existencias)
      totals.set(row.producto_id, (totals.get(row.producto_id) ?? 0) + (row.cantidad as number));
    const sorted = [...totals.values()].sort((a, b) => a - b);
    expect(sorted[0]).toBe(0);
    expect(sorted.at(-1)).toBeGreaterThan(2_000);
    expect(demo.sucursales.filter((row) => row.surte === false)).toHaveLength(1);
  });
});

describe('the demo prices', () => {
  const withOffer = demo.precios.filter((row) => row.precio_especial !== undefined);

  it('are exact decimals, each offer and public price below or at list', () => {
    for (const row of demo.precios) {
      const list = parseScaled(row.precio_lista, 4) ?? 0;
      expect(list).toBeGreaterThan(0);
      const others = ['precio_1', 'precio_especial', 'precio_map'].filter((field) => row[field] !== undefined);
      expect(others.filter((field) => !((parseScaled(row[field], 4) ?? list) < list))).toEqual([]);
    }
  });

  it('have running, expired, coming and dateless offers', () => {
    const today = day(0);
    const kind = (row: Wire): string => {
      const [from, to] = [row.oferta_desde, row.oferta_hasta] as (string | undefined)[];
      if (from === undefined || to === undefined) return 'open';
      if (to < today) return 'expired';
      return from > today ? 'coming' : 'running';
    };
    const counts = new Map<string, number>();
    for (const row of withOffer) counts.set(kind(row), (counts.get(kind(row)) ?? 0) + 1);
    for (const name of ['open', 'expired', 'coming', 'running']) expect(counts.get(name)).toBeGreaterThanOrEqual(10);
  });

  it('have rising volume tiers', () => {
    const tiers = demo.precios.flatMap((row) =>
      row.volumen === undefined ? [] : [row.volumen as { desde: number; descuento: number }[]],
    );
    expect(tiers.length).toBeGreaterThan(100);
    for (const steps of tiers) {
      expect(steps).toEqual([...steps].sort((a, b) => a.desde - b.desde || a.descuento - b.descuento));
      expect(distinct(steps.map((step) => step.descuento))).toBe(steps.length);
    }
  });

  it('have exchange rates that rise with the term', () => {
    const [rates] = demo.tipo_cambio as unknown as Record<string, string>[];
    const order = ['preferencial', 'normal', 'un_dia', 'una_semana', 'dos_semanas', 'tres_semanas', 'un_mes'].map(
      (term) => Number(rates?.[term]),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(distinct(order)).toBe(7);
  });
});

describe('the demo accounts', () => {
  it('differ: all brands, few brands, limited warehouses, credit and no API', () => {
    const brandsOf = (row: Wire): string[] => (row.distribucion as { marca: string }[]).map((entry) => entry.marca);
    expect(demo.cuentas.some((row) => brandsOf(row).includes('*'))).toBe(true);
    expect(demo.cuentas.some((row) => !brandsOf(row).includes('*') && brandsOf(row).length < 10)).toBe(true);
    expect(demo.cuentas.some((row) => Array.isArray(row.almacenes))).toBe(true);
    expect(demo.cuentas.some((row) => Array.isArray(row.creditos))).toBe(true);
    expect(demo.cuentas.filter((row) => row.api === false)).toHaveLength(1);
    expect(demo.cuentas.filter((row) => !/^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/.test(String(row.rfc)))).toEqual([]);
  });

  it('leave the demo account without agreement for some products, and name only known brands and branches', () => {
    const demoAccount = demo.cuentas.find((row) => row.num_cliente === DEMO_ACCOUNT);
    const agreed = new Set((demoAccount?.distribucion as { marca: string }[]).map((entry) => entry.marca));
    const outside = demo.productos.filter((row) => !agreed.has(row.marca));
    expect(demoAccount?.api).toBe(true);
    expect(outside.length).toBeGreaterThan(20);
    const brands = new Set<unknown>(['*', ...demo.marcas.map((row) => row.id)]);
    const branches = new Set(demo.sucursales.map((row) => row.codigo));
    for (const row of demo.cuentas) {
      expect((row.distribucion as { marca: string }[]).filter((entry) => !brands.has(entry.marca))).toEqual([]);
      expect(((row.almacenes ?? []) as string[]).filter((code) => !branches.has(code))).toEqual([]);
    }
  });
});

describe('the demo invoices, guides, banners and courses', () => {
  it('cover three years and several accounts, none in the future', () => {
    expect(demo.facturas.length).toBeGreaterThanOrEqual(60);
    const dates = demo.facturas.map((row) => String(row.fecha)).sort();
    expect(dates.at(-1)).toBe(day(0));
    expect(String(dates[0]) < day(-900)).toBe(true);
    expect(distinct(demo.facturas.map((row) => row.num_cliente))).toBe(demo.cuentas.length);
    expect(
      demo.facturas.filter(
        (row) =>
          !/^FA\d\d\/\d{6}$/.test(row.folio_factura) || row.folio_factura.slice(2, 4) !== String(row.fecha).slice(2, 4),
      ),
    ).toEqual([]);
  });

  it('show cancelled ones without the last two blocks', () => {
    const cancelled = demo.facturas.filter((row) => 'cancelado' in row.entrega);
    expect(cancelled.length).toBeGreaterThan(0);
    for (const row of cancelled) {
      expect(row.estatus).toBe('Cancelada');
      expect(Object.keys(row.entrega)).toEqual([
        'creacion',
        'generar_orden',
        'orden_compra',
        'facturacion',
        'cancelado',
      ]);
    }
  });

  it('show every delivery stage, in order', () => {
    const stages = ['creacion', 'generar_orden', 'orden_compra', 'facturacion', 'espera'];
    const reached = new Set<number>();
    for (const { entrega } of demo.facturas.filter((row) => !('cancelado' in row.entrega))) {
      expect(Object.keys(entrega)).toEqual([...stages, 'proceso_entrega']);
      const done = stages.filter((stage) => (entrega[stage] as { mensaje: string }).mensaje !== '');
      expect(stages.slice(0, done.length)).toEqual(done);
      reached.add(done.length + (entrega.proceso_entrega as readonly unknown[]).length);
    }
    expect([...reached].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(
      demo.facturas.some((row) => (row.entrega.espera as { fecha?: string } | undefined)?.fecha === 'En proceso'),
    ).toBe(true);
  });

  it('add up: lines to the subtotal, and subtotal, shipping and tax to the total', () => {
    const cents = (value: unknown): number => parseScaled(value, 2) ?? Number.NaN;
    for (const row of demo.facturas) {
      const lines = row.productos as {
        importe: string;
        precio_unitario: string;
        cantidad: string;
        producto_id: string;
      }[];
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => !ids.has(Number(line.producto_id)))).toEqual([]);
      expect(lines.map((line) => cents(line.precio_unitario) * Number(line.cantidad))).toEqual(
        lines.map((line) => cents(line.importe)),
      );
      expect(lines.reduce((sum, line) => sum + cents(line.importe), 0)).toBe(cents(row.sub_total));
      expect(cents(row.sub_total) + cents(row.envio) + cents(row.iva)).toBe(cents(row.total));
    }
  });

  it('tie each guide to its invoice and account', () => {
    const owners = new Map(demo.facturas.map((row) => [row.folio_factura, row]));
    expect(demo.guias.length).toBeGreaterThan(30);
    for (const guide of demo.guias) {
      const invoice = owners.get(guide.folio_factura);
      expect(invoice?.num_cliente).toBe(guide.num_cliente);
      expect((invoice?.guias as { guia: string }[]).map((entry) => entry.guia)).toContain(guide.folio_guia);
      expect(guide.fecha_factura).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d$/);
    }
  });

  it('have banners and courses in force, past and coming', () => {
    const spans = [
      demo.banners.map((row) => [row.vigencia_inicio, row.vigencia_fin] as [string, string]),
      demo.cursos.map((row) => [row.fecha_inicio, row.fecha_fin] as [string, string]),
    ];
    for (const span of spans) {
      expect(span.filter(([from, to]) => from > to)).toEqual([]);
      expect(span.some(([, to]) => to < day(0))).toBe(true);
      expect(span.some(([from, to]) => from <= day(0) && to >= day(0))).toBe(true);
      expect(span.some(([from]) => from > day(0))).toBe(true);
    }
  });
});
