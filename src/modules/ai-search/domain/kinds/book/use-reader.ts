import type { BookWords } from './book-words';
import { KindCounting, type KindCounts } from './kind-counts';
import { NumberLists, type PackedLists } from './number-lists';

/** A name counts less than a way of asking: who knows it is understood by it anyway. */
const NAME_COUNT = 0.5;
const NAME_WORTH = 0.7;
/** How many words of anything every kind is taken to have been asked with beside its own: what is seldom said proves little. */
export const ANYTHING = 200;

/** All ways to ask for kinds, once they are read. Senses and beginnings of words are features, numbered together. */
export interface ReadUses {
  readonly counts: KindCounts;
  /** By sense: the uses that have it. */
  readonly bySense: PackedLists;
  /** By feature: 5 for a sense that one kind's phrases have, less than 1 for one that they all have. */
  readonly rarities: Float64Array;
  /** By use: its kind, what it is worth, and how much all its words together tell. */
  readonly kinds: Uint16Array;
  readonly worths: Float64Array;
  readonly wholes: Float64Array;
}

/** Reads how kinds are asked for, use by use. */
export class UseReader {
  private readonly counts = new KindCounting();
  /** By use: where its senses begin among all, its kind and what it is worth. */
  private readonly starts: number[] = [0];
  private readonly senses: number[] = [];
  private readonly kinds: number[] = [];
  private readonly worths: number[] = [];
  private readonly bySense = new NumberLists();
  /** By feature: the last use that has it. */
  private readonly lastUses: number[] = [];

  constructor(private readonly words: BookWords) {}

  /** Notes a way to ask for a kind. */
  add(words: readonly string[], kind: number): void {
    this.put(words, kind, 1, 1);
  }

  /** Notes what a kind is called: by themselves the words of names say a little of it. */
  addName(words: readonly string[], kind: number): void {
    this.put(words, kind, NAME_COUNT, NAME_WORTH);
  }

  /** What was read. */
  read(): ReadUses {
    const counts = this.counts.counted(this.words.size, ANYTHING);
    const { askedFor } = counts;
    const rarities = Float64Array.from({ length: this.words.size }, (_, each) =>
      Math.log(1 + askedFor / counts.having(each)),
    );
    return {
      counts,
      bySense: this.bySense.packed(),
      rarities,
      kinds: Uint16Array.from(this.kinds),
      worths: Float64Array.from(this.worths),
      wholes: Float64Array.from(this.kinds, (_, use) => this.wholeOf(use, rarities)),
    };
  }

  private put(words: readonly string[], kind: number, count: number, worth: number): void {
    const use = this.kinds.length;
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

  private wholeOf(use: number, rarities: Float64Array): number {
    let sum = 0;
    const end = this.starts[use + 1] ?? 0;
    for (let at = this.starts[use] ?? end; at < end; at++) sum += rarities[this.senses[at] ?? 0] ?? 0;
    return sum;
  }
}
