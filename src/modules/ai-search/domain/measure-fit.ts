import type { MeasureWish } from './intent';
import { DIMENSIONS, EXACT_DIMENSIONS, MORE_IS_FINE, type Dimension } from './measure-table';
import type { TraitTable } from './trait-table';

/** Within this share two values are the same. */
const SAME = 0.025;
/** What a value twice, or half, of the one asked for is still worth, and how far the others fall. */
const NEAR = 0.5;
const MISFIT = -0.3;
/** A value found only among the features says less of the product than one in its title. */
const ELSEWHERE = 0.75;

/** Dimensions that answer for one another: a recorder for eight cameras has eight channels. */
const ANSWERED_BY: Partial<Record<Dimension, readonly Dimension[]>> = {
  cameras: ['channels'],
  channels: ['cameras'],
};

/** How well a product's measures meet a wish: 1 as asked, less when near, below 0 when it is another, 0 when nothing is known. */
export type MeasureFit = (slot: number) => number;

/** Prepares the comparison of many products with one wish. */
export function fitTo(wish: MeasureWish, traits: TraitTable): MeasureFit {
  const fit = (value: number): number => worth(wish, value);
  const dimensions = [wish.dimension, ...(ANSWERED_BY[wish.dimension] ?? [])].map((dimension) =>
    DIMENSIONS.indexOf(dimension),
  );
  return (slot) => {
    let best: number | undefined;
    for (const dimension of dimensions) {
      const found = traits.best(slot, dimension, fit, ELSEWHERE);
      if (found !== undefined && (best === undefined || found > best)) best = found;
    }
    return best ?? 0;
  };
}

function worth({ dimension, comparison, value: asked }: MeasureWish, value: number): number {
  if (isMet(comparison, asked, value)) return 1;
  if (EXACT_DIMENSIONS.has(dimension)) return MISFIT;
  if (MORE_IS_FINE.has(dimension) && value > asked) return 0.9;
  if (asked <= 0 || value <= 0) return MISFIT;
  return Math.max(MISFIT, NEAR * (1 - Math.abs(Math.log2(value / asked))));
}

function isMet(comparison: MeasureWish['comparison'], asked: number, value: number): boolean {
  if (comparison === 'least') return value >= asked * (1 - SAME);
  if (comparison === 'most') return value <= asked * (1 + SAME);
  return Math.abs(value - asked) <= asked * SAME;
}
