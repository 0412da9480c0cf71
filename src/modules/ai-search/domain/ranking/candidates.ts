import type { ConceptBoard } from './concept-board';
import { OWN_KIND } from './field-quality';
import { SlotNotes } from './slot-notes';
import { headOf, isHead, isOrdinary, nounOf } from './heads';
import type { Concept, Intent, Role } from '../reading/intent';
import type { KindChoice } from '../kinds/kind-choice';
import type { KindTable } from '../kinds/kind-table';
import { amountFits, fitOf, fitTo } from '../amounts/measure-fit';
import { asksForSpare } from '../words/spare-words';
import type { TraitTable } from '../traits/trait-table';

/** Products with how well they answer an intent, as far as words and measures go. */
export interface Candidates {
  readonly slots: Uint32Array;
  /** Higher is better. */
  readonly scores: Float32Array;
  /** How much of what was asked is missing: 0 nothing … 3 much. */
  readonly missing: Uint8Array;
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

const ROLE_WEIGHT: Readonly<Record<Role, number>> = { subject: 1, trait: 0.8, purpose: 0.6 };
/** What is asked for counts more than how it should be. */
const HEAD_WEIGHT = 1.8;
const MEASURE_WEIGHT = 1.1;
/** The part of a word's weight that does not depend on how rare it is. */
const EVEN = 0.5;
/** Concepts beyond this many are not looked for: hits are kept in the bits of a number. */
const MOST_CONCEPTS = 30;
/** Below this the thing asked for is only somewhere in the title: a kit names its parts. */
const NAMED_KIND = 0.65;
const HALF_A_KIND = 0.8;
/** A product that says it has not what was to be left out beats one that says nothing. */
const DENIAL_BONUS = 0.4;
/** What being of the likeliest kind counts beside words and measures. */
const KIND_WEIGHT = 2.4;
/** A product of a kind that is at least so likely may be the answer. */
const LIKELY_KIND = 0.45;
/** What is known of no kind, but is called what was asked for, stands among the likely ones. */
const UNKNOWN_KIND = 0.6;
/** Where the kind is known, the words that told it say little of which one. */
const TOLD = 0.35;
/** What a part for one certain model is worth where nobody asked for parts, and where somebody did. */
const SPARE_WORTH = 0.55;
const SPARE_ASKED = 0.8;
const NONE = new Uint32Array(0);
/** As `missing`: much of what was asked. */
const MUCH = 3;
/** A model number says more than all other words. */
const MODEL_WEIGHT = 4;
/** So many products are looked at to learn what a model number is of. */
const MOST_MODELS = 40;

/** Scores products by the concepts and measures of an intent. */
export class CandidateFinder {
  private readonly notes = new SlotNotes();
  private weights: readonly number[] = [];
  private choice: KindChoice | undefined;
  /** The bits of concepts that are model numbers some product has, and of those that what is asked for has to serve. */
  private models = 0;
  private served = 0;

  constructor(
    private readonly board: ConceptBoard,
    private readonly traits: TraitTable,
    private readonly kinds: KindTable,
  ) {}

  /**
   * Slots that answer the intent's words, of the kind asked for when any is; with no word at all, every product on sale (`listed`). Good
   * until the next query.
   */
  collect(intent: Intent, catalog: Catalog, choice?: KindChoice): Uint32Array {
    const { capacity, documents } = catalog;
    this.notes.begin(capacity);
    this.choice = choice;
    this.models = 0;
    this.served = 0;
    const concepts = intent.concepts.slice(0, MOST_CONCEPTS);
    const head = namedBy(concepts, choice?.words ?? []);
    this.weights = concepts.map((concept, bit) =>
      this.take(concept, bit, head < 0 ? isHead(concepts, bit) : bit === head, capacity, documents),
    );
    if (concepts.length === 0 && !this.isKindKnown()) for (const slot of catalog.listed()) this.notes.touch(slot);
    if (choice?.state === 'sure') return this.compatible(this.ofKind(concepts, catalog));
    if (choice?.state === 'likely') return this.compatible(this.withKind(concepts, catalog));
    return this.compatible(this.keepKind(concepts));
  }

