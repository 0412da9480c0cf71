import { termOf } from '@/modules/search-language/domain/terms';
import { Field } from '@/modules/products/domain/text/index/fields';
import { CALLED_QUALITIES, OWN_QUALITIES, QUALITIES, type FieldQualities } from './field-quality';
import type { Alternative, Concept } from '../reading/intent';
import { keyOfWay } from '../traits/told-ways';
import { MarkedSlots } from './marked-slots';
import type { TraitTable } from '../traits/trait-table';

interface Matches {
  readonly count: number;
  readonly slots: Uint32Array;
  readonly scores: Float32Array;
}

/** The products that have a word, and in which fields: [start, end) of keys and masks. */
interface Entries {
  readonly keys: Uint32Array;
  readonly masks: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** What the board reads of the text index. */
export interface TextLookup {
  readonly documents: number;
  frequency(word: string): number;
  search(query: string): Matches;
  searchAsTyped(query: string): Matches;
  entries(word: string): Entries;
}

/** What matched one concept: slots, and how well each does (0 to 1). Views on scratch: good until the next concept. */
export interface ConceptHits {
  readonly count: number;
  readonly slots: Uint32Array;
  readonly qualities: Float32Array;
}

/** A hit on a misspelled word, or inside a model number, by its rank in the text index (1 inside … 4 exact). */
const MODEL_BASE = 0.6;
const MODEL_STEP = 0.1;
const CORRECTED = 0.7;
/** The rank of a hit at the beginning of a model's part. */
const PART_START = 2;
const OF_MODELS = Field.ModelPart | Field.WholeModel;
/** So many products show where a word stands in those that have it. */
const MOST_LOOKED_AT = 200;
/** What only a description tells of a trait: it is long, and speaks of other things too. */
const DESCRIBED = 0.3;
/** What title or features tell by a denial, or a description does. */
const BY_DENIAL = 0.6;
const WITHOUT = 'sin';
/** Being in a category that was named. */
const IN_CATEGORY = 0.95;

/** Where words are looked for, and how much they say by the fields that they stand in. */
interface Source {
  readonly text: Pick<TextLookup, 'entries' | 'frequency'>;
  readonly byFields: Float32Array;
  /** Of which products. */
  readonly isFor: (slot: number) => boolean;
}

const ANY = (): boolean => true;
const NOBODY: ReadonlySet<number> = new Set();
const BY_DESCRIPTION = QUALITIES.byFields.map(() => DESCRIBED);

/** Finds the products that say a concept in any of its ways, each by its best way. Scratch memory is kept between queries. */
export class ConceptBoard {
  private stamp = 0;
  /** By slot: the concept that touched it last, and how well. */
  private touched = new Uint32Array(0);
  private best = new Float32Array(0);
  /** By slot: the last alternative's words it had so far, and the worst of them. */
  private step = new Uint32Array(0);
  /** The products that deny the word that is looked for. */
  private readonly denying = new MarkedSlots();
  private worst = new Float32Array(0);
  private slots = new Uint32Array(0);
  private qualities = new Float32Array(0);
  private count = 0;
  private steps = 0;
  private told = QUALITIES;

  constructor(
    private readonly text: TextLookup,
    private readonly traits: TraitTable,
    /** Products on sale under a category. */
    private readonly ofCategory: (categoryId: number) => Uint32Array,
    /** What descriptions say of the products themselves. */
    private readonly described?: Source['text'],
  ) {}

  /** Products that match the concept; `mayDescribe`: of which its word may be in their descriptions alone. `capacity` is above every slot. */
  match(concept: Concept, capacity: number, mayDescribe?: Source['isFor']): ConceptHits {
    this.begin(capacity);
    if (concept.unknown) this.addUnknown(concept.said, concept.model === true || concept.asTyped === true);
    else this.addAlternatives(concept.alternatives, { text: this.text, byFields: this.told.byFields, isFor: ANY });
    this.addDescribed(concept, mayDescribe);
    for (const id of concept.categoryIds) for (const slot of this.ofCategory(id)) this.touch(slot, IN_CATEGORY);
    for (let at = 0; at < this.count; at++) this.qualities[at] = this.best[this.slots[at] ?? 0] ?? 0;
    return {
      count: this.count,
      slots: this.slots.subarray(0, this.count),
      qualities: this.qualities.subarray(0, this.count),
    };
  }

