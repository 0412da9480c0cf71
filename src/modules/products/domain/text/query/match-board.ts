import { Field } from '@/modules/products/domain/text/index/fields';
import { ModelMatch } from '@/modules/search-language/domain/model-number';
import type { ModelHits } from '@/modules/products/domain/text/index/model-table';
import type { PostingLists } from '@/modules/products/domain/text/index/posting-lists';
import { CommonEntries, placeOf } from '@/modules/products/domain/text/query/common-entries';
import type { FirstWanted, WordPlan } from '@/modules/products/domain/text/query/word-plan';
import { Worths } from '@/modules/products/domain/text/query/merging';
import { WordBeginning } from '@/modules/products/domain/text/query/word-beginning';
import {
  plannedList,
  plannedLists,
  WordUnion,
  worthAt,
  worthOfMatch,
} from '@/modules/products/domain/text/query/word-union';
import { roomFor, withRoom } from '@/modules/products/domain/text/query/scratch';

/** Worth of a word that a candidate does not have. */
const NOTHING = -Infinity;
/** Entries of a list this many times shorter than what was found so far are looked up one by one: such lists come by the thousand. */
const FEW = 8;

/**
 * What matches a query so far, word by word: ascending slots with a score, a model rank and the words said as typed each, side by side. Lists are
 * ascending too, so that everything is merged from one end to the other; nothing here is as large as the catalog but for what matches.
 */
export class MatchBoard {
  /** Those found so far, and their scores. */
  private readonly found = new Worths();
  private gains = new Float32Array(0);
  private finals = new Float32Array(0);
  /** Model rank and words said as typed: all 0 while nothing is marked. */
  private ranks = new Uint8Array(0);
  private spelled = new Uint8Array(0);
  private isMarked = false;
  private spellings = 0;
  private readonly union = new WordUnion();
  private readonly beginning: WordBeginning;
  private readonly word = new Worths();
  private readonly common = new CommonEntries();

  constructor(private readonly postings: PostingLists) {
    this.beginning = new WordBeginning(postings);
  }

  /** Leaves on the board what matches every word; returns how many that is. */
  match(plans: readonly WordPlan[]): number {
    const { found } = this;
    this.clear();
    for (const [place, plan] of [...plans].sort((a, b) => a.size - b.size).entries()) {
      if (place === 0) this.writeUnion(plan, found);
      else this.narrow(plan);
      if (found.count === 0) break;
    }
    for (const { ranksModels, hits } of plans) if (ranksModels) this.rank(hits);
    return found.count;
  }

  /**
   * For one word: leaves on the board at least the best matches, when nothing but raiseSpelled() with this list will rank them; returns
   * how many have the word. Undefined, with nothing left, when finding the best takes as long as taking all.
   */
  matchFirst(plan: WordPlan, spelled: number | undefined, first: FirstWanted): number | undefined {
    this.clear();
    const chosen = this.beginning.of(plan, spelled, first);
    if (chosen) this.union.write(chosen.lists, plan, this.found);
    return chosen?.total;
  }

  /** Adds products whose model has the whole query run together, and ranks them so. */
  addModels(hits: ModelHits): number {
    const { word } = this;
    word.clear(hits.count);
    for (let at = 0; at < hits.count; at++) word.add(hits.slots[at] ?? 0, 0);
    this.takeInWord(this.findAmong(word.slots, 0, word.count));
    this.rank(hits);
    return this.found.count;
  }

  /** Ranks first those on the board that have this list's term as their whole model number. */
  raiseExact(list: number): void {
    const { postings, common } = this;
    const masks = postings.masks(list);
    const found = this.findIn(list);
    this.mark();
    for (let at = 0; at < found; at++)
      if (((masks[common.entries[at] ?? 0] ?? 0) & Field.WholeModel) !== 0)
        this.ranks[common.places[at] ?? 0] = ModelMatch.Exact;
  }

  /** Ranks those that say a word itself (this list's term) before those that have a synonym of it. */
  raiseSpelled(list: number): void {
    const found = this.findIn(list);
    this.mark();
    const { spelled, common } = this;
    this.spellings++;
    for (let at = 0; at < found; at++) {
      const place = common.places[at] ?? 0;
      spelled[place] = (spelled[place] ?? 0) + 1;
    }
  }

  /** The matches, by slot. Views on the scratch: good until the next query. Scores are 0 to 5. */
  results(totalWeight: number): { slots: Uint32Array; scores: Float32Array } {
    const { count, slots, worths } = this.found;
    const step = 1 / (this.spellings + 1);
    const scale = totalWeight > 0 ? (0.999 * step) / totalWeight : 0;
    if (this.finals.length < count) this.finals = new Float32Array(roomFor(count));
    const { finals, ranks, spelled } = this;
    if (this.isMarked)
      for (let at = 0; at < count; at++)
        finals[at] = (ranks[at] ?? 0) + (spelled[at] ?? 0) * step + (worths[at] ?? 0) * scale;
    else for (let at = 0; at < count; at++) finals[at] = (worths[at] ?? 0) * scale;
    return { slots: slots.subarray(0, count), scores: finals.subarray(0, count) };
  }

