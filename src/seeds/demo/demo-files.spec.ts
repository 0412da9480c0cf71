import { demoRows } from '@/seeds/data-files.builder';
import { distinct, readDemo, type Wire } from '@/seeds/demo/demo-rows.builder';

const demo = readDemo();
const ids = new Set(demo.productos.map((row) => row.producto_id));

describe('the demo as import files', () => {
  it('is the same on every run, and its catalog does not depend on the day', () => {
    expect(JSON.stringify(readDemo())).toBe(JSON.stringify(demo));
    const later = readDemo('2027-08-01');
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
