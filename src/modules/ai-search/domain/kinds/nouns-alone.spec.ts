import { TextIndex } from '@/modules/products/domain/text/text-index';
import { parseIntent } from '../reading/parse-intent';
import { Lexicon } from '../words/lexicon';
import { THESAURUS } from '../words/thesaurus-data';
import { saysNounsAlone } from './nouns-alone';

const index = new TextIndex();
index.put(0, { model: 'LE-60', title: 'Lámpara de emergencia', brand: 'Xerola', categories: [], features: [] });
const lexicon = new Lexicon(THESAURUS, {
  brands: [{ id: 'xerola', name: 'Xerola' }],
  branches: [],
  categories: [],
  kindWords: [],
  isOrdinary: () => true,
});

it.each([
  ['lampara', true],
  ['lampara emergencia', true],
  ['lampara por menos de 500 pesos', true],
  ['lampara xerola', true],
  // three words may be a whole way of asking
  ['lampara emergencia escalera', false],
  ['lampara para escalera', false],
  ['lampara sin bateria', false],
  ['LE-60', false],
  ['', false],
])('%s: %s', (text, expected) => {
  expect(saysNounsAlone(parseIntent(text, lexicon, index))).toBe(expected);
});
