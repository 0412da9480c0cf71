import { extractTraits } from '../traits/extract-traits';
import { TraitTable } from '../traits/trait-table';
import { amountFits, fitOf, fitTo, limitOf, tellsDenied, tellsOf } from './measure-fit';
import type { Comparison, Concept } from '../reading/intent';
import type { Dimension } from './dimensions';

describe('fitTo', () => {
  const table = new TraitTable();
  table.put(0, extractTraits('Grabador 16 canales 12 Vcc IP67 8 MP', ['Consumo 10 W']));
  it.each<[Dimension, 'equal' | 'least' | 'most', number, number]>([
    ['channels', 'equal', 16, 1],
    ['cameras', 'equal', 16, 1],
    ['channels', 'least', 8, 1],
    ['channels', 'most', 8, 0],
    ['channels', 'equal', 8, 0.5],
    ['channels', 'equal', 32, -0.3],
    ['channels', 'equal', 20, 0.178072],
    ['volts', 'equal', 24, -0.3],
    ['ingress', 'equal', 65, 0.9],
    ['watts', 'equal', 10, 0.75],
    ['metres', 'equal', 10, 0],
  ])('%s %s %d', (dimension, comparison, value, expected) => {
    expect(fitTo({ dimension, comparison, value }, table)(0)).toBeCloseTo(expected, 5);
  });
});

describe('fitOf', () => {
  const table = new TraitTable();
  table.put(0, extractTraits('DVR 8 canales 8 MP', []));
  table.put(1, extractTraits('DVR 4 canales 5 MP', []));
  const fits = (dimensions: readonly (readonly [Dimension, number])[]): ReturnType<typeof fitTo>[] =>
    dimensions.map(([dimension, value]) => fitTo({ dimension, comparison: 'equal', value }, table));

  it('is led by what was said first', () => {
    const channelsFirst = fits([
      ['channels', 8],
      ['megapixels', 5],
    ]);
    expect(fitOf(0, channelsFirst, []).worth).toBeGreaterThan(fitOf(1, channelsFirst, []).worth);
    expect(fitOf(0, channelsFirst, []).worth).toBeCloseTo(1.3 + 0.7 - 0.2 * Math.log2(8 / 5), 5);
  });

  it('is no other for one measure', () => {
    expect(fitOf(0, fits([['channels', 8]]), [])).toEqual({ worth: 1, unmet: 0 });
  });
});

it('keeps no limit by what is told in a much smaller unit: the lens is not how far a camera sees', () => {
  const table = new TraitTable();
  ['Cámara lente 4 mm', 'Cámara lente 4 mm IR30M', 'Cable 900 mm'].forEach((title, slot) => {
    table.put(slot, extractTraits(title, []));
  });
  const keeps = limitOf({ dimension: 'metres', comparison: 'most', value: 40 }, table);
  expect([0, 1, 2].map(keeps)).toEqual([false, true, true]);
});

it('takes a length in whichever unit it is told, where others are told beside it', () => {
  const table = new TraitTable();
  ['Gabinete fondo 100 cm, acero 1.2 mm', 'Gabinete fondo 60 cm, acero 1.2 mm'].forEach((title, slot) => {
    table.put(slot, extractTraits(title, []));
  });
  expect([0, 1].map(limitOf({ dimension: 'millimetres', comparison: 'least', value: 1000 }, table))).toEqual([
    true,
    false,
  ]);
});

describe('limitOf', () => {
  const table = new TraitTable();
  const titles = ['Switch 24 puertos + 2 puertos de enlace', 'Switch 16 puertos', 'Switch 8 puertos', 'Switch'];
  titles.forEach((title, slot) => {
    table.put(slot, extractTraits(title, []));
  });
  const kept = (comparison: Comparison, value: number): number[] =>
    [...titles.keys()].filter(limitOf({ dimension: 'ports', comparison, value }, table));

  it.each<[Comparison, number, number[]]>([
    ['least', 16, [0, 1]],
    ['more', 16, [0]],
    ['most', 16, [1, 2]],
    ['less', 16, [2]],
    ['enough', 12, [0, 1]],
    ['upTo', 16, [1, 2]],
  ])('%s %d: of several values an upper limit holds for all', (comparison, value, slots) => {
    expect(kept(comparison, value)).toEqual(slots);
  });

  it('prefers the nearest of what is enough, or not too much', () => {
    const worths = (comparison: Comparison, value: number): number[] =>
      [0, 1, 2].map(fitTo({ dimension: 'ports', comparison, value }, table));
    const [two = 0, one = 0, most = 0] = worths('enough', 8).toReversed();
    expect(two > one && one > most && most > 0.6).toBe(true);
    expect(worths('upTo', 16)).toEqual([expect.any(Number), 1, expect.any(Number)]);
  });

  it('asks another dimension only where its own is not told', () => {
    const locks = new TraitTable();
    locks.put(0, extractTraits('Chapa 600 lb (280 kg)', []));
    locks.put(1, extractTraits('Chapa 280 kg', []));
    expect([0, 1].filter(limitOf({ dimension: 'pounds', comparison: 'more', value: 600 }, locks))).toEqual([1]);
  });

  it('knows what tells a measure that is not to be had', () => {
    expect([...titles.keys()].filter(tellsOf({ dimension: 'ports', comparison: 'equal', value: 24 }, table))).toEqual([
      0,
    ]);
  });
});

