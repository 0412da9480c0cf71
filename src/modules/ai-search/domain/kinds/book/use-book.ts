import { KindScores } from '../kind-scores';
import { BookWords } from './book-words';
import { LikestPhrases } from './likest-phrases';
import { sense } from './senses';
import { ANYTHING, UseReader, type ReadUses } from './use-reader';

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
  private reader: UseReader | undefined = new UseReader(this.words);
  private uses: ReadUses | undefined;
  private readonly likest = new LikestPhrases();
  /** By use: what a sentence shares with it, while that is counted, and the uses that it shares anything with. */
  private shared = new Float64Array(0);
  private touched = new Uint32Array(0);
  /** By kind: what the number of its own ways speaks against it, once it was asked for. */
  private sizes = new Float64Array(0);

  /** Notes a way to ask for a kind, before the book is closed. */
  add(words: readonly string[], kind: number): void {
    this.reader?.add(words, kind);
  }

  /** Notes what a kind is called: by themselves the words of names say a little of it. */
  addName(words: readonly string[], kind: number): void {
    this.reader?.addName(words, kind);
  }

  /** Ends the reading of the book: from now on it can be asked. */
  close(): void {
    if (!this.reader) return;
    this.uses = this.reader.read();
    this.reader = undefined;
    this.shared = new Float64Array(this.uses.kinds.length);
    this.touched = new Uint32Array(this.uses.kinds.length);
    this.words.close();
  }

  /** Whether any phrase has a word of the sense. */
  knows(each: string): boolean {
    return this.words.numberOf(each) !== undefined;
  }

  /** The kinds that are asked for, or called, with the sense of the word. */
  kindsWith(word: string): ReadonlySet<number> {
    const each = this.words.numberOf(sense(word));
    return new Set(each === undefined ? [] : this.uses?.counts.kindsOf(each));
  }

  /** What the telling words of a sentence say for every kind below `size`: 0 nothing; a phrase said in full some 8 to 20. */
  scores(words: readonly string[], size: number): KindScores {
    const scores = new KindScores(size);
    const { uses } = this;
    if (!uses) return scores;
    this.addWords(words, scores, uses);
    this.likest.begin(size);
    this.likePhrases(this.words.sensesOf(words), uses);
    this.likest.tell((kind, worth) => {
      scores.add(kind, PHRASE * worth);
    });
    for (let kind = 0; kind < size; kind++) scores.set(kind, Math.max(0, WORTH * (scores.of(kind) - CHANCE)));
    return scores;
  }

  private addWords(words: readonly string[], scores: KindScores, { counts }: ReadUses): void {
    const features = this.words.featuresOf(words);
    for (const feature of features) counts.addTo(scores, feature);
    const against = Math.min(features.size, MOST_AGAINST);
    const sizes = this.sizesOfKinds(scores.size, counts);
    for (let kind = 0; kind < scores.size; kind++) scores.add(kind, -against * (sizes[kind] ?? 0));
  }

  private sizesOfKinds(size: number, counts: ReadUses['counts']): Float64Array {
    if (this.sizes.length === size) return this.sizes;
    this.sizes = Float64Array.from({ length: size }, (_, kind) => sizeOf(counts.totalOf(kind)));
    return this.sizes;
  }

  /** Notes in `likest` what the phrases that share a sense are worth. */
  private likePhrases(senses: ReadonlySet<number>, { rarities, kinds, worths, wholes, bySense }: ReadUses): void {
    const { shared, touched } = this;
    let [said, count] = [0, 0];
    for (const each of senses) {
      const rarity = rarities[each] ?? 0;
      said += rarity;
      count = this.share(each, rarity, bySense, count);
    }
    for (let at = 0; at < count; at++) {
      const use = touched[at] ?? 0;
      const share = shared[use] ?? 0;
      shared[use] = 0;
      const worth = (worths[use] ?? 0) * share * share;
      this.likest.keep(kinds[use] ?? 0, worth / ((wholes[use] ?? 1) * said));
    }
  }

  /** Notes what the uses of a sense share by it; `count` of them, and as many as it answers now, share anything. */
  private share(each: number, rarity: number, { starts, values }: ReadUses['bySense'], count: number): number {
    const { shared, touched } = this;
    let next = count;
    const end = starts[each + 1] ?? 0;
    for (let at = starts[each] ?? end; at < end; at++) {
      const use = values[at] ?? 0;
      const before = shared[use] ?? 0;
      if (before === 0) touched[next++] = use;
      shared[use] = before + rarity;
    }
    return next;
  }
}

/** What having been asked for with so many words speaks against a kind, for each word of a sentence that isn't among them. */
function sizeOf(words: number): number {
  return Math.log(1 + words / ANYTHING);
}
