import { parseIntent } from '../reading/parse-intent';
import { extractTraits } from '../traits/extract-traits';
import { TraitTable } from '../traits/trait-table';
import { Lexicon } from '../words/lexicon';
import { fitTo, tellsDenied } from './measure-fit';
import type { Intent } from '../reading/intent';

const lexicon = new Lexicon([], { brands: [], branches: [], categories: [], isOrdinary: () => false });
const read = (text: string): Intent => parseIntent(text, lexicon, { frequency: () => 0 });

describe('what a thing measures on its sides', () => {
  it.each<[string, string | undefined]>([
    ['canaleta 20x12', '20x12'],
    ['canaleta de 60 X 40', '60x40'],
    ['gabinete 60x40x20', '60x40x20'],
    ['gabinete de 60 x 40 x 20 cm', '60x40x20'],
    ['letrero 30 cm x 20 cm', '30x20'],
    ['etiqueta 100 × 50', '100x50'],
    ['espira de 1.2 por 2.4 m', '1.2x2.4'],
    ['broca 1/2"x450mm', '0.5x450'],
    ['cable 2x18 awg', '2x18'],
    ['monitoreo 24x7', undefined],
    ['cámara 2560x1944', undefined],
    ['disco 2 x 4 tb', undefined],
    ['dos por 300 pesos', undefined],
    ['zoom 4x', undefined],
  ])('%s', (said, size) => {
    const sizes = read(said).measures.filter(({ dimension }) => dimension === 'size');
    expect(sizes.map(({ things }) => things)).toEqual(size === undefined ? [] : [size]);
  });

  const table = new TraitTable();
  [
    'CANALETA 20X12 BCA',
    'Canaleta 20 × 12 mm',
    'Canaleta 12 x 20 mm',
    'Canaleta 2 x 1.2 cm',
    'Charola 20 x 12 x 4',
    'Canaleta 20x10',
    'Canaleta 100x45',
    'Canaleta de 2 m',
  ].forEach((title, slot) => {
    table.put(slot, extractTraits(title, []));
  });

  it('is the same in whatever order and unit, and the nearer the better', () => {
    const [wish] = read('canaleta 20x12').measures;
    const fit = wish && fitTo(wish, table);
    const worths = [0, 1, 2, 3, 4, 5, 6, 7].map((slot) => Number(fit?.(slot).toFixed(2)));
    expect(worths.slice(0, 5)).toEqual([1, 1, 1, 0.95, 0.85]);
    expect(worths[5]).toBeGreaterThan(0);
    expect(worths[5]).toBeLessThan(0.7);
    expect(worths.slice(6)).toEqual([-0.3, 0]);
  });

  it('is left out where it is denied', () => {
    const [denied] = read('canaleta que no sea de 20x12').deniedMeasures ?? [];
    const tells = denied && tellsDenied(denied, table);
    expect([0, 1, 5].map((slot) => tells?.(slot))).toEqual([true, true, false]);
  });
});

it('reads how many wires of which size a cable has, whatever stands between', () => {
  const table = new TraitTable();
  ['CABLE 2X18 BLINDADO', 'Cable 2 x 18 AWG', 'Cable 2 × 18 AWG', 'CHALUPA 2X4'].forEach((title, slot) => {
    table.put(slot, extractTraits(title, []));
  });
  const fit = fitTo({ dimension: 'awg', comparison: 'equal', value: 18 }, table);
  expect([0, 1, 2, 3].map(fit)).toEqual([1, 1, 1, 0]);
});
