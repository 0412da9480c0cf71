import { readMeasure, readMeasureRange, type ReadMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { readCounted } from '@/modules/ai-search/domain/amounts/counted';
import { readPlainRange } from '@/modules/ai-search/domain/amounts/plain-ranges';
import { unitAt } from '@/modules/ai-search/domain/amounts/unit-at';
import { readComparator } from '@/modules/ai-search/domain/amounts/comparators';
import { readNumber, type ReadNumber } from '@/modules/ai-search/domain/amounts/numbers';
import { isLimit } from '@/modules/ai-search/domain/amounts/measure-fit';
import { measuredBy } from '@/modules/ai-search/domain/amounts/dimensions';
import { traitLength } from '@/modules/ai-search/domain/traits/trait-ways';
import { BEFORE_AMOUNT, comparisonOf } from './amount-comparison';
import { COMPARATORS_BEHIND, CURRENCIES } from '../grammar';
import type { Comparison } from '../intent';
import type { IntentDraft } from '../intent-draft';
import { MAKERS } from '../brands/brand-rules';
import { partStart } from '../marks';
import { say, type Reading, type Rule } from '../rule';
import { textAt, type ScanToken } from '../scan';
import { alternative } from '@/modules/ai-search/domain/words/thesaurus';
import { words } from '@/modules/ai-search/domain/words/words';

/** `de 2 a 4 megapixeles`, `entre 8 y 16 canales`. */
export const measureRange: Rule = ({ tokens, draft }, at) => {
  const range = draft.negation ? undefined : (readMeasureRange(tokens, at) ?? readPlainRange(tokens, at));
  if (!range) return 0;
  const { least, most, length, things } = range;
  const of = measuredBy(range);
  const isTransformed = tokens.slice(at, at + length).some(({ text }) => FROM_ONE_TO_OTHER.has(text));
  if (range.dimension === 'volts' && isTransformed) {
    // what goes from one voltage to the other tells both
    draft.measures.push({ ...of, comparison: 'equal', value: least }, { ...of, comparison: 'equal', value: most });
    return length;
  }
  draft.measures.push({ ...of, comparison: 'least', value: least }, { ...of, comparison: 'most', value: most });
  return length - Number(things !== undefined || range.dimension === 'cameras');
};

/** `de 120 a 12 volts`; `de 12 o 24 volts` is of either. */
const FROM_ONE_TO_OTHER = words('a hasta to');

/** A measure, with its limit before, behind or within it (`32 o más zonas`); one that is denied is left out. */
export const measure: Rule = (reading, at) => (isMaker(reading, at) ? 0 : measured(reading, at, readLimited));

/** `marca 3M`, `que no sea 3M`: who makes it, where somebody who is called like an amount does. */
function isMaker({ tokens, draft, lexicon }: Reading, at: number): boolean {
  if (tokens[at]?.kind !== 'mixed' || !lexicon.brandAt(tokens, at)) return false;
  return draft.negation !== undefined || MAKERS.has(textAt(tokens, at - 1));
}

/** So many of what a noun names, likewise; kept where products tell it. */
export const countedThings: Rule = (reading, at) => measured(reading, at, readCountedThings);

function measured(reading: Reading, at: number, read: typeof readLimited): number {
  const { tokens, draft } = reading;
  const comparator = comparatorAt(tokens, at);
  const before = comparator ? leadLength(tokens, at, comparator.length) : 0;
  const found = ofThings(read(tokens, at + before), tokens, at);
  if (!found) return 0;
  const told = limitBeside(comparator?.comparison, found.limit) ?? labelBefore(tokens, at);
  if (isArea(tokens, at + before + found.length)) return before + found.length + 1;
  if (draft.negated > 0) draft.endPhrase();
  if (draft.negation) return comparator ? 0 : deny(reading, at, found);
  draft.measured = { end: at + before + found.length, factor: found.factor ?? 1 };
  return before + wish(reading, at, { ...found, limit: told });
}

/** `Resolución mínima aceptada: 5 MP`: the limit that the part before ends in. */
function labelBefore(tokens: readonly ScanToken[], at: number): LimitedMeasure['limit'] {
  if (tokens[at - 1]?.kind !== 'break') return undefined;
  const label = tokens.slice(Math.max(partStart(tokens, at - 1), at - 1 - MOST_OF_LABEL), at - 1);
  if (label.some(({ text }) => /^minim[oa]s?$/.test(text))) return 'least';
  return label.some(({ text }) => /^maxim[oa]s?$/.test(text)) ? 'most' : undefined;
}
const MOST_OF_LABEL = 5;

/** The limit before an amount, or behind it; `cerca de 500 m o más` is more than about so much. */
function limitBeside(before: LimitedMeasure['limit'], behind: LimitedMeasure['limit']): LimitedMeasure['limit'] {
  return before === 'about' ? (behind ?? before) : (before ?? behind);
}

/** `30 metros cuadrados` are how large a place is. */
function isArea(tokens: readonly ScanToken[], behind: number): boolean {
  return /^cuadrad[oa]s$/.test(textAt(tokens, behind));
}

/** `que soporte 200 usuarios`: a verb that only leads to its measure names nothing. */
export const bearing: Rule = ({ tokens }, at) => {
  if (tokens[at - 1]?.text !== 'que' || !LEADING.has(textAt(tokens, at))) return 0;
  let place = at + 1;
  while (BEFORE_AMOUNT.has(textAt(tokens, place))) place++;
  return readMeasure(tokens, place) ? 1 : 0;
};
const LEADING = words(
  'soporte soporten aguante aguanten cubra cubran alcance alcancen cargue carguen levante levanten',
);

/** `que no pase de los 30 watts`, `por lo menos a 100 m`. */
const SMALL = words('los las unos unas a');

function leadLength(tokens: readonly ScanToken[], at: number, length: number): number {
  return length + Number(SMALL.has(textAt(tokens, at + length)));
}

/** `una tonelada` begins with no `unas`. */
function comparatorAt(tokens: readonly ScanToken[], at: number): ReturnType<typeof readComparator> {
  return readMeasure(tokens, at) ? undefined : readComparator(tokens, at);
}

const LASTING = /^(?:dur|aguant|respald|autonomia|vuel|vol[ao]|trabaj|funcion|rind)/;
const WORDS_BEFORE = 4;

/** What was read, but for minutes: these are of a thing where it lasts so long; elsewhere somebody tells how long he took. */
function ofThings(
  found: LimitedMeasure | undefined,
  tokens: readonly ScanToken[],
  at: number,
): LimitedMeasure | undefined {
  if (found?.dimension !== 'minutes') return found;
  const before = tokens.slice(Math.max(0, at - WORDS_BEFORE), at);
  return before.some(({ text }) => LASTING.test(text)) ? found : undefined;
}

/** What is counted is read once more as a word, or said here where its limit stands behind it. */
function wish(reading: Reading, at: number, found: LimitedMeasure): number {
  const { tokens, draft } = reading;
  const { dimension, value, limit, length, noun, said } = found;
  if (said !== undefined)
    say(reading, { said, alternatives: [alternative(said, 1)], categoryIds: [], unknown: false }, true);
  const comparison = comparisonOf(limit, dimension, tokens, at);
  draft.addMeasure({ ...measuredBy(found), value, comparison });
  if (draft.role === 'purpose' && !noun) draft.role = 'trait';
  return length - Number(noun);
}

/** What is a trait by name, as a whole, is left out as one; `wifi 6` is a measure, though `wifi` is a trait. */
function deny({ tokens, draft }: Reading, at: number, found: ReadMeasure): number {
  const { value, length } = found;
  if (traitLength(tokens, at) >= length) return 0;
  draft.denyMeasure({ ...measuredBy(found), value, comparison: 'equal' });
  return length + measuredLength(tokens, at + length);
}

const AND: ReadonlySet<string> = new Set(['y', 'e', 'pero', 'and', 'but']);
const NOR = 'ni';

/** A number so many times the one before is of something else: `de más de 4 mp y menos de 2000`. */
const MOST_TIMES = 10;

/** `al menos 24 pulgadas pero menor de 40`: the unit is said once. */
export const otherLimit: Rule = ({ tokens, draft }, at) => {
  const first = draft.measures.at(-1);
  const comparator = goesOn(draft, tokens, at) ? readComparator(tokens, at) : undefined;
  if (!first || !comparator || !isLimit(first)) return 0;
  const other = bareAt(tokens, at + comparator.length, draft.measured?.factor ?? 1);
  if (!other || other.value > first.value * MOST_TIMES) return 0;
  const comparison = comparisonOf(comparator.comparison, first.dimension, tokens, at);
  draft.measures.push({ ...measuredBy(first), comparison, value: other.value });
  return comparator.length + other.length;
};

/** Whether only `y`, or `pero`, stands between the measure before and `at`. */
function goesOn({ measured }: IntentDraft, tokens: readonly ScanToken[], at: number): boolean {
  if (measured?.end === at) return tokens[at]?.text === NOR;
  return measured?.end === at - 1 && AND.has(textAt(tokens, at - 1));
}

/** A number that is of no unit nor money, times `factor`. */
function bareAt(tokens: readonly ScanToken[], at: number, factor: number): ReadNumber | undefined {
  const number = readNumber(tokens, at);
  const end = at + (number?.length ?? 0);
  if (!number || unitAt(tokens, end) || CURRENCIES.find(tokens, end)) return undefined;
  return { value: number.value * factor, length: number.length };
}

/** `305 m, no de 100`: a number alone, behind a denial, is of what was measured before. */
export const deniedAmount: Rule = ({ tokens, draft }, at) => {
  const before = draft.measures.at(-1);
  const number = draft.negation && draft.negated === 0 && before ? readNumber(tokens, at) : undefined;
  if (!before || !number || !endsPhrase(tokens[at + number.length])) return 0;
  const value = number.value * (draft.measured?.factor ?? 1);
  draft.denyMeasure({ ...measuredBy(before), value, comparison: 'equal' });
  return number.length;
};

function endsPhrase(next: ScanToken | undefined): boolean {
  return next === undefined || next.kind === 'break' || ['y', 'ni', 'o', 'pero'].includes(next.text);
}

interface LimitedMeasure extends ReadMeasure {
  readonly limit: Comparison | 'about' | undefined;
  /** Whether its unit is a noun that may be asked for. */
  readonly noun: boolean;
  /** Such a noun where the limit stands behind it. */
  readonly said?: string;
}

function readLimited(tokens: readonly ScanToken[], at: number): LimitedMeasure | undefined {
  const found = readMeasure(tokens, at);
  if (!found) return readLimitWithin(tokens, at);
  const noun = found.dimension === 'cameras';
  const behind = noun ? undefined : limitAt(tokens, at + found.length);
  return { ...found, noun, limit: behind?.value, length: found.length + (behind?.length ?? 0) };
}

/** `40 llaves`, `8 circuitos o más`. */
function readCountedThings(tokens: readonly ScanToken[], at: number): LimitedMeasure | undefined {
  const found = readCounted(tokens, at);
  const behind = found && limitAt(tokens, at + found.length);
  const noun = textAt(tokens, at + (found?.length ?? 0) - 1);
  const limited = { noun: behind === undefined, limit: behind?.value, ...(behind && { said: noun }) };
  return found && { ...found, ...limited, length: found.length + (behind?.length ?? 0) };
}

/** `de 32 o más zonas`, `16 or more channels`. */
function readLimitWithin(tokens: readonly ScanToken[], at: number): LimitedMeasure | undefined {
  const number = readNumber(tokens, at);
  const behind = number && limitAt(tokens, at + number.length);
  const length = number && behind ? number.length + behind.length : 0;
  const unit = length > 0 ? unitAt(tokens, at + length) : undefined;
  if (!number || !behind || !unit) return undefined;
  return {
    dimension: unit.dimension,
    value: number.value * unit.factor,
    limit: behind.value,
    length: length + 1,
    noun: false,
  };
}

/** A limit behind its measure, or behind what that is of; before another amount it is of that one (`24 puertos, máximo 200 dólares`). */
function limitAt(tokens: readonly ScanToken[], from: number): ReturnType<typeof COMPARATORS_BEHIND.find> {
  const measured = measuredLength(tokens, from);
  const found = COMPARATORS_BEHIND.find(tokens, from + measured);
  const next = found ? from + measured + found.length : from;
  if (!found || (isLedTo(tokens, next) && mayLead(tokens, from + measured))) return undefined;
  return measured > 0 ? { ...found, length: measured + found.length } : found;
}

/** Whether an amount stands there, or behind `de`. */
function isLedTo(tokens: readonly ScanToken[], at: number): boolean {
  const amount = at + Number(tokens[at]?.text === 'de');
  return tokens[amount]?.text === '$' || readNumber(tokens, amount) !== undefined;
}

/** Whether the words of a limit may stand before its amount too: `o más` never does. */
function mayLead(tokens: readonly ScanToken[], at: number): boolean {
  return readComparator(tokens, at) !== undefined;
}

/** What is measured, between the unit and its limit: `30 m (de) IR o más`. */
function measuredLength(tokens: readonly ScanToken[], at: number): number {
  const named = at + Number(tokens[at]?.text === 'de');
  let end = named;
  while (MEASURED.has(textAt(tokens, end))) end++;
  return end > named ? end - at : 0;
}
const MEASURED = words(
  'ganancia lectura ir infrarrojo infrarrojos alcance vision nocturna distancia zoom optico resolucion capacidad potencia memoria ram disco almacenamiento pantalla largo alto ancho fuerza carga',
);
