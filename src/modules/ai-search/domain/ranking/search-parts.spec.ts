import fc from 'fast-check';
import { TextIndex } from '@/modules/products/domain/text/text-index';
import { attempts, testsOf } from './constraints';
import { extractTraits } from '../traits/extract-traits';
import { qualityOf } from './field-quality';
import type { Intent } from '../reading/intent';
import { fitTo } from '../amounts/measure-fit';
import { DIMENSIONS, type Dimension } from '../amounts/measure-table';
import { addMeaning, nearestTo, united } from '../vectors/meaning';
import { quantise } from '../vectors/quantise';
import { rank } from './ranking';
import { Speller } from '../words/speller';
import { TraitTable } from '../traits/trait-table';
import { VectorStore } from '../vectors/vector-store';

const EMPTY: Intent = {
  concepts: [],
  exclusions: [],
  measures: [],
  price: undefined,
  brandIds: [],
  excludedBrandIds: [],
  branchCodes: [],
  inStock: false,
  quantity: 0,
  order: 'relevance',
};

describe('extractTraits', () => {
  const measured = (title: string): [Dimension | undefined, number][] => {
    const { dimensions, values } = extractTraits(title, []);
    return dimensions.map((place, at) => [DIMENSIONS[place], values[at] ?? 0]);
  };

  it.each<[string, [Dimension, number][]]>([
    [
      'Chapa magnética / 12 y 24 Vcc',
      [
        ['volts', 12],
        ['volts', 24],
      ],
    ],
    [
      'Fuente 12-24 V 5 A',
      [
        ['volts', 12],
        ['volts', 24],
        ['amperes', 5],
      ],
    ],
    [
      'UPS 1,500 VA / 900 W',
      [
        ['voltAmperes', 1500],
        ['watts', 900],
      ],
    ],
    [
      'Cámara IP 2 Megapixeles (1080p)',
      [
        ['megapixels', 2],
        ['megapixels', 2],
      ],
    ],
    [
      'Bobina Cat6A / 305 m',
      [
        ['category', 6.5],
        ['metres', 305],
      ],
    ],
    [
      'Sensor de 4 a 8 metros',
      [
        ['metres', 4],
        ['metres', 8],
      ],
    ],
    ['NVR IP 64 canales', [['channels', 64]]],
  ])('measures of %s', (title, expected) => {
    expect(measured(title)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['Switch no administrable PoE', ['administrabl']],
    ['Kit / Sin disco duro', ['hdd', 'disco']],
    ['Cámara sin Wi-Fi ni corriente', ['wifi', 'corrient']],
    ['No break de 500 VA', []],
    ['No incluye fuente', ['fuent']],
  ])('denials of %s', (title, expected) => {
    expect(extractTraits(title, []).denied).toEqual(expected);
  });
});

describe('TraitTable', () => {
  it('answers like a map, whatever is put and replaced', () => {
    const put = fc.tuple(fc.nat(3000), fc.array(fc.tuple(fc.nat(5), fc.nat(100)), { maxLength: 20 }));
    fc.assert(
      fc.property(fc.array(put, { maxLength: 400 }), (puts) => {
        const table = new TraitTable();
        const held = new Map<number, [number, number][]>();
        for (const [slot, pairs] of puts) {
          table.put(slot, {
            dimensions: pairs.map(([dimension]) => dimension),
            values: pairs.map(([, value]) => value),
            titled: pairs.length,
            denied: [],
          });
          held.set(slot, pairs);
        }
        for (const [slot, pairs] of held) {
          const of3 = pairs.filter(([dimension]) => dimension === 3).map(([, value]) => value);
          expect(table.best(slot, 3, (value) => value, 1)).toBe(of3.length > 0 ? Math.max(...of3) : undefined);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('fitTo', () => {
  const table = new TraitTable();
  table.put(0, extractTraits('Grabador 16 canales 12 Vcc IP67 8 MP', ['Consumo 10 W']));
  it.each<[Dimension, 'equal' | 'least' | 'most', number, number]>([
    ['channels', 'equal', 16, 1],
    ['cameras', 'equal', 16, 1],
    ['channels', 'least', 8, 1],
    ['channels', 'most', 8, 0],
    ['channels', 'equal', 8, 0],
    ['volts', 'equal', 24, -0.3],
    ['ingress', 'equal', 65, 0.9],
    ['watts', 'equal', 10, 0.75],
    ['metres', 'equal', 10, 0],
  ])('%s %s %d', (dimension, comparison, value, expected) => {
    expect(fitTo({ dimension, comparison, value }, table)(0)).toBeCloseTo(expected, 5);
  });
});

describe('qualityOf', () => {
  it('tells from a score of the text index where the word stands', () => {
    const index = new TextIndex();
    const document = (title: string, category: string, feature: string): Parameters<TextIndex['put']>[1] => ({
      model: 'X-1',
      title,
      brand: 'Epcom',
      categories: [category],
      features: [feature],
    });
    index.put(0, document('Sirena', 'Otra', 'nada'));
    index.put(1, document('Caja de metal con llave y sirena', 'Otra', 'nada'));
    index.put(2, document('Caja', 'Sirenas', 'nada'));
    index.put(3, document('Caja', 'Otra', 'Con sirena'));
    index.put(4, document('Caja para sirena', 'Otra', 'nada'));
    const { slots, scores } = index.scoreTerms([{ term: 'sirena', weight: 1 }], 'any');
    const qualities = new Map([...slots].map((slot, at) => [slot, qualityOf(scores[at] ?? 0)]));
    const [head, title, category, feature, purpose] = [0, 1, 2, 3, 4].map((slot) => qualities.get(slot) ?? 0);
    expect([head, title, category, feature, purpose].map((value) => Number(value?.toFixed(2)))).toEqual([
      1, 0.6, 0.7, 0.4, 0.3,
    ]);
  });
});

describe('constraints', () => {
  it('lets go the least important first, one by one, then together', () => {
    expect(attempts(['branch', 'price'])).toEqual([[], ['branch'], ['price'], ['branch', 'price']]);
    expect(attempts([])).toEqual([[]]);
  });

  it('compares prices to the cent, both bounds included, and never lets an exclusion go', () => {
    const facts = {
      brandOf: (slot: number) => (slot === 9 ? 'x' : 'y'),
      priceOf: (slot: number) => (slot === 5 ? undefined : slot * 100),
      piecesOf: () => 3,
      isIn: (slot: number) => slot === 2,
      keepsLimits: () => true,
      isContrary: () => false,
    };
    const passes = (intent: Partial<Intent>, slot: number, letGo: Parameters<typeof testsOf>[3] = []): boolean =>
      testsOf({ ...EMPTY, ...intent }, facts, new Set([7]), letGo).every((test) => test(slot));
    const price = { least: 1, most: 3.005, currency: undefined };
    expect([0, 1, 3, 4, 5].map((slot) => passes({ price }, slot))).toEqual([false, true, true, false, false]);
    const exclusions: Intent['exclusions'] = [
      {
        kind: 'without',
        concept: { said: 'wifi', alternatives: [], categoryIds: [], role: 'subject', unknown: false },
      },
    ];
    expect([passes({ exclusions }, 7), passes({ excludedBrandIds: ['x'] }, 9, ['price', 'brand'])]).toEqual([
      false,
      false,
    ]);
    expect([
      passes({ branchCodes: ['a'] }, 2),
      passes({ branchCodes: ['a'] }, 1),
      passes({ quantity: 4 }, 1),
      passes({ quantity: 4 }, 1, ['quantity']),
    ]).toEqual([true, false, false, true]);
  });
});

describe('rank', () => {
  const facts = { centsOf: (slot: number) => (slot === 2 ? undefined : 1000 - slot), salesOf: (slot: number) => slot };
  const candidates = {
    slots: Uint32Array.of(0, 1, 2, 3),
    scores: Float32Array.of(1, 2, 2, 0.1),
    missing: Uint8Array.of(1, 0, 0, 0),
  };
  const best = (order: Intent['order']): number[] => {
    const { slots, keys } = rank(candidates, order, facts);
    return [...slots.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)).map((at) => slots[at] ?? -1);
  };

  it('leaves out what is far behind, and orders by score, then sales', () => {
    expect(best('relevance')).toEqual([2, 1, 0]);
  });

  it('orders by price among those that lack as little; without a price last', () => {
    expect(best('cheapest')).toEqual([1, 2, 0]);
    expect(best('bestselling')).toEqual([2, 1, 0]);
  });

  it('keys are whole and within the bounds of the finder', () => {
    for (const order of ['relevance', 'cheapest', 'dearest', 'bestselling'] as const) {
      for (const key of rank(candidates, order, facts).keys)
        expect(Number.isInteger(key) && key >= 0 && key < 2 ** 32).toBe(true);
    }
  });
});

describe('Speller', () => {
  const speller = new Speller(['exterior', 'quetzavid', 'bala', 'turret', 'megapixeles'], ['vale']);
  it.each<[string, string | undefined]>([
    ['esterior', 'exterior'],
    ['exteiror', 'exterior'],
    ['vala', 'bala'],
    ['vale', undefined],
    ['quetsabid', 'quetzavid'],
    ['turet', 'turret'],
    ['zzzz', undefined],
    ['ip67', undefined],
    ['a'.repeat(60), undefined],
  ])('%s', (typed, meant) => {
    expect(speller.correct(typed)).toBe(meant);
  });
});

describe('vectors', () => {
  const vector = fc
    .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 })
    .filter((values) => values.some((value) => Math.abs(value) > 0.01));

  it('compares like exact cosines, to a hundredth', () => {
    fc.assert(
      fc.property(vector, fc.array(vector, { minLength: 1, maxLength: 20 }), (asked, all) => {
        const store = new VectorStore();
        all.forEach((values, slot) => store.put(slot * 3, quantise(values)!));
        const norm = (values: readonly number[]): number =>
          Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
        all.forEach((values, slot) => {
          const exact = values.reduce((sum, value, at) => sum + value * asked[at]!, 0) / norm(values) / norm(asked);
          expect(Math.abs(store.similarity(quantise(asked)!, slot * 3) - exact)).toBeLessThan(0.02);
        });
      }),
    );
  });

  it('forgets, refuses other dimensions, and gives no vector to nothing', () => {
    const store = new VectorStore();
    expect(store.put(3, quantise([1, 0])!)).toBe(true);
    expect(store.put(4, quantise([1, 0, 0])!)).toBe(false);
    store.remove(3);
    expect([store.size, quantise([0, 0]), quantise([Infinity, 1])]).toEqual([0, undefined, undefined]);
  });

  it('finds the nearest of many by signs first: nine of ten of the true best ten', () => {
    let state = 42;
    const random = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648 - 0.5;
    const store = new VectorStore();
    const centres = Array.from({ length: 40 }, () => Array.from({ length: 128 }, random));
    for (let slot = 0; slot < 6000; slot++)
      store.put(slot, quantise(centres[slot % 40]!.map((value) => value + random()))!);
    const query = quantise(centres[7]!.map((value) => value + 0.3 * random()))!;
    const truth = Array.from({ length: 6000 }, (_, slot) => slot).sort(
      (a, b) => store.similarity(query, b) - store.similarity(query, a),
    );
    const { nearest } = nearestTo(query, store, () => true, 100);
    expect(truth.slice(0, 10).filter((slot) => nearest.includes(slot)).length).toBeGreaterThanOrEqual(9);
    expect(nearest[0]).toBe(truth[0]);
    expect(nearestTo(query, store, (slot) => slot !== truth[0], 100).nearest[0]).toBe(truth[1]);
  });

  it('adds what is near in meaning to what matches by words', () => {
    const similarities = { bySlot: Float32Array.of(0.9, 0.85, 0.1), nearest: Uint32Array.of(0, 1), best: 0.9 };
    expect([...united(Uint32Array.of(2, 1), similarities.nearest)]).toEqual([2, 1, 0]);
    const { scores } = addMeaning(
      { slots: Uint32Array.of(2, 1, 0), scores: Float32Array.of(1, 1, 0), missing: new Uint8Array(3) },
      similarities,
    );
    expect([...scores].map((score) => Number(score.toFixed(2)))).toEqual([1, 1.69, 0.8]);
  });
});
