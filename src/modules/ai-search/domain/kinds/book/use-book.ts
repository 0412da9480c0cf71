import { KindScores } from '../kind-scores';
import { isTelling } from './lemmas';
import { LikestPhrases } from './likest-phrases';
import { sense } from './senses';

/** A name counts less than a way of asking: who knows it is understood by it anyway. */
const NAME_COUNT = 0.5;
const NAME_WORTH = 0.7;
/** How many words of anything every kind is taken to have been asked with beside its own: what is seldom said proves little. */
const ANYTHING = 200;
/** So many words of a sentence speak against kinds that aren't asked for with them: long texts tell more than what is wanted. */
const MOST_AGAINST = 8;
/** What the likest phrase counts beside single words. */
const PHRASE = 8;
/** What words and phrases together have to say before it is more than chance, and what more than that is worth. */
const CHANCE = 6.5;
const WORTH = 0.9;
/** Words that begin alike are akin. */
const BEGINNING = 4;

/**
 * How people who don't know a thing's name ask for it. Single words speak for a kind by how much oftener they are said of it than of others (naive
 * Bayes over their senses and beginnings), phrases by how much of their telling words a sentence shares.
 */
export class UseBook {
  /** By use: the senses of its telling words, its kind and what it is worth. */
  private readonly senses: (readonly string[])[] = [];
  private readonly kinds: number[] = [];
  private readonly worths: number[] = [];
  private readonly bySense = new Map<string, number[]>();
  /** By use: what a sentence shares with it, while that is counted. */
  private shared = new Float64Array(0);
  private readonly likest = new LikestPhrases();
  /** By word (or beginning of one): how often each kind is asked for with it. */
  private readonly counts = new Map<string, Map<number, number>>();
  private readonly words = new Map<string, number>();
  private readonly totals = new Map<number, number>();
  private total = 0;
  /** Rarities of senses, and their sums over phrases, once they were asked for. */
  private readonly rarities = new Map<string, number>();
  private wholes = new Float64Array(0);
  /** By kind: what the number of its own ways speaks against it, once it was asked for. */
  private sizes = new Float64Array(0);

  /** Notes a way to ask for a kind. */
  add(words: readonly string[], kind: number): void {
    this.put(words, kind, 1, 1);
  }

  /** Notes what a kind is called: by themselves the words of names say a little of it. */
  addName(words: readonly string[], kind: number): void {
    this.put(words, kind, NAME_COUNT, NAME_WORTH);
  }

  private put(words: readonly string[], kind: number, count: number, worth: number): void {
    const telling = words.filter(isTelling);
    const told = telling.map(sense);
    const senses = [...new Set(told)];
    if (senses.length === 0) return;
    const use = this.senses.push(senses) - 1;
    this.kinds.push(kind);
    this.worths.push(worth);
    this.forget();
    for (const each of senses) this.noteUse(each, use);
    for (const feature of featuresOf(telling, told)) this.count(feature, kind, count);
  }

  /** Emptying a map makes another: none for every phrase while nobody has asked. */
  private forget(): void {
    if (this.rarities.size > 0) this.rarities.clear();
    if (this.wholes.length > 0) this.wholes = new Float64Array(0);
    if (this.sizes.length > 0) this.sizes = new Float64Array(0);
  }

  private noteUse(each: string, use: number): void {
    const uses = this.bySense.get(each);
    if (uses) uses.push(use);
    else this.bySense.set(each, [use]);
  }

  private count(feature: string, kind: number, by: number): void {
    let byKind = this.counts.get(feature);
    if (!byKind) this.counts.set(feature, (byKind = new Map<number, number>()));
    byKind.set(kind, (byKind.get(kind) ?? 0) + by);
    this.words.set(feature, (this.words.get(feature) ?? 0) + by);
    this.totals.set(kind, (this.totals.get(kind) ?? 0) + by);
    this.total += by;
  }

  /** Whether any phrase has a word of the sense. */
  knows(each: string): boolean {
    return this.bySense.has(each);
  }

  /** Whether the kind is asked for, or called, with the sense of the word. */
  hasWord(word: string, kind: number): boolean {
    return this.counts.get(sense(word))?.has(kind) === true;
  }

