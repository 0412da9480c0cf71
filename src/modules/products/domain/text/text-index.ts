import type { Turns } from '@/shared/kernel/turns';
import type { TextDocument } from '@/modules/products/domain/text/index/document';
import { ForwardLists, type KeyedMasks } from '@/modules/products/domain/text/index/forward-lists';
import { modelNumber, modelTerm } from '@/modules/search-language/domain/model-number';
import { ModelTable } from '@/modules/products/domain/text/index/model-table';
import { type ListView, NO_ENTRIES, PostingLists } from '@/modules/products/domain/text/index/posting-lists';
import { QueryRunner, type TextMatches } from '@/modules/products/domain/text/query/query-runner';
import { TitleFinder } from '@/modules/products/domain/text/query/title-finder';
import type { FirstWanted } from '@/modules/products/domain/text/query/word-plan';
import { TermCollector } from '@/modules/products/domain/text/index/term-collector';
import { spellingOf } from '@/modules/search-language/domain/synonyms';
import { TermTable } from '@/modules/products/domain/text/index/term-table';
import { termOf } from '@/modules/search-language/domain/terms';

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
  private readonly forward = new ForwardLists();
  private readonly models = new ModelTable();
  private readonly collector = new TermCollector(this.terms);
  private readonly runner: QueryRunner;
  private readonly titles: TitleFinder;
  private documentCount = 0;
  private capacity = 0;
  private changes = 0;
  /** Numbers of terms below this are those of another index. */
  private takenOver = 0;
  /** While many products come at once: how many have each term. The postings are made in the end. */
  private counts: Uint32Array | undefined;

  constructor() {
    const { terms, postings, models } = this;
    const count = (): number => this.documentCount;
    this.titles = new TitleFinder({ terms, postings, forward: this.forward });
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

  /** Rises whenever a search may answer something else than before. */
  get revision(): number {
    return this.changes;
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
    const wasEmpty = this.forward.isEmpty(slot);
    if (wasEmpty && count > 0) this.documentCount++;
    if (!wasEmpty && count === 0) this.documentCount--;
    this.capacity = Math.max(this.capacity, slot + 1);
    if (this.counts) {
      const { ids, masks } = this.collector;
      this.countTerms({ keys: ids, masks, count }, this.counts);
      this.forward.put(slot, ids, masks, count);
    } else this.replaceTerms(slot);
    if (this.models.put(slot, model)) this.changes++;
  }

  /** The text of every term by its number, '' for none: what packed lists of terms are numbers of. Good until the next change. */
  get termTexts(): readonly string[] {
    return this.terms.all;
  }

  /** Whether numbers of terms that no product has any more may be given to others: not while packed lists are written down. */
  set reusesTerms(reuses: boolean) {
    this.terms.reusesIds = reuses;
  }

  /** The terms of the product at `slot` by their numbers, ascending, and in which fields (bits of Field). Good until the next is read. */
  termsAt(slot: number): KeyedMasks {
    return this.forward.read(slot);
  }

  /** What putPacked() takes of a product: bytes that are good until the next change. */
  packed(slot: number): Uint8Array {
    return this.forward.packed(slot);
  }

  /** Takes the terms of another index over; to be called between expectMany() and the first product. */
  takeTermsOver(texts: readonly string[]): void {
    this.terms.takeOver(texts);
    this.takenOver = texts.length;
  }

  /**
   * Between expectMany() and settle(): the same as put() of a product whose terms packed() gave in an index whose terms were taken over.
   * Answers false, and does nothing, when it names terms that are not there.
   */
  putPacked(slot: number, model: string, packed: Uint8Array): boolean {
    if (!this.counts || !this.forward.isEmpty(slot)) return false;
    this.forward.putPacked(slot, packed);
    const list = this.forward.read(slot);
    if (list.count > 0 && (list.keys[list.count - 1] ?? 0) >= this.takenOver) {
      this.forward.putPacked(slot, NO_BYTES);
      return false;
    }
    if (list.count > 0) this.documentCount++;
    this.capacity = Math.max(this.capacity, slot + 1);
    this.countTerms(list, this.counts);
    this.models.put(slot, modelNumber(model));
    return true;
  }

  /**
   * Until settle() each product is put once, and nothing is searched: an empty index is filled several times as fast so. Does
   * nothing where there are products already.
   */
  expectMany(): void {
    if (this.capacity > 0) return;
    this.counts = new Uint32Array(4096);
    this.terms.expectMany();
    this.models.expectMany();
  }

  /** Makes searchable what was put since expectMany(). */
  async settle(turns: Turns): Promise<void> {
    if (!this.counts) return;
    await this.reserveLists(this.counts, turns);
    await this.fillLists(turns);
    await this.models.settle(turns);
    await this.terms.settle(turns);
    this.counts = undefined;
    this.changes++;
  }

  private async reserveLists(counts: Uint32Array, turns: Turns): Promise<void> {
    const texts = this.terms.all;
    for (let term = 0; term < texts.length; term++) {
      const count = counts[term] ?? 0;
      if (count > 0) this.postings.reserve(term, count);
      else if (texts[term] !== '') this.terms.release(term);
      if (term % 1024 === 0 && turns.over) await turns.next();
    }
  }

  private async fillLists(turns: Turns): Promise<void> {
    const { postings } = this;
    for (let slot = 0; slot < this.capacity; slot++) {
      const { keys, masks, count } = this.forward.read(slot);
      for (let at = 0; at < count; at++) postings.append(keys[at] ?? 0, slot, masks[at] ?? 0);
      if (slot % 256 === 0 && turns.over) await turns.next();
    }
  }

  /** Takes the product at `slot` out, if there is one. */
  remove(slot: number): void {
    if (this.forward.isEmpty(slot)) return;
    this.documentCount--;
    this.changes++;
    this.collector.clear();
    this.replaceTerms(slot);
    this.models.remove(slot);
  }

  /**
   * The products that have every word of the query, with their scores. When there are none, words that match nothing are
   * corrected, then left out (see {@link TextMatches}). Never throws; a query without any letter or digit matches nothing. Whoever wants only the
   * first of them says so: the others are counted and may be left out.
   */
  search(query: string, first?: FirstWanted): TextMatches {
    return this.runner.search(query, first);
  }

  /** What search finds without a correction; nothing where it takes one, which is most of the time of a search. */
  searchAsTyped(query: string): TextMatches {
    return this.runner.searchAsTyped(query);
  }

  /**
   * The products whose title this is, in any case and order of words: it, their models and their brands have all of them, and the title hardly any more.
   * Ascending; none for fewer than three words.
   */
  titled(text: string): number[] {
    return this.titles.find(text);
  }

  /**
   * The products that have the term (a folded single word of any spelling): their slots, ascending, and in which fields (bits of Field). Stems and
   * synonyms are applied, corrections and prefixes are not. Good until the next change.
   */
  entries(term: string): ListView {
    const list = this.terms.find(termOf(term));
    return list < 0 ? NO_ENTRIES : this.postings.view(list);
  }

  /** The products whose whole model number these (folded) letters and digits are: their slots, ascending. Good until the next change. */
  ofModel(compact: string): ListView {
    const list = this.terms.find(modelTerm(compact));
    return list < 0 ? NO_ENTRIES : this.postings.view(list);
  }

  /** Whether the (folded) letters and digits are the whole model number of a product. */
  isModel(compact: string): boolean {
    return this.terms.find(modelTerm(compact)) >= 0;
  }

  /** How many products have the term (a folded single word of any spelling). */
  frequency(term: string): number {
    return this.runner.frequency(term);
  }

  /**
   * Has the first of each common word found before anybody asks for them: they are remembered until a product gains or loses the word. Nothing
   * changes meanwhile.
   */
  async prepare(first: FirstWanted, turns: Turns, least = COMMON): Promise<void> {
    for (const [term, text] of this.terms.all.entries()) {
      if (this.postings.length(term) >= least) this.runner.search(spellingOf(text), first);
      if (turns.over) await turns.next();
    }
  }

  /** Brings the postings from the slot's old terms to the collected ones: a merge of two ascending lists. */
  private replaceTerms(slot: number): void {
    const { forward, collector } = this;
    const { ids, masks, count } = collector;
    const before = forward.read(slot);
    let old = 0;
    for (let at = 0; at < count; at++) {
      const id = ids[at] ?? 0;
      if (old < before.count) old = this.withdrawBelow(id, slot, old, before);
      const same = old < before.count && before.keys[old] === id;
      if (!same || before.masks[old] !== masks[at]) {
        this.postings.set(id, slot, masks[at] ?? 0);
        this.changes++;
      }
      if (same) old++;
    }
    this.withdrawBelow(Infinity, slot, old, before);
    forward.put(slot, ids, masks, count);
  }

  private countTerms({ keys, count }: KeyedMasks, counts: Uint32Array): void {
    let room = counts;
    const highest = count === 0 ? 0 : (keys[count - 1] ?? 0);
    if (highest >= room.length) {
      room = new Uint32Array(Math.ceil(highest * 1.5) + 1);
      room.set(counts);
      this.counts = room;
    }
    for (let at = 0; at < count; at++) room[keys[at] ?? 0] = (room[keys[at] ?? 0] ?? 0) + 1;
  }

  /** Takes the slot out of the postings of its old terms from place `old` on, up to the first that is not below `id`. */
  private withdrawBelow(id: number, slot: number, old: number, { keys, count }: KeyedMasks): number {
    let at = old;
    for (; at < count; at++) {
      const term = keys[at] ?? 0;
      if (term >= id) break;
      this.postings.delete(term, slot);
      this.changes++;
      if (this.postings.length(term) === 0) this.terms.release(term);
    }
    return at;
  }
}

/** Words that fewer products have are found without delay. */
const COMMON = 16_384;

const NO_BYTES = new Uint8Array(0);
