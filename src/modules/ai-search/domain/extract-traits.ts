import { termOf } from '@/modules/products/domain/text/terms';
import { DIMENSIONS, type Dimension } from './measure-table';
import { readMeasure, unitAt } from './measures';
import { scan, type ScanToken } from './scan';

/** A product's measures in parallel lists, and the terms it says it is or has not. */
export interface ProductTraits {
  /** Places in DIMENSIONS. */
  readonly dimensions: readonly number[];
  readonly values: readonly number[];
  /** How many of them, from the start, are in the title. */
  readonly titled: number;
  readonly denied: readonly string[];
}

const PLACES: ReadonlyMap<Dimension, number> = new Map(DIMENSIONS.map((dimension, place) => [dimension, place]));
/** No product says more that matters. */
const MOST_MEASURES = 60;
const DENIERS: ReadonlySet<string> = new Set(['sin', 'no', 'ni']);
/** What begins with these is a name, not a denial: no break, no touch. */
const NAMES_WITH_NO: ReadonlySet<string> = new Set(['break', 'brake', 'touch']);
const DENIED_VERBS: ReadonlySet<string> = new Set(
  'incluye incluyen requiere requieren necesita trae tiene lleva es son incluido'.split(' '),
);
const SMALL: ReadonlySet<string> = new Set('de del la el los las un una con a en al para por'.split(' '));

/** Reads measures and denials (`sin disco duro`, `no administrable`) from a product's own texts, and denials from its categories' names. */
export function extractTraits(
  title: string,
  features: readonly string[],
  categories: readonly string[] = [],
): ProductTraits {
  const dimensions: number[] = [];
  const values: number[] = [];
  const denied = new Set<string>();
  let titled = 0;
  for (const [place, text] of [title, ...features].entries()) {
    const tokens = scan(text);
    collectMeasures(tokens, dimensions, values);
    collectDenied(tokens, denied);
    if (place === 0) titled = dimensions.length;
  }
  for (const name of categories) collectDenied(scan(name), denied);
  return { dimensions, values, titled, denied: [...denied] };
}

function collectMeasures(tokens: readonly ScanToken[], dimensions: number[], values: number[]): void {
  for (let at = 0; at < tokens.length && dimensions.length < MOST_MEASURES;) {
    const found = readMeasure(tokens, at) ?? readFirstOfTwo(tokens, at);
    if (!found) {
      at++;
      continue;
    }
    push(found.dimension, found.value);
    at += found.length;
  }

  function push(dimension: Dimension, value: number): void {
    dimensions.push(PLACES.get(dimension) ?? 0);
    values.push(value);
  }
}

/** The 12 of `12 y 24 Vcc`, `12-24 V`, `12 a 24 Vcc`. */
function readFirstOfTwo(
  tokens: readonly ScanToken[],
  at: number,
): { dimension: Dimension; value: number; length: number } | undefined {
  const first = tokens[at];
  if (first?.kind !== 'number') return undefined;
  const between = ['y', 'a', 'o'].includes(tokens[at + 1]?.text ?? '') ? 1 : 0;
  const second = tokens[at + 1 + between];
  if (second?.kind !== 'number' || (between === 0 && !second.joined)) return undefined;
  const unit = unitAt(tokens, at + 2 + between);
  return unit && { dimension: unit.dimension, value: Number(first.text) * unit.factor, length: 1 };
}

function collectDenied(tokens: readonly ScanToken[], denied: Set<string>): void {
  for (let at = 0; at < tokens.length; at++) {
    if (!DENIERS.has(tokens[at]?.text ?? '') || NAMES_WITH_NO.has(tokens[at + 1]?.text ?? '')) continue;
    for (const term of deniedFrom(tokens, at + 1)) denied.add(term);
  }
}

/** What is denied from `from` on: one word, with what punctuation joins to it (`sin Wi-Fi`); `disco duro` is one thing. */
function deniedFrom(tokens: readonly ScanToken[], from: number): string[] {
  for (let at = from; at < tokens.length; at++) {
    const { text, kind } = tokens[at] ?? { text: '', kind: 'break' };
    if (kind === 'break' || DENIERS.has(text) || ['y', 'o', 'pero'].includes(text)) return [];
    if (SMALL.has(text) || DENIED_VERBS.has(text)) continue;
    if (text === 'disco') return ['hdd', 'disco'];
    const next = tokens[at + 1];
    return next?.joined === true ? [text, next.text, text + next.text].map(termOf) : [termOf(text)];
  }
  return [];
}