  /** What the telling words of a sentence say for every kind below `size`: 0 nothing; a phrase said in full some 8 to 20. */
  scores(words: readonly string[], size: number): KindScores {
    const scores = this.byWords(words, size);
    this.likest.begin(size);
    this.likePhrases([...new Set(words.map(sense))]);
    this.likest.tell((kind, worth) => {
      scores.add(kind, PHRASE * worth);
    });
    for (let kind = 0; kind < size; kind++) scores.set(kind, Math.max(0, WORTH * (scores.of(kind) - CHANCE)));
    return scores;
  }

  private byWords(words: readonly string[], size: number): KindScores {
    const scores = new KindScores(size);
    let known = 0;
    for (const feature of featuresOf(words)) {
      const byKind = this.counts.get(feature);
      if (!byKind) continue;
      known++;
      const anyhow = (ANYTHING * ((this.words.get(feature) ?? 0) + 1)) / (this.total + this.words.size);
      for (const [kind, count] of byKind) scores.add(kind, Math.log(1 + count / anyhow));
    }
    const against = Math.min(known, MOST_AGAINST);
    const sizes = this.sizesOfKinds(size);
    for (let kind = 0; kind < size; kind++) scores.add(kind, -against * (sizes[kind] ?? 0));
    return scores;
  }

  private sizesOfKinds(size: number): Float64Array {
    if (this.sizes.length === size) return this.sizes;
    this.sizes = new Float64Array(size);
    for (const [kind, total] of this.totals) this.sizes[kind] = sizeOf(total);
    return this.sizes;
  }

  /** Notes in `likest` what the phrases that share a sense are worth. */
  private likePhrases(senses: readonly string[]): void {
    const { shared, wholes } = this.scratch();
    const touched: number[] = [];
    let said = 0;
    for (const each of senses) {
      const rarity = this.rarity(each);
      said += rarity;
      this.share(each, rarity, touched);
    }
    for (const place of touched) {
      const share = shared[place] ?? 0;
      shared[place] = 0;
      if (wholes[place] === 0) wholes[place] = this.whole(place);
      const worth = (this.worths[place] ?? 0) * share * share;
      this.likest.keep(this.kinds[place] ?? 0, worth / ((wholes[place] ?? 1) * said));
    }
  }

  /** Notes what the uses of a sense share by it. */
  private share(each: string, rarity: number, touched: number[]): void {
    for (const use of this.bySense.get(each) ?? []) {
      if (this.shared[use] === 0) touched.push(use);
      this.shared[use] = (this.shared[use] ?? 0) + rarity;
    }
  }

  private scratch(): { readonly shared: Float64Array; readonly wholes: Float64Array } {
    const uses = this.kinds.length;
    if (this.wholes.length < uses) this.wholes = new Float64Array(uses);
    if (this.shared.length < uses) this.shared = new Float64Array(uses);
    return { shared: this.shared, wholes: this.wholes };
  }

  /** 5 for a word that one kind's phrases have, less than 1 for one that they all have. */
  private rarity(each: string): number {
    const known = this.rarities.get(each);
    if (known !== undefined) return known;
    const having = this.counts.get(each)?.size ?? 0;
    const rarity = having === 0 ? 0 : Math.log(1 + this.totals.size / having);
    if (having > 0) this.rarities.set(each, rarity);
    return rarity;
  }

  /** How much all words of a phrase together tell. */
  private whole(use: number): number {
    return this.senses[use]?.reduce((sum, each) => sum + this.rarity(each), 0) ?? 0;
  }
}

/** What having been asked for with so many words speaks against a kind, for each word of a sentence that isn't among them. */
function sizeOf(words: number): number {
  return Math.log(1 + words / ANYTHING);
}

/** What words are counted by: their senses, and how they begin. */
function featuresOf(words: readonly string[], senses: readonly string[] = words.map(sense)): ReadonlySet<string> {
  const features = new Set<string>(senses);
  for (const word of words) {
    if (word.length >= BEGINNING) features.add(`~${word.slice(0, BEGINNING)}`);
  }
  return features;
}
