import { scan } from '../reading/scan';
import type { Comparison } from '../reading/intent';
import { extractTraits } from '../traits/extract-traits';
import { TraitTable } from '../traits/trait-table';
import { fitTo, limitOf } from './measure-fit';
import { readInchRange } from './told-ranges';

describe('readInchRange', () => {
  it.each<[string, number | undefined, number]>([
    ['hasta 55 pulgadas', undefined, 55],
    ['hasta de 43"', undefined, 43],
    ['máximo 15.6 pulg', undefined, 15.6],
    ['32 a 70"', 32, 70],
    ['26" a 63"', 26, 63],
    ['37-80 pulgadas', 37, 80],
    ['de 14 hasta 42 in', 14, 42],
  ])('%s', (text, from, upTo) => {
    expect(readInchRange(scan(text), 0)).toMatchObject({ from, upTo });
  });

  it.each(['10 y 12 pulgadas', '70 a 32 pulgadas', 'hasta 55 kg', '55 pulgadas', '4 a 8 canales'])(
    'none in: %s',
    (text) => {
      expect(readInchRange(scan(text), 0)).toBeUndefined();
    },
  );
});

describe('sizes that products take', () => {
  const titles = [
    'Base para TV hasta 50"',
    'Base para TV 32 a 75 pulgadas',
    'Base de 60 a 100 pulgadas',
    'Monitor 65"',
    'Base para TV',
  ];
  const table = new TraitTable();
  for (const [slot, title] of titles.entries()) table.put(slot, extractTraits(title, ['Altura ajustable hasta 5"']));
  table.put(4, extractTraits('Base para TV', ['Pantallas de hasta 70 pulgadas']));
  const slots = [...titles.keys()];

  it.each<[Comparison, number, number[]]>([
    ['equal', 65, [1, 2, 3, 4]],
    ['equal', 40, [0, 1, 4]],
    ['upTo', 70, [1, 2, 4]],
    ['least', 80, [2]],
    ['least', 50, [0, 1, 2, 3, 4]],
  ])('%s %d are met by what holds it', (comparison, value, expected) => {
    const fit = fitTo({ dimension: 'inches', comparison, value }, table);
    expect(slots.filter((slot) => fit(slot) >= 0.7)).toEqual(expected);
  });

  it.each<[Comparison, number, number[]]>([
    ['more', 55, [1, 2, 3, 4]],
    ['most', 40, [0, 1, 4]],
  ])('%s %d are kept by what holds it', (comparison, value, expected) => {
    expect(slots.filter(limitOf({ dimension: 'inches', comparison, value }, table))).toEqual(expected);
  });
});
