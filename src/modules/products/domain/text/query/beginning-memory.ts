import type { PostingLists } from '@/modules/products/domain/text/index/posting-lists';
import type { FirstWanted, WordPlan } from '@/modules/products/domain/text/query/word-plan';
import { lengthOf, type PlannedList, plannedList } from '@/modules/products/domain/text/query/word-union';

/** Words, of up to so many entries each. */
const MOST_KEPT = { words: 512, entries: 4096 } as const;
/** Fewer entries are soon looked through. */
const LEAST_ENTRIES = 4096;
/** Unfinished words have many lists, and are many. */
const MOST_LISTS = 16;

/** Lists whose union has the first of all that have a word, and how many have it. */
export interface Beginning {
  readonly lists: readonly PlannedList[];
  readonly total: number;
}

/** What was chosen of one of a plan's lists. */
interface Part {
  readonly place: number;
  readonly keys: Uint32Array;
  readonly masks: Uint8Array;
}

interface Remembered {
  readonly parts: readonly Part[];
  readonly total: number;
  readonly changed: number;
  readonly size: number;
}

/** The beginnings of words that very many products have, as they were found: good until one of their lists changes. What they are worth isn't kept. */
export class BeginningMemory {
  /** The last used ones at the end. */
  private readonly known = new Map<string, Remembered>();

  constructor(private readonly postings: PostingLists) {}

  find(plan: WordPlan, spelled: number | undefined, first: FirstWanted): Beginning | undefined {
    if (!isWorthwhile(plan)) return undefined;
    const key = keyOf(plan, spelled, first);
    const known = this.known.get(key);
    if (known?.size !== plan.size || known.changed !== this.changed(plan, spelled)) return undefined;
    this.put(key, known);
    const lists = known.parts.map(({ place, keys, masks }) => {
      const list = plannedList(this.postings, plan, place);
      return { ...list, keys, masks, start: 0, end: keys.length };
    });
    return { lists, total: known.total };
  }

  keep(plan: WordPlan, spelled: number | undefined, first: FirstWanted, { lists, total }: Beginning): void {
    const entries = lists.reduce((sum, list) => sum + lengthOf(list), 0);
    if (!isWorthwhile(plan) || entries > MOST_KEPT.entries) return;
    const parts = lists.map(({ place, keys, masks, start, end }) => ({
      place,
      keys: keys.slice(start, end),
      masks: masks.slice(start, end),
    }));
    const changed = this.changed(plan, spelled);
    this.put(keyOf(plan, spelled, first), { parts, total, changed, size: plan.size });
  }

  private put(key: string, remembered: Remembered): void {
    this.known.delete(key);
    this.known.set(key, remembered);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KEPT.words && oldest !== undefined) this.known.delete(oldest);
  }

  /** The latest change to any of the lists. A list that was emptied changes the plan's size. */
  private changed({ lists }: WordPlan, spelled: number | undefined): number {
    const all = spelled === undefined ? lists : [...lists, spelled];
    return all.reduce((latest, list) => Math.max(latest, this.postings.changed(list)), 0);
  }
}

function isWorthwhile({ lists, hits, size }: WordPlan): boolean {
  return hits.count === 0 && size >= LEAST_ENTRIES && lists.length <= MOST_LISTS;
}

function keyOf({ lists, factors }: WordPlan, spelled: number | undefined, { count, bySlot }: FirstWanted): string {
  return [...lists, '*', ...factors, spelled ?? '-', count, Number(bySlot)].join();
}
