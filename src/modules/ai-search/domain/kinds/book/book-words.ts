import { isTelling } from './lemmas';
import { sense } from './senses';

/** Words that begin alike are akin. */
const BEGINNING = 4;

/** What a word is counted by, as numbers: its sense, and how it begins; `beginning` is undefined for a short one. */
interface WordFeatures {
  readonly sense: number;
  readonly beginning: number | undefined;
}

/** The senses and beginnings of the words of a book, numbered from 0 on as they come. */
export class BookWords {
  private readonly senses = new Map<string, number>();
  private readonly beginnings = new Map<string, number>();
  /** Words that were looked into, while the book is read; null for those that tell nothing. */
  private readonly noted = new Map<string, WordFeatures | null>();

  /** Features are numbered below this. */
  get size(): number {
    return this.senses.size + this.beginnings.size;
  }

  /** What a word of the book is counted by; null when it says nothing of what is wanted. */
  note(word: string): WordFeatures | null {
    let features = this.noted.get(word);
    if (features === undefined) {
      features = isTelling(word) ? this.look(word) : null;
      this.noted.set(word, features);
    }
    return features;
  }

  private look(word: string): WordFeatures {
    const beginning = beginningOf(word);
    return {
      sense: this.number(this.senses, sense(word)),
      beginning: beginning === undefined ? undefined : this.number(this.beginnings, beginning),
    };
  }

  private number(numbers: Map<string, number>, feature: string): number {
    const known = numbers.get(feature);
    if (known !== undefined) return known;
    const next = this.size;
    numbers.set(feature, next);
    return next;
  }

  /** Ends the reading: nothing more is noted. */
  close(): void {
    this.noted.clear();
  }

  /** The number of a sense; undefined when no word of the book has it. */
  numberOf(each: string): number | undefined {
    return this.senses.get(each);
  }

  /** The numbers of the senses of words, each once; those that no word of the book has are left out. */
  sensesOf(words: readonly string[]): ReadonlySet<number> {
    return known(words.map((word) => this.senses.get(sense(word))));
  }

  /** What words are counted by: their senses, and how they begin. */
  featuresOf(words: readonly string[]): ReadonlySet<number> {
    const beginnings = words.map((word) => this.beginnings.get(beginningOf(word) ?? ''));
    return known([...this.sensesOf(words), ...beginnings]);
  }
}

function beginningOf(word: string): string | undefined {
  return word.length >= BEGINNING ? word.slice(0, BEGINNING) : undefined;
}

function known(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  return new Set(numbers.filter((number) => number !== undefined));
}
