import { textAt, type ScanToken } from './scan';
import { readComparator } from '../amounts/comparators';
import { readMeasure } from '../amounts/measures';
import { readPrice } from '../amounts/money';
import { isCount } from '../amounts/price-amounts';
import { readNumber } from '../amounts/numbers';
import { inFull, withoutDiminutive } from '../kinds/book/lemmas';
import { waysOf } from '../traits/trait-ways';
import type { FoundPhrase } from '../words/phrase-book';
import { alternative } from '../words/thesaurus';
import { modelNumber, wholeModel } from './model-numbers';
import { brand, strangeBrand } from './brands/brand-rules';
import { laterLimit, price, priceLimit, quantity } from './amounts/amount-rules';
import { bareLimit, limitOfThing } from './amounts/bare-limits';
import { cordless, wholeTrait, denialEnd, isDenying, negation } from './denials/denial-rules';
import { besideOthers, deniedBehind, denialBehind, otherBrand, ownedAlready } from './denials/denied-later';
import { dislikedBrand } from './denials/disliked-brands';
import { ruledOut } from './denials/ruled-out';
import { exact } from './exact';
import { AVAILABILITY, FILLERS, NO_ORDER, ORDERS, PURPOSES, TRAITS } from './grammar';
import type { Concept, Vocabulary } from './intent';
import { say, type Reading, type Rule } from './rule';
import { mainsVoltage } from './amounts/mains-voltage';
import { bearing, countedThings, deniedAmount, measure, measureRange, otherLimit } from './amounts/measure-rules';
import { budgetGiver, homeStreet, isAtHome, isOfPerson, isPlace, isRoad, openingHours } from './small-readings';
import { batterySize, brushless, fibreEnds } from './named-variants';
import { size } from './amounts/sizes';
import { readSuperlative } from './orders/superlatives';

const phraseEnd: Rule = ({ tokens, draft }, at) => {
  if (tokens[at]?.kind === 'sign') return Number(readPrice(tokens, at) === undefined && !limitsMeasure(tokens, at));
  if (tokens[at]?.kind !== 'break') return 0;
  draft.turnTo(draft.concepts.length > 0 ? 'trait' : draft.role);
  return 1;
};

/** `≥ 4 mp`. */
function limitsMeasure(tokens: readonly ScanToken[], at: number): boolean {
  return readComparator(tokens, at) !== undefined && readMeasure(tokens, at + 1) !== undefined;
}

const superlative: Rule = ({ tokens, draft }, at) => {
  const found = readSuperlative(tokens, at);
  if (!found || draft.order !== 'relevance') return 0;
  if (isOfPerson(tokens, at)) return found.length;
  if (found.isOfBefore === true) draft.forget(tokens[at - 1]?.text);
  draft.order = found.order;
  draft.orderBy = found.by;
  return found.length;
};

/** `que cueste menos de 500` is a limit. */
function isComparison(tokens: readonly ScanToken[], at: number): boolean {
  return tokens[at - 1]?.text === 'menos' && ['de', 'que'].includes(textAt(tokens, at)) && !isOfThem(tokens, at);
}

/** `la que cueste menos de las cámaras domo`: the cheapest of them. */
function isOfThem(tokens: readonly ScanToken[], at: number): boolean {
  return tokens[at]?.text === 'de' && THEM.has(textAt(tokens, at + 1)) && !readNumber(tokens, at + 2);
}
const THEM: ReadonlySet<string> = new Set(['las', 'los', 'todas', 'todos', 'sus']);

const order: Rule = ({ tokens, draft }, at) => {
  const found = ORDERS.find(tokens, at);
  if (!found || isComparison(tokens, at + found.length) || NO_ORDER.has(textAt(tokens, at - 1))) return 0;
  draft.order = found.value;
  return found.length;
};

