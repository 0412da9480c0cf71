import { Injectable } from '@nestjs/common';
import { nounOf } from '@/modules/ai-search/domain/amounts/counted';
import { withoutOwnCounts } from '@/modules/ai-search/domain/amounts/own-counts';
import { Tellings } from '@/modules/ai-search/domain/ranking/tellings';
import { CandidateFinder } from '@/modules/ai-search/domain/ranking/candidates';
import type { Candidates } from '@/modules/ai-search/domain/ranking/ranking';
import { positive } from '@/modules/ai-search/domain/ranking/fitting';
import { isPricedOut } from '@/modules/ai-search/domain/ranking/priced-out';
import { withSystems } from '@/modules/ai-search/domain/ranking/systems';
import { saysColour } from '@/modules/ai-search/domain/traits/trait-ways';
import { ConceptBoard } from '@/modules/ai-search/domain/ranking/concept-board';
import { constraintsOf, type ProductFacts } from '@/modules/ai-search/domain/ranking/constraints';
import { united } from '@/modules/ai-search/domain/vectors/meaning';
import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import type { Intent, MeasureWish } from '@/modules/ai-search/domain/reading/intent';
import { isWrittenIn } from '@/modules/ai-search/domain/kinds/titles/as-written';
import type { Relaxation } from '@/modules/ai-search/domain/reading/understanding';
import type { KindChoice } from '@/modules/ai-search/domain/kinds/kind-choice';
import { AskedModels } from '@/modules/ai-search/asked-models';
import { KindsService } from '@/modules/ai-search/kinds.service';
import { SentenceKinds } from '@/modules/ai-search/sentence-kinds';
import { SentenceReader, type SentenceReading } from '@/modules/ai-search/sentence-reader';
import { LexiconService } from '@/modules/ai-search/lexicon.service';
import { ProductReadings } from '@/modules/ai-search/product-readings.service';
import { ProductTraitsService, type ReadSoFar } from '@/modules/ai-search/product-traits.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';

