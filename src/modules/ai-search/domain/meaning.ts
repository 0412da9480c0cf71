import type { Candidates } from './candidates';

/** How near each product's text is to a sentence in meaning. */
export interface Similarities {
  /** Cosine by slot. */
  readonly bySlot: Float32Array;
  /** The nearest listed products, in no order. */
  readonly nearest: Uint32Array;
  readonly best: number;
}

/** What full likeness counts beside words and measures, whose weights are about 1 each. */
const WEIGHT = 0.8;
/** Below this share of the best one, likeness says nothing: every text of a trade is somewhat like every other. */
const FLOOR = 0.6;
/** What is only like the sentence, and has none of its words, lacks most of what was asked. */
const ALL_MISSING = 3;

/** The listed slots with the highest similarity, at most `count`; by a threshold that is good enough, without sorting everything. */
export function nearestOf(bySlot: Float32Array, listed: (slot: number) => boolean, count: number): Similarities {
  let best = 0;
  for (let slot = 0; slot < bySlot.length; slot++) {
    const value = bySlot[slot] ?? 0;
    if (value > best && listed(slot)) best = value;
  }
  const near: number[] = [];
  for (let slot = 0; slot < bySlot.length; slot++)
    if ((bySlot[slot] ?? 0) > best * FLOOR && listed(slot)) near.push(slot);
  if (near.length > count) near.sort((a, b) => (bySlot[b] ?? 0) - (bySlot[a] ?? 0) || a - b).splice(count);
  return { bySlot, nearest: Uint32Array.from(near), best };
}

/** Candidates by words and measures together with those by meaning. */
export function joinMeaning(lexical: Candidates, { bySlot, nearest, best }: Similarities): Candidates {
  if (best <= 0) return lexical;
  const known = new Set(lexical.slots);
  const added = nearest.filter((slot) => !known.has(slot));
  const slots = new Uint32Array(lexical.slots.length + added.length);
  const scores = new Float32Array(slots.length);
  const missing = new Uint8Array(slots.length).fill(ALL_MISSING);
  slots.set(lexical.slots);
  slots.set(added, lexical.slots.length);
  scores.set(lexical.scores);
  missing.set(lexical.missing);
  for (let at = 0; at < slots.length; at++) {
    const likeness = Math.max(0, ((bySlot[slots[at] ?? 0] ?? 0) / best - FLOOR) / (1 - FLOOR));
    scores[at] = (scores[at] ?? 0) + WEIGHT * likeness;
  }
  return { slots, scores, missing };
}
