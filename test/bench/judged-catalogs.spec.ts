import { readKinds } from '@/../bench/ai/judged/demo-catalog';
import { demoTraits } from '@/../bench/ai/judged/demo-traits';
import type { Item, JudgedCatalog } from '@/../bench/ai/judged/items';
import { WRITTEN } from '@/../bench/ai/judged/written/distributors';
import { writtenProducts } from '@/../bench/ai/judged/written/products';
import { judge } from '@/../bench/ai/judged/judge';
import { judgedCatalog } from '@/../bench/ai/judged/load';
import { messyProducts } from '@/../bench/ai/judged/messy-products';
import { readQueryLines } from '@/../bench/ai/judged/queries';
import { thirdProducts } from '@/../bench/ai/judged/third/products';
import { writtenThird } from '@/../bench/ai/judged/third/words';

const itemOf = (id: number, kind: string, usd: number): Item => ({
  id,
  modelo: `M${id}`,
  kind,
  traits: new Map(),
  marca: 'acme',
  usd: { low: usd, high: usd },
  stock: new Map(),
  accessoryOf: new Set(),
  fits: new Set(),
});

describe('catalogs of the judged queries', () => {
  it('read the traits of a demo title', () => {
    const traits = demoTraits('Bala IP 8 Megapixeles / Lente 2.8 mm / 40 m IR / Exterior IP67 / PoE', [
      'Micrófono integrado.',
    ]);
    expect([...traits]).toEqual(
      expect.arrayContaining([
        ['mp', 8],
        ['lente', 2.8],
        ['ir', 40],
        ['ext', true],
        ['poe', true],
        ['audio', true],
      ]),
    );
    expect(traits.has('wifi')).toBe(false);
  });

  it.each([
    ['Switch no administrable PoE+ 8 puertos Gigabit / 120 W', 'admin', undefined],
    ['UPS en línea (online) 10 kVA / 9,000 W', 'va', 10_000],
    ['Chapa magnética 1200 lb (500 kg)', 'kg', 500],
    ['Inversor fuera de red 1,500 W', 'kw', 1.5],
    ['Cordón de parcheo Cat6A / 0.5 m', 'cat', '6a'],
    ['Canaleta plástica 20 × 12 mm', 'mm', 20],
    ['Lector MIFARE 13.56 MHz', 'khz', 13_560],
  ])('%s: %s %s', (title, trait, value) => {
    expect(demoTraits(title, []).get(trait)).toBe(value);
  });

  it('take the first line of the table of kinds that fits, and refuse a product without one', () => {
    const kinds = readKinds('# a | comment\n10 | solar | panel\n10 | | otro\n');
    expect(kinds({ titulo: 'Módulo SOLAR', categorias: [10] })).toBe('panel');
    expect(kinds({ titulo: 'Cable', categorias: [10] })).toBe('otro');
    expect(() => kinds({ titulo: 'Cable', categorias: [11] })).toThrow('no kind');
  });

  it.each([
    ['revuelto', messyProducts],
    ['mayoreo', thirdProducts],
  ] as const)('make %s always the same, with ids and models of their own', (_, make) => {
    const products = make();
    expect(products).toEqual(make());
    expect(products.length).toBeGreaterThan(2500);
    expect(products.length).toBeLessThan(5000);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(products.map(({ modelo }) => modelo)).size).toBe(products.length);
  });

  it('write every measure of a messy product in its title or its features', () => {
    const silent = messyProducts().filter(({ owner, traits, titulo, caracteristicas }) => {
      const text = [titulo, ...caracteristicas].join(' ');
      return owner === undefined && traits.has('tb') && !text.includes(String(traits.get('tb')));
    });
    expect(silent).toEqual([]);
  });

  it('write every trait of a product of the third catalog but the derived ones in its title or its sheet of attributes', () => {
    const silent = thirdProducts().filter(({ owner, traits, titulo, caracteristicas }) => {
      const text = [titulo, ...caracteristicas].join(' ').toUpperCase();
      const untold = [...traits].filter(([trait, value]) => {
        const forms = [...writtenThird(trait, value, false), ...writtenThird(trait, value, true)];
        return forms.length > 0 && !forms.some((form) => text.includes(form.toUpperCase()));
      });
      return owner === undefined && untold.some(([trait]) => trait !== 'inal' && trait !== 'kg');
    });
    expect(silent.map(({ titulo }) => titulo)).toEqual([]);
  });

  it('leave a tenth of the third catalog unfiled, and half of it undescribed', () => {
    const products = thirdProducts();
    const share = (holds: (one: (typeof products)[number]) => boolean): number =>
      products.filter(holds).length / products.length;
    expect(share(({ category }) => category === '')).toBeCloseTo(0.12, 1);
    expect(share(({ descripcion }) => descripcion === undefined)).toBeGreaterThan(0.45);
  });

  it.each([
    ['revuelto', messyProducts],
    ['mayoreo', thirdProducts],
  ] as const)('leave out of %s what is no longer sold', (name, make) => {
    const sold = new Set(judgedCatalog(name).items.map(({ id }) => id));
    const withdrawn = make().filter(({ activo }) => !activo);
    expect(withdrawn.length).toBeGreaterThan(0);
    expect(withdrawn.filter(({ id }) => sold.has(id))).toEqual([]);
  });
});

