import { KindScores } from '../kind-scores';
import { BookWords } from './book-words';
import { KindCounts } from './kind-counts';
import { LikestPhrases } from './likest-phrases';
import { END, NumberLists } from './number-lists';
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
/**
 * How people who don't know a thing's name ask for it. Single words speak for a kind by how much oftener they are said of it than of others (naive
 * Bayes over their senses and beginnings), phrases by how much of their telling words a sentence shares.
 */
export class UseBook {
  private readonly words = new BookWords();
  private readonly counts = new KindCounts();
  /** By use: where its senses begin among all, its kind and what it is worth. */
  private readonly starts: number[] = [0];
  private readonly senses: number[] = [];
  private readonly kinds: number[] = [];
  private readonly worths: number[] = [];
  /** By sense: the uses that have it. */
  private readonly bySense = new NumberLists();
  /** By feature: the last use that has it. */
  private readonly lastUses: number[] = [];
  /** How many kinds have any. */
  private askedFor = 0;
  /** By use: what a sentence shares with it, while that is counted. */
  private shared = new Float64Array(0);
  private readonly likest = new LikestPhrases();
  /** Rarities of senses, and their sums over phrases, once they were asked for; 0 before. */
  private rarities = new Float64Array(0);
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
    const use = this.kinds.length;
    const isFirst = this.counts.totalOf(kind) === 0;
    for (const word of words) {
      const features = this.words.note(word);
      if (!features) continue;
      if (this.isNew(features.sense, use)) this.noteSense(features.sense, use, kind, count);
      if (features.beginning !== undefined && this.isNew(features.beginning, use))
        this.counts.add(features.beginning, kind, count);
    }
    if (this.senses.length === this.starts[use]) return;
    this.starts.push(this.senses.length);
    this.kinds.push(kind);
    this.worths.push(worth);
    if (isFirst) this.askedFor++;
    this.forget();
  }

  /** Whether the use hasn't had the feature yet. */
  private isNew(feature: number, use: number): boolean {
    if (this.lastUses[feature] === use) return false;
    this.lastUses[feature] = use;
    return true;
  }

  private noteSense(each: number, use: number, kind: number, count: number): void {
    this.senses.push(each);
    this.bySense.add(each, use);
    this.counts.add(each, kind, count);
  }

  /** What was worked out for those who asked holds no more. */
  private forget(): void {
    if (this.rarities.length > 0) this.rarities = new Float64Array(0);
    if (this.wholes.length > 0) this.wholes = new Float64Array(0);
    if (this.sizes.length > 0) this.sizes = new Float64Array(0);
  }

  /** Ends the reading of the book. */
  close(): void {
    this.words.close();
  }

  /** Whether any phrase has a word of the sense. */
  knows(each: string): boolean {
    return this.words.numberOf(each) !== undefined;
  }

  /** The kinds that are asked for, or called, with the sense of the word. */
  kindsWith(word: string): ReadonlySet<number> {
    const kinds = new Set<number>();
    const each = this.words.numberOf(sense(word));
    if (each !== undefined) this.counts.tell(each, (kind) => kinds.add(kind));
    return kinds;
  }

  /** What the telling words of a sentence say for every kind below `size`: 0 nothing; a phrase said in full some 8 to 20. */
  scores(words: readonly string[], size: number): KindScores {
    const scores = this.byWords(words, size);
    this.likest.begin(size);
    this.likePhrases(this.words.sensesOf(words));
    this.likest.tell((kind, worth) => {
      scores.add(kind, PHRASE * worth);
    });
    for (let kind = 0; kind < size; kind++) scores.set(kind, Math.max(0, WORTH * (scores.of(kind) - CHANCE)));
    return scores;
  }

  private byWords(words: readonly string[], size: number): KindScores {
    const { counts } = this;
    const scores = new KindScores(size);
    const features = this.words.featuresOf(words);
    for (const feature of features) {
      const anyhow = (ANYTHING * (counts.sumOf(feature) + 1)) / (counts.all + this.words.size);
      counts.tell(feature, (kind, count) => {
        scores.add(kind, Math.log(1 + count / anyhow));
      });
    }
    const against = Math.min(features.size, MOST_AGAINST);
    const sizes = this.sizesOfKinds(size);
    for (let kind = 0; kind < size; kind++) scores.add(kind, -against * (sizes[kind] ?? 0));
    return scores;
  }

  private sizesOfKinds(size: number): Float64Array {
    if (this.sizes.length === size) return this.sizes;
    this.sizes = Float64Array.from({ length: size }, (_, kind) => sizeOf(this.counts.totalOf(kind)));
    return this.sizes;
  }

  /** Notes in `likest` what the phrases that share a sense are worth. */
  private likePhrases(senses: ReadonlySet<number>): void {
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
  private share(each: number, rarity: number, touched: number[]): void {
    for (let place = this.bySense.first(each); place !== END; place = this.bySense.next(place)) {
      const use = this.bySense.at(place);
      if (this.shared[use] === 0) touched.push(use);
      this.shared[use] = (this.shared[use] ?? 0) + rarity;
    }
  }

  private scratch(): { readonly shared: Float64Array; readonly wholes: Float64Array } {
    const uses = this.kinds.length;
    if (this.wholes.length < uses) this.wholes = new Float64Array(uses);
    if (this.shared.length < uses) this.shared = new Float64Array(uses);
    if (this.rarities.length < this.words.size) this.rarities = new Float64Array(this.words.size);
    return { shared: this.shared, wholes: this.wholes };
  }

  /** 5 for a sense that one kind's phrases have, less than 1 for one that they all have. */
  private rarity(each: number): number {
    const known = this.rarities[each] ?? 0;
    if (known > 0) return known;
    return (this.rarities[each] = Math.log(1 + this.askedFor / this.counts.having(each)));
  }

  /** How much all words of a phrase together tell. */
  private whole(use: number): number {
    let sum = 0;
    const end = this.starts[use + 1] ?? 0;
    for (let at = this.starts[use] ?? end; at < end; at++) sum += this.rarity(this.senses[at] ?? 0);
    return sum;
  }
}

/** What having been asked for with so many words speaks against a kind, for each word of a sentence that isn't among them. */
function sizeOf(words: number): number {
  return Math.log(1 + words / ANYTHING);
}
