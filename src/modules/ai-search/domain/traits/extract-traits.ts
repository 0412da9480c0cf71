import { readCounted } from '../amounts/counted';
import { placeOf, type Dimension } from '../amounts/dimensions';
import { unitsInShort } from '../amounts/spelled-units';
import { readMeasure } from '../amounts/measures';
import { readInchRange } from '../amounts/told-ranges';
import { unitAt } from '../amounts/unit-at';
import { compactModel, hostAt } from '../kinds/titles/title-head';
import { textAt, scan, type ScanToken } from '../reading/scan';
import { compactWords } from '../words/compact-words';
import { words } from '../words/words';
import { collectDenied } from './denied-terms';
import { noteSizes } from './told-sizes';

/** A product's measures in parallel lists, and the terms it says it is or has not. */
export interface ProductTraits {
  /** Places of dimensions. */
  readonly dimensions: readonly number[];
  readonly values: readonly number[];
  /** How many of them, from the start, are in the title. */
  readonly titled: number;
  readonly denied: readonly string[];
}

/** No product says more that matters. */
const MOST_MEASURES = 60;
const LINKS: ReadonlySet<string> = new Set(['y', 'a', 'o']);

/** Reads measures (not those of the model that the title says it is for, if that isn't its own `model`) and denials (`sin disco duro`, `no administrable`) from a product's own texts, and denials from its categories' names. */
export function extractTraits(
  title: string,
  features: readonly string[],
  categories: readonly string[] = [],
  model = '',
): ProductTraits {
  const dimensions: number[] = [];
  const values: number[] = [];
  const denied = new Set<string>();
  let titled = 0;
  for (const [place, text] of [title, ...features].entries()) {
    const tokens = scan(unitsInShort(text));
    collectMeasures(
      place === 0 ? withoutModel(tokens.slice(0, hostAt(tokens, model)), model) : tokens,
      dimensions,
      values,
    );
    collectDenied(tokens, denied);
    if (place === 0) {
      noteMemory(dimensions, values);
      titled = dimensions.length;
    }
  }
  for (const name of categories) collectDenied(scan(name), denied);
  return { dimensions, values, titled, denied: [...denied] };
}

/** Adds the measures that the tokens tell, by the places of their dimensions, up to as many as matter. */
export function collectMeasures(tokens: readonly ScanToken[], dimensions: number[], values: number[]): void {
  noteSizes(tokens, dimensions, values);
  for (let at = 0; at < tokens.length && dimensions.length < MOST_MEASURES;) {
    noteRange(tokens, at, dimensions, values);
    const found =
      readWires(tokens, at) ??
      readMeasure(tokens, at) ??
      readFirstOfTwo(tokens, at) ??
      readCounted(tokens, at) ??
      readPartOfInch(tokens[at]);
    if (!found) {
      at++;
      continue;
    }
    if (found.dimension !== 'celsius' || !tellsOfSurroundings(tokens)) push(found.dimension, found.value);
    at += found.length;
  }

  function push(dimension: Dimension, value: number): void {
    dimensions.push(placeOf(dimension));
    values.push(value);
  }
}

/** Adds the sizes that it takes, where it tells none of its own before: `Soporte hasta 55 pulgadas`, and not `Monitor 24", altura ajustable hasta 5"`. */
function noteRange(tokens: readonly ScanToken[], at: number, dimensions: number[], values: number[]): void {
  const range = dimensions.includes(placeOf('inches')) ? undefined : readInchRange(tokens, at);
  if (!range) return;
  dimensions.push(placeOf('inchesUpTo'));
  values.push(range.upTo);
  if (range.from === undefined) return;
  dimensions.push(placeOf('inchesFrom'));
  values.push(range.from);
}

/** `Temperatura de operación: -10 a 50 °C`: where it may be, and not what it reaches or measures. */
function tellsOfSurroundings(tokens: readonly ScanToken[]): boolean {
  return tokens.some(({ text }) => SURROUNDINGS.has(text));
}
const SURROUNDINGS = words('operacion operativa operating trabajo ambiente almacenamiento storage funcionamiento');

