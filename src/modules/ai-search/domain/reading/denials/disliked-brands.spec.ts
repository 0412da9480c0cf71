import { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';
import { parseIntent } from '../parse-intent';
import type { Intent } from '../intent';

const KNOWN = new Set('camara impresora switch motor bateria'.split(' '));
const lexicon = new Lexicon(THESAURUS, {
  brands: [
    { id: 'kimbrax', name: 'Kimbrax' },
    { id: 'liftmaster', name: 'Liftmaster' },
    { id: '3nstar', name: '3nstar' },
  ],
  branches: [],
  categories: [],
  isOrdinary: () => false,
});
const read = (text: string): Intent => parseIntent(text, lexicon, { frequency: (word) => (KNOWN.has(word) ? 5 : 0) });
const kept = (text: string): string => {
  const { tokens = [], spent, limiting } = read(text);
  return tokens
    .filter((_, place) => spent?.has(place) !== true && limiting?.has(place) !== true)
    .map((token) => token.text)
    .join(' ');
};

describe('a brand that somebody dislikes is left out', () => {
  it.each([
    'odio kimbrax, dame una camara',
    'nunca mas las de kimbrax, busco camara',
    'me urge una camara, no manejo kimbrax',
    'camara, pero kimbrax ya no',
    'camara kimbrax ya no',
    'kimbrax me salio muy mala, quiero una camara',
    'una camara, y kimbrax ni regalada',
    'tired of kimbrax, camara',
    'nada kimbrax, una camara',
    'mi cliente no acepta kimbrax en camara',
    'kimbrax me ha fallado mucho, busco camara',
    'camara alternativa a kimbrax',
    'alternativas a la kimbrax en camara',
    'camara de la competencia de kimbrax',
    'una opcion a kimbrax en camara',
    'camara, ya tengo kimbrax, quiero de otra marca',
    'camara de otra marca, ya tengo kimbrax',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ excludedBrandIds: ['kimbrax'], brandIds: [] });
  });

  it('each of several', () => {
    const { brandIds, excludedBrandIds } = read('nada de 3nstar ni de kimbrax, una camara');
    expect([brandIds, [...excludedBrandIds].sort()]).toEqual([[], ['3nstar', 'kimbrax']]);
  });

  it('which is then no longer looked for', () => {
    expect(read('camara, ya tengo kimbrax, quiero de otra marca').concepts.map(({ said }) => said)).not.toContain(
      'kimbrax',
    );
  });

  it('of anything else these tell how somebody feels, and of a thing that is one’s own that it fails', () => {
    expect(read('odio barrer, quiero un motor').excludedBrandIds).toEqual([]);
    expect(read('mi camara kimbrax no sirve, quiero bateria')).toMatchObject({ excludedBrandIds: [] });
  });
});

describe('brands that look like something else', () => {
  it('are no verbs, and may begin with a digit', () => {
    expect(read('impresora menos 3nstar')).toMatchObject({ excludedBrandIds: ['3nstar'], brandIds: [] });
    expect(read('no quiero liftmaster, quiero motor')).toMatchObject({
      excludedBrandIds: ['liftmaster'],
      brandIds: [],
    });
  });
});

it('to want no other brand than one is to want that', () => {
  expect(read('no quiero otra marca que no sea kimbrax, camara')).toMatchObject({ excludedBrandIds: [] });
  expect(read('no quiero otra marca que no sea kimbrax, camara').brandIds).toEqual(['kimbrax']);
  expect(read('no quiero ninguna kimbrax, camara').excludedBrandIds).toEqual(['kimbrax']);
});

describe('what leads to what is left out tells nothing of the kind, nor does the reason', () => {
  it.each([
    ['camara de cualquier marca menos kimbrax', 'camara'],
    ['camara que no sea marca kimbrax', 'camara'],
    ['camara que no sea kimbrax porque falla mucho', 'camara'],
    ['todas las marcas menos kimbrax en camara', 'camara'],
    ['camara que no sea kimbrax y con bateria', 'camara y con bateria'],
  ])('%s', (text, left) => {
    expect(kept(text)).toBe(left);
  });
});
