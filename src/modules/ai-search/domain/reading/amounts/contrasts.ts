import { EXACT_DIMENSIONS } from '@/modules/ai-search/domain/amounts/measure-table';
import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import type { MeasureWish } from '../intent';

/** Counted of one thing by several names: a switch of eight ports serves eight cameras. */
const FAMILIES: readonly ReadonlySet<Dimension>[] = [
  new Set<Dimension>(['cameras', 'channels', 'ports']),
  new Set<Dimension>(['kilograms', 'pounds']),
];
/** Less of these is more. */
const DOWNWARDS: ReadonlySet<Dimension> = new Set<Dimension>(['awg', 'pieces']);

/** `de 20,000 mAh, no la de diez mil`: what is smaller than an amount that was refused for being too little is refused too. */
export function contrasted(measures: readonly MeasureWish[], denied: readonly MeasureWish[]): readonly MeasureWish[] {
  if (denied.length === 0) return measures;
  return measures.map((wish) => {
    if (wish.comparison !== 'equal' || EXACT_DIMENSIONS.has(wish.dimension) || DOWNWARDS.has(wish.dimension))
      return wish;
    const others = denied.filter(({ dimension }) => areOne(dimension, wish.dimension));
    if (others.length === 0) return wish;
    if (others.every(({ value }) => value < wish.value)) return { ...wish, comparison: 'enough' };
    return others.every(({ value }) => value > wish.value) ? { ...wish, comparison: 'upTo' } : wish;
  });
}

function areOne(first: Dimension, second: Dimension): boolean {
  return first === second || FAMILIES.some((family) => family.has(first) && family.has(second));
}
