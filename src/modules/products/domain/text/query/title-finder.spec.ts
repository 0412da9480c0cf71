import { TextIndex } from '@/modules/products/domain/text/text-index';

const TITLES = [
  ['XT11-BRAZ', 'TORNIQUETE PEATONAL XT11 BRAZO TRIPODE'],
  ['XT11', 'TORNIQUETE PEATONAL'],
  ['DVR-8', 'DVR 8 canales TurboHD / Hasta 5 Megapixeles / Serie Acero / 1 bahía de disco duro'],
  ['DVR-16', 'DVR 16 canales TurboHD / Hasta 5 Megapixeles / Serie Acero / 1 bahía de disco duro'],
  ['CF', 'Caja fuerte'],
] as const;
const index = new TextIndex();
for (const [slot, [model, title]] of TITLES.entries())
  index.put(slot, { model, title, brand: 'Vixora', categories: [], features: ['Garantía de tres años'] });

it.each([
  // in any case, order and punctuation, with the brand and the model
  ['torniquete peatonal xt11 brazo tripode', [0]],
  ['Vixora DVR-8 - dvr 8 canales turbohd, serie acero, hasta 5 megapixeles, 1 bahia de disco duro', [2]],
  // a word that goes without saying, or cut off
  ['dvr 16 canales turbohd hasta 5 megapixeles serie acero 1 bahia disco', [3]],
  // much more in the title
  ['dvr turbohd serie acero', []],
  ['torniquete peatonal xt11 brazo', []],
  // more than the title has
  ['torniquete peatonal xt11 brazo tripode garantia', []],
  ['torniquete peatonal xt11 brazo tripode inoxidable', []],
  // a name
  ['caja fuerte', []],
  ['', []],
])('%s: %j', (text, slots) => {
  expect(index.titled(text)).toEqual(slots);
});

it('forgets what is no longer there', () => {
  index.put(9, { model: 'X', title: 'Sirena con estrobo roja', brand: '', categories: [], features: [] });
  expect(index.titled('sirena con estrobo roja')).toEqual([9]);
  index.put(9, { model: 'X', title: 'Sirena con estrobo blanca', brand: '', categories: [], features: [] });
  expect(index.titled('sirena con estrobo roja')).toEqual([]);
});
