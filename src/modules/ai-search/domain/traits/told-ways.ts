import { termOf } from '@/modules/search-language/domain/terms';
import { textAt, type ScanToken } from '../reading/scan';
import { PhraseBook } from '../words/phrase-book';
import { words } from '../words/words';
import { isDenial } from './denied-terms';
import { TRAITS, type Trait } from './trait-ways';

/** Single words shorter than this are what clerks shorten, unless people say them: prose has others in mind. */
const LEAST_LETTERS = 4;

/** The terms of a way of telling a trait, one blank between them: what descriptions that tell it are kept under. */
export function keyOfWay(way: readonly string[]): string {
  return way.length === 1 ? termOf(way[0] ?? '') : way.map(termOf).join(' ');
}

/** What names a thing, a movement or nothing much in prose, though titles and features tell traits by it. */
const NOT_IN_PROSE = words(
  'control controles remoto luz agua armado armada fijo fija paro gabinete sellada acido manual digital dual color colores cableado stand alone rostro relay voz tarjeta',
);

/** What is told in a way, by its key. */
interface Way {
  readonly key: string;
  readonly traits: readonly Trait[];
}

const WAYS: ReadonlyMap<string, Way> = (() => {
  const ways = new Map<string, { key: string; traits: Trait[] }>();
  for (const trait of TRAITS)
    for (const { words: way } of trait.ways) {
      const key = keyOfWay(way);
      const known = ways.get(key) ?? { key, traits: [] };
      known.traits.push(trait);
      ways.set(key, known);
    }
  return ways;
})();

const BOOK = bookOfWays(() => true);
const SAID: ReadonlySet<string> = new Set(TRAITS.flatMap(({ say }) => say));
const PROSE = bookOfWays(([word = '', ...more], { titled }) => {
  if (titled || more.length > 0) return !titled;
  return !NOT_IN_PROSE.has(word) && (word.length >= LEAST_LETTERS || SAID.has(word));
});

function bookOfWays(isIn: (way: readonly string[], trait: Trait) => boolean): PhraseBook<Way> {
  const book = new PhraseBook<Way>(termOf);
  for (const trait of TRAITS)
    for (const { words: said } of trait.ways) {
      const way = WAYS.get(keyOfWay(said));
      if (way && isIn(said, trait)) book.add(said.join(' '), way);
    }
  return book;
}

/** How many tokens from `at` on tell a trait in a way that prose does; 0 for none. */
export function wayLength(tokens: readonly ScanToken[], at: number): number {
  return PROSE.find(tokens, at)?.length ?? 0;
}

const DENIAL_ENDS = words('pero sino con solo solamente but with');
/** `no cuenta con Bluetooth` goes on behind its preposition. */
const GO_ON_WITH = words('cuenta cuentan compatible compatibles viene vienen trabaja funciona');

/** The tokens without what is denied: a mark stands in its place. A way that begins with a denial (`sin cables`) is none. */
export function affirmed(tokens: readonly ScanToken[]): ScanToken[] {
  const kept: ScanToken[] = [];
  let isDenied = false;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const length = wayLength(tokens, at);
    const isEnd = DENIAL_ENDS.has(token.text) && !GO_ON_WITH.has(textAt(tokens, at - 1));
    if (token.kind === 'break' || isEnd) isDenied = false;
    else if (length === 0 && isDenial(tokens, at)) isDenied = true;
    if (!isDenied) kept.push(...tokens.slice(at, at + Math.max(1, length)));
    at += Math.max(1, length);
  }
  return kept;
}

/** The ways in which prose tells traits, by their keys. */
export function waysTold(tokens: readonly ScanToken[]): ReadonlySet<string> {
  const told = new Set<string>();
  for (let at = 0; at < tokens.length;) {
    const found = PROSE.find(tokens, at);
    if (found && !isOfPart(tokens, at)) told.add(found.value.key);
    at += found?.length ?? 1;
  }
  return told;
}

/** `broches metálicos`: what a part is made of, unless that is what holds the rest. */
function isOfPart(tokens: readonly ScanToken[], at: number): boolean {
  const before = textAt(tokens, at - 1);
  if (!/^(?:metalic|plastic)[oa]s?$/.test(textAt(tokens, at)) || tokens[at - 1]?.kind !== 'word') return false;
  return before.length >= LEAST_LETTERS && !BODIES.has(before);
}
const BODIES = words(
  'cuerpo carcasa gabinete caja chasis estructura acabado acabados material construccion cubierta armazon exterior fabricado fabricada hecho hecha completamente totalmente color tipo este esta',
);

/** Those of the ways that tell nothing of a trait, its variants and its opposites that the texts tell of themselves. */
export function withoutTold(ways: ReadonlySet<string>, texts: readonly (readonly ScanToken[])[]): string[] {
  if (ways.size === 0) return [];
  const told = new Set<Trait>();
  for (const tokens of texts)
    for (const at of tokens.keys()) for (const trait of BOOK.find(tokens, at)?.value.traits ?? []) told.add(trait);
  const isOpen = (trait: Trait): boolean => !told.has(trait) && !trait.others.some((other) => told.has(other));
  return [...ways].filter((way) => WAYS.get(way)?.traits.some(isOpen));
}
