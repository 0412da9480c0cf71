import { withFewCorrected } from './few-corrected';
import { rarity, type ConceptBoard } from './concept-board';
import { OWN_KIND } from './field-quality';
import { safeFrom, type Slots } from './exclusions';
import { importanceOf, isHead, isOrdinary, nounOf, wishedOf, withWays, type Call } from './heads';
import { KindFit } from './kind-fit';
import { passing, type Candidates, type Catalog } from './ranking';
import { SaidBits } from './said-bits';
import { SlotNotes } from './slot-notes';
import { SlotWorth } from './slot-worth';
import type { Concept, Intent, Order } from '../reading/intent';
import type { WordsSaid } from '../kinds/nouns-alone';
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
/** A product that says it has not what was to be left out beats one that says nothing. */
const DENIAL_BONUS = 0.4;
/** What a part for one certain model is worth where nobody asked for parts, and where somebody did. */
const SPARE_WORTH = 0.7;
const SPARE_ASKED = 0.8;
/** As `missing`: much of what was asked. */
const MUCH = 3;
/** As `missing` at least, where an order was asked for: of another kind than the one meant. */
const OTHER_KIND = 2;

/** What answers lack of what was said. */
export type Lacked = Readonly<Record<'trait' | 'measure' | 'brand', boolean>>;

/** Scores products by the concepts and measures of an intent. */
export class CandidateFinder {
  private readonly notes = new SlotNotes();
  private readonly said = new SaidBits();
  private choice: KindChoice | undefined;
  /** The products that say to have none of what was left out, and those that tell another variant of it. */
  private safe: readonly Slots[] = [];
  private readonly fit: KindFit;
  private readonly worth: SlotWorth;

  constructor(
    private readonly board: ConceptBoard,
    private readonly traits: TraitTable,
    private readonly kinds: KindTable,
  ) {
    this.fit = new KindFit(kinds);
    this.worth = new SlotWorth(this.notes, this.said, this.fit);
  }

  /** Slots that answer the intent's words, of the kind asked for when any is; with no word every product on sale. Good until the next query. */
  collect(intent: Intent, catalog: Catalog, choice?: KindChoice): Uint32Array {
    const { capacity, documents } = catalog;
    const concepts = withFewCorrected(intent.concepts.slice(0, MOST_CONCEPTS));
    const head = this.begin({ ...intent, concepts }, capacity, choice);
    this.said.weigh(
      concepts.map((concept, bit) =>
        this.take(concept, bit, head < 0 ? isHead(concepts, bit) : bit === head, capacity, documents),
      ),
    );
    if (concepts.length === 0 && !this.fit.isKnown) for (const slot of catalog.listed()) this.notes.touch(slot);
    if (choice?.state === 'sure') return this.compatible(this.asCalled(this.ofKind(concepts, catalog)));
    if (choice?.state === 'likely') return this.compatible(this.withKind(concepts, catalog));
    return this.compatible(this.keepKind(concepts));
  }

  /** Instead of `collect` where nothing is looked for by its words: what is found by other means has none of them. */
  collectNothing(intent: Intent, capacity: number): void {
    this.begin({ ...intent, concepts: [] }, capacity, undefined);
    this.said.weigh([]);
  }

  /** Forgets the last intent; the place of the concept that names the kind first, -1 for none. */
  private begin(said: WordsSaid, capacity: number, choice: KindChoice | undefined): number {
    this.safe = safeFrom(said.exclusions, this.board, capacity);
    this.notes.begin(capacity);
    this.choice = choice;
    this.fit.begin(choice);
    return this.said.begin(said, choice, this.fit);
  }

  /** Of a kind whose names are of different things, those that are called by the one said. */
  private asCalled(slots: Uint32Array): Uint32Array {
    const { choice } = this;
    const { calls } = this.said;
    if (choice?.assorted !== true || !choice.named || calls.length === 0) return slots;
    return slots.filter(
      (slot) => calls.some((call) => this.isWhollyCalled(slot, call)) || this.worth.isModelAskedFor(slot),
    );
  }

  /** Whether it is called itself by the first of the concepts, and has all. */
  private isWhollyCalled(slot: number, { first, bits }: Call): boolean {
    return this.worth.isCalled(slot, first) && (this.notes.hitsOf(slot) & bits) === bits;
  }

  /** What names the model that it has to serve, when anything besides that itself does: what fits another model is no answer. */
  private compatible(slots: Uint32Array): Uint32Array {
    const { served } = this.said;
    if (served === 0) return slots;
    const isNamed = (slot: number): boolean => (this.notes.hitsOf(slot) & served) !== 0;
    const named = slots.filter((slot) => isNamed(slot) && !this.isHost(slot));
    if (named.length > 0) return named;
    const isPart = (slot: number): boolean =>
      this.notes.hitsOf(slot) !== served && !this.fit.isServed(slot) && this.mayBeCalledSo(slot);
    const others = this.notes.all().filter((slot) => isNamed(slot) && isPart(slot) && !this.isHost(slot));
    if (others.length > 0) return others;
    const beside = slots.filter((slot) => !this.isHost(slot));
    return beside.length > 0 ? beside : slots;
  }

  /** Whether it may be what was asked for by its name, being called so or of no kind that is known: no battery of a radio is its earphone. */
  private mayBeCalledSo(slot: number): boolean {
    const { head } = this.said;
    return head < 0 || !this.fit.isOfAnother(slot) || this.worth.isCalled(slot, head);
  }

