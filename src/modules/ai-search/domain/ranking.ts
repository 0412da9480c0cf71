import type { Candidates } from './candidates';
import type { Order } from './intent';

/** What ranking asks of a product, as the caller sees it. */
export interface RankFacts {
  /** What the caller pays, in hundredths; undefined when it can't be bought. */
  centsOf(slot: number): number | undefined;
  salesOf(slot: number): number;
}

/** Matches in no order, with a key each: whole, not negative, lower comes first. */
export interface Ranked {
  readonly slots: Uint32Array;
  readonly keys: Float64Array;
}

/** Keys are below this (the finder's own bound). */
const TOP = 2 ** 32 - 1;
const TIER = 2 ** 29;
/** Scores are told apart to this part. */
const STEP = 1_000_000;
const OFFSET = 1000;
/** A match is worth at least this share of the best one. */
const LEAST_SHARE = 0.35;
/** Sales only decide between products that answer equally well. */
const POPULARITY = 0.04;
const MANY_SALES = Math.log1p(100_000);

/** Keeps what passes the tests and is not far behind the best, and orders it as asked. */
export function rank(
  candidates: Candidates,
  tests: readonly ((slot: number) => boolean)[],
  order: Order,
  facts: RankFacts,
): Ranked {
  const places = passing(candidates, tests);
  const best = places.reduce((most, place) => Math.max(most, candidates.scores[place] ?? 0), 0);
  const kept = places.filter((place) => (candidates.scores[place] ?? 0) >= best * LEAST_SHARE);
  const slots = Uint32Array.from(kept, (place) => candidates.slots[place] ?? 0);
  const keys = Float64Array.from(kept, (place, at) => keyOf(candidates, place, slots[at] ?? 0, order, facts));
  return { slots, keys };
}

function passing({ slots }: Candidates, tests: readonly ((slot: number) => boolean)[]): Uint32Array {
  const places = new Uint32Array(slots.length);
  let count = 0;
  for (let place = 0; place < slots.length; place++) {
    const slot = slots[place] ?? 0;
    if (tests.every((test) => test(slot))) places[count++] = place;
  }
  return places.subarray(0, count);
}

/** With an order asked for, what lacks less of the rest that was asked comes first; then the order. */
function keyOf(candidates: Candidates, place: number, slot: number, order: Order, facts: RankFacts): number {
  const tier = (candidates.missing[place] ?? 0) * TIER;
  switch (order) {
    case 'relevance':
      return TOP - Math.round((OFFSET + (candidates.scores[place] ?? 0) + popularity(facts.salesOf(slot))) * STEP);
    case 'bestselling':
      return tier + TIER - 1 - Math.min(facts.salesOf(slot), TIER - 1);
    case 'cheapest':
    case 'dearest':
      return tier + priceKey(facts.centsOf(slot), order === 'dearest');
  }
}

function popularity(sales: number): number {
  return POPULARITY * Math.min(1, Math.log1p(Math.max(sales, 0)) / MANY_SALES);
}

function priceKey(cents: number | undefined, dearest: boolean): number {
  if (cents === undefined) return TIER - 1;
  const bounded = Math.min(cents, TIER - 2);
  return dearest ? TIER - 2 - bounded : bounded;
}