  /** What names the model that it has to serve, when anything does. */
  private compatible(slots: Uint32Array): Uint32Array {
    const { served } = this;
    if (served === 0) return slots;
    const isNamed = (slot: number): boolean => (this.notes.hitsOf(slot) & served) !== 0;
    const named = slots.filter(isNamed);
    if (named.length > 0) return named;
    const others = this.notes.all().filter((slot) => isNamed(slot) && this.notes.hitsOf(slot) !== served);
    return others.length > 0 ? others : slots;
  }

  private isKindKnown(): boolean {
    return this.choice?.state === 'sure' || this.choice?.state === 'likely';
  }

  private kindWorth(slot: number): number {
    const kind = this.kinds.of(slot);
    return kind === 0 ? UNKNOWN_KIND : (this.choice?.worths.of(kind) ?? 0);
  }

  private isOfLikelyKind(slot: number): boolean {
    return this.kinds.of(slot) > 0 && this.kindWorth(slot) >= LIKELY_KIND;
  }

  /** Products of the kinds that are likely; beside them those of no known kind that are called what was asked for. */
  private ofKind(concepts: readonly Concept[], catalog: Catalog): Uint32Array {
    const named = namedBy(concepts, this.choice?.words ?? []);
    const head = this.choice?.named !== true ? -1 : named >= 0 ? named : headOf(concepts);
    this.touchLikely(catalog);
    return this.notes.all().filter((slot) => {
      if (this.isModelAskedFor(slot)) return true;
      if (this.kinds.of(slot) > 0) return this.isOfLikelyKind(slot);
      return head >= 0 && this.isCalled(slot, head);
    });
  }

  /** What the words find, and beside it the products of the likely kinds. */
  private withKind(concepts: readonly Concept[], catalog: Catalog): Uint32Array {
    const found = this.keepKind(concepts).slice();
    const isFound = new Set(found);
    const of = this.notes.count;
    this.touchLikely(catalog);
    const others = this.notes.all().filter((slot, place) => {
      return !isFound.has(slot) && (place >= of || this.isOfLikelyKind(slot));
    });
    const all = new Uint32Array(found.length + others.length);
    all.set(found);
    all.set(others, found.length);
    return all;
  }

  /** Notes every product of the kinds that are likely. */
  private touchLikely(catalog: Catalog): void {
    const worths = this.choice?.worths;
    if (!worths) return;
    for (let kind = 1; kind < worths.size; kind++) {
      const members = worths.of(kind) >= LIKELY_KIND ? this.kinds.slotsOf(kind) : NONE;
      for (const slot of members) if (catalog.isListed(slot)) this.notes.touch(slot);
    }
  }

  /** Scores slots for the intent that was collected last. Slots found by other means have none of its words. */
  score(slots: Uint32Array, intent: Intent): Candidates {
    const fits = [
      ...intent.measures.map((wish) => fitTo(wish, this.traits)),
      ...amountFits(intent.concepts, this.traits),
    ];
    const scores = new Float32Array(slots.length);
    const missing = new Uint8Array(slots.length);
    const met = fits.map((_, place) => place >= intent.measures.length);
    const wantsSpare = asksForSpare(intent.concepts);
    const total = this.weights.reduce((sum, weight) => sum + weight, 0) + MEASURE_WEIGHT * fits.length;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      let score = this.wordsWorth(slot);
      const measured = fitOf(slot, fits, met);
      score += MEASURE_WEIGHT * measured.worth;
      const lacking = this.lacking(slot) + MEASURE_WEIGHT * measured.unmet;
      if (intent.exclusions.some(({ concept }) => this.board.denied(concept, slot))) score += DENIAL_BONUS;
      const short = total > 0 ? Math.min(MUCH, Math.ceil((MUCH * lacking) / total - 0.01)) : 0;
      const unwanted = this.isUnwanted(slot, wantsSpare);
      scores[at] = unwanted ? score * SPARE_WORTH : score + (wantsSpare && this.kinds.isSpare(slot) ? SPARE_ASKED : 0);
      missing[at] = unwanted ? MUCH : short;
    }
    return { slots, scores, missing, unmet: slots.length > 0 && met.includes(false) };
  }

