import type { Candidates } from '../ranking/ranking';
import type { QuantisedVector } from './quantise';
import type { VectorStore } from './vector-store';

/** How near products are to a sentence in meaning. */
export interface Similarities {
  /** Cosine by slot: exact for the nearest, about right for the others; 0 without a vector. */
  readonly bySlot: Float32Array;
  /** The nearest products, best first. */
  readonly nearest: Uint32Array;
  readonly best: number;
}

/** What full likeness counts beside words and measures, whose weights are about 1 each. */
const WEIGHT = 0.8;
/** Below this share of the best one, likeness says nothing: every text of a trade is somewhat like every other. */
const FLOOR = 0.6;
/** So many are compared exactly, after all were by their signatures. */
const COMPARED = 2000;
const STEPS = 1000;

/** The listed products nearest to the query among all, at most `count`. */
export function nearestTo(
  query: QuantisedVector,
  store: VectorStore,
  listed: (slot: number) => boolean,
  count: number,
): Similarities {
  const bySlot = store.estimate(query);
  const near = highest(bySlot, listed, COMPARED);
  for (const slot of near) bySlot[slot] = store.similarity(query, slot);
  near.sort((a, b) => (bySlot[b] ?? 0) - (bySlot[a] ?? 0) || a - b);
  const best = bySlot[near[0] ?? -1] ?? 0;
  const nearest = near.slice(0, count).filter((slot) => (bySlot[slot] ?? 0) > best * FLOOR);
  return { bySlot, nearest: Uint32Array.from(nearest), best };
}

/** About the `count` highest, by a histogram. */
function highest(bySlot: Float32Array, listed: (slot: number) => boolean, count: number): number[] {
  const least = thresholdOf(bySlot, count);
  const near: number[] = [];
  for (let slot = 0; slot < bySlot.length; slot++) {
    const value = bySlot[slot] ?? 0;
    if (value > 0 && value >= least && listed(slot)) near.push(slot);
  }
  return near;
}

/** The value that about `count` of the values reach. */
function thresholdOf(values: Float32Array, count: number): number {
  const steps = new Uint32Array(STEPS + 1);
  for (const value of values) {
    const step = Math.floor(Math.max(value, 0) * STEPS);
    steps[step] = (steps[step] ?? 0) + 1;
  }
  let left = count;
  let step = STEPS;
  while (step > 0 && left > 0) left -= steps[step--] ?? 0;
  return step / STEPS;
}

/** Adds likeness in meaning to what words and measures say. */
export function addMeaning(candidates: Candidates, { bySlot, best }: Similarities): Candidates {
  if (best <= 0) return candidates;
  const scores = candidates.scores.map((score, at) => {
    const likeness = (bySlot[candidates.slots[at] ?? 0] ?? 0) / best;
    return score + (WEIGHT * Math.max(0, Math.min(likeness, 1) - FLOOR)) / (1 - FLOOR);
  });
  return { ...candidates, scores };
}

/** Slots of both, each once. */
export function united(slots: Uint32Array, more: Uint32Array): Uint32Array {
  const wanted = new Set(more);
  for (const slot of slots) wanted.delete(slot);
  const added = Uint32Array.from(wanted);
  const all = new Uint32Array(slots.length + added.length);
  all.set(slots);
  all.set(added, slots.length);
  return all;
}