const available =
  (how: 'stock' | 'held'): Rule =>
  ({ tokens, draft }, at) => {
    const found = AVAILABILITY.find(tokens, at);
    if (found?.value !== how) return 0;
    if (isUtmost(tokens, at, found.length) && draft.order !== 'relevance') return found.length;
    draft.inStock = true;
    draft.turnTo(draft.concepts.length > 0 ? 'trait' : draft.role);
    return found.length;
  };
/** The end of `la más ruidosa que haya`. */
function isUtmost(tokens: readonly ScanToken[], at: number, length: number): boolean {
  const behind = tokens[at + length];
  return textAt(tokens, at + 1) === 'haya' && (behind === undefined || behind.kind === 'break');
}
const inStock = available('stock');
const held = available('held');

/** `en monterrey`, `que no esté en monterrey`: a negation that has denied something else already is not about the place. */
export const branch: Rule = ({ tokens, draft, lexicon }, at) => {
  const found = lexicon.branches.find(tokens, at);
  if (!found || !isPlace(tokens, at, found.length)) return 0;
  if (isAtHome(tokens, at, found.length) || isRoad(tokens, at)) return found.length;
  const denied = draft.negation !== undefined && !draft.denied;
  for (const code of found.value) (denied ? draft.excludedBranchCodes : draft.branchCodes).add(code);
  draft.turnTo(draft.concepts.length > 0 ? 'trait' : draft.role);
  return found.length;
};

/** What tells of somebody's street, of a place's hours, or of who gives the money, asks for nothing. */
const story: Rule = ({ tokens }, at) => homeStreet(tokens, at) || openingHours(tokens, at) || budgetGiver(tokens, at);

/** `cal 16` is the size of a wire, and no lime: it says nothing of the kind. */
const wireSize: Rule = (reading, at) => (reading.tokens[at]?.text === 'cal' ? measure(reading, at) : 0);

const textOf = (tokens: readonly ScanToken[]): string => tokens.map(({ text }) => text).join(' ');

/** A phrase of the trade, or the name of a category; the longer of both, or both together. */
const knownPhrase: Rule = (reading, at) => {
  const length = phraseLength(reading, at);
  if (length === 0) return 0;
  const { tokens, lexicon } = reading;
  const meant = exactly(lexicon.thesaurus.find(tokens, at), length);
  const named = exactly(lexicon.categories.find(tokens, at), length);
  const said = textOf(tokens.slice(at, at + length));
  const words = said.split(' ');
  const own = isFound(words, reading.vocabulary) ? [alternative(said, 1)] : [];
  const alternatives = [...(meant?.alternatives ?? []), ...own, ...asShortened(reading, at, length)];
  say(reading, { said, alternatives, categoryIds: named ?? [], unknown: false }, meant?.trait === true);
  return length;
};

function phraseLength({ tokens, lexicon }: Reading, at: number): number {
  return Math.max(lexicon.thesaurus.find(tokens, at)?.length ?? 0, lexicon.categories.find(tokens, at)?.length ?? 0);
}

function exactly<T>(found: FoundPhrase<T> | undefined, length: number): T | undefined {
  return found?.length === length ? found.value : undefined;
}

function isFound(words: readonly string[], vocabulary: Vocabulary): boolean {
  return words.every((word) => vocabulary.frequency(word) > 0);
}

const purpose: Rule = ({ tokens, draft }, at) => {
  const found = PURPOSES.find(tokens, at);
  if (found && draft.denied) draft.endPhrase();
  if (!found || draft.concepts.length === 0 || isDenying(draft)) return found?.length ?? 0;
  draft.turnTo('purpose');
  return found.length;
};

const trait: Rule = ({ tokens, draft }, at) => {
  const found = TRAITS.find(tokens, at);
  if (!found) return 0;
  const opens = found.length > 1 || tokens[at]?.text === 'con';
  if (opens && draft.concepts.length > 0 && !isDenying(draft)) {
    draft.turnTo('trait');
    draft.isFirm = true;
  }
  return found.length;
};

