import { type Dimension, type Measured, measuredBy } from './dimensions';
import { GLUED_UNITS, UNITS } from './measure-table';
import { horsepowerAt, unitAt } from './unit-at';
import { NAMED_MEASURES, SCREEN_SIZES, STANDARDS } from './standards';
import { readCounted, type ReadCount } from './counted';
import { readGroups } from './groups';
import { readPack } from './packs';
import { readPartOfInchInWords } from './parts-of-inch';
import { readPicture } from './resolutions';
import { readNumber, type ReadNumber } from './numbers';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

/** A measure in its dimension's base unit, and how many tokens it took. */
export interface ReadMeasure extends Measured {
  readonly value: number;
  readonly length: number;
  /** What its unit is in the base unit; absent of names and standards. */
  readonly factor?: number;
}

/** Units of two words: `amperes hora`, `volt amperes`. */
const COMPOUNDS: ReadonlyMap<string, Dimension> = new Map([
  ['amperes hora', 'ampereHours' as const],
  ['amperes horas', 'ampereHours' as const],
  ['watts hora', 'wattHours' as const],
  ['watts horas', 'wattHours' as const],
  ['watts hour', 'wattHours' as const],
  ['watts hours', 'wattHours' as const],
  ['volts amperes', 'voltAmperes' as const],
  ['volts ampere', 'voltAmperes' as const],
  ['volts amper', 'voltAmperes' as const],
]);

const GLUED = /^(\d+(?:\.\d+)?)([a-z]+)$/;
/** `C5e`, `C6` of cables. */
const CATEGORY = /^c(?:5e|6a?|7a?|8)$/;
const STANDARD = /^(cat|ip|ik|wifi)(\d{1,2}[ae]?)$/;

/** Ways of telling a measure that need no number with a unit, in the order in which they are asked. */
const OF_OTHER_WAYS: readonly ((tokens: readonly ScanToken[], at: number) => ReadMeasure | undefined)[] = [
  readPicture,
  readNamed,
  readStandard,
  readSeen,
  readStrands,
  readPacked,
  readPack,
  readPartOfInchInWords,
];

/** Reads the measure that starts at `at`: `4mp`, `4 megapixeles`, `1080p`, `cat 6a`, `dos mil va`; undefined when none does. */
export function readMeasure(tokens: readonly ScanToken[], at: number): ReadMeasure | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  for (const read of OF_OTHER_WAYS) {
    const found = read(tokens, at);
    if (found) return found;
  }
  return ofMemory(byTheHour(readGlued(token) ?? readSpaced(tokens, at), tokens, at), tokens, at) ?? readScreen(token);
}

const SEEN = /^ir(\d{1,3})(?:m|mt|mts)$/;

/** `IR30M`: how far a camera sees by its infrared light. */
function readSeen(tokens: readonly ScanToken[], at: number): ReadMeasure | undefined {
  const { text, kind } = tokens[at] ?? NOTHING;
  const metres = kind === 'mixed' ? SEEN.exec(text)?.[1] : undefined;
  return metres === undefined ? undefined : { dimension: 'metres', value: Number(metres), length: 1 };
}

/** `16 gb de ram`, `16GB RAM`, `16 de ram`: what a computer works with, and not what it keeps. */
function ofMemory(found: ReadInUnit | undefined, tokens: readonly ScanToken[], at: number): ReadInUnit | undefined {
  if (found && found.dimension !== 'gigabytes') return found;
  const number = found ?? readNumber(tokens, at);
  if (!number) return undefined;
  const end = at + number.length;
  const name = end + Number(textAt(tokens, end) === 'de');
  if (textAt(tokens, name) !== 'ram') return found;
  return { dimension: 'memory', value: number.value, factor: found?.factor ?? 1, length: name + 1 - at };
}

function readScreen({ kind, text }: ScanToken): ReadMeasure | undefined {
  return kind === 'number' && SCREEN_SIZES.has(text)
    ? { dimension: 'inches', value: Number(text), length: 1 }
    : undefined;
}

/** `7 amp/h`. */
function byTheHour(found: ReadInUnit | undefined, tokens: readonly ScanToken[], at: number): ReadInUnit | undefined {
  const end = at + (found?.length ?? 0);
  const isByHour = found?.dimension === 'amperes' && tokens[end]?.kind === 'break' && textAt(tokens, end + 1) === 'h';
  return found && isByHour ? { ...found, dimension: 'ampereHours', length: found.length + 2 } : found;
}

/** Bounds of a measure in its dimension's base unit, both included, and how many tokens they took; the noun of what is counted is one of them. */
export interface ReadMeasureRange extends Measured {
  readonly least: number;
  readonly most: number;
  readonly length: number;
}

const RANGE_MIDDLES: Readonly<Record<string, ReadonlySet<string>>> = {
  entre: words('y a'),
  between: words('and'),
  de: words('a hasta o u'),
  desde: words('hasta a'),
  from: words('to'),
};