/** A number that ends the product's own model is no amount: the 2421 of `XL-2421 ESC TIJERA`. */
function withoutModel(tokens: readonly ScanToken[], model: string): readonly ScanToken[] {
  const own = compactModel(model);
  return tokens.map((token, at) => (endsModel(tokens, at, own) ? { ...token, kind: 'mixed' } : token));
}

function endsModel(tokens: readonly ScanToken[], at: number, own: string): boolean {
  let start = at;
  while (start > 0 && tokens[start]?.joined === true) start--;
  return start < at && tokens[at]?.kind === 'number' && compactWords(tokens.slice(start, at + 1)) === own;
}

const MOST_WIRES = 100;

/** The 4 of `4 × 22 AWG`, of how many wires a cable is. */
function readWires(
  tokens: readonly ScanToken[],
  at: number,
): { dimension: Dimension; value: number; length: number } | undefined {
  const count = tokens[at];
  const next = at + 1 + Number(textAt(tokens, at + 1) === 'x');
  if (count?.kind !== 'number' || tokens[next]?.kind !== 'number' || textAt(tokens, next + 1) !== 'awg')
    return undefined;
  const value = Number(count.text);
  return Number.isInteger(value) && value <= MOST_WIRES ? { dimension: 'strands', value, length: 1 } : undefined;
}

const MOST_MEMORY = 128;

/** Titles of computers tell their memory first, and what they keep behind it: `8GB 256GB SSD`. */
function noteMemory(dimensions: number[], values: number[]): void {
  const [memory, kept] = [placeOf('memory'), placeOf('gigabytes')];
  const first = dimensions.indexOf(kept);
  const amount = values[first] ?? Infinity;
  if (dimensions.includes(memory) || amount > MOST_MEMORY) return;
  dimensions.push(memory);
  values.push(amount);
}

/** The 12 of `12 y 24 Vcc`, `12-24 V`, `12 a 24 Vcc`, `12/24VCD`. */
function readFirstOfTwo(
  tokens: readonly ScanToken[],
  at: number,
): { dimension: Dimension; value: number; length: number } | undefined {
  const first = tokens[at];
  if (first?.kind !== 'number') return undefined;
  const between = Number(LINKS.has(textAt(tokens, at + 1)));
  const second = tokens[at + 1 + between];
  const isSecond = second?.kind === 'number' && isBeside(tokens, at, second);
  const unit = isSecond ? unitAt(tokens, at + 2 + between) : undefined;
  if (unit) return { dimension: unit.dimension, value: Number(first.text) * unit.factor, length: 1 };
  return FED_WITH.has(first.text) && isBesideVolts(tokens, at)
    ? { dimension: 'volts', value: Number(first.text), length: 1 }
    : undefined;
}

/** Whether the second number is joined to the first by a word or a dash; `10 A 1 POLO` is no range. */
function isBeside(tokens: readonly ScanToken[], at: number, second: ScanToken): boolean {
  return !isDown(tokens, at) && (second.joined || LINKS.has(textAt(tokens, at + 1)));
}

function isDown(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at + 1) === 'a' && Number(textAt(tokens, at)) > Number(textAt(tokens, at + 2));
}

/** Parts of an inch that things are made in. */
const SIXTEENTHS = 16;

/** `POLIDUCTO 1/2`: who sells by inches names none. */
function readPartOfInch(
  token: ScanToken | undefined,
): { dimension: Dimension; value: number; length: number } | undefined {
  const value = token?.kind === 'number' ? Number(token.text) : 1;
  const isPart = value > 0 && value < 1 && Number.isInteger(value * SIXTEENTHS);
  return isPart ? { dimension: 'inches', value, length: 1 } : undefined;
}

/** Volts that things are fed with, one of two of which the unit is written once. */
const FED_WITH = words('5 6 9 12 24 36 48 110 115 120 125 127 208 220 230 240');

/** Whether volts stand behind the number at `at`, or behind a mark or a dash there. */
function isBesideVolts(tokens: readonly ScanToken[], at: number): boolean {
  const next = at + 1 + Number(tokens[at + 1]?.kind === 'break');
  const isApart = next > at + 1 || tokens[next]?.joined === true;
  return isApart && readMeasure(tokens, next)?.dimension === 'volts';
}