const word: Rule = (reading, at) => {
  const token = reading.tokens[at];
  if (!token || saysNothing(token)) return 0;
  if (token.kind === 'number' && isCount(reading.tokens[at + 1])) return 1;
  const known = reading.vocabulary.frequency(token.text) > 0;
  if (!known && reading.draft.negation && isOfNoTrade(token.text, reading)) return 1;
  say(
    reading,
    {
      said: token.text,
      alternatives: [
        ...formsOf(token.text, reading.draft.negation !== undefined).map((text) => alternative(text, 1)),
        ...asShortened(reading, at, 1),
      ],
      categoryIds: [],
      unknown: !known && !reading.lexicon.isOrdinary(token.text),
      plain: token.kind === 'word',
    },
    token.kind === 'number',
  );
  return 1;
};

/** What stands in full, as who asks has shortened it: titles may shorten it so too. */
function asShortened({ tokens, vocabulary }: Reading, at: number, length: number): Concept['alternatives'] {
  const short = length === 1 ? tokens[at]?.short : undefined;
  return short !== undefined && vocabulary.frequency(short) > 0 ? [alternative(short, 1)] : [];
}

/** A word as products may write it; who leaves out `llaveritos` leaves out llaveros. */
function formsOf(word: string, isDenied: boolean): string[] {
  return [...new Set([word, inFull(word), ...(isDenied ? [withoutDiminutive(word)] : [])])];
}

function saysNothing({ kind, text }: ScanToken): boolean {
  return kind === 'sign' || FILLERS.has(text) || (kind === 'word' && text.length < 2);
}

/** An ordinary word that names no thing and no trait: `no importa` leaves nothing out. */
function isOfNoTrade(word: string, { lexicon }: Reading): boolean {
  const isOfTrade = lexicon.speller.has(word) || lexicon.speller.means(withoutDiminutive(word));
  return lexicon.isOrdinary(word) && !isOfTrade && waysOf(word) === undefined;
}

/** What these take says nothing of the kind of thing asked for. */
export const SPENDING: ReadonlySet<Rule> = new Set([
  story,
  quantity,
  price,
  priceLimit,
  laterLimit,
  branch,
  order,
  superlative,
  wireSize,
  dislikedBrand,
  inStock,
  exact,
]);

/** What these take says which one of its kind, and of a thing named with two words nothing of the kind. */
export const LIMITING: ReadonlySet<Rule> = new Set([
  ...[size, otherLimit, mainsVoltage, measureRange, measure, limitOfThing, bareLimit, deniedAmount],
  ...[brand, strangeBrand, held],
]);

/** In the order in which they are asked. */
export const RULES: readonly Rule[] = [
  wholeModel,
  phraseEnd,
  story,
  deniedBehind,
  ruledOut,
  denialBehind,
  otherBrand,
  dislikedBrand,
  ownedAlready,
  besideOthers,
  exact,
  size,
  quantity,
  laterLimit,
  superlative,
  bearing,
  otherLimit,
  mainsVoltage,
  limitOfThing,
  price,
  measureRange,
  wireSize,
  measure,
  countedThings,
  bareLimit,
  deniedAmount,
  priceLimit,
  order,
  denialEnd,
  batterySize,
  brushless,
  fibreEnds,
  cordless,
  wholeTrait,
  knownPhraseOfSeveral,
  inStock,
  held,
  negation,
  branch,
  strangeBrand,
  brand,
  knownPhrase,
  purpose,
  trait,
  modelNumber,
  word,
];

/**
 * Phrases of several words come before the small words they begin with: `sin cables`, `en linea`, `con respaldo`. A category that has the name of a
 * brand says no more than the brand.
 */
function knownPhraseOfSeveral(reading: Reading, at: number): number {
  const length = phraseLength(reading, at);
  const isBrand = length === reading.lexicon.brandAt(reading.tokens, at)?.length;
  return length > 1 && !isBrand ? knownPhrase(reading, at) : 0;
}