describe('volts of the mains', () => {
  const titles = ['MINISPLIT 115V', 'MOTOR 110/220V', 'MINISPLIT 220 V', 'FUENTE 12 V', 'BOMBA 127 VCA'];
  const table = new TraitTable();
  for (const [slot, title] of titles.entries()) table.put(slot, extractTraits(title, []));
  const wish = (value: number) => ({ dimension: 'volts', comparison: 'equal', value }) as const;
  const slots = [...titles.keys()];

  it.each<[number, number[]]>([
    [110, [0, 1, 4]],
    [127, [0, 1, 4]],
    [220, [1, 2]],
    [240, [1, 2]],
    [12, [3]],
  ])('are called by any of their values: %d', (value, expected) => {
    expect(slots.filter((slot) => fitTo(wish(value), table)(slot) === 1)).toEqual(expected);
    expect(slots.filter(tellsOf(wish(value), table))).toEqual(expected);
  });

  it('that are not there leave out what runs on nothing else', () => {
    expect(slots.filter(tellsDenied(wish(220), table))).toEqual([2]);
    expect(slots.filter(tellsDenied(wish(12), table))).toEqual([3]);
  });
});

describe('amountFits', () => {
  it('looks for no more numbers than are said', () => {
    const number = (_: unknown, said: number): Concept => ({
      ...{ said: String(said), alternatives: [], categoryIds: [] },
      ...{ role: 'subject', unknown: false },
    });
    expect(amountFits(Array.from({ length: 12 }, number), new TraitTable())).toHaveLength(12);
    expect(amountFits(Array.from({ length: 80 }, number), new TraitTable())).toHaveLength(12);
  });
});

describe('disks, memories and batteries', () => {
  const titles = ['Disco 1 TB', 'Disco 2 TB', 'Disco 500 GB', 'Batería 7 Ah', 'Batería 9 Ah', 'Batería 40 A'];
  const table = new TraitTable();
  for (const [slot, title] of titles.entries()) table.put(slot, extractTraits(title, []));
  const worths = (dimension: Dimension, value: number): number[] =>
    [...titles.keys()].map(fitTo({ dimension, comparison: 'equal', value }, table));

  it('are of the size said, and no larger one serves as well', () => {
    const [same = 0, more = 0, less = 0] = worths('gigabytes', 1000);
    expect([same, more, less]).toEqual([1, 0, 0]);
  });

  it('hold as many ampere hours as amperes are said', () => {
    const [same = 0, more = 0] = worths('amperes', 7).slice(3);
    expect(same).toBe(1);
    expect(more).toBeLessThan(0.4);
  });
});

it.each<[string, Dimension, number, boolean]>([
  // cells of lithium in a row are called by what lead gives
  ['Batería LiFePO4 12.8 V 100 Ah', 'volts', 12, true],
  ['Batería LiFePO4 51.2 V', 'volts', 48, true],
  ['Batería LiFePO4 25.6 V', 'volts', 12, false],
  ['Batería 12 V 7 Ah', 'volts', 12.8, true],
  // sizes of bits, whichever unit a maker tells
  ['Broca 6.35 mm', 'inches', 0.25, true],
  ['Broca 9.5 mm', 'inches', 0.25, false],
  ['Broca 1/4 pulgada', 'millimetres', 6.35, true],
])('%s has %s %d: %s', (title, dimension, value, isSo) => {
  const table = new TraitTable();
  table.put(0, extractTraits(title, []));
  expect(tellsOf({ dimension, comparison: 'equal', value }, table)(0)).toBe(isSo);
});
