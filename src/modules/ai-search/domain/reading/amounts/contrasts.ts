import { valueIn } from '@/modules/ai-search/domain/amounts/measure-fit';
import { EXACT_DIMENSIONS } from '@/modules/ai-search/domain/amounts/measure-table';
import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import type { MeasureWish } from '../intent';

/** Less of these is more, or as good. */
const DOWNWARDS: ReadonlySet<Dimension> = new Set<Dimension>(['awg', 'pieces']);

/** `de 20,000 mAh, no la de diez mil`: what is smaller than an amount that was refused for being too little is refused too. */
export function contrasted(measures: readonly MeasureWish[], denied: readonly MeasureWish[]): readonly MeasureWish[] {
  if (denied.length === 0) return measures;
  return measures.map((wish) => {
    const { dimension, comparison, value } = wish;
    if (comparison !== 'equal' || EXACT_DIMENSIONS.has(dimension) || DOWNWARDS.has(dimension)) return wish;
    const others = denied.flatMap((each) => valueIn(dimension, each) ?? []);
    if (others.length === 0) return wish;
    if (others.every((other) => other < value)) return { ...wish, comparison: 'enough' };
    return others.every((other) => other > value) ? { ...wish, comparison: 'upTo' } : wish;
  });
}