  private clear(): void {
    this.found.clear(0);
    this.isMarked = false;
    this.spellings = 0;
  }

  private writeUnion(plan: WordPlan, all: Worths): void {
    this.union.write(plannedLists(this.postings, plan), plan, all);
  }

  /** Takes in what of `word` isn't there yet; `both` are. From the last on, so that everything can stay where it is. */
  private takeInWord(both: number): void {
    const { found, word } = this;
    this.mark();
    let here = found.count - 1;
    found.count += word.count - both;
    found.reserve(found.count);
    this.reserveMarks(found.count);
    let to = found.count - 1;
    for (let there = word.count - 1; there >= 0; there--) {
      const slot = word.slots[there] ?? 0;
      for (; here >= 0 && (found.slots[here] ?? 0) > slot; here--) this.move(here, to--);
      if (here >= 0 && found.slots[here] === slot) continue;
      found.slots[to] = slot;
      found.worths[to] = word.worths[there] ?? 0;
      this.ranks[to] = 0;
      this.spelled[to--] = 0;
    }
  }

  private move(from: number, to: number): void {
    const { slots, worths } = this.found;
    slots[to] = slots[from] ?? 0;
    worths[to] = worths[from] ?? 0;
    this.ranks[to] = this.ranks[from] ?? 0;
    this.spelled[to] = this.spelled[from] ?? 0;
  }

  /** Keeps what has the word as well; its best hit on the word is what counts. */
  private narrow(plan: WordPlan): void {
    const { found } = this;
    if (this.gains.length < found.count) this.gains = new Float32Array(roomFor(found.count));
    this.gains.fill(NOTHING, 0, found.count);
    for (const place of plan.lists.keys()) this.gainIn(plan, place);
    this.gainByHits(plan);
    const { slots, worths } = found;
    let kept = 0;
    for (let place = 0; place < found.count; place++) {
      if ((this.gains[place] ?? NOTHING) === NOTHING) continue;
      slots[kept] = slots[place] ?? 0;
      worths[kept++] = worths[place] ?? 0;
    }
    found.count = kept;
  }

  private gainIn(plan: WordPlan, place: number): void {
    const { common, found } = this;
    const list = plannedList(this.postings, plan, place);
    if ((list.end - list.start) * FEW < found.count) {
      for (let entry = list.start; entry < list.end; entry++) {
        const at = placeOf(found.slots, found.count, list.keys[entry] ?? 0);
        if (at >= 0) this.gain(at, worthAt(list, entry));
      }
      return;
    }
    const both = this.findAmong(list.keys, list.start, list.end);
    for (let at = 0; at < both; at++) this.gain(common.places[at] ?? 0, worthAt(list, common.entries[at] ?? 0));
  }

  private gainByHits(plan: WordPlan): void {
    const { common } = this;
    const { slots, matches, count } = plan.hits;
    const found = this.findAmong(slots, 0, count);
    for (let at = 0; at < found; at++)
      this.gain(common.places[at] ?? 0, worthOfMatch(plan, matches[common.entries[at] ?? 0] ?? 0));
  }

  private gain(place: number, gain: number): void {
    const before = this.gains[place] ?? NOTHING;
    if (gain <= before) return;
    const { worths } = this.found;
    worths[place] = (worths[place] ?? 0) + gain - (before === NOTHING ? 0 : before);
    this.gains[place] = gain;
  }

  private rank({ slots, matches, count }: ModelHits): void {
    const found = this.findAmong(slots, 0, count);
    if (found > 0) this.mark();
    const { common, ranks } = this;
    for (let at = 0; at < found; at++) {
      const place = common.places[at] ?? 0;
      ranks[place] = Math.max(ranks[place] ?? 0, matches[common.entries[at] ?? 0] ?? 0);
    }
  }

  private findIn(list: number): number {
    const { postings } = this;
    const start = postings.start(list);
    return this.findAmong(postings.keys(list), start, start + postings.length(list));
  }

  private findAmong(keys: Uint32Array, start: number, end: number): number {
    return this.common.find(this.found.slots, this.found.count, keys, start, end);
  }

  private mark(): void {
    if (this.isMarked) return;
    this.isMarked = true;
    this.reserveMarks(this.found.count);
    this.ranks.fill(0, 0, this.found.count);
    this.spelled.fill(0, 0, this.found.count);
  }

  private reserveMarks(size: number): void {
    this.ranks = withRoom(this.ranks, size);
    this.spelled = withRoom(this.spelled, size);
  }
}
