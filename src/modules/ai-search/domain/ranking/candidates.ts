import { rarity, type ConceptBoard } from './concept-board';
import { OWN_KIND } from './field-quality';
import { otherVariants, type Slots } from './exclusions';
import { importanceOf, isHead, isOrdinary, nounOf, wishedOf, withWays, type Call } from './heads';
import { KindFit } from './kind-fit';
import { passing, type Candidates, type Catalog } from './ranking';
import { SaidBits } from './said-bits';
import { SlotNotes } from './slot-notes';
import type { Concept, Intent } from '../reading/intent';
import type { KindChoice } from '../kinds/kind-choice';
import type { KindTable } from '../kinds/kind-table';
import { amountFits, fitOf, fitTo, type MeasureFit } from '../amounts/measure-fit';
import { waysOf } from '../traits/trait-ways';
import { asksForSpare } from '../words/spare-words';
import type { TraitTable } from '../traits/trait-table';

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
/** What a part for one certain model is worth where nobody asked for parts, and where somebody did. */
const SPARE_WORTH = 0.7;
const SPARE_ASKED = 0.8;
/** As `missing`: much of what was asked. */
const MUCH = 3;
/** What a part for the very thing that is to be served is worth beside its words: more than being of another likely kind. */
const SERVES_WORTH = 3;
/** Of what was said by another of the kind's names, a product of the kind has this much. */
const OTHER_NAME = 0.5;
/** As `missing` at least, where an order was asked for: of another kind than the one meant. */
const OTHER_KIND = 2;

/** What answers lack of what was said. */
export type Lacked = Readonly<Record<'trait' | 'measure' | 'brand', boolean>>;

/** Scores products by the concepts and measures of an intent. */
export class CandidateFinder {
  private readonly notes = new SlotNotes();
  private readonly said = new SaidBits();
  private choice: KindChoice | undefined;
  private capacity = 0;
  private readonly fit: KindFit;

  constructor(
    private readonly board: ConceptBoard,
    private readonly traits: TraitTable,
    private readonly kinds: KindTable,
  ) {
    this.fit = new KindFit(kinds);
  }

  /** Slots that answer the intent's words, of the kind asked for when any is; with no word every product on sale. Good until the next query. */
  collect(intent: Intent, catalog: Catalog, choice?: KindChoice): Uint32Array {
    const { capacity, documents } = catalog;
    this.capacity = capacity;
    this.notes.begin(capacity);
    this.choice = choice;
    this.fit.begin(choice);
    const concepts = intent.concepts.slice(0, MOST_CONCEPTS);
    const head = this.said.begin(concepts, choice, this.fit);
    this.said.weights = concepts.map((concept, bit) =>
      this.take(concept, bit, head < 0 ? isHead(concepts, bit) : bit === head, capacity, documents),
    );
    if (concepts.length === 0 && !this.fit.isKnown) for (const slot of catalog.listed()) this.notes.touch(slot);
    if (choice?.state === 'sure') return this.compatible(this.asCalled(this.ofKind(concepts, catalog)));
    if (choice?.state === 'likely') return this.compatible(this.withKind(concepts, catalog));
    return this.compatible(this.keepKind(concepts));
  }

  /** Of a kind whose names are of different things, those that are called by the one said. */
  private asCalled(slots: Uint32Array): Uint32Array {
    const { choice } = this;
    const { calls } = this.said;
    if (choice?.assorted !== true || !choice.named || calls.length === 0) return slots;
    return slots.filter((slot) => calls.some((call) => this.isWhollyCalled(slot, call)) || this.isModelAskedFor(slot));
  }

  /** Whether it is called itself by the first of the concepts, and has all. */
  private isWhollyCalled(slot: number, { first, bits }: Call): boolean {
    return this.isCalled(slot, first) && (this.notes.hitsOf(slot) & bits) === bits;
  }

  /** What names the model that it has to serve, when anything does: what fits another model is no answer. */
  private compatible(slots: Uint32Array): Uint32Array {
    const { served } = this.said;
    if (served === 0) return slots;
    const isNamed = (slot: number): boolean => (this.notes.hitsOf(slot) & served) !== 0;
    const named = slots.filter(isNamed);
    if (named.length > 0) return named;
    const isPart = (slot: number): boolean => this.notes.hitsOf(slot) !== served && !this.fit.isServed(slot);
    const others = this.notes.all().filter((slot) => isNamed(slot) && isPart(slot));
    return others.length > 0 ? others : slots;
  }

  /** Whether it is called what was asked for, and for what that is to serve: `batería p/rotomartillo`. */
  private isPartAskedFor(slot: number): boolean {
    return (
      this.said.head >= 0 && this.fit.serves(slot) && (this.fit.isLikely(slot) || this.isCalled(slot, this.said.head))
    );
  }

  /** Products of the kinds that are likely; beside them those of no known kind that are called what was asked for. */
  private ofKind(concepts: readonly Concept[], catalog: Catalog): Uint32Array {
    const head = this.choice?.named === true ? this.said.head : nounOf(concepts);
    this.touchLikely(catalog);
    const isAnswer = (slot: number): boolean => {
      if (this.isModelAskedFor(slot) || this.isPartAskedFor(slot)) return true;
      if (this.fit.hasKind(slot)) return this.fit.isLikely(slot);
      return head >= 0 && this.isCalled(slot, head);
    };
    return passing(this.notes.all(), [isAnswer]);
  }

