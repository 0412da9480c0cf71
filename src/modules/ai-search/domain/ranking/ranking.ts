import type { Order } from '../reading/intent';

/** Products with how well they answer an intent, as far as words and measures go. */
export interface Candidates {
  readonly slots: Uint32Array;
  /** Higher is better. */
  readonly scores: Float32Array;
  /** How much of what was asked is missing: 0 nothing … 3 much. */
  readonly missing: Uint8Array;
  /** 1 where it doesn't tell a measure or a trait that was said; missing when none was. */
  readonly untold?: Uint8Array;
  /** Whether a measure was asked for that none of them has. */
  readonly unmet?: boolean;
}

/** What is searched: slots are below `capacity`; `listed` answers those on sale. */
export interface Catalog {
  readonly capacity: number;
  readonly documents: number;
  listed(): Uint32Array;
  isListed(slot: number): boolean;
}

/** What ranking asks of a product, as the caller sees it. */
export interface RankFacts {
  /** What the caller pays, in hundredths; undefined when it can't be bought. */
  centsOf(slot: number): number | undefined;
  salesOf(slot: number): number;
  /** How much it has of what the order compares; undefined when that isn't known. */
  amountOf?(slot: number): number | undefined;
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

/** Keeps what is not far behind the best, and orders it as asked. Where nothing is worth anything all are as good. */
export function rank(candidates: Candidates, order: Order, facts: RankFacts): Ranked {
  const { scores } = candidates;
  let best = 0;
  for (const score of scores) if (score > best) best = score;
  const slots = new Uint32Array(scores.length);
  const keys = new Float64Array(scores.length);
  let count = 0;
  for (let place = 0; place < scores.length; place++) {
    if ((scores[place] ?? 0) < best * LEAST_SHARE) continue;
    const slot = candidates.slots[place] ?? 0;
    slots[count] = slot;
    keys[count++] = keyOf(candidates, place, slot, order, facts);
  }
  return { slots: slots.subarray(0, count), keys: keys.subarray(0, count) };
}

/** Takes turns between groups, each in its own order: one of the first, one of the second, and so on; what is in none (-1) comes last. */
export function interleaved({ slots, keys }: Ranked, groups: number, groupOf: (slot: number) => number): Ranked {
  const places = [...slots.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
  const turns = new Array<number>(groups + 1).fill(0);
  const turned = new Float64Array(keys.length);
  for (const place of places) {
    const group = groupOf(slots[place] ?? 0);
    const own = group < 0 ? groups : group;
    const turn = turns[own] ?? 0;
    turns[own] = turn + 1;
    turned[place] = group < 0 ? slots.length * groups + turn : turn * groups + group;
  }
  return { slots, keys: turned };
}

/** One answer after another of each of the lists in turn, each slot once. */
export function mixed(lists: readonly Ranked[]): Ranked {
  const queues = lists.map(inOrder);
  const slots = new Set<number>();
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn++)
    for (const queue of queues) {
      const slot = queue[turn];
      if (slot !== undefined) slots.add(slot);
    }
  return { slots: Uint32Array.from(slots), keys: Float64Array.from(slots.size > 0 ? [...slots].keys() : []) };
}

/** The slots, the best first. */
export function inOrder({ slots, keys }: Ranked): Uint32Array {
  const places = [...slots.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
  return Uint32Array.from(places, (place) => slots[place] ?? 0);
}

/** The slots that pass all tests. */
export function passing(slots: Uint32Array, tests: readonly ((slot: number) => boolean)[]): Uint32Array {
  if (tests.length === 0) return slots;
  const kept = new Uint32Array(slots.length);
  let count = 0;
  for (const slot of slots) if (passes(slot, tests)) kept[count++] = slot;
  return kept.subarray(0, count);
}

function passes(slot: number, tests: readonly ((slot: number) => boolean)[]): boolean {
  for (const test of tests) if (!test(slot)) return false;
  return true;
}

/** With an order asked for, what lacks less of the rest that was asked comes first; then the order. */
function keyOf(candidates: Candidates, place: number, slot: number, order: Order, facts: RankFacts): number {
  const tier = (candidates.missing[place] ?? 0) * TIER;
  switch (order) {
    case 'relevance':
      return TOP - Math.round((worthOf(candidates, place) + popularity(facts.salesOf(slot))) * STEP);
    case 'bestselling':
      return tier + salesKey(facts.salesOf(slot));
    case 'most':
    case 'least':
      return tier + amountKey(facts.amountOf?.(slot), order === 'most');
    case 'cheapest':
    case 'dearest':
      return tier + priceKey(facts.centsOf(slot), order === 'dearest');
  }
}

/** What tells every measure and trait that was said, and lacks nothing else, stands before what only resembles it more. */
function worthOf({ scores, missing, untold }: Candidates, place: number): number {
  const isWhole = untold?.[place] === 0 && missing[place] === 0;
  return (isWhole ? 2 * OFFSET : OFFSET) + (scores[place] ?? 0);
}

function popularity(sales: number): number {
  return POPULARITY * Math.min(1, Math.log1p(Math.max(sales, 0)) / MANY_SALES);
}

/** Sales may be negative: goods that came back. */
function salesKey(sales: number): number {
  const middle = TIER / 2;
  return middle - Math.max(1 - middle, Math.min(sales, middle));
}

/** Amounts of all sizes by their logarithm, a thousandth of which counts; the unknown ones last. */
function amountKey(amount: number | undefined, most: boolean): number {
  if (amount === undefined || amount <= 0) return TIER - 1;
  const place = Math.round((Math.log2(amount) + 40) * 1_000_000);
  return most ? TIER - 2 - Math.min(place, TIER - 2) : Math.min(place, TIER - 2);
}

function priceKey(cents: number | undefined, dearest: boolean): number {
  if (cents === undefined) return TIER - 1;
  const bounded = Math.min(cents, TIER - 2);
  return dearest ? TIER - 2 - bounded : bounded;
}