  /** Whether it is a part for one certain model where the thing itself was asked for. */
  private isUnwanted(slot: number, wantsSpare: boolean): boolean {
    if (wantsSpare || !this.isKindKnown() || !this.kinds.isSpare(slot)) return false;
    return (this.notes.hitsOf(slot) & this.models) === 0;
  }

  private wordsWorth(slot: number): number {
    return this.notes.wordsOf(slot) + (this.isKindKnown() ? KIND_WEIGHT * this.kindWorth(slot) : 0);
  }

  /** Some of the products (slots below `capacity`) that have the model number. */
  ofModel(concept: Concept, capacity: number): number[] {
    return [...this.board.match(concept, capacity).slots.subarray(0, MOST_MODELS)];
  }

  private take(concept: Concept, bit: number, head: boolean, capacity: number, documents: number): number {
    const { count, slots, qualities } = this.board.match(concept, capacity);
    if (count === 0) return 0;
    if (concept.model === true) this.noteModel(concept, 1 << bit);
    const weight = this.importance(concept, head) * (EVEN + (1 - EVEN) * rarity(count, documents));
    for (let at = 0; at < count; at++) {
      const quality = qualities[at] ?? 0;
      const slot = slots[at] ?? 0;
      this.notes.note(slot, 1 << bit, weight * quality, quality >= OWN_KIND);
      if (head && quality < NAMED_KIND) this.notes.halve(slot);
    }
    return weight;
  }

  private noteModel({ role }: Concept, flag: number): void {
    this.models |= flag;
    if (role === 'purpose') this.served |= flag;
  }

  private importance({ role, model, plain }: Concept, head: boolean): number {
    const told = plain === true && this.isKindKnown() ? TOLD : head ? HEAD_WEIGHT : 1;
    return ROLE_WEIGHT[role] * told * (model === true ? MODEL_WEIGHT : 1);
  }

  /** Only products that are the kind of thing asked for, when any is; else whatever matched. */
  private keepKind(concepts: readonly Concept[]): Uint32Array {
    const touched = this.notes.all();
    const modelled = touched.filter((slot) => this.isModelAskedFor(slot));
    if (modelled.length > 0) return modelled;
    const head = nounOf(concepts);
    if (head < 0) return touched;
    const kind = touched.filter((slot) => this.isCalled(slot, head));
    if (kind.length > 0) return kind;
    return this.choice?.state === 'open' && isOrdinary(concepts[head]) ? kind : touched;
  }

  /** The weights of the words that a product has not. */
  private lacking(slot: number): number {
    const hits = this.notes.hitsOf(slot);
    let lacking = this.notes.isHalf(slot) ? HALF_A_KIND : 0;
    for (let bit = 0; bit < this.weights.length; bit++)
      if ((hits & (1 << bit)) === 0) lacking += this.weights[bit] ?? 0;
    return lacking;
  }

  /** Whether it has a model number that was said, other than of what it would have to serve. */
  private isModelAskedFor(slot: number): boolean {
    return (this.notes.hitsOf(slot) & this.models & ~this.served) !== 0;
  }

  /** Whether it is called itself what the concept says. */
  private isCalled(slot: number, bit: number): boolean {
    return (this.notes.ownOf(slot) & (1 << bit)) !== 0;
  }
}

/** The place of the first concept that has one of the words; -1 for none. */
function namedBy(concepts: readonly Concept[], words: readonly string[]): number {
  return concepts.findIndex(({ said }) => said.split(' ').some((word) => words.includes(word)));
}

/** 1 for what hardly any product has, 0 for what all have (the inverse document frequency of BM25, scaled). */
function rarity(having: number, documents: number): number {
  const most = Math.log(1 + (documents + 0.5) / 0.5);
  return Math.log(1 + (Math.max(documents - having, 0) + 0.5) / (having + 0.5)) / most;
}
