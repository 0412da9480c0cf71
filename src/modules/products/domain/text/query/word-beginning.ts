import { BitSet } from '@/modules/products/domain/bit-set';
import { WEIGHTS_OF_FIELDS } from '@/modules/products/domain/text/index/fields';
import type { PostingLists } from '@/modules/products/domain/text/index/posting-lists';
import { type Beginning, BeginningMemory } from '@/modules/products/domain/text/query/beginning-memory';
import { CommonEntries } from '@/modules/products/domain/text/query/common-entries';
import { withRoom } from '@/modules/products/domain/text/query/scratch';
import type { FirstWanted, WordPlan } from '@/modules/products/domain/text/query/word-plan';
import { lengthOf, type PlannedList, plannedLists } from '@/modules/products/domain/text/query/word-union';

/** Lists up to this length are taken whole. */
const MOST_WHOLE = 1024;
/** Of lists with fewer entries than that for each one wanted, all are taken: choosing costs as much. */
const LEAST_ENTRIES = 4;
/** Sets of fields. */
const CLASSES = 256;
/** Scores are made of what entries are worth with an error below that, and rounded: what differs by no more may be equal in the end. */
const ERROR = 1e-6;

/** Entries of a list with the same fields, and what each is worth. */
interface EntryClass {
  readonly worth: number;
  readonly count: number;
}

/**
 * Finds the first matches of a word without scoring them all. Entries of a list with the same fields are worth the same, and there are 256 sets of
 * fields: counting them tells from which worth on there are enough, and one more look at the fields finds these. Whoever has the word is counted by
 * the length of its list, or by bits where it has several.
 */
export class WordBeginning {
  private readonly seen = new BitSet();
  private readonly common = new CommonEntries();
  private readonly counts = new Uint32Array(2 * CLASSES);
  private readonly room = new Uint32Array(CLASSES);
  /** What was chosen. */
  private keys = new Uint32Array(0);
  private masks = new Uint8Array(0);
  private used = 0;
  private readonly memory: BeginningMemory;

  constructor(private readonly postings: PostingLists) {
    this.memory = new BeginningMemory(postings);
  }

  /**
   * The beginning of what has the word: those first that are in the list `spelled` as well. Lists are good until the next question. Undefined where
   * all are as soon taken.
   */
  of(plan: WordPlan, spelled: number | undefined, first: FirstWanted): Beginning | undefined {
    const known = this.memory.find(plan, spelled, first);
    if (known) return known;
    const found = this.found(plan, spelled, first);
    if (found) this.memory.keep(plan, spelled, first, found);
    return found;
  }

  private found(plan: WordPlan, spelled: number | undefined, first: FirstWanted): Beginning | undefined {
    const lists = plannedLists(this.postings, plan);
    const long = lists.filter((list) => lengthOf(list) > MOST_WHOLE);
    const entries = long.reduce((sum, list) => sum + lengthOf(list), 0);
    if (long.length === 0 || entries < LEAST_ENTRIES * first.count * long.length) return undefined;
    const short = lists.filter((list) => lengthOf(list) <= MOST_WHOLE);
    this.used = 0;
    return { lists: [...short, ...this.firstOf(long, spelled, first)], total: this.count(lists, plan) };
  }

  /** How many have the word. */
  private count(lists: readonly PlannedList[], { hits }: WordPlan): number {
    const [only, ...others] = lists;
    if (only && others.length === 0 && hits.count === 0) return lengthOf(only);
    this.seen.clear();
    let count = this.seen.addAll(hits.slots, 0, hits.count);
    for (const { keys, start, end } of lists) count += this.seen.addAll(keys, start, end);
    return count;
  }

  /** What says the word itself comes before all others: where that is enough, nothing else is looked at. */
  private firstOf(lists: readonly PlannedList[], spelled: number | undefined, first: FirstWanted): PlannedList[] {
    const saying = spelled === undefined ? [] : lists.map((list) => this.excerpt(list, spelled));
    const least = this.leastWorth(saying, first);
    if (least !== undefined) return saying.map((list) => this.cut(list, least, first));
    const leastOfAll = this.leastWorth(lists, first) ?? -Infinity;
    return [...saying, ...lists.map((list) => this.cut(list, leastOfAll, first))];
  }

  /** From which worth on there are enough; undefined where there never are. A product may stand in every list. */
  private leastWorth(lists: readonly PlannedList[], first: FirstWanted): number | undefined {
    const classes = lists.flatMap((list) => this.classesOf(list)).sort((a, b) => b.worth - a.worth);
    let missing = first.count * lists.length;
    const last = classes.find(({ count }) => (missing -= count) <= 0);
    const most = lists.reduce((sum, { worth }) => Math.max(sum, worth), 0);
    return last && last.worth - ERROR * most;
  }

  private classesOf({ masks, start, end, worth }: PlannedList): EntryClass[] {
    const { counts } = this;
    counts.fill(0);
    // Neighbours often have the same fields: counted in two places by turns, none waits for the other.
    for (let at = start; at < end; at++) {
      const place = (masks[at] ?? 0) + (at & 1) * CLASSES;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    const classes: EntryClass[] = [];
    for (let mask = 0; mask < CLASSES; mask++) {
      const count = (counts[mask] ?? 0) + (counts[mask + CLASSES] ?? 0);
      if (count > 0) classes.push({ worth: worth * (WEIGHTS_OF_FIELDS[mask] ?? 0), count });
    }
    return classes;
  }

  /** The entries of a list worth `least` or more: of equal ones as many as are wanted, where the lower slots come first. */
  private cut(list: PlannedList, least: number, first: FirstWanted): PlannedList {
    const { room } = this;
    const { keys, masks, end, worth } = list;
    for (let mask = 0; mask < CLASSES; mask++)
      room[mask] = worth * (WEIGHTS_OF_FIELDS[mask] ?? 0) < least ? 0 : first.bySlot ? first.count : lengthOf(list);
    this.reserve(lengthOf(list));
    const start = this.used;
    for (let at = list.start; at < end; at++) {
      const mask = masks[at] ?? 0;
      const left = room[mask] ?? 0;
      if (left === 0) continue;
      room[mask] = left - 1;
      this.keys[this.used] = keys[at] ?? 0;
      this.masks[this.used++] = mask;
    }
    return { ...list, keys: this.keys, masks: this.masks, start, end: this.used };
  }

  /** What a list has in common with another. */
  private excerpt(list: PlannedList, other: number): PlannedList {
    const { common, postings } = this;
    const from = postings.start(other);
    const others = postings.keys(other).subarray(from, from + postings.length(other));
    const found = common.find(others, others.length, list.keys, list.start, list.end);
    this.reserve(found);
    const start = this.used;
    for (let at = 0; at < found; at++) {
      const entry = common.entries[at] ?? 0;
      this.keys[this.used] = list.keys[entry] ?? 0;
      this.masks[this.used++] = list.masks[entry] ?? 0;
    }
    return { ...list, keys: this.keys, masks: this.masks, start, end: this.used };
  }

  private reserve(more: number): void {
    this.keys = withRoom(this.keys, this.used + more);
    this.masks = withRoom(this.masks, this.used + more);
  }
}
