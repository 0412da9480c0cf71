import { Field, WEIGHTS_OF_FIELDS } from '@/modules/products/domain/text/index/fields';
import { type ListView, NO_ENTRIES, type PostingLists } from '@/modules/products/domain/text/index/posting-lists';
import { addUnion, Worths } from '@/modules/products/domain/text/query/merging';
import type { WordPlan } from '@/modules/products/domain/text/query/word-plan';

/** What a fragment of a model number counts, by {@link ModelMatch}. */
const MATCH_WEIGHTS = [0, 0.4, 0.7, 0.9, 1].map((factor) => factor * (WEIGHTS_OF_FIELDS[Field.ModelPart] ?? 0));
/** Lists up to this length are merged among themselves first: each is moved as often as there are halves of all. */
const MOST_SHORT = 64;
/** Above every slot. */
const NO_SLOT = 0xffffffff;

/** One of a plan's lists. What an entry is worth is `worth` times the weight of its fields. */
export interface PlannedList extends ListView {
  readonly place: number;
  readonly worth: number;
}

/** The plan's list at a place; an empty one where there is none. */
export function plannedList(postings: PostingLists, plan: WordPlan, place: number): PlannedList {
  const worth = plan.weight * (plan.factors[place] ?? 1);
  const list = plan.lists[place];
  return { ...(list === undefined ? NO_ENTRIES : postings.view(list)), place, worth };
}

/** All of the plan's lists. */
export function plannedLists(postings: PostingLists, plan: WordPlan): PlannedList[] {
  return plan.lists.map((_, place) => plannedList(postings, plan, place));
}

export function lengthOf({ start, end }: PlannedList): number {
  return end - start;
}

/** What a hit in a model number is worth for a plan. */
export function worthOfMatch({ weight }: WordPlan, match: number): number {
  return weight * (MATCH_WEIGHTS[match] ?? 0);
}

/**
 * All that has a word, by slot: its lists and hits are merged, and what stands in several is worth the most of it. The longest list is read once,
 * the others are merged with each other before. Memory is read and written from one end to the other.
 */
export class WordUnion {
  private from = new Worths();
  private to = new Worths();

  /** Leaves in `all` what is in any of the lists or among the plan's hits, whatever was there. */
  write(lists: readonly PlannedList[], plan: WordPlan, all: Worths): void {
    const { from, to } = this;
    const [short, long] = byLength(lists);
    const longest = long.pop() ?? short.pop();
    const others = [...short, ...long].reduce((sum, list) => sum + lengthOf(list), plan.hits.count);
    all.clear(others + (longest ? lengthOf(longest) : 0));
    for (const worths of [from, to]) worths.clear(others);
    this.mergeRuns([...this.gather(short), this.addHits(plan)]);
    this.mergeRuns([this.from.count, ...this.gather(long)]);
    if (longest) addMerged(longest, this.from, all);
    else all.addAll(this.from, 0, this.from.count);
  }

  /** Adds some lists to `from`, one after another; answers where each ends. */
  private gather(lists: readonly PlannedList[]): number[] {
    return lists.map((list) => {
      addBelow(list, 0, NO_SLOT, this.from);
      return this.from.count;
    });
  }

  private addHits(plan: WordPlan): number {
    const { slots, matches, count } = plan.hits;
    for (let at = 0; at < count; at++) this.from.add(slots[at] ?? 0, worthOfMatch(plan, matches[at] ?? 0));
    return this.from.count;
  }

  /** Merges neighbouring runs of `from`, told by where they end, until there is one. */
  private mergeRuns(ends: readonly number[]): void {
    let runs = ends;
    while (runs.length > 1) {
      const { from, to } = this;
      to.count = 0;
      const merged: number[] = [];
      for (let run = 0; run < runs.length; run += 2) {
        const middle = runs[run] ?? 0;
        addUnion(from, runs[run - 1] ?? 0, middle, runs[run + 1] ?? middle, to);
        merged.push(to.count);
      }
      this.from = to;
      this.to = from;
      runs = merged;
    }
  }
}

/** The short ones, which may be thousands, and the long ones, by length. */
function byLength(lists: readonly PlannedList[]): [PlannedList[], PlannedList[]] {
  const [short, long]: [PlannedList[], PlannedList[]] = [[], []];
  for (const list of lists) (lengthOf(list) > MOST_SHORT ? long : short).push(list);
  return [short, long.sort((a, b) => lengthOf(a) - lengthOf(b))];
}

/** Adds the union of a list and others: what is in both is worth the most of it. */
function addMerged(list: PlannedList, others: Worths, all: Worths): void {
  let at = list.start;
  for (let other = 0; other < others.count; other++) {
    const next = others.slots[other] ?? 0;
    at = addBelow(list, at - list.start, next, all);
    const own = at < list.end && list.keys[at] === next ? worthAt(list, at++) : -Infinity;
    all.add(next, Math.max(own, others.worths[other] ?? 0));
  }
  addBelow(list, at - list.start, NO_SLOT, all);
}

/** What an entry is worth. */
export function worthAt({ masks, worth }: PlannedList, at: number): number {
  return worth * (WEIGHTS_OF_FIELDS[masks[at] ?? 0] ?? 0);
}

/** Adds the entries of a list from the n-th on that are below a slot; answers where the first is that isn't. */
function addBelow({ keys, masks, start, end, worth }: PlannedList, from: number, slot: number, to: Worths): number {
  const { slots, worths } = to;
  const weights = WEIGHTS_OF_FIELDS;
  let { count } = to;
  let at = start + from;
  for (; at < end; at++) {
    const key = keys[at] ?? 0;
    if (key >= slot) break;
    slots[count] = key;
    worths[count++] = worth * (weights[masks[at] ?? 0] ?? 0);
  }
  to.count = count;
  return at;
}
