import { KindScores } from './kind-scores';
import { isTelling } from './lemmas';
import { sense } from './senses';

interface Use {
  readonly kind: number;
  readonly lemmas: readonly string[];
}

/** How soon a kind's many mentions of a word count no more. */
const SATURATION = 1.2;
const SINGLE = 0.8;
/** Beyond the best phrase, what the next ones add. */
const SECOND = 0.3;
const THIRD = 0.12;
/** Words of one phrase may stand this many places apart, each. */
const SPREAD = 4;
/** One word of several says little. */
const PART = 0.6;
const SCATTERED = 0.6;

/** How people who don't know a thing's name ask for it: what single words, and phrases as a whole, say of every kind. */
export class UseBook {
  private readonly uses: Use[] = [];
  private readonly byLemma = new Map<string, number[]>();
  private readonly mentions = new Map<string, Map<number, number>>();
  private readonly kinds = new Set<number>();

  add(words: readonly string[], kind: number): void {
    const lemmas = [...new Set(words.filter(isTelling).map(sense))];
    if (lemmas.length === 0) return;
    const use = this.uses.push({ kind, lemmas }) - 1;
    this.kinds.add(kind);
    for (const each of lemmas) {
      this.byLemma.set(each, [...(this.byLemma.get(each) ?? []), use]);
      this.mention(each, kind);
    }
  }

  /** Words of a kind's names: by themselves they say a little of it. */
  addNameWords(words: Iterable<string>, kind: number): void {
    this.kinds.add(kind);
    for (const each of new Set([...words].filter(isTelling).map(sense))) this.mention(each, kind);
  }

  private mention(each: string, kind: number): void {
    const byKind = this.mentions.get(each) ?? new Map<number, number>();
    this.mentions.set(each, byKind.set(kind, (byKind.get(kind) ?? 0) + 1));
  }

  /** Whether any phrase has the lemma. */
  knows(each: string): boolean {
    return this.mentions.has(each);
  }

  /** What the senses of a sentence's words, at their places, say for every kind below `size`: 0 nothing; a phrase said in full some 8 to 16. */
  scores(senses: ReadonlyMap<string, number>, size: number): KindScores {
    const scores = new KindScores(size);
    for (const each of senses.keys()) {
      const rarity = this.rarity(each);
      for (const [kind, count] of this.mentions.get(each) ?? [])
        scores.add(kind, (SINGLE * rarity * count) / (count + SATURATION));
    }
    for (const [kind, worths] of this.phraseWorths(senses)) {
      const [best = 0, second = 0, third = 0] = worths.sort((a, b) => b - a);
      scores.add(kind, best + SECOND * second + THIRD * third);
    }
    return scores;
  }

  private phraseWorths(lemmas: ReadonlyMap<string, number>): Map<number, number[]> {
    const matched = new Map<number, string[]>();
    for (const each of lemmas.keys())
      for (const use of this.byLemma.get(each) ?? []) matched.set(use, [...(matched.get(use) ?? []), each]);
    const worths = new Map<number, number[]>();
    for (const [place, hits] of matched) {
      const use = this.uses[place];
      if (!use) continue;
      const isPart = hits.length < 2 && use.lemmas.length > 1;
      const worth = this.worth(use, hits, lemmas) * (isPart ? PART : 1);
      worths.set(use.kind, [...(worths.get(use.kind) ?? []), worth]);
    }
    return worths;
  }

  private worth(use: Use, hits: readonly string[], lemmas: ReadonlyMap<string, number>): number {
    const sum = (all: readonly string[]): number => all.reduce((total, each) => total + this.rarity(each), 0);
    const places = hits.map((each) => lemmas.get(each) ?? 0);
    const span = Math.max(...places) - Math.min(...places);
    const said = sum(hits);
    return ((said * said) / sum(use.lemmas)) * (span > SPREAD * hits.length ? SCATTERED : 1);
  }

  /** 5 for a word that one kind's phrases have, less than 1 for one that they all have. */
  private rarity(each: string): number {
    const having = this.mentions.get(each)?.size ?? 0;
    return having === 0 ? 0 : Math.log(1 + this.kinds.size / having) * 0.9;
  }
}