  /**
   * Whether it is the very model that something is asked for: called by that number itself, at most somewhere in its title by what is asked for (`motor
   * … / 2 controles remotos`), and known to be another thing.
   */
  private isHost(slot: number): boolean {
    const { served, head } = this.said;
    const isCalled = head >= 0 && this.worth.isCalled(slot, head) && !this.notes.isHalf(slot);
    if ((this.notes.ownOf(slot) & served) === 0 || isCalled) return false;
    return this.fit.isKnown && this.fit.hasKind(slot) && !this.fit.isMeant(slot) && !this.worth.isPartAskedFor(slot);
  }

  /** Products of the kinds that are likely; beside them those of no known kind that are called what was asked for. */
  private ofKind(concepts: readonly Concept[], catalog: Catalog): Uint32Array {
    const head = this.choice?.named === true ? this.said.head : nounOf(concepts);
    this.touchLikely(catalog);
    const isAnswer = (slot: number): boolean => {
      if (this.worth.isModelAskedFor(slot) || this.worth.isPartAskedFor(slot) || this.worth.isNamesake(slot))
        return true;
      if (this.fit.hasKind(slot)) return this.fit.isLikely(slot);
      return head >= 0 && this.worth.isCalled(slot, head);
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

  /** Notes every product of the kinds that are likely, and what namesakes are worth beside them. */
  private touchLikely(catalog: Catalog): void {
    for (const members of this.fit.likely())
      for (const slot of members) if (catalog.isListed(slot)) this.notes.touch(slot);
    this.worth.weighNamesakes(this.notes.all());
  }

  /** Of all that was found, whatever its kind, what is called what was asked for. */
  calledSo(): Uint32Array {
    return this.worth.calledSo();
  }

  /** Whether any of the slots is of the very kind that was asked for. */
  areMeant(slots: Uint32Array): boolean {
    return slots.some((slot) => this.fit.isMeant(slot));
  }

  /**
   * Of the slots that keep what was said, `all` there are, those that answer it, see {@link SlotWorth.withoutNamesakes}: of a brand that was asked for
   * these do stand in for the kind. None where they lack the model asked for.
   */
  answering(kept: Uint32Array, all: Uint32Array, brandIds: readonly string[]): Uint32Array {
    if (this.worth.lacksModel(kept, all)) return kept.subarray(0, 0);
    return this.choice?.state === 'sure' && brandIds.length === 0 ? this.worth.withoutNamesakes(kept) : kept;
  }

  /** Scores slots for the intent that was collected last. Slots found by other means have none of its words. */
  score(slots: Uint32Array, intent: Intent): Candidates {
    const wished = wishedOf(intent);
    const fits = this.fitsOf(intent, wished);
    const scores = new Float32Array(slots.length);
    const missing = new Uint8Array(slots.length);
    const untold = new Uint8Array(slots.length);
    const met = fits.map((_, place) => place >= intent.measures.length);
    const wantsSpare = asksForSpare(wished);
    const total = this.said.total + MEASURE_WEIGHT * fits.length;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      let score = this.worth.words(slot);
      const measured = fitOf(slot, fits, met);
      score += MEASURE_WEIGHT * measured.worth;
      const lacking = this.worth.lacking(slot) + MEASURE_WEIGHT * measured.unmet;
      if (this.safe.some((some) => some.has(slot))) score += DENIAL_BONUS;
      untold[at] = Number(measured.unmet > 0 || (this.said.traits & ~this.notes.hitsOf(slot)) !== 0);
      const short = this.shortOf(slot, lacking, total);
      const unwanted = this.isUnwanted(slot, wantsSpare, intent.order);
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

  /**
   * What of the intent collected last some of the slots don't tell: a trait or a measure that was said, the model of what is to be served, or its brand,
   * which whatever is for the very model that was said keeps.
   */
  lackedBy(slots: readonly number[], intent: Intent): Lacked {
    const fits = this.fitsOf(intent, wishedOf(intent));
    const lacks = (bits: number): boolean => slots.some((slot) => (bits & ~this.notes.hitsOf(slot)) !== 0);
    const { served } = this.said;
    const isForModel = served !== 0 && slots.every((slot) => (this.notes.hitsOf(slot) & served) !== 0);
    return {
      trait: lacks(this.said.traits | served),
      measure: fits.length > 0 && slots.some((slot) => fitOf(slot, fits, []).unmet > 0),
      brand: !isForModel && lacks(this.said.brands),
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
    const isOther = this.fit.isKnown && !this.worth.isAskedFor(slot);
    return isOther ? Math.max(short, OTHER_KIND) : short;
  }

  /** Whether it is a part for one certain model where the thing itself was asked for; the cheapest of its kind is nothing for such things either. */
  private isUnwanted(slot: number, wantsSpare: boolean, order: Order): boolean {
    const isPart = order === 'relevance' ? this.kinds.isSpare(slot) : this.kinds.isAddition(slot);
    if (wantsSpare || !this.fit.isKnown || !isPart || this.worth.isPartAskedFor(slot)) return false;
    if (this.fit.isOfParts(slot)) return false;
    return (this.notes.hitsOf(slot) & this.said.models) === 0;
  }

  private spareWorth(slot: number): number {
    return this.kinds.isSpare(slot) ? SPARE_ASKED : 0;
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
    const modelled = touched.filter((slot) => this.worth.isModelAskedFor(slot));
    if (modelled.length > 0) return modelled;
    const head = nounOf(concepts);
    if (head < 0) return touched;
    const kind = passing(touched, [(slot): boolean => this.worth.isCalled(slot, head)]);
    if (kind.length > 0) return kind;
    return this.choice?.state === 'open' && isOrdinary(concepts[head]) ? kind : touched;
  }
}
