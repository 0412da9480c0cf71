import { textAt, type ScanToken } from '../reading/scan';
import { unitAt } from './unit-at';
import type { Dimension } from './dimensions';

/** What a thing measures on several sides: `20x12`, `60 x 40 x 20 cm`; also so many of such a size (`2x18 awg`). */
export interface ReadSize {
  /** The numbers in the order in which they were said. */
  readonly sides: readonly number[];
  readonly length: number;
}

const NUMBER = String.raw`(\d{1,5}(?:\.\d{1,4})?)`;
const UNIT = '(?: ?(?:mm|cms?|mts?|m|pulgadas?|pulg|plg|in))?';
const BETWEEN = '(?: ?x ?| por )';
const SIZE = new RegExp(`^${NUMBER}${UNIT}${BETWEEN}${NUMBER}(?:${UNIT}${BETWEEN}${NUMBER})?(?:${UNIT}|awg|a)(?= |$)`);
/** Tokens of a size at most: three numbers, each with its unit, and what stands between them. */
const MOST_TOKENS = 8;
/** Always, and no size. */
const ALWAYS = '24x7';
/** What may be measured behind the second number, if anything is: `3 x 20 A`; `5 x 2 TB` are five of something. */
const OF_SIZES: ReadonlySet<Dimension> = new Set<Dimension>(['awg', 'amperes']);

/** Reads the size that starts at `at`; undefined where none does. */
export function readSize(tokens: readonly ScanToken[], at: number): ReadSize | undefined {
  const said = mayBeSize(tokens, at) ? SIZE.exec(textFrom(tokens, at)) : null;
  if (!said || said[0] === ALWAYS) return undefined;
  const sides = said.slice(1).filter(isSaid).map(Number);
  const length = said[0].split(' ').length;
  const isOfElse = !mayBeMeasured(unitAt(tokens, at + length)?.dimension);
  return isOfElse || sides.includes(0) ? undefined : { sides, length };
}

/** Groups that matched nothing are undefined, whatever their type says. */
function isSaid(number: string | undefined): boolean {
  return number !== undefined;
}

function mayBeMeasured(dimension: Dimension | undefined): boolean {
  return dimension === undefined || OF_SIZES.has(dimension);
}

/** Most numbers are none: nothing is put together for them. */
function mayBeSize(tokens: readonly ScanToken[], at: number): boolean {
  if (!/^\d/.test(textAt(tokens, at))) return false;
  return [textAt(tokens, at), textAt(tokens, at + 1), textAt(tokens, at + 2)].some(
    (text) => text === 'por' || /^(?:[\d.]+[a-z]{0,2})?x\d*/.test(text),
  );
}

function textFrom(tokens: readonly ScanToken[], at: number): string {
  const behind = tokens.slice(at, at + MOST_TOKENS);
  const end = behind.findIndex(({ kind }) => kind === 'break' || kind === 'sign');
  return behind
    .slice(0, end < 0 ? behind.length : end)
    .map(({ text }) => text)
    .join(' ');
}

/** A size as it is told: `20x12`. */
export function saidSize(sides: readonly number[]): string {
  return sides.join('x');
}

/** The sides of a size that was told so. */
export function sidesOf(said: string): number[] {
  return said.split('x').map(Number);
}
