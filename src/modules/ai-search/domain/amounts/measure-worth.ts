import type { Comparison, MeasureWish } from '../reading/intent';
import type { Dimension } from './dimensions';
import { mainsOf } from './mains';
import { EXACT_DIMENSIONS, MORE_IS_FINE, OF_CAPACITY } from './measure-table';

/** Within this share two values are the same. */
export const SAME = 0.025;
/** What a value twice, or half, of the one asked for is still worth, and how far the others fall. */
const NEAR = 0.5;
export const MISFIT = -0.3;
/** Of a capacity more than was asked for serves as well and costs more; less does not serve. */
const MORE_SERVES = 0.7;
const BEYOND_SERVES = 0.2;
const SHORT_BY_HALF = -0.5;
/** What holds more people than asked for serves them as well. */
const ENOUGH = 0.95;
const TOO_MUCH = 0.04;
/** What is worth this much meets a wish. */
export const MET = 0.7;

/** Limits that no value of a product may pass; the others one value keeps. */
export const UPPER: ReadonlySet<Comparison> = new Set<Comparison>(['most', 'less', 'upTo']);

type Asked = Pick<MeasureWish, 'dimension' | 'value'>;

/** What many values are worth to one wish: all that doesn't depend on them is told once. */
export function worthOf(wish: MeasureWish): (value: number) => number {
  const { dimension, comparison, value: asked } = wish;
  const isAsked = comparison === 'upTo' || comparison === 'equal';
  const meets = isAsked ? sameAs(wish) : meeting(comparison, asked);
  const isMore = comparison === 'enough' ? meeting('more', asked) : undefined;
  const holdsMore = dimension === 'users' && comparison === 'equal';
  const other = EXACT_DIMENSIONS.has(dimension) ? (): number => MISFIT : worthOfOther(wish);
  return (value) => {
    if (isMore?.(value) === true) return worthOfMore(asked, value);
    if (meets(value)) return 1;
    return holdsMore && value > asked ? ENOUGH : other(value);
  };
}

/** The amperes of a battery are what it holds: of these it is another one with more. */
export function worthAs(told: Dimension, wish: MeasureWish): (value: number) => number {
  return worthOf(told === 'ampereHours' ? { ...wish, dimension: told } : wish);
}

/** Beyond these shares of what was asked every value is a misfit, of a capacity and of anything else. */
const OF_CAPACITY_BETWEEN = [1 / 2, 32] as const;
const BETWEEN = [1 / 4, 4] as const;

/** What another value than the one asked for is worth. */
function worthOfOther({ dimension, comparison, value: asked }: MeasureWish): (value: number) => number {
  const isMoreFine = MORE_IS_FINE.has(dimension);
  const isCapacity = OF_CAPACITY.has(dimension) && !UPPER.has(comparison);
  const worthBeside = (doublings: number): number => {
    if (!isCapacity) return NEAR * (1 - Math.abs(doublings));
    return doublings > 0 ? MORE_SERVES - BEYOND_SERVES * doublings : NEAR + (NEAR - SHORT_BY_HALF) * doublings;
  };
  const [low, high] = isCapacity ? OF_CAPACITY_BETWEEN : BETWEEN;
  const [least, most] = [asked * low, asked * high];
  return (value) => {
    if (isMoreFine && value > asked) return 0.9;
    if (asked <= 0 || value <= 0 || value < least || value > most) return MISFIT;
    return Math.max(MISFIT, worthBeside(Math.log2(value / asked)));
  };
}

/** What holds more than has to be served is worth the less the more it is too much. */
function worthOfMore(asked: number, value: number): number {
  return Math.max(MET, ENOUGH - (asked > 0 ? TOO_MUCH * Math.log2(value / asked) : 0));
}

/** Whether values are the one said; of volts, whether they are of the same mains (`110`, `127`), or of cells that are called by the same. */
export function sameAs({ dimension, value: asked }: Asked): (value: number) => boolean {
  if (dimension !== 'volts') return meeting('equal', asked);
  const mains = mainsOf(asked);
  if (mains !== undefined) return (value) => mainsOf(value) === mains;
  const isAsked = meeting('equal', asked);
  const cells = CELLS.find((named) => named.some(isAsked))?.map((each) => meeting('equal', each));
  return cells ? (value) => cells.some((isOne) => isOne(value)) : isAsked;
}
/** What lithium cells in a row give, and what batteries of them are called by. */
const CELLS: readonly (readonly number[])[] = [
  [12, 12.8],
  [24, 25.6],
  [48, 51.2],
];

/** Whether values are so as was said of this one. */
export function meeting(comparison: Comparison, asked: number): (value: number) => boolean {
  const [low, high] = [asked * (1 - SAME), asked * (1 + SAME)];
  if (comparison === 'equal') return (value) => value >= low && value <= high;
  if (comparison === 'more') return (value) => value > high;
  if (comparison === 'less') return (value) => value < low;
  return comparison === 'least' || comparison === 'enough' ? (value) => value >= low : (value) => value <= high;
}
