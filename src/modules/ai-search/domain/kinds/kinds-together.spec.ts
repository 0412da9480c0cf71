import { parseIntent } from '../reading/parse-intent';
import { Lexicon } from '../words/lexicon';
import { THESAURUS } from '../words/thesaurus-data';
import { KindBook } from './book/kind-book';
import { KINDS } from './data';
import { chooseKind, type KindChoice } from './kind-choice';
import { readKinds } from './read-kinds';

const book = KindBook.of(KINDS);
const lexicon = new Lexicon(THESAURUS, { brands: [], branches: [], categories: [], kindWords: book.words });
const sold = (kind: number): number => (book.isElsewhere(kind) ? 0 : 10);
const vocabulary = { frequency: (word: string): number => (book.words.has(word) ? 5 : 0) };

function choose(text: string): KindChoice {
  const { tokens = [], spent } = parseIntent(text, lexicon, vocabulary);
  return chooseKind(
    readKinds(
      tokens.filter((_, place) => spent?.has(place) !== true),
      book,
    ),
    book,
    sold,
  );
}
const widest = (title: string): number => book.widest(book.number(title));

/** Kinds that are asked for by their title, each beside one that stands far from it. */
const NAMES = KINDS.filter(({ elsewhere }) => elsewhere !== true)
  .map(({ kind }) => kind)
  .filter((name) => {
    const { named, kind } = choose(name);
    return named && book.widest(kind) === widest(name);
  });
const PAIRS = NAMES.flatMap((first, place): [string, string][] => {
  const second = NAMES[(place * 7 + 40) % NAMES.length] ?? first;
  return place % 3 === 0 && widest(first) !== widest(second) ? [[first, second]] : [];
});
/** So many in a hundred may be taken for less: words of some names are of others too. */
const MOST_OTHERS = 0.05;

it.each([
  ['* y ~'],
  ['quiero 2 * y un ~'],
  ['* además de ~'],
  ['* + ~'],
  ['* / ~'],
  ['¿me cotizas * y ~?'],
  ['ocupo *, también ~'],
  ['* y ~ para mi negocio'],
])('two kinds are both asked for: %s', (way) => {
  const others = PAIRS.filter(([first, second]) => {
    const together = choose(way.replace('*', first).replace('~', second)).together.map((kind) => book.widest(kind));
    return !together.includes(widest(first)) || !together.includes(widest(second));
  });
  expect(PAIRS.length).toBeGreaterThan(80);
  expect(others.length <= MOST_OTHERS * PAIRS.length ? [] : others).toEqual([]);
});

it.each([
  ['pinza ponchadora y bolsa de plugs', 'pinza ponchadora', 'conector RJ45'],
  ['una escalera y 2 rollos de cable utp', 'escalera', 'cable UTP'],
  ['taladro y un juego de brocas', 'taladro', 'brocas y puntas'],
])('the second is asked for too where it is packed: %s', (text, ...kinds) => {
  expect(choose(text).together.map((kind) => book.title(kind))).toEqual(kinds);
});
