import { isLimit } from '../amounts/measure-fit';
import type { Intent } from '../reading/intent';
import { isRequiredTrait, opposable, type Slots } from './exclusions';

/**
 * What may be let go when nothing meets everything, the least important first (see docs/adr/0015-ai-search.md). What was excluded stays excluded.
 */
export const RELAXABLE = ['trait', 'measure', 'quantity', 'branch', 'stock', 'price', 'brand'] as const;
export type Constraint = (typeof RELAXABLE)[number];

/** What filtering asks of a product, as the caller sees it. */
export interface ProductFacts {
  brandOf(slot: number): string;
  /** What the caller pays, in hundredths of the price limit's currency; undefined when it can't be bought. */
  priceOf(slot: number): number | undefined;
  piecesOf(slot: number): number;
  /** New pieces in these branches together. */
  piecesIn(slot: number, branchCodes: readonly string[]): number;
  /** Whether it is known to keep the limits of measures that were said. */
  keepsLimits(slot: number): boolean;
  /** Whether it tells a measure that was left out. */
  tellsDenied(slot: number): boolean;
  /** Whether it tells the opposite of a trait that was asked for, lacks one that was told as a condition, or works with other systems than the one said. */
  isContrary(slot: number): boolean;
}

/** Whether a product keeps something that was said. */
export type SlotTest = (slot: number) => boolean;

/** The constraints that the intent has and that may be let go. */
export function constraintsOf(intent: Intent): Constraint[] {
  const has: Readonly<Record<Constraint, boolean>> = {
    trait: opposable(intent.concepts).length > 0 || intent.concepts.some(isRequiredTrait) || hasSystem(intent),
    measure: intent.measures.some((wish) => isLimit(wish) || wish.required === true),
    quantity: intent.quantity > 0,
    branch: intent.branchCodes.length > 0,
    stock: intent.inStock,
    price: intent.price !== undefined,
    brand: intent.brandIds.length > 0,
  };
  return RELAXABLE.filter((constraint) => has[constraint]);
}

function hasSystem({ concepts }: Intent): boolean {
  return concepts.some(({ system }) => system === true);
}

/** Tests of everything but what was let go, the cheapest first. */
export function testsOf(
  intent: Intent,
  facts: ProductFacts,
  excluded: Slots,
  letGo: readonly Constraint[],
): SlotTest[] {
  const kept = new Set(constraintsOf(intent).filter((constraint) => !letGo.includes(constraint)));
  const tests: SlotTest[] = [];
  if (kept.has('brand')) tests.push((slot) => intent.brandIds.includes(facts.brandOf(slot)));
  if (intent.exclusions.length > 0) tests.push((slot) => !excluded.has(slot));
  if (intent.excludedBrandIds.length > 0) tests.push((slot) => !intent.excludedBrandIds.includes(facts.brandOf(slot)));
  if (intent.deniedMeasures ?? intent.exclusions.length > 0) tests.push((slot) => !facts.tellsDenied(slot));
  const available = availabilityTest(intent, facts, kept);
  if (available) tests.push(available);
  if (kept.has('trait')) tests.push((slot) => !facts.isContrary(slot));
  if (kept.has('measure')) tests.push((slot) => facts.keepsLimits(slot));
  if (kept.has('price')) tests.push((slot) => isWithin(intent.price, facts.priceOf(slot)));
  return tests;
}

function availabilityTest(intent: Intent, facts: ProductFacts, kept: ReadonlySet<Constraint>): SlotTest | undefined {
  const needed = kept.has('quantity') ? intent.quantity : 1;
  if (kept.has('branch')) return (slot) => facts.piecesIn(slot, intent.branchCodes) >= needed;
  return kept.has('stock') || kept.has('quantity') ? (slot) => facts.piecesOf(slot) >= needed : undefined;
}

function isWithin(limit: Intent['price'], price: number | undefined): boolean {
  if (price === undefined || !limit) return false;
  const { least = 0, most = Infinity, beyond = false } = limit;
  const [low, high] = [Math.round(least * 100), Math.round(most * 100)];
  return beyond ? price > low && price < high : price >= low && price <= high;
}

/** What to let go, attempt by attempt: nothing, then one constraint, then more and more, always the least important first. */
export function attempts(constraints: readonly Constraint[]): Constraint[][] {
  const prefixes = constraints.map((_, place) => constraints.slice(0, place + 1)).slice(1);
  return [[], ...constraints.map((constraint) => [constraint]), ...prefixes];
}
