import { readComparator } from '@/modules/ai-search/domain/amounts/comparators';
import { readGroups } from '@/modules/ai-search/domain/amounts/groups';
import { readPrice, type ReadPrice } from '@/modules/ai-search/domain/amounts/money';
import { isCount } from '@/modules/ai-search/domain/amounts/price-amounts';
import { readNumber, type ReadNumber } from '@/modules/ai-search/domain/amounts/numbers';
import type { PhraseBook } from '@/modules/ai-search/domain/words/phrase-book';
import { COMPARATORS_BEHIND, CURRENCIES, FILLERS, LATER_LIMITS, PACKAGES, PIECES, QUANTITY } from '../grammar';
import type { PriceLimit } from '../intent';
import type { Reading, Rule } from '../rule';
import { partStart } from '../marks';
import { textAt, type ScanToken } from '../scan';
import { usualOf } from './bare-limits';
import { isDenying } from '../denials/denial-rules';
import { isCounted, readWhole } from './counts';
import { isToldMoney } from './told-money';
import { totalAround, totalLength } from './totals';
import { words } from '@/modules/ai-search/domain/words/words';

/** What is sold with a number of cameras in it. */
const SYSTEMS = words('kit kits dvr nvr xvr grabador grabadora sistema paquete');

export const price: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  const found = readPrice(tokens, at) ?? totalPrice(reading, at);
  if (!found) return 0;
  const isVague = found.limit.about !== undefined;
  if (isToldMoney(tokens, at, at + found.length, isVague)) return found.length;
  const { length, several, isTotal } = totalAround(reading, at, at + found.length);
  if (several > 1 && draft.quantity === 0) draft.quantity = several;
  draft.addPrice(length > 0 || several > 1 ? atMost(found.limit) : found.limit);
  draft.turnTo(draft.concepts.length > 0 ? 'trait' : draft.role);
  if (isTotal) draft.isForAll = true;
  return found.length + length;
};

/** `11 mil las dos`: thousands of all of them are money. */
function totalPrice(reading: Reading, at: number): ReadPrice | undefined {
  const number = readNumber(reading.tokens, at);
  if (!number || number.value < LEAST_TOTAL || totalLength(reading, at + number.length) === 0) return undefined;
  const limit = { least: undefined, most: number.value, currency: undefined };
  return { limit, length: number.length };
}
const LEAST_TOTAL = 100;

/** What all of them may cost together is a limit: `11 mil las dos`. */
function atMost(limit: PriceLimit): PriceLimit {
  const { about, currency } = limit;
  return about === undefined ? limit : { least: undefined, most: about, currency };
}

/** A limit that stands by itself behind its amount. */
export const priceLimit: Rule = ({ tokens, draft }, at) => {
  const found = COMPARATORS_BEHIND.find(tokens, at);
  return found && readNumber(tokens, at + found.length) === undefined && draft.limitPrice(found.value)
    ? found.length
    : 0;
};

/** `son diez kilómetros, menos no me sirve`: a limit of what was measured, or of the money, before it. */
export const laterLimit: Rule = ({ tokens, draft }, at) => {
  const found = LATER_LIMITS.find(tokens, at);
  return found && (draft.limitMeasure(found.value) || draft.limitPrice(found.value)) ? found.length : 0;
};

/** `necesito 10 cámaras`, `20 piezas`, `25 domos`: how many are wanted. A number with a unit is a measure, as are the cameras of a kit (`8 cámaras con su grabador, todo junto`). */
export const quantity: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  if (isDenying(draft)) return 0;
  const verb = lengthIn(QUANTITY, tokens, at);
  const group = groupLength(reading, at + verb);
  if (group > 0) return verb + group;
  const least = leastLength(reading, at);
  if (least > 0) return least;
  const number = readPieces(tokens, at + verb);
  if (!number || (verb === 0 && draft.quantity > 0)) return 0;
  const end = at + verb + number.length;
  const pieces = lengthIn(PIECES, tokens, end);
  const counts =
    pieces > 0 ? countsPieces(tokens, at + verb, verb > 0) : countsThings(reading, end, number.value, { at, verb });
  if (!counts) return 0;
  draft.quantity = number.value;
  return end + pieces - at;
};

/** Whether a number behind a wish (of `verb` words), or that begins the sentence, is of things. */
function countsThings(
  reading: Reading,
  end: number,
  value: number,
  { at, verb }: { readonly at: number; readonly verb: number },
): boolean {
  if (verb === 0 && at > 0) return false;
  if (value > 1 && isNamed(reading, end)) return true;
  if (value >= LEAST_NUMBERED && reading.vocabulary.frequency(String(value)) > 0) return false;
  return verb > 0 ? isCounted(reading.tokens, end) : startsWithThings(reading, end);
}

/** So high a number without a name behind it, which some product has, is a model number: `precio de 1165190`. */
const LEAST_NUMBERED = 10_000;

/** A number of things; `llevo ocho billetes de quinientos` is money. */
function readPieces(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const number = readWhole(tokens, at);
  return number && NOTES.has(textAt(tokens, at + number.length)) ? undefined : number;
}
const NOTES = words('billete billetes');

/** Behind these a number of things tells what is to be served, or what is in it: `para una docena de cámaras`. */
const OF_OTHERS = words('para pa con de a por en for with of');

const ONE = words('un una');