  /** What the words find, and beside it the products of the likely kinds. */
  private withKind(concepts: readonly Concept[], catalog: Catalog): Uint32Array {
    const found = this.keepKind(concepts);
    const before = this.notes.all();
    this.touchLikely(catalog);
    // What was found stands in the order in which it was noted.
    let next = 0;
    const isOther = (slot: number): boolean => {
      if (slot !== found[next]) return this.fit.isLikely(slot);
      next++;
      return false;
    };
    const likely = passing(before, [isOther]);
    const others = this.notes.all().subarray(before.length);
    const all = new Uint32Array(found.length + likely.length + others.length);
    all.set(found);
    all.set(likely, found.length);
    all.set(others, found.length + likely.length);
    return all;
  }

  /** Notes every product of the kinds that are likely. */
  private touchLikely(catalog: Catalog): void {
    for (const members of this.fit.likely())
      for (const slot of members) if (catalog.isListed(slot)) this.notes.touch(slot);
  }

  /** Whether any of the slots is of the very kind that was asked for. */
  areMeant(slots: Uint32Array): boolean {
    return slots.some((slot) => this.fit.isMeant(slot));
  }

  /** Scores slots for the intent that was collected last. Slots found by other means have none of its words. */
  score(slots: Uint32Array, intent: Intent): Candidates {
    const wished = wishedOf(intent);
    const fits = this.fitsOf(intent, wished);
    const deniers = this.safeFrom(intent.exclusions);
    const scores = new Float32Array(slots.length);
    const missing = new Uint8Array(slots.length);
    const untold = new Uint8Array(slots.length);
    const met = fits.map((_, place) => place >= intent.measures.length);
    const wantsSpare = asksForSpare(wished);
    const total = this.said.weights.reduce((sum, weight) => sum + weight, 0) + MEASURE_WEIGHT * fits.length;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      let score = this.wordsWorth(slot);
      const measured = fitOf(slot, fits, met);
      score += MEASURE_WEIGHT * measured.worth;
      const lacking = this.lacking(slot) + MEASURE_WEIGHT * measured.unmet;
      if (deniers.some((some) => some.has(slot))) score += DENIAL_BONUS;
      untold[at] = Number(measured.unmet > 0 || (this.said.traits & ~this.notes.hitsOf(slot)) !== 0);
      const short = this.shortOf(slot, lacking, total);
      const unwanted = this.isUnwanted(slot, wantsSpare);
      scores[at] = unwanted ? score * SPARE_WORTH : score + (wantsSpare ? this.spareWorth(slot) : 0);
      missing[at] = unwanted ? MUCH : short;
    }
    return {
      slots,
      scores,
      missing,
      ...(this.said.hasConditions(fits.length) && { untold }),
      unmet: slots.length > 0 && met.includes(false),
    };
  }

  /** The products that say to have none of what was left out, and those that tell another variant of it. */
  private safeFrom(exclusions: Intent['exclusions']): readonly Slots[] {
    const concepts = exclusions.map(({ concept }) => concept);
    const others = concepts.map((concept) => otherVariants(concept, this.board, this.capacity));
    return [...this.board.deniersOf(concepts), ...others];
  }

  /** What of the intent collected last some of the slots don't tell: a trait or a measure that was said, or the brand of what is to be served. */
  lackedBy(slots: readonly number[], intent: Intent): Lacked {
    const fits = this.fitsOf(intent, wishedOf(intent));
    const lacks = (bits: number): boolean => slots.some((slot) => (bits & ~this.notes.hitsOf(slot)) !== 0);
    return {
      trait: lacks(this.said.traits),
      measure: fits.length > 0 && slots.some((slot) => fitOf(slot, fits, []).unmet > 0),
      brand: lacks(this.said.brands),
    };
  }

  /** Whether any of the slots that `counts` tells all of the intent's measures. */
  measured(slots: Uint32Array, intent: Intent, counts: (slot: number) => boolean): boolean {
    const fits = this.fitsOf(intent, wishedOf(intent));
    return slots.some((slot) => counts(slot) && fitOf(slot, fits, []).unmet === 0);
  }

  private fitsOf({ measures }: Intent, wished: readonly Concept[]): MeasureFit[] {
    return [...measures.map((wish) => fitTo(wish, this.traits)), ...amountFits(wished, this.traits)];
  }

  /** How much of what was asked it is short of: 0 nothing … 3 much; what is of another kind, at least so much as to come behind. */
  private shortOf(slot: number, lacking: number, total: number): number {
    const short = total > 0 ? Math.min(MUCH, Math.ceil((MUCH * lacking) / total - 0.01)) : 0;
    const isOther = this.fit.isKnown && !this.fit.isMeant(slot) && !this.isPartAskedFor(slot);
    return isOther ? Math.max(short, OTHER_KIND) : short;
  }

  /** Whether it is a part for one certain model where the thing itself was asked for. */
  private isUnwanted(slot: number, wantsSpare: boolean): boolean {
    if (wantsSpare || !this.fit.isKnown || !this.kinds.isSpare(slot) || this.isPartAskedFor(slot)) return false;
    if (this.fit.isOfParts(slot)) return false;
    return (this.notes.hitsOf(slot) & this.said.models) === 0;
  }

  private spareWorth(slot: number): number {
    return this.kinds.isSpare(slot) ? SPARE_ASKED : 0;
  }

  private wordsWorth(slot: number): number {
    if (!this.fit.isKnown) return this.notes.wordsOf(slot);
    const part = this.isPartAskedFor(slot) ? SERVES_WORTH * this.partWorth(slot) : 0;
    const words =
      this.notes.wordsOf(slot) +
      this.otherNames(slot) -
      this.fit.aside(slot) -
      this.hostsBrand(slot) -
      this.namedAside(slot);
    return words + Math.max(part, KIND_WEIGHT * this.kindWorth(slot));
  }

  /** What names a thing beside what is asked for counts nothing for that thing itself: `que no se roben el grabador` asks for no recorder. */
  private namedAside(slot: number): number {
    return this.fit.isAside(slot) ? this.said.weightOf(this.said.aside & this.notes.hitsOf(slot)) : 0;
  }

  /** What is called what was asked for is the very part; of another kind, as likely as that is. */
  private partWorth(slot: number): number {
    return this.said.head >= 0 && this.isCalled(slot, this.said.head) ? 1 : this.fit.worth(slot);
  }

  /** What the brand of what is to be served counts for a product that is neither what was asked for nor serves that: it is of the brand itself. */
  private hostsBrand(slot: number): number {
    const has = this.said.brands & this.notes.hitsOf(slot);
    return has !== 0 && this.fit.isOfAnother(slot) && !this.isPartAskedFor(slot) ? this.said.weightOf(has) : 0;
  }

  /** Where what is asked for has no name in the book, what is of no known kind and called so is as good as the likeliest kind. */
  private kindWorth(slot: number): number {
    const isUnknown = this.choice?.named !== true && !this.fit.hasKind(slot);
    return isUnknown && this.said.head >= 0 && this.isCalled(slot, this.said.head) ? 1 : this.fit.worth(slot);
  }

  /** What the words of the kind's name are worth to a product of the kind that goes by another one. */
  private otherNames(slot: number): number {
    const lacks = this.said.names & ~this.notes.hitsOf(slot);
    if (lacks === 0 || !this.fit.isMeant(slot)) return 0;
    return OTHER_NAME * this.said.weightOf(lacks);
  }

  private take(concept: Concept, bit: number, head: boolean, capacity: number, documents: number): number {
    const mayDescribe = this.mayBeDescribed(concept, head) ? this.fit.isMeant.bind(this.fit) : undefined;
    const found = this.board.match(withWays(concept), capacity, mayDescribe);
    if (found.count === 0) return 0;
    if (concept.model === true) this.said.noteModel(concept, 1 << bit);
    const weight = importanceOf(concept, head, this.fit.isKnown) * (EVEN + (1 - EVEN) * rarity(found.count, documents));
    this.notes.note(found, 1 << bit, weight, { own: OWN_KIND, whole: head ? NAMED_KIND : 0 });
    return weight;
  }

  /** Whether descriptions count too: of what is asked for itself they aren't asked, nor of models, and traits are read from them by themselves. */
  private mayBeDescribed({ said, model, role }: Concept, head: boolean): boolean {
    return this.fit.isKnown && !head && model !== true && role !== 'purpose' && waysOf(said) === undefined;
  }

  /** Only products that are the kind of thing asked for, when any is; else whatever matched. */
  private keepKind(concepts: readonly Concept[]): Uint32Array {
    const touched = this.notes.all();
    const modelled = touched.filter((slot) => this.isModelAskedFor(slot));
    if (modelled.length > 0) return modelled;
    const head = nounOf(concepts);
    if (head < 0) return touched;
    const kind = passing(touched, [(slot): boolean => this.isCalled(slot, head)]);
    if (kind.length > 0) return kind;
    return this.choice?.state === 'open' && isOrdinary(concepts[head]) ? kind : touched;
  }

  /** The weights of the words that a product has not, of those that tell products of a kind apart. */
  private lacking(slot: number): number {
    const isMeant = this.fit.isMeant(slot);
    const has = this.notes.hitsOf(slot) | ~this.said.telling | (isMeant ? this.said.names : 0);
    return (this.notes.isHalf(slot) && !isMeant ? HALF_A_KIND : 0) + this.said.weightOf(~has);
  }

  /** Whether it has a model number that was said, other than of what it would have to serve. */
  private isModelAskedFor(slot: number): boolean {
    return (this.notes.hitsOf(slot) & this.said.models & ~this.said.served) !== 0;
  }

  /** Whether it is called itself what the concept says. */
  private isCalled(slot: number, bit: number): boolean {
    return (this.notes.ownOf(slot) & (1 << bit)) !== 0;
  }
}