/** The share of measures that a catalog tells so: `4-1/2"`, `16 + 2 puertos`, `20,000 mAh`; in `bazar` also what only the maker tells. */
const TOLD_OTHERWISE: Readonly<Partial<Record<string, number>>> = { mercado: 0.03, proveedor: 0.002, bazar: 0.11 };

describe.each(WRITTEN)('the catalog of $name, written by hand', (distributor) => {
  const products = writtenProducts(distributor);
  const { items } = judgedCatalog(distributor.name);

  it('has ids and models of its own, of many kinds', () => {
    expect(products.length).toBeGreaterThan(600);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(products.map(({ modelo }) => modelo)).size).toBe(products.length);
    expect(new Set(products.map(({ kind }) => kind)).size).toBeGreaterThan(150);
  });

  it('prices every product and files it', () => {
    expect(products.filter(({ usd, category }) => !(usd > 0) || category === '')).toEqual([]);
  });

  it('writes every measure in the model or in a text, but for a few as a fraction, a sum or in another unit', () => {
    const measures = products.flatMap(({ traits }) =>
      [...traits.values()].filter((value) => typeof value === 'number'),
    );
    const silent = products.flatMap((product) => {
      const { traits, modelo, titulo, caracteristicas, descripcion = '' } = product;
      const text = [modelo, titulo, ...caracteristicas, descripcion].join(' ').replaceAll(/(\d),(\d{3})/g, '$1$2');
      return [...traits].flatMap(([trait, value]) => (toldIn(text, trait, value) ? [] : `${modelo} ${trait}=${value}`));
    });
    const isFew = silent.length <= (TOLD_OTHERWISE[distributor.name] ?? 0) * measures.length;
    expect(isFew ? [] : silent).toEqual([]);
  });

  it('describes half of them or more', () => {
    const share = products.filter(({ descripcion }) => descripcion !== undefined).length / products.length;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.8);
  });

  it('leaves out what is no longer sold', () => {
    const sold = new Set(items.map(({ id }) => id));
    const withdrawn = products.filter(({ activo }) => !activo);
    expect(withdrawn.length).toBeGreaterThan(0);
    expect(withdrawn.filter(({ id }) => sold.has(id))).toEqual([]);
  });
});

it('knows what an accessory serves', () => {
  const toner = judgedCatalog('bodega').items.find(({ modelo }) => modelo === 'TN660');
  expect([...toner!.accessoryOf]).toEqual(['imp_laser']);
  expect([...toner!.fits]).toEqual(['HLL2360DW', 'DCPL2540DW']);
});

/** A number as it is, or in the next unit up; one is told by the singular, and two by a pair. */
function toldIn(text: string, trait: string, value: unknown): boolean {
  if (typeof value !== 'number' || value <= 2 || trait === 'mp') return true;
  const forms = [value, value / 1000].map(
    (form) => `${String(form).replace('.', '\\.')}${String(form).includes('.') ? '0?' : ''}`,
  );
  return new RegExp(`(?<![\\d.])(${forms.join('|')})(?![\\d])`).test(text);
}

describe('judgement of a query', () => {
  const catalog: JudgedCatalog = {
    name: 'demo',
    pesosPerDollar: 10,
    items: Array.from({ length: 12 }, (_, at) => itemOf(at + 1, at < 11 ? 'bala' : 'domo', at + 1)),
  };
  const vocabulary = {
    kinds: new Set(['bala', 'domo']),
    groups: new Map(),
    traits: new Set<string>(),
    brands: new Set(['acme']),
    branches: new Set<string>(),
    pesosPerDollar: 10,
  };
  const gradesOf = (line: string): Map<number, number> => {
    const [query] = readQueryLines(line);
    return new Map(judge(query!, catalog, vocabulary).grades);
  };

  it('grades by the first rule that holds, and never what breaks the constraint', () => {
    const grades = gradesOf('lego | demo | algo | 3: domo; 2: bala | precio<=30');
    expect([...grades]).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  it('grades by place when an order was asked for', () => {
    const grades = gradesOf('lego | demo | algo | 3: bala; 2: domo | | orden=precio');
    expect([1, 3, 4, 10, 11, 12].map((id) => grades.get(id))).toEqual([3, 3, 2, 2, 1, 1]);
  });

  it('finds nothing for what is not sold', () => {
    const [line] = readQueryLines('# a comment\n\nno_vendido | demo | refrigerador | nada\n');
    expect(judge(line!, catalog, vocabulary)).toMatchObject({ expectEmpty: true, constraint: undefined });
  });

  it.each(['lego | nadie | algo | 3: bala', 'lego | demo | algo', 'lego | demo | a | 3: bala | | | más'])(
    'refuses "%s"',
    (line) => {
      expect(() => readQueryLines(line)).toThrow("can't be read");
    },
  );
});
