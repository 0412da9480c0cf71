import { TextIndex } from '@/modules/products/domain/text/text-index';
import { ConceptBoard } from '@/modules/ai-search/domain/ranking/concept-board';
import { TraitTable } from '@/modules/ai-search/domain/traits/trait-table';
import { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { THESAURUS } from '@/modules/ai-search/domain/words/thesaurus-data';
import { parseIntent } from '../parse-intent';
import { withSeries, type SeriesFacts } from './series';

const PRODUCTS = [
  ['FMB130', 'RASTREADOR VEHICULAR 4G'],
  ['FMB280', 'RASTREADOR VEHICULAR OBD'],
  ['NDR75', 'FUENTE RIEL DIN'],
  ['PRO100', 'CAMARA PRO'],
  ['KIT200', 'GABINETE'],
  ['ZTX10', 'SIRENA'],
  ['LBX-7QC-GEN2', 'ENLACE INALAMBRICO'],
  ['XX-NVR16-K', 'GRABADOR'],
  ['POE-24-12W', 'ELIMINADOR'],
  ['QX1', 'ZEPHYRCAM BLANCA'],
  ['QX2', 'ZEPHYRCAM NEGRA'],
  ['QX3', 'SOPORTE PARA KRONOVISTA'],
  ['QX4', 'ZEPHYR KD34 INTERIOR AC12'],
  ['ZORRA-L5', 'FOCO WIFI'],
  ['ZORRAC310', 'CAMARA WIFI'],
  ['UNIFI-L5', 'FOCO WIFI'],
  ['PELICANO-2', 'GABINETE'],
  ['DSV-VIG4TB', 'DISCO 4TB'],
] as const;
const KINDS: Readonly<Record<string, number>> = {
  fmb: 1,
  ndr: 2,
  kit: 1,
  ztx: 3,
  zephyrcam: 1,
  kronovista: 1,
  kd34: 2,
  ac12: 3,
};

/** What parts of the model numbers of the families of products are that begin with their names. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  zorra: ['zorra', 'zorrac310'],
  unifi: ['unifi'],
  pelicano: ['pelicano'],
  gris: ['gris'],
  refri: ['refri'],
};

const index = new TextIndex();
for (const [slot, [model, title]] of PRODUCTS.entries())
  index.put(slot, { model, title, brand: 'Marca', categories: [], features: [] });
const board = new ConceptBoard(index, new TraitTable(), () => new Uint32Array());
const lexicon = new Lexicon(THESAURUS, { brands: [], branches: [], categories: [] });

const facts: SeriesFacts = {
  isThing: (said) => said === 'sirena',
  isWord: (word) => lexicon.speller.has(word),
  isOfTrade: (word) => lexicon.speller.means(word) || word === 'nvr',
  isOfModels: (word) => board.isOfModels(word),
  isOfTitles: (word) => board.isOfTitles(word),
  beginsModels: (compact) => board.beginsModels(compact),
  isPlainWord: (word) => lexicon.speller.means(word) || word === 'pelicano',
  isOfUses: (word) => word === 'refri',
  formsOf: (word) => FORMS[word] ?? [],
  kindsOf: ({ said }) => KINDS[said] ?? 0,
};

it.each<[string, string | undefined]>([
  ['fmb con obd', 'fmb'],
  ['ndr 24v', 'ndr'],
  // by the name of a family
  ['zephyrcam blanca', 'zephyrcam'],
  // of what is served; a word of titles, of the trade, of too many kinds, of no product; not what is asked for
  ['kronovista', undefined],
  ['pro de 4 mp', undefined],
  ['kit de 4 mp', undefined],
  ['ztx de 12 v', undefined],
  ['qwx de 12 v', undefined],
  ['antena para fmb', undefined],
])('the series of %s: %s', (text, series) => {
  const { concepts } = withSeries(parseIntent(text, lexicon, index), facts);
  expect(concepts.find((concept) => concept.series === true)?.said).toBe(series);
});

it.each<[string, string | undefined]>([
  ['lbx 7qc', 'lbx-7qc'],
  ['enlace lbx 7qc de 5 ghz', 'lbx-7qc'],
  ['ndr 75', 'ndr-75'],
  // a trait and another number, inside a model, beside other words, a word of the trade, nothing's
  ['nvr de 16 canales poe 24 puertos', undefined],
  ['bx 7qc', undefined],
  ['lbx con 7qc', undefined],
  ['nvr 16', undefined],
  ['lbx 8qc', undefined],
])('the model number written apart in %s: %s', (text, model) => {
  const { concepts } = withSeries(parseIntent(text, lexicon, index), facts);
  expect(concepts.find((concept) => concept.model === true && concept.series !== true)?.said).toBe(model);
});

it.each<[string, string | undefined]>([
  ['zephyr kd34', 'kd34'],
  // of too many kinds, a size, beside a thing named, in a long sentence, what is to be served
  ['zephyr ac12', undefined],
  ['zephyr 60x60', undefined],
  ['sirena kd34', undefined],
  ['algo que haga ruido zephyr kd34', undefined],
  ['antena para kd34', undefined],
])('what titles alone call by letters and digits, in %s: %s', (text, model) => {
  const { concepts } = withSeries(parseIntent(text, lexicon, index), facts);
  expect(concepts.find((concept) => concept.model === true)?.said).toBe(model);
});

it.each<[string, string | undefined]>([
  ['foco zorra', 'zorra|zorrac310'],
  ['camara para exterior zorra', 'zorra|zorrac310'],
  ['ribbon para zorra', 'zorra|zorrac310'],
  ['foco unifi', 'unifi'],
  // a word of the language that only model numbers have, a trait, what begins no model number
  ['gabinete pelicano', 'pelicano'],
  ['foco gris', undefined],
  ['foco refri', undefined],
  ['foco kronovista', undefined],
])('the family of products that is named in %s: %s', (text, forms) => {
  const { concepts, brandIds } = withSeries(parseIntent(text, lexicon, index), facts);
  const family = concepts.find(({ brand }) => brand === true);
  expect(family?.alternatives.map(({ words }) => words.join(' ')).join('|')).toBe(forms);
  expect(brandIds).toEqual([]);
});

it('a family of products is left out by all that it is written as', () => {
  const { exclusions } = withSeries(parseIntent('foco que no sea hikvision ni zorra', lexicon, index), facts);
  const ways = exclusions.flatMap(({ concept }) => concept.alternatives.flatMap(({ words }) => words));
  expect(ways).toEqual(['hikvision', 'zorra', 'zorrac310']);
});

it('a brand that is no family of products stays one that is asked for, a model number of one written apart does not', () => {
  expect(withSeries(parseIntent('foco hikvision', lexicon, index), facts).brandIds).toEqual(['hikvision']);
  const { concepts, brandIds } = withSeries(parseIntent('foco unifi l5', lexicon, index), facts);
  expect(concepts.at(-1)).toMatchObject({ said: 'unifi-l5', model: true });
  expect(brandIds).toEqual([]);
});

it.each<[string, boolean]>([
  ['fuente para ndr75', false],
  ['antena para fmb130', true],
  ['antena para xp130', true],
  ['antena xp130', false],
])('a model number that products name: %s', (text, isModel) => {
  const { concepts } = parseIntent(text, lexicon, { frequency: () => 5 });
  expect(concepts.at(-1)?.model === true).toBe(isModel);
});

it.each<[string, string | undefined]>([
  ['dsv vig 4tb', 'dsvvig4tb'],
  ['DSV-VIG 4 TB', 'dsvvig4tb'],
  ['dsv vig 8tb', undefined],
  ['disco dsv vig 4tb', undefined],
  ['poe 24 12w', undefined],
])('a sentence that is nothing but a model number written apart is one: %s', (text, model) => {
  const { concepts, measures } = withSeries(parseIntent(text, lexicon, index), facts);
  const whole = concepts.find((concept) => concept.model === true && concept.said.length > 5)?.said;
  expect(whole).toBe(model);
  if (model !== undefined) expect([concepts.length, measures]).toEqual([1, []]);
});
