import type { Dimension } from '../amounts/dimensions';
import { contrasted } from './amounts/contrasts';
import { alternative } from '../words/thesaurus';
import type { Concept, Exclusion, Intent, MeasureWish, Order, PriceLimit, Role } from './intent';

type Negation = Exclusion['kind'] | undefined;

/** A negation holds for so many words. */
const NEGATED_WORDS = 3;
/** Measures beyond so many count for nothing, wished or denied: each is held against every product, and nobody says more. */
const MOST_MEASURES = 8;
const NO_LIMIT: PriceLimit = { least: undefined, most: undefined, currency: undefined };

/** What a limit says, without what it leaves open. */
function said(limit: PriceLimit): Partial<PriceLimit> {
  return Object.fromEntries(Object.entries(limit).filter(([, value]) => value !== undefined));
}

/** Two concepts as one that has the words of both. */
function together(first: Concept, second: Concept): Concept {
  const said = `${first.said} ${second.said}`;
  return { ...first, said, alternatives: [alternative(said, 1)], unknown: false };
}

/** The intent while a sentence is being read. */
export class IntentDraft {
  readonly concepts: Concept[] = [];
  readonly exclusions: Exclusion[] = [];
  readonly measures: MeasureWish[] = [];
  readonly deniedMeasures: MeasureWish[] = [];
  /** Those of the measures that a long text tells only of how it came to what is wished. */
  private readonly toldMeasures = new Set<MeasureWish>();
  readonly brandIds = new Set<string>();
  readonly excludedBrandIds = new Set<string>();
  /** Of what there is already, as they were said. */
  private readonly hadBrands = new Map<string, string>();
  private wantsOtherBrand = false;
  readonly branchCodes = new Set<string>();
  readonly excludedBranchCodes = new Set<string>();
  price: PriceLimit | undefined;
  /** Whether the price is of all the pieces together. */
  isForAll = false;
  inStock = false;
  quantity = 0;
  order: Order = 'relevance';
  orderBy: readonly Dimension[] = [];
  role: Role = 'subject';
  /** Whether what comes was said to be had: `con`, `que tenga`. */
  isFirm = false;
  /** Whether what comes is told as a condition. */
  isRequired = false;
  negation: Negation;
  /** Words said since the negation began: it holds for a few. */
  negated = 0;
  private leftOut = 0;
  /** Whether what is being read tells only how it came to what is wished. */
  tells = false;
  /** Whether it tells only what there is already. */
  isHad = false;
  private holds = NEGATED_WORDS;
  /** Whether the words that are denied name one thing together. */
  private asOne = false;
  /** What the last negation was, ended or not: `ni` goes on with it. */
  lastNegation: Negation;
  /** Where the last measure ended, and what the unit that it was said in is in the base unit. */
  measured: { readonly end: number; readonly factor: number } | undefined;
  /** Whether the negation has had something to deny, and whether that was a measure. */
  denied = false;
  deniesMeasure = false;
  /** Words said since a purpose began: a brand right after them is that of the other thing. */
  served = 0;

  addConcept(said: Concept): void {
    const concept = this.marked(said);
    if (this.negation && this.negated >= this.holds) this.endPhrase();
    if (this.negation) {
      this.exclude(concept, this.negation);
      this.negated++;
      this.denied = true;
      return;
    }
    if (this.role === 'purpose') this.served++;
    const before = this.concepts.findIndex((other) => other.said === concept.said);
    if (before < 0) this.concepts.push(concept);
    else if (!this.tells && this.concepts[before]?.told === true) this.concepts.splice(before, 1, concept);
  }

  private marked(said: Concept): Concept {
    return {
      ...said,
      ...(this.tells && { told: true }),
      ...(this.isFirm && { firm: true }),
      ...(this.isRequired && { required: true }),
    };
  }

  /** Where what is denied is one thing, the words of it are left out together: who has no `cámara espía` wants cameras. */
  private exclude(concept: Concept, kind: Exclusion['kind']): void {
    this.leftOut++;
    const continues = this.negated > 0;
    const last = this.exclusions.at(-1);
    if (!continues || !this.asOne || !last) this.exclusions.push({ concept, kind, ...(continues && { continues }) });
    else this.exclusions.splice(-1, 1, { kind, concept: together(last.concept, concept) });
  }

  /** How many phrases and brands were left out so far. */
  get denials(): number {
    return this.leftOut + this.excludedBrandIds.size;
  }

  /** What was left out last. */
  get lastLeftOut(): Concept | undefined {
    return this.exclusions.at(-1)?.concept;
  }

  /** Takes back what the denial that holds has left out: it was only what the things to leave out are. */
  takeBack(): boolean {
    const from = this.exclusions.findLastIndex(({ continues }) => continues !== true);
    this.exclusions.splice(Math.max(0, from));
    return true;
  }

  /** Leaves out a brand; what comes behind it is denied no more, unless it is joined to it. */
  excludeBrand(id: string): void {
    this.excludedBrandIds.add(id);
    this.denied = true;
    this.negated = this.holds;
  }

