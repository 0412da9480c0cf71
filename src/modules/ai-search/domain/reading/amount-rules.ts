import { readMeasure, readMeasureRange, unitAt } from '../amounts/measures';
import { readComparator, readPrice } from '../amounts/money';
import { readNumber, type ReadNumber } from '../amounts/numbers';
import type { PhraseBook } from '../words/phrase-book';
import { COMPARATORS_BEHIND, FILLERS, PACKAGES, PIECES, QUANTITY } from './grammar';
import type { Comparison, MeasureWish } from './intent';
import type { Reading, Rule } from './rule';
import type { ScanToken } from './scan';

/** What is sold with a number of cameras in it. */
const SYSTEMS: ReadonlySet<string> = new Set('kit kits dvr nvr xvr grabador grabadora sistema paquete'.split(' '));

export const price: Rule = ({ tokens, draft }, at) => {
  const found = readPrice(tokens, at);
  if (!found) return 0;
  draft.addPrice(found.limit);
  draft.turnTo(draft.concepts.length > 0 ? 'trait' : draft.role);
  return found.length;
};

/** A limit that stands by itself behind its amount. */
export const priceLimit: Rule = ({ tokens, draft }, at) => {
  const found = COMPARATORS_BEHIND.find(tokens, at);
  return found && readNumber(tokens, at + found.length) === undefined && draft.limitPrice(found.value)
    ? found.length
    : 0;
};

/** `necesito 10 cámaras`, `20 piezas`, `25 domos`: how many are wanted. A number with a unit is a measure. */
export const quantity: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  const verb = lengthIn(QUANTITY, tokens, at);
  const number = readWhole(tokens, at + verb);
  if (!number || (verb === 0 && draft.quantity > 0)) return 0;
  const end = at + verb + number.length;
  const pieces = lengthIn(PIECES, tokens, end);
  const named = verb > 0 ? isCounted(tokens, end) : at === 0 && startsWithThings(reading, end);
  const counts = pieces > 0 ? countsPieces(tokens, at + verb) : named;
  if (!counts) return 0;
  draft.quantity = number.value;
  return end + pieces - at;
};

/** Whether a sentence that begins with a number goes on with several of something: `25 domos`, but not `8 cámaras con dvr`. */
function startsWithThings({ tokens, vocabulary }: Reading, at: number): boolean {
  const thing = tokens[at];
  if (thing?.kind !== 'word' || !thing.text.endsWith('s') || !isCounted(tokens, at)) return false;
  const isKnown = vocabulary.frequency(thing.text) > 0 && !FILLERS.has(thing.text);
  return isKnown && !tokens.some(({ text }) => SYSTEMS.has(text));
}

function lengthIn(book: PhraseBook<string>, tokens: readonly ScanToken[], at: number): number {
  return book.find(tokens, at)?.length ?? 0;
}

function countsPieces(tokens: readonly ScanToken[], at: number): boolean {
  return !inPackage(tokens, at) && !isRack(tokens);
}

function readWhole(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const number = readNumber(tokens, at);
  return number && Number.isInteger(number.value) && number.value > 0 ? number : undefined;
}

/** Whether what follows a number is counted, not measured. */
function isCounted(tokens: readonly ScanToken[], at: number): boolean {
  const unit = unitAt(tokens, at);
  return unit === undefined || unit.dimension === 'cameras';
}

/** Whether the number at `at` is what a package holds: `bolsa de 100`, `caja con 50`. */
function inPackage(tokens: readonly ScanToken[], at: number): boolean {
  return [tokens[at - 1], tokens[at - 2]].some((token) => token !== undefined && PACKAGES.has(token.text));
}

/** In a rack, units are of height. */
function isRack(tokens: readonly ScanToken[]): boolean {
  return tokens.some(({ text }) => ['rack', 'racks', 'gabinete', 'gabinetes', 'charola'].includes(text));
}

/** `de 2 a 4 megapixeles`, `al menos 8 puertos`, `de 5 mp o más`. */
export const measureRange: Rule = ({ tokens, draft }, at) => {
  const range = draft.negation ? undefined : readMeasureRange(tokens, at);
  if (!range) return 0;
  const { dimension, least, most, length } = range;
  draft.measures.push({ dimension, comparison: 'least', value: least }, { dimension, comparison: 'most', value: most });
  return length;
};

/** A measure, with its limit before or behind it; one that is denied is read as words. */
export const measure: Rule = ({ tokens, draft }, at) => {
  const comparator = readComparator(tokens, at);
  const start = at + (comparator?.length ?? 0);
  const found = readMeasure(tokens, start);
  if (!found) return 0;
  if (draft.negated > 0) draft.endPhrase();
  if (draft.negation) return 0;
  const { dimension, value } = found;
  const isNoun = dimension === 'cameras';
  const behind = limitBehind(tokens, start + found.length, isNoun);
  const comparison = comparisonOf(comparator?.comparison ?? behind.value, dimension, tokens[at]);
  draft.measures.push({ dimension, value, comparison });
  if (draft.role === 'purpose' && !isNoun) draft.role = 'trait';
  return start - at + found.length - Number(isNoun) + behind.length;
};

function limitBehind(
  tokens: readonly ScanToken[],
  at: number,
  isNoun: boolean,
): { value?: Comparison; length: number } {
  return (isNoun ? undefined : COMPARATORS_BEHIND.find(tokens, at)) ?? { length: 0 };
}

/** What holds up to so many, or so much, is called by that: `grabador de hasta 8 cámaras`, `motor de hasta 600 kg`. */
const TO: ReadonlySet<string> = new Set(['hasta', 'up']);
const CAPACITIES: ReadonlySet<MeasureWish['dimension']> = new Set<MeasureWish['dimension']>([
  ...(['cameras', 'channels', 'users', 'kilograms', 'pounds', 'zones', 'doors', 'apartments', 'inches'] as const),
  ...(['megapixels', 'gigabytes', 'metres', 'lines'] as const),
]);

function comparisonOf(
  limit: Comparison | 'about' | undefined,
  dimension: MeasureWish['dimension'],
  first: ScanToken | undefined,
): Comparison {
  const isCapacity = CAPACITIES.has(dimension) && TO.has(first?.text ?? '');
  return limit === undefined || limit === 'about' || isCapacity ? 'equal' : limit;
}
