import type { TextDocument } from './document';
import { modelNumber } from './model-number';
import { ModelTable } from './model-table';
import { PostingLists } from './posting-lists';
import { QueryRunner, type TextMatches, type WeightedTerm } from './query-runner';
import { TermCollector } from './term-collector';
import { TermTable } from './term-table';

/**
 * Text search over products, in memory. Products are known by their slots: dense small integers, given by the caller and
 * free to be used again after a removal. Changes are seen by the next search, and need no upkeep.
 *
 * Queries: Contract 4.4 (`busqueda`), Decisions 1 and 7. How they match and rank is in docs/adr/0005-text-search.md.
 */
export class TextIndex {
  private readonly terms = new TermTable();
  /** By term: the slots that have it, with the fields. */
  private readonly postings = new PostingLists();
  /** By slot: its terms, with the fields. What a change has to undo. */
  private readonly forward = new PostingLists();
  private readonly models = new ModelTable();
  private readonly collector = new TermCollector(this.terms);
  private readonly runner: QueryRunner;
  private documentCount = 0;
  private capacity = 0;

  constructor() {
    const { terms, postings, models } = this;
    const count = (): number => this.documentCount;
    this.runner = new QueryRunner({
      terms,
      postings,
      models,
      get documents() {
        return count();
      },
    });
  }

  /** Products in the index. */
  get documents(): number {
    return this.documentCount;
  }

  /** Different terms in the index. */
  get vocabulary(): number {
    return this.terms.size;
  }

  /** Adds the product at `slot`, or replaces what was there. Only what differs is touched. */
  put(slot: number, document: TextDocument): void {
    const model = modelNumber(document.model);
    this.collector.collect(document, model);
    const { count } = this.collector;
    if (this.forward.length(slot) === 0 && count > 0) this.documentCount++;
    if (this.forward.length(slot) > 0 && count === 0) this.documentCount--;
    this.capacity = Math.max(this.capacity, slot + 1);
    this.replaceTerms(slot);
    this.models.put(slot, model);
  }

  /** Takes the product at `slot` out, if there is one. */
  remove(slot: number): void {
    if (this.forward.length(slot) === 0) return;
    this.documentCount--;
    this.collector.clear();
    this.replaceTerms(slot);
    this.models.remove(slot);
  }

  /**
   * The products that have every word of the query, with their scores. When there are none, words that match nothing are
   * corrected, then left out (see {@link TextMatches}). Never throws; a query without any letter or digit matches nothing.
   */
  search(query: string): TextMatches {
    return this.runner.search(query, this.capacity);
  }

  /**
   * The products that have all, or any, of the given terms, scored by rarity, field and the terms' own weights. Terms are
   * folded single words; stems and synonyms are applied, corrections and prefixes are not.
   */
  scoreTerms(terms: readonly WeightedTerm[], mode: 'all' | 'any'): TextMatches {
    return this.runner.scoreTerms(terms, mode, this.capacity);
  }

  /** How many products have the term (a folded single word of any spelling). */
  frequency(term: string): number {
    return this.runner.frequency(term);
  }

  /** Brings the postings from the slot's old terms to the collected ones: a merge of two ascending lists. */
  private replaceTerms(slot: number): void {
    const { forward, collector } = this;
    const { ids, masks, count } = collector;
    const oldIds = forward.keys(slot);
    const oldMasks = forward.masks(slot);
    const end = forward.start(slot) + forward.length(slot);
    let old = forward.start(slot);
    for (let at = 0; at < count; at++) {
      const id = ids[at] ?? 0;
      if (old < end) old = this.withdrawBelow(id, slot, old, end);
      const same = old < end && oldIds[old] === id;
      if (!same || oldMasks[old] !== masks[at]) this.postings.set(id, slot, masks[at] ?? 0);
      if (same) old++;
    }
    this.withdrawBelow(Infinity, slot, old, end);
    forward.replace(slot, ids, masks, count);
  }

  /** Takes the slot out of the postings of its old terms from place `old` on, up to the first that is not below `id`. */
  private withdrawBelow(id: number, slot: number, old: number, end: number): number {
    const oldIds = this.forward.keys(slot);
    let at = old;
    for (; at < end; at++) {
      const term = oldIds[at] ?? 0;
      if (term >= id) break;
      this.postings.delete(term, slot);
      if (this.postings.length(term) === 0) this.terms.release(term);
    }
    return at;
  }
}