  /** Products whose own words match the concept: categories count for nothing. */
  matchOwn(concept: Concept, capacity: number): ConceptHits {
    return this.matchBy(OWN_QUALITIES, concept, capacity);
  }

  /** Products whose own words, or what their descriptions say of them, match the concept. */
  matchTold(concept: Concept, capacity: number): ConceptHits {
    return this.matchBy(OWN_QUALITIES, concept, capacity, ANY);
  }

  /** Products that are called so: their features count for nothing either, what their title says to serve does. */
  matchCalled(concept: Concept, capacity: number): ConceptHits {
    return this.matchBy(CALLED_QUALITIES, concept, capacity);
  }

  private matchBy(
    told: FieldQualities,
    concept: Concept,
    capacity: number,
    mayDescribe?: Source['isFor'],
  ): ConceptHits {
    this.told = told;
    try {
      return this.match({ ...concept, categoryIds: [] }, capacity, mayDescribe);
    } finally {
      this.told = QUALITIES;
    }
  }

  /** Whether products have the (folded) word, all of them in their model numbers alone: it begins a series, perhaps. */
  isOfModels(word: string): boolean {
    const { masks, start, end } = this.text.entries(word);
    for (let at = start; at < end; at++) if (((masks[at] ?? 0) & ~OF_MODELS) !== 0) return false;
    return end > start;
  }

  /** Whether products have the (folded) word, most of them in what their titles call them: a family of them, perhaps, by its own name. */
  isOfTitles(word: string): boolean {
    const { masks, start, end } = this.text.entries(word);
    const last = Math.min(end, start + MOST_LOOKED_AT);
    let titled = 0;
    for (let at = start; at < last; at++) if (((masks[at] ?? 0) & Field.TitleHead) !== 0) titled++;
    return 2 * titled > last - start;
  }

  /** Whether products have a model number, or a part of one, that begins with the (folded) letters and digits. */
  beginsModels(compact: string): boolean {
    const { count, scores } = this.text.searchAsTyped(compact);
    return scores.subarray(0, count).some((score) => score >= PART_START);
  }

  /** The products that say to have none of what the concepts name: by each of their words, of those that any product denies. */
  deniersOf(concepts: readonly Concept[]): readonly ReadonlySet<number>[] {
    const words = concepts.flatMap(({ alternatives }) => alternatives.flatMap((alternative) => alternative.words));
    return words.map((word) => this.traits.deniersOf(termOf(word))).filter((deniers) => deniers !== undefined);
  }

  /** A model number is one or is none: nothing is put right in it. */
  private addUnknown(said: string, asTyped: boolean): void {
    const { count, slots, scores } = asTyped ? this.text.searchAsTyped(said) : this.text.search(said);
    for (let at = 0; at < count; at++) {
      const score = scores[at] ?? 0;
      this.touch(
        slots[at] ?? 0,
        score >= 1 ? MODEL_BASE + MODEL_STEP * Math.floor(score) : CORRECTED * Math.max(this.told.ofScore(score), 0.6),
      );
    }
  }

  private addAlternatives(alternatives: readonly Alternative[], source: Source): void {
    for (const { words, factor } of alternatives) {
      this.addDenied(words, factor);
      if (words.length > 1 && words.some((word) => source.text.frequency(word) === 0)) continue;
      const from = this.steps;
      for (const [place, word] of words.entries()) {
        const isLast = place === words.length - 1;
        if (isLast && place === 0) this.addOnly(word, factor, source);
        else this.addWord(word, from + place, isLast ? factor : undefined, source);
      }
      this.steps += words.length;
    }
  }

  /** What is told by a denial (`sin carbones`): the products that say to have none. */
  private addDenied([without, denied, ...more]: readonly string[], factor: number): void {
    if (without !== WITHOUT || denied === undefined || more.length > 0) return;
    for (const slot of this.traits.deniersOf(termOf(denied)) ?? []) this.touch(slot, BY_DENIAL * factor);
  }

