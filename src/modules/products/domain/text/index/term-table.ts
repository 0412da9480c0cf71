import type { Lexeme } from '@/modules/search-language/domain/lexemes';
import { SortedTerms } from './sorted-terms';
import { sortInTurns } from '@/shared/kernel/sort-in-turns';
import type { Turns } from '@/shared/kernel/turns';

const SHARDS = 64;
let stamps = 0;

/**
 * The vocabulary: every term that some product has, by text and in order. Ids are small, and used again once released.
 * The hash table is kept in shards so that growing never rehashes more than a small part at once.
 */
export class TermTable {
  private readonly shards = Array.from({ length: SHARDS }, () => new Map<string, number>());
  private readonly texts: string[] = [];
  private readonly free: number[] = [];
  /** Changes whenever ids that lexemes remember may be wrong. No two tables ever share one. */
  private stamp = stamps++;
  private readonly sorted = new SortedTerms((id) => this.text(id));
  /** False while many terms come at once: they are put in order at the end. */
  private inOrder = true;
  private reuses = true;

  /** Stays the same as long as every id means what it meant. */
  get state(): number {
    return this.stamp;
  }

  get size(): number {
    return this.texts.length - this.free.length;
  }

  /** The id of a term, or -1 when no product has it. */
  find(text: string): number {
    return this.shard(text).get(text) ?? -1;
  }

  /** The id of a term; a new one when it has none. Do not pass a piece cut out of a long text: it would keep all of that text in memory. */
  obtain(text: string): number {
    const shard = this.shard(text);
    const known = shard.get(text);
    if (known !== undefined) return known;
    const id = (this.reuses ? this.free.pop() : undefined) ?? this.texts.length;
    this.texts[id] = text;
    shard.set(text, id);
    if (this.inOrder) this.sorted.add(id);
    return id;
  }

  /** The text of every id from 0 on, '' where one is free: good until the next change. */
  get all(): readonly string[] {
    return this.texts;
  }

  /** Whether ids that were released may be given to other terms: not while somebody writes down what they mean. */
  set reusesIds(reuses: boolean) {
    this.reuses = reuses;
  }

  /** Takes the ids of another table over, before the first term. */
  takeOver(texts: readonly string[]): void {
    for (const text of texts) {
      const id = this.texts.push(text) - 1;
      if (text === '') this.free.push(id);
      else this.shard(text).set(text, id);
    }
  }

  /** Says that many terms will come; until settle() no term can be looked for by its beginning. */
  expectMany(): void {
    this.inOrder = false;
  }

  /** Puts all terms in order. */
  async settle(turns: Turns): Promise<void> {
    const ids = new Uint32Array(this.size);
    let count = 0;
    for (let id = 0; id < this.texts.length; id++) if (this.texts[id] !== '') ids[count++] = id;
    const compare = (a: number, b: number): number => (this.text(a) < this.text(b) ? -1 : 1);
    this.sorted.replaceAll(await sortInTurns(ids.subarray(0, count), compare, turns));
    this.inOrder = true;
  }

  /** As obtain(), for the term of a lexeme, which remembers the id for the next time. */
  obtainFor(lexeme: Lexeme): number {
    if (lexeme.stamp === this.stamp) return lexeme.id;
    if (this.texts[lexeme.id] !== lexeme.term) lexeme.id = this.obtain(lexeme.term);
    lexeme.stamp = this.stamp;
    return lexeme.id;
  }

  release(id: number): void {
    const text = this.text(id);
    if (this.inOrder) this.sorted.remove(id);
    this.shard(text).delete(text);
    this.texts[id] = '';
    this.free.push(id);
    this.stamp = stamps++;
  }

  text(id: number): string {
    return this.texts[id] ?? '';
  }

  forEachPrefixed(prefix: string, visit: (id: number) => boolean): void {
    this.sorted.forEachPrefixed(prefix, visit);
  }

  private shard(text: string): Map<string, number> {
    const middle = text.charCodeAt(text.length >> 1);
    const hash = (text.length * 7 + text.charCodeAt(text.length - 1) * 5 + middle) % SHARDS;
    return this.shards[hash] ?? NO_SHARD;
  }
}

const NO_SHARD = new Map<string, number>();