/** How many tokens from `at` on tell how many are wanted, in groups: `una docena de`, `medio millar de`; 0 for none. */
function groupLength({ tokens, draft }: Reading, at: number): number {
  const group = readGroups(tokens, at);
  const before = textAt(tokens, at - 1 - Number(ONE.has(textAt(tokens, at - 1))));
  if (!group || draft.quantity > 0 || !Number.isInteger(group.value) || OF_OTHERS.has(before)) return 0;
  const end = at + group.length;
  if (CURRENCIES.find(tokens, end) || inPackage(tokens, at)) return 0;
  draft.quantity = group.value;
  return group.length;
}

/** Behind these are pieces in stock: `que haya más de 10 piezas`. */
const THERE = words('haya hayan hay tenga tengan tienen tengas existencia stock');

/** `que tengan mínimo 10 piezas`, `al menos 20 pzas`: so many have to be there. */
function leastLength({ tokens, draft }: Reading, at: number): number {
  if (draft.quantity > 0 || !countsPieces(tokens, at)) return 0;
  const behind = leastBehind(tokens, at);
  const least = behind ?? leastAt(tokens, at);
  const pieces = least && !behind ? lengthIn(PIECES, tokens, at + least.length) : 0;
  if (!least || (pieces === 0 && !behind)) return 0;
  draft.quantity = least.value;
  return least.length + pieces;
}

/** `con 10 o más piezas`, `10 piezas o más`; behind a verb of having `que tenga 10 o más` by itself, or before a place. */
function leastBehind(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const number = readWhole(tokens, at);
  if (!number) return undefined;
  const first = lengthIn(PIECES, tokens, at + number.length);
  const limit = COMPARATORS_BEHIND.find(tokens, at + number.length + first);
  if (limit?.value !== 'least') return undefined;
  const end = at + number.length + first + limit.length;
  const pieces = first + lengthIn(PIECES, tokens, end);
  if (pieces === 0 && !isOfThere(tokens, at, end, number.value)) return undefined;
  return { value: number.value, length: end + pieces - first - at };
}

/** Whether a number of nothing, from `at` to `end`, is of what somewhere is had: `que haya 10 o más en …`, and not of what such things are measured by. */
function isOfThere(tokens: readonly ScanToken[], at: number, end: number, value: number): boolean {
  if (!THERE.has(textAt(tokens, at - 1))) return false;
  if (BEHIND_PIECES.has(textAt(tokens, end))) return true;
  const isLast = tokens[end] === undefined || tokens[end].kind === 'break';
  return isLast && usualOf(tokens.slice(0, at), value) === undefined;
}
const BEHIND_PIECES = words('en disponible disponibles');

/** The least that is said at `at`; one more than the number behind `más de`. */
function leastAt(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const comparator = readComparator(tokens, at);
  const isMore = comparator?.comparison === 'more' && THERE.has(textAt(tokens, at - 1));
  if (!comparator || !(isMore || comparator.comparison === 'least')) return undefined;
  const number = readWhole(tokens, at + comparator.length);
  return number && { value: number.value + Number(isMore), length: comparator.length + number.length };
}

/** Whether a sentence that begins with a number goes on with several of something: `25 domos`, but not `8 cámaras con dvr`. */
function startsWithThings({ tokens, vocabulary }: Reading, at: number): boolean {
  const thing = tokens[at];
  if (thing?.kind !== 'word' || !thing.text.endsWith('s') || !isCounted(tokens, at)) return false;
  if (CURRENCIES.find(tokens, at)) return false;
  const isKnown = vocabulary.frequency(thing.text) > 0 && !FILLERS.has(thing.text);
  return isKnown && !tokens.some(({ text }) => SYSTEMS.has(text));
}

/** Whether a thing of the trade is named there: by several words, though the first is a unit too (`30 contactos magnéticos`), or by one that is none. */
function isNamed({ tokens, lexicon }: Reading, at: number): boolean {
  const length = Math.max(
    lexicon.thesaurus.find(tokens, at)?.length ?? 0,
    lexicon.categories.find(tokens, at)?.length ?? 0,
  );
  const isSystem = tokens.some(({ text }) => SYSTEMS.has(text));
  return !isSystem && (length > 1 ? isCount(tokens[at]) || isCounted(tokens, at) : length > 0 && isCounted(tokens, at));
}

function lengthIn(book: PhraseBook<string>, tokens: readonly ScanToken[], at: number): number {
  return book.find(tokens, at)?.length ?? 0;
}

function countsPieces(tokens: readonly ScanToken[], at: number, isWished = false): boolean {
  return !inPackage(tokens, at) && !isRack(tokens) && (isWished || !isOfSet(tokens, at));
}

/** Whether the number at `at` is what a package holds: `bolsa de 100`, `caja con 50`. */
function inPackage(tokens: readonly ScanToken[], at: number): boolean {
  return [tokens[at - 1], tokens[at - 2]].some((token) => token !== undefined && PACKAGES.has(token.text));
}

/** Whether the pieces at `at` are those of one set: `juego de dados 120 piezas`, `estuche de brocas de al menos 20 pzas`. */
function isOfSet(tokens: readonly ScanToken[], at: number): boolean {
  return tokens.slice(partStart(tokens, at), at).some(({ text }) => SETS.has(text));
}
const SETS = words('juego jgo estuche set kit maletin');

/** In a rack, units are of height. */
function isRack(tokens: readonly ScanToken[]): boolean {
  return tokens.some(({ text }) => ['rack', 'racks', 'gabinete', 'gabinetes', 'charola'].includes(text));
}
