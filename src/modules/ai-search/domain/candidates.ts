import type { ConceptBoard } from './concept-board';
import { OWN_KIND } from './field-quality';
import type { Concept, Intent, Role } from './intent';
import { fitTo } from './measure-fit';
import type { TraitTable } from './trait-table';

/** Products with how well they answer an intent, as far as words and measures go. */
export interface Candidates {
  readonly slots: Uint32Array;
  /** Higher is better. */
  readonly scores: Float32Array;
  /** How much of what was asked is missing: 0 nothing … 3 much. */
  readonly missing: Uint8Array;
}

/** What is searched: slots are below `capacity`; `listed` answers those on sale. */
export interface Catalog {
  readonly capacity: number;
  readonly documents: number;
  listed(): Uint32Array;
}

const ROLE_WEIGHT: Readonly<Record<Role, number>> = { subject: 1, trait: 0.8, purpose: 0.6 };
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
  private words = new Float32Array(0);
  private weights: readonly number[] = [];
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

  /**
   * Slots that answer the intent's words, of the kind asked for when any is; with no word at all, every product on sale (`listed`). Good
   * until the next query.
   */
  collect(intent: Intent, catalog: Catalog): Uint32Array {
    const { capacity, documents } = catalog;
    this.begin(capacity);
    const concepts = intent.concepts.slice(0, MOST_CONCEPTS);
    this.weights = concepts.map((concept, bit) => this.take(concept, bit, isHead(concepts, bit), capacity, documents));
    if (concepts.length === 0) for (const slot of catalog.listed()) this.touch(slot);
    return this.keepKind(concepts);
  }

  /** Scores slots for the intent that was collected last. Slots found by other means have none of its words. */
  score(slots: Uint32Array, intent: Intent): Candidates {
    const fits = intent.measures.map((wish) => fitTo(wish, this.traits));
    const scores = new Float32Array(slots.length);
    const missing = new Uint8Array(slots.length);
    const total = this.weights.reduce((sum, weight) => sum + weight, 0) + MEASURE_WEIGHT * fits.length;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      const seen = this.seen[slot] === this.stamp;
      let score = seen ? (this.words[slot] ?? 0) : 0;
      let lacking = this.lacking(slot, seen);
      for (const fit of fits) {
        const worth = fit(slot);
        score += MEASURE_WEIGHT * worth;
        if (worth < MEASURE_MET) lacking += MEASURE_WEIGHT;
      }
      if (intent.exclusions.some(({ concept }) => this.board.denied(concept, slot))) score += DENIAL_BONUS;
      scores[at] = score;
      missing[at] = total > 0 ? Math.min(3, Math.ceil((3 * lacking) / total - 0.01)) : 0;
    }
    return { slots, scores, missing };
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
      const quality = qualities[at] ?? 0;
      this.note(slots[at] ?? 0, 1 << bit, weight * quality, quality);
      if (head && quality < NAMED_KIND) this.half[slots[at] ?? 0] = 1;
    }
    return weight;
  }

  private note(slot: number, flag: number, worth: number, quality: number): void {
    this.touch(slot);
    this.words[slot] = (this.words[slot] ?? 0) + worth;
    this.hits[slot] = (this.hits[slot] ?? 0) | flag;
    if (quality >= OWN_KIND) this.own[slot] = (this.own[slot] ?? 0) | flag;
  }

  /** Only products that are the kind of thing asked for, when any is; else whatever matched. */
  private keepKind(concepts: readonly Concept[]): Uint32Array {
    const touched = this.slots.subarray(0, this.count);
    const head = concepts.findIndex((concept, place) => isHead(concepts, place) && concept.role === 'subject');
    if (head < 0) return touched;
    const kind = new Uint32Array(touched.length);
    let count = 0;
    for (const slot of touched) if (((this.own[slot] ?? 0) & (1 << head)) !== 0) kind[count++] = slot;
    return count > 0 ? kind.subarray(0, count) : touched;
  }

  /** The weights of the words that a product has not. */
  private lacking(slot: number, seen: boolean): number {
    const hits = seen ? (this.hits[slot] ?? 0) : 0;
    let lacking = seen ? (this.half[slot] ?? 0) * HALF_A_KIND : 0;
    for (let bit = 0; bit < this.weights.length; bit++)
      if ((hits & (1 << bit)) === 0) lacking += this.weights[bit] ?? 0;
    return lacking;
  }

  private touch(slot: number): void {
    if (this.seen[slot] === this.stamp) return;
    this.seen[slot] = this.stamp;
    this.words[slot] = 0;
    this.hits[slot] = 0;
    this.own[slot] = 0;
    this.half[slot] = 0;
    this.slots[this.count++] = slot;
  }

  private begin(capacity: number): void {
    if (capacity > this.seen.length) {
      const size = Math.ceil(capacity * 1.25) + 64;
      this.words = new Float32Array(size);
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
