import type { ConceptBoard } from './concept-board';
import { OWN_KIND } from './field-quality';
import type { Concept, Intent, MeasureWish, Role } from './intent';
import { fitOf } from './measure-fit';
import type { TraitTable } from './trait-table';

/** Products that answer an intent as far as words and measures go, before anything is filtered. */
export interface Candidates {
  readonly slots: Uint32Array;
  /** Higher is better. */
  readonly scores: Float32Array;
  /** How much of what was asked is missing: 0 nothing … 3 much. */
  readonly missing: Uint8Array;
}

const ROLE_WEIGHT: Readonly<Record<Role, number>> = { subject: 1, trait: 0.8, purpose: 0.4 };
/** What is asked for counts more than how it should be. */
const HEAD_WEIGHT = 1.8;
const MEASURE_WEIGHT = 1.1;
const MEASURE_MET = 0.7;
/** The part of a word's weight that does not depend on how rare it is. */
const EVEN = 0.5;
/** Concepts beyond this many are not looked for: hits are kept in the bits of a number. */
const MOST_CONCEPTS = 30;
/** Below this the thing asked for is only somewhere in the title: a kit names its parts. */
const NAMED_KIND = 0.65;
const HALF_A_KIND = 0.8;
/** A product that says it has not what was to be left out beats one that says nothing. */
const DENIAL_BONUS = 0.4;
const EXCLUDED_QUALITY = { without: 0.01, 'not-a': 0.6 } as const;

/** Scores products by the concepts and measures of an intent. Scratch memory is kept between queries. */
export class CandidateFinder {
  private score = new Float32Array(0);
  private hits = new Uint32Array(0);
  private own = new Uint32Array(0);
  private half = new Uint8Array(0);
  private seen = new Uint32Array(0);
  private stamp = 0;
  private slots = new Uint32Array(0);
  private count = 0;

  constructor(
    private readonly board: ConceptBoard,
    private readonly traits: TraitTable,
  ) {}

  /** `listed` answers every product on sale: asked only when no word says which are meant. */
  find(intent: Intent, capacity: number, documents: number, listed: () => Uint32Array): Candidates {
    this.begin(capacity);
    const concepts = intent.concepts.slice(0, MOST_CONCEPTS);
    const weights = concepts.map((concept, bit) => this.take(concept, bit, isHead(concepts, bit), capacity, documents));
    if (this.count === 0 && concepts.length === 0) for (const slot of listed()) this.touch(slot);
    const kept = this.keepKind(concepts);
    this.reward(intent, kept, capacity);
    return this.result(kept, intent.measures, weights);
  }

  /** Products to leave out: those that have, or are, what an exclusion names. */
  excluded(intent: Intent, capacity: number): ReadonlySet<number> {
    const out = new Set<number>();
    for (const { concept, kind } of intent.exclusions) {
      const strict = { ...concept, alternatives: concept.alternatives.filter(({ factor }) => factor === 1) };
      const { count, slots, qualities } = this.board.match(strict, capacity);
      for (let at = 0; at < count; at++) if ((qualities[at] ?? 0) >= EXCLUDED_QUALITY[kind]) out.add(slots[at] ?? 0);
    }
    return out;
  }

  private take(concept: Concept, bit: number, head: boolean, capacity: number, documents: number): number {
    const { count, slots, qualities } = this.board.match(concept, capacity);
    if (count === 0) return 0;
    const weight =
      ROLE_WEIGHT[concept.role] * (head ? HEAD_WEIGHT : 1) * (EVEN + (1 - EVEN) * rarity(count, documents));
    for (let at = 0; at < count; at++) {
      const slot = slots[at] ?? 0;
      const quality = qualities[at] ?? 0;
      this.touch(slot);
      this.score[slot] = (this.score[slot] ?? 0) + weight * quality;
      this.hits[slot] = (this.hits[slot] ?? 0) | (1 << bit);
      if (head && quality < NAMED_KIND) this.half[slot] = 1;
      if (quality >= OWN_KIND) this.own[slot] = (this.own[slot] ?? 0) | (1 << bit);
    }
    return weight;
  }

  /** Only products that are the kind of thing asked for, when any is; else whatever matched. */
  private keepKind(concepts: readonly Concept[]): Uint32Array {
    const touched = this.slots.subarray(0, this.count);
    const head = concepts.findIndex((concept, place) => isHead(concepts, place) && concept.role === 'subject');
    if (head < 0) return touched;
    const kind = touched.filter((slot) => ((this.own[slot] ?? 0) & (1 << head)) !== 0);
    return kind.length > 0 ? kind : touched;
  }

  private reward(intent: Intent, kept: Uint32Array, capacity: number): void {
    if (intent.exclusions.length === 0 || capacity === 0) return;
    for (const slot of kept) {
      if (intent.exclusions.some(({ concept }) => this.board.denied(concept, slot)))
        this.score[slot] = (this.score[slot] ?? 0) + DENIAL_BONUS;
    }
  }

  private result(kept: Uint32Array, measures: readonly MeasureWish[], weights: readonly number[]): Candidates {
    const scores = new Float32Array(kept.length);
    const missing = new Uint8Array(kept.length);
    const total = weights.reduce((sum, weight) => sum + weight, 0) + MEASURE_WEIGHT * measures.length;
    for (let at = 0; at < kept.length; at++) {
      const slot = kept[at] ?? 0;
      let score = this.score[slot] ?? 0;
      let lacking = (this.half[slot] ?? 0) * HALF_A_KIND;
      weights.forEach((weight, bit) => {
        if (((this.hits[slot] ?? 0) & (1 << bit)) === 0) lacking += weight;
      });
      for (const wish of measures) {
        const fit = fitOf(wish, this.traits, slot);
        score += MEASURE_WEIGHT * fit;
        if (fit < MEASURE_MET) lacking += MEASURE_WEIGHT;
      }
      scores[at] = score;
      missing[at] = total > 0 ? Math.min(3, Math.ceil((3 * lacking) / total - 0.01)) : 0;
    }
    return { slots: kept.slice(), scores, missing };
  }

  private touch(slot: number): void {
    if (this.seen[slot] === this.stamp) return;
    this.seen[slot] = this.stamp;
    this.score[slot] = 0;
    this.hits[slot] = 0;
    this.own[slot] = 0;
    this.half[slot] = 0;
    this.slots[this.count++] = slot;
  }

  private begin(capacity: number): void {
    if (capacity > this.seen.length) {
      const size = Math.ceil(capacity * 1.25) + 64;
      this.score = new Float32Array(size);
      this.hits = new Uint32Array(size);
      this.own = new Uint32Array(size);
      this.half = new Uint8Array(size);
      this.seen = new Uint32Array(size);
      this.slots = new Uint32Array(size);
      this.stamp = 0;
    }
    if (this.stamp === 0xffffffff) {
      this.seen.fill(0);
      this.stamp = 0;
    }
    this.stamp++;
    this.count = 0;
  }
}

/** The first thing named is what is asked for; the rest says which. */
function isHead(concepts: readonly Concept[], place: number): boolean {
  const first = concepts.findIndex(({ role }) => role === 'subject');
  return place === (first < 0 ? 0 : first);
}

/** 1 for what hardly any product has, 0 for what all have (the inverse document frequency of BM25, scaled). */
function rarity(having: number, documents: number): number {
  const most = Math.log(1 + (documents + 0.5) / 0.5);
  return Math.log(1 + (Math.max(documents - having, 0) + 0.5) / (having + 0.5)) / most;
}