  /** Notes the brand of what there is already, by the name that it was said by; answers whether it is left out, another one being wanted. */
  addHadBrand(id: string, said: string): boolean {
    if (this.wantsOtherBrand) this.excludedBrandIds.add(id);
    else this.hadBrands.set(id, said);
    return this.wantsOtherBrand;
  }

  /** Brands that were asked for, or are those of what there is already, are left out after all: another one is wanted. */
  leaveBrands(): void {
    for (const id of [...this.brandIds, ...this.hadBrands.keys()]) this.excludedBrandIds.add(id);
    this.brandIds.clear();
    for (const name of this.hadBrands.values()) {
      const named = this.concepts.findIndex(({ said, brand }) => brand === true && said === name);
      if (named >= 0) this.concepts.splice(named, 1);
    }
    this.wantsOtherBrand = true;
  }

  /** Notes a measure that is wished. */
  addMeasure(wish: MeasureWish): void {
    const noted = this.isRequired ? { ...wish, required: true } : wish;
    this.measures.push(noted);
    if (this.tells) this.toldMeasures.add(noted);
  }

  /** Notes a measure that is not to be had, behind a denial. */
  denyMeasure(measure: MeasureWish): void {
    this.deniedMeasures.push(measure);
    this.negated++;
    this.denied = true;
    this.deniesMeasure = true;
  }

  /** Takes back what was said last, if these were its words. */
  forget(said: string | undefined): void {
    if (this.concepts.at(-1)?.said === said) this.concepts.pop();
  }

  /** The bounds said last count; an amount without a limit only by itself: a limit said before or behind it stands. */
  addPrice(limit: PriceLimit): void {
    const [wasVague, isVague] = [this.price?.about !== undefined, limit.about !== undefined];
    if (this.price !== undefined && isVague && !wasVague) return;
    const before = wasVague ? NO_LIMIT : (this.price ?? NO_LIMIT);
    this.price = { ...before, about: undefined, ...said(limit) };
  }

  /** What was said to be about so much is a limit after all: `$800 cámara bala, máximo`. */
  limitPrice(comparison: 'most' | 'least'): boolean {
    const { about, currency } = this.price ?? {};
    if (about === undefined) return false;
    this.price = { least: undefined, most: undefined, [comparison]: about, currency };
    return true;
  }

  /** What was measured last is a limit after all. */
  limitMeasure(comparison: 'most' | 'least'): boolean {
    const last = this.measures.at(-1);
    if (!last || !['equal', 'enough', 'upTo'].includes(last.comparison)) return false;
    this.measures.splice(-1, 1, { ...last, comparison });
    return true;
  }

  /** What comes is denied, for so many words (`holds`) at most; `asOne`: as the name of one thing. */
  negate(kind: Exclusion['kind'], holds = NEGATED_WORDS, asOne = false): void {
    this.endPhrase();
    this.negation = kind;
    this.lastNegation = kind;
    this.holds = holds;
    this.asOne = asOne;
    this.denied = false;
    this.deniesMeasure = false;
  }

  /** A phrase ends: what comes is no longer negated, nor served. */
  endPhrase(): void {
    this.negation = undefined;
    this.negated = 0;
  }

  /** Changes what the next words are to the thing asked for. */
  turnTo(role: Role): void {
    this.endPhrase();
    this.role = role;
    this.isFirm = false;
    this.served = 0;
  }

  /** Where no place was asked for, a place left out means any of the others (`branches`: all there are). */
  finish(branches: readonly string[]): Intent {
    const { concepts, exclusions, inStock, quantity, order } = this;
    const measures = this.measuresWished().slice(0, MOST_MEASURES);
    const deniedMeasures = this.deniedMeasures.slice(0, MOST_MEASURES);
    const price = this.priceOfOne();
    const lists = {
      brandIds: [...this.brandIds],
      excludedBrandIds: [...this.excludedBrandIds],
      branchCodes: this.places(branches),
    };
    const amounts = {
      measures: contrasted(measures, deniedMeasures),
      ...(deniedMeasures.length > 0 && { deniedMeasures }),
      price,
    };
    return { concepts, exclusions, ...amounts, ...lists, inStock, quantity, order, orderBy: this.orderBy };
  }

  /** What is wished to measure so much, whatever was told to measure otherwise (`tengo uno de 2 kg; quiero uno de 6 kg`). */
  private measuresWished(): MeasureWish[] {
    const { measures, toldMeasures } = this;
    const wished = new Set(measures.filter((wish) => !toldMeasures.has(wish)).map(({ dimension }) => dimension));
    return measures.filter((wish) => !toldMeasures.has(wish) || !wished.has(wish.dimension));
  }

  private priceOfOne(): PriceLimit | undefined {
    const { price, quantity, isForAll } = this;
    if (!price || !isForAll || quantity < 2) return price;
    const { least, most } = price;
    return { ...price, least: least && least / quantity, most: most && most / quantity };
  }

  private places(branches: readonly string[]): string[] {
    const { branchCodes, excludedBranchCodes } = this;
    const wanted = branchCodes.size > 0 || excludedBranchCodes.size === 0 ? [...branchCodes] : branches;
    return wanted.filter((code) => !excludedBranchCodes.has(code));
  }
}
