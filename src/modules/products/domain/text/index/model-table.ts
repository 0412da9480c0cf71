import { ModelMatch, type ModelNumber, matchModel } from '@/modules/search-language/domain/model-number';
import { PostingLists } from './posting-lists';
import type { Turns } from '@/shared/kernel/turns';

/** Products whose model has a fragment, and how it sits there: entries [0, count) of both arrays, slots ascending. */
export interface ModelHits {
  readonly count: number;
  readonly slots: Uint32Array;
  readonly matches: Uint8Array;
}

export const NO_HITS: ModelHits = { count: 0, slots: new Uint32Array(0), matches: new Uint8Array(0) };

const SYMBOLS = 37;
const PAIRS = SYMBOLS * SYMBOLS;
const LISTS = PAIRS + SYMBOLS * PAIRS;

/** 0-25 letters, 26-35 digits, 36 anything else (two such look the same: hits are verified on the text). */
function symbol(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : SYMBOLS - 1;
}

/** List number of the three characters at `at`. */
export function tripleList(text: string, at: number): number {
  return (symbol(text, at) * SYMBOLS + symbol(text, at + 1)) * SYMBOLS + symbol(text, at + 2) + PAIRS;
}

/** List number of two characters that start a part. */
function pairList(text: string, at: number): number {
  return symbol(text, at) * SYMBOLS + symbol(text, at + 1);
}

/** Model numbers by product, and the products by every three characters of the model and by two at the start of a part. */
export class ModelTable {
  readonly grams = new PostingLists();
  private readonly compacts: string[] = [];
  private readonly starts: number[] = [];
  private isFilled = true;

  /** Until settle() each product is put once and nothing is searched. */
  expectMany(): void {
    this.isFilled = false;
  }

  /** Makes searchable what was put since expectMany(): how long each list gets is counted first. */
  async settle(turns: Turns): Promise<void> {
    const { grams } = this;
    const counts = new Uint32Array(LISTS);
    await this.forEachList(turns, (list) => {
      counts[list] = (counts[list] ?? 0) + 1;
    });
    counts.forEach((count, list) => {
      grams.reserve(list, count);
    });
    await this.forEachList(turns, (list, slot) => {
      grams.append(list, slot, 1);
    });
    this.isFilled = true;
  }

  /** Answers whether that was another model than before. */
  put(slot: number, model: ModelNumber): boolean {
    const known = this.compacts[slot];
    if (known === model.compact && this.starts[slot] === model.starts) return false;
    if (known !== undefined && known !== '') this.remove(slot);
    while (this.compacts.length < slot) {
      this.compacts.push('');
      this.starts.push(0);
    }
    this.compacts[slot] = model.compact;
    this.starts[slot] = model.starts;
    if (this.isFilled) for (const list of this.listsOf(model.compact, model.starts)) this.grams.set(list, slot, 1);
    return true;
  }

  remove(slot: number): void {
    for (const list of this.listsOf(this.compact(slot), this.partStarts(slot))) this.grams.delete(list, slot);
    this.compacts[slot] = '';
    this.starts[slot] = 0;
  }

  compact(slot: number): string {
    return this.compacts[slot] ?? '';
  }

  partStarts(slot: number): number {
    return this.starts[slot] ?? 0;
  }

  /** Every product whose model has `fragment` (two characters: only at the start of a part), at least so well placed. */
  search(fragment: string, least: number): ModelHits {
    const list = this.rarestList(fragment);
    const length = list < 0 ? 0 : this.grams.length(list);
    if (length === 0) return NO_HITS;
    const keys = this.grams.keys(list);
    const start = this.grams.start(list);
    const slots = new Uint32Array(length);
    const matches = new Uint8Array(length);
    let count = 0;
    for (let at = start; at < start + length; at++) {
      const slot = keys[at] ?? 0;
      const match = matchModel(this.compacts[slot] ?? '', this.starts[slot] ?? 0, fragment);
      if (match === ModelMatch.None || match < least) continue;
      slots[count] = slot;
      matches[count++] = match;
    }
    return { count, slots, matches };
  }

  private rarestList(fragment: string): number {
    if (fragment.length === 2) return pairList(fragment, 0);
    let rarest = -1;
    for (let at = 0; at + 3 <= fragment.length; at++) {
      const list = tripleList(fragment, at);
      if (rarest < 0 || this.grams.length(list) < this.grams.length(rarest)) rarest = list;
      if (this.grams.length(list) === 0) return list;
    }
    return rarest;
  }

  private async forEachList(turns: Turns, visit: (list: number, slot: number) => void): Promise<void> {
    for (let slot = 0; slot < this.compacts.length; slot++) {
      for (const list of this.listsOf(this.compact(slot), this.partStarts(slot))) visit(list, slot);
      if (slot % 256 === 0 && turns.over) await turns.next();
    }
  }

  /** Each list once. A model has a dozen: looking through them beats making a set. */
  private listsOf(compact: string, starts: number): readonly number[] {
    const lists: number[] = [];
    for (let at = 0; at + 2 <= compact.length; at++) {
      if (at + 3 <= compact.length) addOnce(lists, tripleList(compact, at));
      if (at < 32 && (starts & (1 << at)) !== 0) addOnce(lists, pairList(compact, at));
    }
    return lists;
  }
}

function addOnce(lists: number[], list: number): void {
  if (!lists.includes(list)) lists.push(list);
}