/** Reads a range of measures that starts at `at`: `entre 4 y 8 megapixeles`, `de 16 a 32 canales`; the unit may be said once. */
export function readMeasureRange(tokens: readonly ScanToken[], at: number): ReadMeasureRange | undefined {
  const middles = RANGE_MIDDLES[textAt(tokens, at)];
  if (middles === undefined) return undefined;
  const low = readMeasure(tokens, at + 1) ?? readCounted(tokens, at + 1) ?? readNumber(tokens, at + 1);
  if (!low) return undefined;
  const end = at + 1 + low.length;
  if (tokens[end]?.joined === true && !('dimension' in low)) return dashed(low, readUnitOrNoun(tokens, end), end - at);
  const high = readBehind(middles, tokens, end);
  return high && rangeOf(lowOf(low, high), high, end + 1 + high.length - at);
}

/** `de 8-12 contactos` is from one to the other; what is fed with `12-24 V` is fed with both, and `2-1 pulgadas` goes down. */
function dashed(low: ReadNumber, high: ReadInUnit | undefined, before: number): ReadMeasureRange | undefined {
  if (!high || high.dimension === 'volts' || low.value * high.factor >= high.value) return undefined;
  return rangeOf(low.value * high.factor, high, before + high.length);
}

function readBehind(middles: ReadonlySet<string>, tokens: readonly ScanToken[], end: number): ReadInUnit | undefined {
  return middles.has(textAt(tokens, end)) ? readUnitOrNoun(tokens, end + 1) : undefined;
}

/** The first value in the base unit of the second one, whose unit it may share; undefined when it is of something else. */
function lowOf(low: ReadMeasure | ReadCount | ReadNumber, high: ReadInUnit): number | undefined {
  if (!('dimension' in low)) return low.value * high.factor;
  return low.dimension === high.dimension ? low.value : undefined;
}

function rangeOf(first: number | undefined, high: ReadMeasure, length: number): ReadMeasureRange | undefined {
  return first === undefined
    ? undefined
    : { ...measuredBy(high), least: Math.min(first, high.value), most: Math.max(first, high.value), length };
}

function readInUnit(tokens: readonly ScanToken[], at: number): ReadInUnit | undefined {
  return readSpaced(tokens, at) ?? readGlued(tokens[at] ?? NOTHING);
}

/** Of what a noun counts the noun is the unit. */
function readUnitOrNoun(tokens: readonly ScanToken[], at: number): ReadInUnit | undefined {
  const counted = readInUnit(tokens, at) ?? readCounted(tokens, at);
  return counted && { factor: 1, ...counted };
}

const NOTHING: ScanToken = { text: '', kind: 'break', joined: false };

function readNamed(tokens: readonly ScanToken[], at: number): ReadMeasure | undefined {
  const named = NAMED_MEASURES.get(textAt(tokens, at));
  return named && { dimension: named[0], value: named[1], length: 1 };
}

function readStandard(tokens: readonly ScanToken[], at: number): ReadMeasure | undefined {
  const text = textAt(tokens, at);
  if (tokens[at]?.joined === false && CATEGORY.test(text)) return standardOf('cat', text.slice(1), 1);
  const glued = STANDARD.exec(text);
  if (glued) return standardOf(glued[1] ?? '', glued[2] ?? '', 1);
  const found = standardOf(text, textAt(tokens, at + 1), 2);
  return found && unitAt(tokens, at + 2) ? undefined : found;
}

function standardOf(name: string, digits: string, length: number): ReadMeasure | undefined {
  const standard = STANDARDS.get(name);
  if (!standard?.numbers.test(digits)) return undefined;
  return { dimension: standard.dimension, value: numberOfStandard(digits), length };
}

/** Half a step for the letter: `5e` lies between 5 and 6. */
function numberOfStandard(digits: string): number {
  return /[ae]$/.test(digits) ? Number(digits.slice(0, -1)) + 0.5 : Number(digits);
}

/** A measure with the factor of the unit that it was said in. */
type ReadInUnit = ReadMeasure & { readonly factor: number };

function readGlued({ text, kind }: ScanToken): ReadInUnit | undefined {
  const parts = kind === 'mixed' ? GLUED.exec(text) : null;
  const unit =
    parts &&
    (UNITS.get(parts[2] ?? '') ?? GLUED_UNITS.get(parts[2] ?? '') ?? shortUnit(parts[1] ?? '', parts[2] ?? ''));
  return unit ? { ...unit, value: Number(parts[1]) * unit.factor, length: 1 } : undefined;
}

/** `24p` is of 24 ports; `1080p` is not. `57c` is of degrees. */
function shortUnit(
  digits: string,
  unit: string,
): { readonly dimension: Dimension; readonly factor: number } | undefined {
  if (unit === 'c' && Number(digits) >= LEAST_DEGREES) return { dimension: 'degrees', factor: 1 };
  return unit === 'p' && Number(digits) <= MOST_PORTS ? { dimension: 'ports', factor: 1 } : undefined;
}
const MOST_PORTS = 96;
/** `4c` is of conductors. */
const LEAST_DEGREES = 40;

