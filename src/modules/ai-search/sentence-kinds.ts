import { fold } from '@/modules/search-language/domain/fold';
import { alternative } from '@/modules/ai-search/domain/words/thesaurus';
import type { CandidateFinder } from '@/modules/ai-search/domain/ranking/candidates';
import type { ConceptBoard } from '@/modules/ai-search/domain/ranking/concept-board';
import type { Concept, Intent } from '@/modules/ai-search/domain/reading/intent';
import { MOST_KINDS } from '@/modules/ai-search/domain/reading/brands/series';
import { compactModel } from '@/modules/ai-search/domain/kinds/titles/title-head';
import { withHostsNamed, type NamedHost } from '@/modules/ai-search/domain/kinds/hosts-named';
import { beginsTitle } from '@/modules/ai-search/domain/kinds/titles/as-written';
import { tokensLeft } from '@/modules/ai-search/domain/kinds/tokens-left';
import { openChoice, type KindChoice } from '@/modules/ai-search/domain/kinds/kind-choice';
import { saysNounsAlone } from '@/modules/ai-search/domain/kinds/nouns-alone';
import { LIKELY_KIND } from '@/modules/ai-search/domain/ranking/kind-fit';
import type { ScanToken } from '@/modules/ai-search/domain/reading/scan';
import type { KindsService } from '@/modules/ai-search/kinds.service';
import type { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';

/** So many products called by a name make it the name of something sold. */
const SEVERAL = 2;
/** Of more kinds that are called by the name of one of the trade none is meant. */
const MOST_CALLED = 5;
/** So many products are looked at to learn what a model number is of. */
const MOST_MODELS = 40;
/** So many products of a family, or of those called by a name, show how it is written. */
const MOST_OF_FAMILY = 200;
/** What is called so in its title itself. */
const CALLED = 1;
/** Longer sentences tell more than a name and its limits. */
const MOST_PLAIN = 20;

interface Sources {
  readonly snapshot: CatalogSnapshot;
  readonly kinds: KindsService;
  readonly board: ConceptBoard;
  readonly finder: CandidateFinder;
}

/** Which kind of thing a sentence asks for in this catalog: by its words, by the models that it names, and by what products are called and measure. */
export class SentenceKinds {
  private readonly snapshot: CatalogSnapshot;
  private readonly kinds: KindsService;
  private readonly board: ConceptBoard;
  private readonly finder: CandidateFinder;

  constructor({ snapshot, kinds, board, finder }: Sources) {
    this.snapshot = snapshot;
    this.kinds = kinds;
    this.board = board;
    this.finder = finder;
  }

  /** Some of the products that have the model number; of a series, the things themselves where there are any. */
  productsOf(concept: Concept): readonly number[] {
    const found = this.board.match(concept, this.snapshot.store.size);
    const all = [...found.slots.subarray(0, MOST_MODELS)];
    const called = concept.series === true ? all.filter((_, at) => (found.qualities[at] ?? 0) >= CALLED) : [];
    const slots = called.length > 0 ? called : all;
    const whole = concept.series === true ? slots.filter((slot) => !this.kinds.table.isSpare(slot)) : [];
    return whole.length > 0 ? whole : slots;
  }

  /** The (folded) word, and the parts of model numbers that begin with it; none where less than half of some products that have it, or one alone, have such a part. */
  formsOf(word: string): string[] {
    const { index, store } = this.snapshot;
    const found = index.searchAsTyped(word);
    const slots = found.slots.subarray(0, Math.min(found.count, MOST_OF_FAMILY));
    const forms = [...slots].map((slot) => {
      const parts = fold(store.modelOf(slot)).split(/[^a-z\d]+/);
      return parts.find((part) => part.startsWith(word));
    });
    const own = forms.filter((form) => form !== undefined);
    return own.length > 1 && 2 * own.length >= slots.length ? [...new Set([word, ...own])] : [];
  }

  /** The kinds of products, as far as they are known. */
  kindsOf(slots: readonly number[]): Set<number> {
    const kinds = new Set(slots.map((slot) => this.kinds.table.of(slot)));
    kinds.delete(0);
    return kinds;
  }

  /**
   * The kind that the sentence asks for; undefined before any product was read, and where nothing but a brand is said: all that is of it. What is owned
   * tells it only beside a name, or where nothing else does.
   */
  kindOf(intent: Intent): KindChoice | undefined {
    if (saysOnlyBrands(intent)) return undefined;
    const choice = this.plainKindOf(intent) ?? this.wishedKindOf(intent);
    const called = choice?.state === 'unsold' ? this.kindCalled(choice, intent) : undefined;
    if (called) return called;
    if (choice && this.isTitledOtherwise(choice, intent)) return openChoice(choice);
    return choice && (this.kindMeasured(choice, intent) ?? choice);
  }

  /**
   * The other kind that was named by the same words, where nothing of the likeliest one measures what was said and something of that one does: a
   * `pantalla de 65 pulgadas` is a television where the largest monitor has 32.
   */
  private kindMeasured(choice: KindChoice, intent: Intent): KindChoice | undefined {
    const { state, kind, namesakes, together } = choice;
    if (state !== 'sure' || namesakes.length === 0 || together.length > 1) return undefined;
    if (this.isMeasured(kind, intent) || !namesakes.some((each) => this.isMeasured(each, intent))) return undefined;
    const { tokens = [], spent } = intent;
    const left = tokensLeft(tokens, spent, new Set());
    const other = this.kinds.choose(left, this.kindsOfModels(intent), this.kinds.familyOf(kind));
    return other?.state === 'sure' && namesakes.includes(other.kind) ? other : undefined;
  }

  /** Whether a product on sale of the kind, or of a narrower one, tells all of the measures said. */
  private isMeasured(kind: number, intent: Intent): boolean {
    const { listed } = this.snapshot.store;
    const families = this.kinds.familyOf(kind).map((each) => this.kinds.table.slotsOf(each));
    return families.some((slots) => this.finder.measured(slots, intent, (slot) => listed.has(slot)));
  }

  /**
   * The kinds of what is called by the very name of a thing that isn't sold: what a distributor calls so is meant, whatever the book takes it for
   * (`impresora` where all are of tickets or labels). Of a thing of no trade one is no proof.
   */
  private kindCalled({ kind, words }: KindChoice, { tokens = [], spent }: Intent): KindChoice | undefined {
    if (words.length === 0) return undefined;
    const called = this.calledSo(words.join(' '));
    const kinds = this.kindsOf(called);
    const left = tokensLeft(tokens, spent, new Set());
    const [noun = ''] = words;
    if (!this.kinds.isElsewhere(kind)) {
      const own = new Set([...kinds].filter((each) => this.kinds.isCalledBy(noun, each)));
      return own.size > 0 && own.size <= MOST_CALLED ? this.kinds.chooseCalled(left, kind, own) : undefined;
    }
    // A `motor para cortina` has the word in its title too, and is none.
    const isOther = [...kinds].every((each) => !this.kinds.isTitledWith(noun, each));
    return called.length >= SEVERAL && kinds.size === 1 && isOther ? this.kinds.choose(left, kinds) : undefined;
  }

  /**
   * Whether titles call something by the very words of a request that says nothing else (`diablito`, `tapete`), and none of that is of a kind that these
   * words are taken for, which they don't name, or which isn't sold.
   */
  private isTitledOtherwise({ state, named, worths }: KindChoice, intent: Intent): boolean {
    if (state === 'open' || (named && state !== 'unsold') || !saysNounsAlone(intent)) return false;
    if (state === 'unsold') return this.beginsTitles(intent);
    const called = this.calledSo(textOf(intent));
    return called.length > 0 && !called.some((slot) => worths.of(this.kinds.table.of(slot)) >= LIKELY_KIND);
  }

  /** Whether the titles of products on sale begin with the words of what is asked for, in their order. */
  beginsTitles(intent: Intent): boolean {
    const said = textOf(intent);
    const called = this.calledSo(said).slice(0, MOST_OF_FAMILY);
    return called.some((slot) => beginsTitle(this.snapshot.titleOf(slot), said));
  }

  /** Products on sale that are called so themselves. */
  private calledSo(said: string): number[] {
    const named = {
      said,
      alternatives: [alternative(said, 1)],
      categoryIds: [],
      role: 'subject',
      unknown: false,
    } as const;
    const { listed, size } = this.snapshot.store;
    const { count, slots, qualities } = this.board.matchCalled(named, size);
    return [...slots.subarray(0, count)].filter((slot, at) => (qualities[at] ?? 0) >= CALLED && listed.has(slot));
  }

  private wishedKindOf(intent: Intent): KindChoice | undefined {
    const { owned = new Set<number>() } = intent;
    const whole = this.kindWithout(intent, new Set());
    const wished = owned.size > 0 && whole?.named !== true ? this.kindWithout(intent, owned) : undefined;
    const isKnown = wished?.state === 'sure' || wished?.state === 'likely';
    return whole && isKnown ? { ...wished, served: whole.served } : whole;
  }

  /** The kind whose name stands beside nothing but measures, brands and places: what these are told of elsewhere counts for nothing. */
  private plainKindOf(intent: Intent): KindChoice | undefined {
    const { limiting = new Set<number>(), tokens = [] } = intent;
    if (limiting.size === 0 || tokens.length > MOST_PLAIN) return undefined;
    const plain = this.kindWithout(intent, limiting);
    return plain?.bare === true && plain.named ? plain : undefined;
  }

  private kindWithout(intent: Intent, places: ReadonlySet<number>): KindChoice | undefined {
    const { tokens = [], spent } = intent;
    const left = tokensLeft(tokens, spent, places);
    const known = this.kindsOfModels(intent);
    return this.kindForHosts(left, known, intent) ?? this.kinds.choose(left, known);
  }

  /** The kind that the sentence names together with what is called by the model numbers that it is to be for: `cargador para HZV-D700`. */
  private kindForHosts(
    tokens: readonly ScanToken[],
    known: ReadonlySet<number>,
    intent: Intent,
  ): KindChoice | undefined {
    const hosts = this.hostsOf(intent);
    const choice = hosts.length > 0 ? this.kinds.choose(withHostsNamed(tokens, hosts), known) : undefined;
    if (choice?.state !== 'sure' || !choice.named || this.kinds.isElsewhere(choice.kind)) return undefined;
    const isOfHost = hosts.some(({ kind }) => this.kinds.widest(kind) === this.kinds.widest(choice.kind));
    const [noun = '', ...others] = choice.words;
    const isWhole = others.length > 0 && tokens.some(({ text }) => text === noun);
    return isWhole && !isOfHost ? choice : undefined;
  }

  /** The models that what is asked for is to be for, where products with these models are of one kind: what is asked for is one of such a thing. */
  private hostsOf({ concepts }: Intent): (NamedHost & { readonly kind: number })[] {
    return concepts.filter(isHostModel).flatMap((concept) => {
      const compact = compactModel(concept.said);
      const { store } = this.snapshot;
      const own = this.productsOf(concept).filter((slot) => compactModel(store.modelOf(slot)).startsWith(compact));
      const [kind = 0, ...others] = this.kindsOf(own);
      const title = others.length === 0 ? this.kinds.title(kind) : undefined;
      return title === undefined ? [] : [{ compact, title, kind }];
    });
  }

  /**
   * The kinds of the products whose model numbers are asked for; none where these are of too many kinds to tell. Who says nothing but a product's own
   * model (`epson l3250`) means that, and not what is for it.
   */
  private kindsOfModels(intent: Intent): ReadonlySet<number> {
    const models = askedModels(intent.concepts).map((concept) => ({ concept, slots: this.productsOf(concept) }));
    const own = saysOnlyModels(intent)
      ? this.kindsOf(models.flatMap(({ concept, slots }) => slots.filter((slot) => this.isOwnModel(slot, concept))))
      : new Set<number>();
    const kinds = own.size > 0 ? own : this.kindsOf(models.flatMap(({ slots }) => slots));
    return kinds.size > MOST_KINDS ? new Set() : kinds;
  }

  /** Whether it is the product's own model number, and not one that it is for. */
  private isOwnModel(slot: number, { said }: Concept): boolean {
    return compactModel(this.snapshot.store.modelOf(slot)) === compactModel(said);
  }
}

/** A brand may be called by a word that tells of a kind elsewhere: who says `tapo` and no more wants what is of that brand. */
function saysOnlyBrands({ brandIds, concepts, measures, exclusions }: Intent): boolean {
  const isBrand = ({ said, brand }: Concept): boolean => brand === true || brandIds.includes(said);
  if (brandIds.length + concepts.length === 0 || measures.length + exclusions.length > 0) return false;
  return concepts.every(isBrand);
}

function saysOnlyModels({ brandIds, concepts }: Intent): boolean {
  return concepts.every(({ model, brand, said }) => model === true || brand === true || brandIds.includes(said));
}

/** Whether it is a model number of what is to be served. */
function isHostModel({ model, role }: Concept): boolean {
  return model === true && role === 'purpose';
}

/** The model numbers that are asked for, and not to be served. */
export function askedModels(concepts: readonly Concept[]): Concept[] {
  return concepts.filter(({ model, role }) => model === true && role !== 'purpose');
}

function textOf({ concepts }: Intent): string {
  return concepts.map(({ said }) => said).join(' ');
}
