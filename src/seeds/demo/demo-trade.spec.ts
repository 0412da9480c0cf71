import { parseScaled } from '@/shared/money/scaled';
import { DEMO_ACCOUNT } from '@/seeds/demo/demo-data.service';
import { day, distinct, readDemo, type Wire } from '@/seeds/demo/demo-rows.builder';

const demo = readDemo();
const ids = new Set(demo.productos.map((row) => row.producto_id));

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