/** `C/100` with nothing behind it: so many in a bag. */
function readPacked(tokens: readonly ScanToken[], at: number): ReadMeasure | undefined {
  const [mark, count, next] = tokens.slice(at + 1, at + 4);
  if (textAt(tokens, at) !== 'c' || mark?.kind !== 'break' || count?.kind !== 'number') return undefined;
  return next === undefined || next.kind === 'break'
    ? { dimension: 'pieces', value: Number(count.text), length: 3 }
    : undefined;
}

const STRANDS = /^(\d{1,3})h$/;
/** Behind one of these `12h` are strands and no hours, at most so many words behind it. */
const STRANDED = words('fibra fo optica optical fiber adss drop humo smoke det detector sensor cable utp siames');
const STRANDED_WITHIN = 6;

/** `fibra 12h`, `sensor humo 2h`. */
function readStrands(tokens: readonly ScanToken[], at: number): ReadMeasure | undefined {
  const count = STRANDS.exec(textAt(tokens, at))?.[1];
  if (count === undefined) return undefined;
  const before = tokens.slice(Math.max(0, at - STRANDED_WITHIN), at);
  return before.some(({ text }) => STRANDED.has(text))
    ? { dimension: 'strands', value: Number(count), length: 1 }
    : undefined;
}

/** `medio metro`, `media tonelada`. */
function readHalf(tokens: readonly ScanToken[], at: number): { value: number; length: number } | undefined {
  const isHalf = ['medio', 'media'].includes(textAt(tokens, at)) && unitAt(tokens, at + 1) !== undefined;
  return isHalf ? { value: 0.5, length: 1 } : readOne(tokens, at);
}

/** `tres cuartos de pulgada`. */
function readQuarters(tokens: readonly ScanToken[], at: number): { value: number; length: number } | undefined {
  if (textAt(tokens, at) !== 'tres' || textAt(tokens, at + 1) !== 'cuartos') return undefined;
  const length = 2 + Number(textAt(tokens, at + 2) === 'de');
  return unitAt(tokens, at + length) ? { value: 0.75, length } : undefined;
}

/** `una tonelada`, `un tera`, `un metro y medio`; of what is counted `una` is an article. */
function readOne(tokens: readonly ScanToken[], at: number): { value: number; length: number } | undefined {
  const unit = ['un', 'una', 'one'].includes(textAt(tokens, at)) ? unitAt(tokens, at + 1) : undefined;
  const isLength = unit !== undefined && LENGTHS.has(unit.dimension) && textAt(tokens, at - 1) === 'de';
  const isAmount = unit !== undefined && (isLength || WHOLE.has(unit.dimension) || halfAt(tokens, at + 2) > 0);
  return isAmount ? { value: 1, length: 1 } : undefined;
}
const WHOLE: ReadonlySet<Dimension> = new Set<Dimension>([
  ...(['kilograms', 'gigabytes', 'voltAmperes', 'watts', 'wattHours'] as const),
]);

/** Of these `un metro` is an amount behind `de`: `cable de un metro`, `más de un metro`. */
const LENGTHS: ReadonlySet<Dimension> = new Set<Dimension>(['metres', 'inches', 'litres']);

/** How many tokens `y medio` takes at `at`. */
function halfAt(tokens: readonly ScanToken[], at: number): number {
  return textAt(tokens, at) === 'y' && ['medio', 'media'].includes(textAt(tokens, at + 1)) ? 2 : 0;
}

/** `2 y media pulgadas`. */
function readAndHalf(tokens: readonly ScanToken[], at: number): { value: number; length: number } | undefined {
  const number = readNumber(tokens, at);
  const half = number ? halfAt(tokens, at + number.length) : 0;
  return number && half > 0 ? { value: number.value + 0.5, length: number.length + half } : undefined;
}

/** `metro y medio`. */
function readUnitAndHalf(tokens: readonly ScanToken[], at: number): ReadInUnit | undefined {
  const unit = halfAt(tokens, at + 1) > 0 ? unitAt(tokens, at) : undefined;
  return unit && { ...unit, value: 1.5 * unit.factor, length: 3 };
}

function readCount(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  return (
    readHalf(tokens, at) ??
    readQuarters(tokens, at) ??
    readAndHalf(tokens, at) ??
    readGroups(tokens, at) ??
    readNumber(tokens, at)
  );
}

function readSpaced(tokens: readonly ScanToken[], at: number): ReadInUnit | undefined {
  const number = readCount(tokens, at);
  if (!number) return readUnitAndHalf(tokens, at);
  const unit = unitAt(tokens, at + number.length) ?? horsepowerAt(tokens, at + number.length, number.value);
  if (!unit) return undefined;
  const half = halfAt(tokens, at + number.length + 1);
  if (half > 0) return { ...unit, value: (number.value + 0.5) * unit.factor, length: number.length + 1 + half };
  const compound = COMPOUNDS.get(`${unit.dimension} ${tokens[at + number.length + 1]?.text ?? ''}`);
  return {
    dimension: compound ?? unit.dimension,
    factor: unit.factor,
    value: number.value * unit.factor,
    length: number.length + (compound ? 2 : 1),
  };
}