  /** What descriptions alone tell of it: in a way of telling a trait, or, of the products that may so, in its words. */
  private addDescribed({ said, unknown, alternatives }: Concept, isFor: Source['isFor'] | undefined): void {
    if (this.told !== CALLED_QUALITIES) for (const way of alternatives) this.addToldAs(way);
    if (!isFor || !this.described) return;
    const ways = unknown ? [{ words: said.split(' '), factor: 1 }] : alternatives;
    this.addAlternatives(ways, { text: this.described, byFields: BY_DESCRIPTION, isFor });
  }

  private addToldAs({ words, factor }: Alternative): void {
    for (const slot of this.traits.describedAs(keyOfWay(words)) ?? []) this.touch(slot, DESCRIBED * factor);
  }

  /** The only word of an alternative. */
  private addOnly(word: string, factor: number, { text, byFields, isFor }: Source): void {
    const { keys, masks, start, end } = text.entries(word);
    const deniers = this.traits.deniersOf(termOf(word));
    if (deniers === undefined && isFor === ANY) {
      this.touchAll(keys.subarray(start, end), masks.subarray(start, end), byFields, factor);
      return;
    }
    const { denying } = this;
    denying.only(deniers ?? NOBODY);
    for (let at = start; at < end; at++) {
      const slot = keys[at] ?? 0;
      if (!denying.has(slot) && isFor(slot)) this.touch(slot, (byFields[masks[at] ?? 0] ?? 0) * factor);
    }
  }

  /** `touch` without a call for each: a common word stands in most of a catalog. */
  private touchAll(keys: Uint32Array, masks: Uint8Array, byFields: Float32Array, factor: number): void {
    const { touched, best, slots, stamp } = this;
    let { count } = this;
    for (let at = 0; at < keys.length; at++) {
      const slot = keys[at] ?? 0;
      const quality = (byFields[masks[at] ?? 0] ?? 0) * factor;
      if (touched[slot] !== stamp) {
        touched[slot] = stamp;
        best[slot] = quality;
        slots[count++] = slot;
      } else if (quality > (best[slot] ?? 0)) best[slot] = quality;
    }
    this.count = count;
  }

  /** One word of an alternative: products go on when they had all the words before; the last one settles. */
  private addWord(word: string, step: number, factor: number | undefined, { text, byFields, isFor }: Source): void {
    const isFirst = step === this.steps;
    const { denying } = this;
    denying.only(this.traits.deniersOf(termOf(word)) ?? NOBODY);
    const { keys, masks, start, end } = text.entries(word);
    for (let at = start; at < end; at++) {
      const slot = keys[at] ?? 0;
      const before = isFirst ? Number(isFor(slot)) : this.before(slot, step);
      if (before === 0 || denying.has(slot)) continue;
      const quality = Math.min(before, byFields[masks[at] ?? 0] ?? 0);
      this.step[slot] = step + 1;
      this.worst[slot] = quality;
      if (factor !== undefined) this.touch(slot, quality * factor);
    }
  }

  /** The worst of the words before, 0 when the product has not all of them. */
  private before(slot: number, step: number): number {
    return this.step[slot] === step ? (this.worst[slot] ?? 0) : 0;
  }

  private touch(slot: number, quality: number): void {
    if (this.touched[slot] !== this.stamp) {
      this.touched[slot] = this.stamp;
      this.best[slot] = quality;
      this.slots[this.count++] = slot;
    } else if (quality > (this.best[slot] ?? 0)) this.best[slot] = quality;
  }

  private begin(capacity: number): void {
    if (capacity > this.touched.length) {
      const size = Math.ceil(capacity * 1.25) + 64;
      this.touched = new Uint32Array(size);
      this.best = new Float32Array(size);
      this.step = new Uint32Array(size);
      this.denying.reserve(size);
      this.worst = new Float32Array(size);
      this.slots = new Uint32Array(size);
      this.qualities = new Float32Array(size);
    }
    if (this.stamp > 0xfffffff0 || this.steps > 0xfffff000) {
      this.touched.fill(0);
      this.step.fill(0);
      this.stamp = 0;
      this.steps = 0;
    }
    this.stamp++;
    this.steps++;
    this.count = 0;
  }
}

/** 1 for what hardly any product has, 0 for what all have (the inverse document frequency of BM25, scaled). */
export function rarity(having: number, documents: number): number {
  const most = Math.log(1 + (documents + 0.5) / 0.5);
  return Math.log(1 + (Math.max(documents - having, 0) + 0.5) / (having + 0.5)) / most;
}
