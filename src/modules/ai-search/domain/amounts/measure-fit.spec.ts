import { extractTraits } from '../traits/extract-traits';
import { TraitTable } from '../traits/trait-table';
import { fitTo } from './measure-fit';
import type { Dimension } from './measure-table';

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
