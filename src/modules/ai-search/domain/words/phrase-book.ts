import { stem } from '@/modules/search-language/domain/stem';
import { textAt, scan, type ScanToken } from '../reading/scan';

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  value: T | undefined;
}

export interface FoundPhrase<T> {
  readonly value: T;
  readonly length: number;
}

const node = <T>(): Node<T> => ({ next: new Map(), value: undefined });

/** Phrases of one or more words, whatever their plural or gender (`keyOf`), and what each stands for. The longest one wins. */
export class PhraseBook<T> {
  private readonly root = node<T>();
  private readonly known = new Set<string>();

  constructor(private readonly keyOf: (word: string) => string = stem) {}

  /** Every word of every phrase, as spelled. */
  get words(): ReadonlySet<string> {
    return this.known;
  }

  add(phrase: string, value: T): void {
    let at = this.root;
    const tokens = scan(phrase).filter(({ kind }) => kind !== 'break');
    if (tokens.length === 0) return;
    for (const { text } of tokens) {
      this.known.add(text);
      const key = this.keyOf(text);
      const next = at.next.get(key) ?? node<T>();
      at.next.set(key, next);
      at = next;
    }
    at.value ??= value;
  }

  /** The longest phrase that starts at `from`. */
  find(tokens: readonly ScanToken[], from: number): FoundPhrase<T> | undefined {
    let found: FoundPhrase<T> | undefined;
    let at = this.root;
    for (let place = from; place < tokens.length; place++) {
      const next = at.next.get(this.keyOf(textAt(tokens, place)));
      if (!next) break;
      at = next;
      if (at.value !== undefined) found = { value: at.value, length: place - from + 1 };
    }
    return found;
  }
}

/** A book of phrases that stand for the same few things: `{ value: 'phrase|phrase' }`. */
export function bookOf<T extends string>(entries: Readonly<Record<T, string>>): PhraseBook<T> {
  const book = new PhraseBook<T>();
  for (const [value, phrases] of Object.entries<string>(entries)) {
    for (const phrase of phrases.split('|')) book.add(phrase, value as T);
  }
  return book;
}