const NOTHING = new Uint32Array(0);
/** Reads sentences, and finds and scores products by the words and measures in them, over the catalog snapshot. */
@Injectable()
export class Retrieval {
  private readonly board: ConceptBoard;
  private readonly finder: CandidateFinder;
  private readonly tellings: Tellings;
  private readonly said: SentenceKinds;
  private readonly reader: SentenceReader;
  /** Products by the model numbers that are asked for. */
  readonly models: AskedModels;

  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly lexicon: LexiconService,
    private readonly traits: ProductTraitsService,
    { table, described }: ProductReadings,
    private readonly kinds: KindsService,
  ) {
    const { index, store } = snapshot;
    this.board = new ConceptBoard(index, table, (id) => store.ofCategory(id).toArray(), described);
    this.finder = new CandidateFinder(this.board, table, kinds.table);
    this.tellings = new Tellings(this.board, table, kinds.table);
    this.said = new SentenceKinds({ snapshot, kinds, board: this.board, finder: this.finder });
    this.models = new AskedModels({ snapshot, kinds, said: this.said });
    this.reader = new SentenceReader({ snapshot, lexicon, kinds, board: this.board, said: this.said });
  }

  /** Rises whenever products tell something else than the catalog's own version says. */
  get version(): number {
    return this.traits.version;
  }

  /** Waits until the products in memory can be found by their traits, or for as long as a search can; answers how many of them can. */
  readable(): Promise<ReadSoFar> {
    return this.traits.readable();
  }

  /** Waits for what is left of the descriptions of a start, where that is little; answers whether all are read. */
  described(): Promise<boolean> {
    return this.traits.described();
  }

  /** See {@link SentenceReader.reading}. */
  reading(text: string): SentenceReading {
    return this.reader.reading(text);
  }

  /** The intent, without what is no condition of the kind, and with the systems that things of the kind are to work with. */
  meant(intent: Intent, choice: KindChoice | undefined): Intent {
    const meant = withoutOwnCounts(intent, choice && this.kinds.title(this.kinds.wider(choice.kind)));
    if (choice?.state !== 'sure' && choice?.state !== 'likely') return meant;
    const { isSpanish, isOrdinary } = this.lexicon.current();
    const words = {
      isWord: (word: string): boolean => isSpanish(word) || this.kinds.isTitle(word),
      isOfUses: (word: string): boolean => isOrdinary(word) && this.kinds.namedBy(word).size === 0,
    };
    const ofKind = (): number[] =>
      this.kinds.familyOf(choice.kind).flatMap((kind) => [...this.kinds.table.slotsOf(kind)]);
    return { ...meant, concepts: withSystems(meant.concepts, words, ofKind, this.board, this.snapshot.store.size) };
  }

  /** The kind that the sentence asks for; undefined before any product was read. */
  kindOf(intent: Intent): KindChoice | undefined {
    return this.said.kindOf(intent);
  }

  /** Whether the titles of products on sale begin with the words of what is asked for. */
  beginsTitles(intent: Intent): boolean {
    return this.said.beginsTitles(intent);
  }

  /**
   * The products on sale whose title is written as the sentence is, pasted from a list: what its words would ask for, limit or leave out elsewhere
   * (`hasta 8 MP`, `NO/NC`) is no condition then.
   */
  titled(text: string): Uint32Array {
    const { index, store } = this.snapshot;
    const isTitle = (slot: number): boolean => store.listed.has(slot) && isWrittenIn(this.snapshot.titleOf(slot), text);
    return Uint32Array.from(index.titled(text).filter(isTitle));
  }

  /** In which of the kinds asked for together a product is: its place among them, -1 for none. */
  groupOf(slot: number, choice: KindChoice): number {
    return this.kinds.groupOf(slot, choice.together);
  }

  /** What people call the kind. */
  titleOf(choice: KindChoice | undefined): string | undefined {
    return choice && this.kinds.title(choice.kind);
  }

  /** How much each product has of what an order compares. */
  amounts(slots: Uint32Array, intent: Intent): (slot: number) => number | undefined {
    return this.tellings.amounts(slots, intent.orderBy ?? []);
  }

  /** What an order compares the products by; undefined where they tell none of what was said. */
  comparedBy(slots: Uint32Array, { orderBy = [] }: Intent): Dimension | undefined {
    return this.tellings.comparedBy(slots, orderBy);
  }

  /** Products that have, or are, what was to be left out. */
  excluded(intent: Intent, choice: KindChoice | undefined): ReturnType<Tellings['excluded']> {
    const asked = choice?.kind ?? 0;
    return this.tellings.excluded(intent, this.snapshot.store.size, {
      asked,
      namedBy: (said) => this.kinds.namedBy(said, asked),
      isServed: (kind) => this.kinds.isPartOf(asked, kind),
      isNarrower: (kind) => kind !== asked && this.kinds.wider(kind) === asked,
      isOfItsName: (said) => this.kinds.isTitledWith(said, asked),
    });
  }

  /** What is known of products beside what was said: whether they keep its limits of measures, or tell the opposite of it. */
  telling(
    intent: Intent,
    choice: KindChoice | undefined,
  ): Pick<ProductFacts, 'keepsLimits' | 'tellsDenied' | 'isContrary'> {
    const { size } = this.snapshot.store;
    const contrary = this.tellings.contrary(isDescribed(choice) ? withoutColours(intent) : intent, size);
    const lacking = this.tellings.withoutRequired(intent, size);
    const others = this.tellings.madeForOthers(intent, size, (said) => this.kinds.titlesOf(said));
    return {
      keepsLimits: this.tellings.limits(intent),
      tellsDenied: this.tellings.deniedMeasures(intent),
      isContrary: (slot) => contrary.has(slot) || lacking?.has(slot) === true || others?.has(slot) === true,
    };
  }

  /** The intent without what nouns count that the products found for it, of the kind asked for where that is known, don't tell. */
  toldOf(intent: Intent, choice: KindChoice | undefined): Intent {
    const { measures, deniedMeasures = [] } = intent;
    if (![...measures, ...deniedMeasures].some(({ dimension }) => nounOf(dimension) !== undefined)) return intent;
    const slots = this.collect(intent, choice);
    const ofKind =
      choice?.state === 'sure' ? slots.filter((slot) => this.kinds.groupOf(slot, [choice.kind]) >= 0) : slots;
    const isTold = ({ dimension }: MeasureWish): boolean =>
      nounOf(dimension) === undefined || this.tellings.areTold(dimension, ofKind);
    const own = intent.quantity > 0 ? undefined : measures.find((wish) => !isTold(wish) && this.isOwn(wish, choice));
    const kept = { measures: measures.filter(isTold), deniedMeasures: deniedMeasures.filter(isTold) };
    return { ...intent, ...kept, ...(own && { quantity: own.value }) };
  }

  /** Whether what is counted is what is asked for itself: so many are wanted. */
  private isOwn({ dimension, comparison }: MeasureWish, choice: KindChoice | undefined): boolean {
    const noun = nounOf(dimension);
    return (
      comparison === 'equal' && noun !== undefined && choice !== undefined && this.kinds.isHeadedBy(noun, choice.kind)
    );
  }

  /** Slots that answer the words of the intent, in scratch memory: good until the next query, as is what `score` refers to. */
  collect(intent: Intent, choice: KindChoice | undefined): Uint32Array {
    const { store, index } = this.snapshot;
    const isKnown = choice?.state === 'sure' || choice?.state === 'likely';
    if ((isEmpty(intent) && !isKnown) || choice?.state === 'unsold') {
      this.finder.collectNothing(intent, store.size);
      return NOTHING;
    }
    const catalog = {
      capacity: store.size,
      documents: index.documents,
      listed: () => store.listed.toArray(),
      isListed: (slot: number) => store.listed.has(slot),
    };
    return this.withOfBrand(this.finder.collect(intent, catalog, choice), intent, choice);
  }

  /** With what is called so of the brand asked for, whatever its kind, where that brand has none of the kind: `lámpara Viewsonic` is of a projector. */
  private withOfBrand(found: Uint32Array, { brandIds }: Intent, choice: KindChoice | undefined): Uint32Array {
    const { columns } = this.snapshot.store;
    const isOfBrand = (slot: number): boolean => brandIds.includes(columns.brandOf(slot));
    const isNamed = choice?.state === 'sure' && choice.named;
    if (brandIds.length === 0 || !isNamed || found.some(isOfBrand)) return found;
    return united(found, this.finder.calledSo().filter(isOfBrand));
  }

  /** Products on sale of the kinds akin to the one asked for, then those of other kinds that are next likely; none where no kind is known. */
  akin(choice: KindChoice): Uint32Array[] {
    const { listed } = this.snapshot.store;
    if (choice.state !== 'sure' && choice.state !== 'likely') return [];
    const onSale = (kind: number): number[] => [...this.kinds.table.slotsOf(kind)].filter((slot) => listed.has(slot));
    return this.kinds.akin(choice).map((kinds) => Uint32Array.from(kinds.flatMap(onSale)));
  }

  /**
   * What of the traits, measures and brands that were said some of these answers don't tell. Of several kinds asked for together they may be of one
   * alone; what describes a thing that isn't named (`tanque rojo para apagar lumbre`) is no condition.
   */
  lackedBy(slots: readonly number[], intent: Intent, choice: KindChoice | undefined): Relaxation[] {
    if (choice !== undefined && choice.together.length > 1) return [];
    const lacked = this.finder.lackedBy(slots, intent);
    const isCondition = { trait: choice?.named === true, measure: true, brand: true };
    return (['trait', 'measure', 'brand'] as const).filter((part) => lacked[part] && isCondition[part]);
  }

  /**
   * Of what keeps the constraints, `all` there is, what answers the intent collected last (see {@link CandidateFinder.answering}); nothing where only other
   * things than the one named keep the price (see {@link isPricedOut}).
   */
  answering(kept: Uint32Array, { all, atAnyPrice }: Beside, { intent, choice }: Read): Uint32Array {
    const answers = this.finder.answering(kept, all, intent.brandIds);
    const areMeant = (slots: Uint32Array): boolean => this.finder.areMeant(slots);
    return isPricedOut(answers, atAnyPrice, areMeant, intent, choice) ? NOTHING : answers;
  }

  /** Scores slots for the intent collected last. Where only measures were asked for, a product that has none of them is no answer. */
  score(slots: Uint32Array, intent: Intent): Candidates {
    const candidates = this.finder.score(slots, intent);
    return intent.concepts.length > 0 || intent.measures.length === 0 ? candidates : positive(candidates);
  }
}

interface Read {
  readonly intent: Intent;
  readonly choice: KindChoice | undefined;
}

/** What there is beside what keeps the constraints. */
interface Beside {
  readonly all: Uint32Array;
  readonly atAnyPrice: () => Uint32Array;
}

/** Whether the kind is told by what such things are and do, and not named. */
function isDescribed(choice: KindChoice | undefined): boolean {
  return choice !== undefined && choice.state !== 'open' && !choice.named;
}

/** Of a thing that is only described the colour is how somebody has seen one. */
function withoutColours(intent: Intent): Intent {
  return { ...intent, concepts: intent.concepts.filter(({ said }) => !saysColour(said)) };
}

/** Nothing at all was understood: neither a word, nor a measure, nor a constraint. */
function isEmpty(intent: Intent): boolean {
  return intent.concepts.length === 0 && intent.measures.length === 0 && constraintsOf(intent).length === 0;
}
