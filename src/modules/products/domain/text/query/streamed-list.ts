import type { PostingLists } from '@/modules/products/domain/text/index/posting-lists';
import type { WordPlan } from '@/modules/products/domain/text/query/word-plan';

const NONE = -1;
/** Looking for others in a list so long is paid back. */
const LEAST_STREAMED = 4096;
/** Looking an entry of another list up takes longer than putting it on the board: the list is to be so many times as long as all others. */
const BESIDE = 2;

/** How scores are made of what a list's entry gains. */
export interface Scoring {
  /** The list of the word as it was typed: what is in it comes before what isn't; below 0 without one. */
  readonly spelledList: number;
  readonly step: number;
  readonly scale: number;
}

/**
 * A long posting list whose entries are scored as they stand, one after another, instead of being put on the board: nearly all of them match by this
 * list alone, so that their fields say all. The others are taken out of it.
 */
export class StreamedList {
  private list = NONE;
  private worth = 0;
  private table: Float32Array = new Float32Array(0);
  /** Places of the entries that were taken out. */
  private taken: number[] = [];
  /** Where the last one was looked for: most are asked for in the order of the list. */
  private last = 0;

  constructor(
    private readonly postings: PostingLists,
    private readonly least = LEAST_STREAMED,
  ) {}

  /** The place of the plan's longest list, if it is long enough for that and beside the others; below 0 else, or where not all fields count. */
  placeIn({ lists, fields, size }: WordPlan): number {
    let longest = NONE;
    let most = fields === undefined ? this.least - 1 : Infinity;
    for (const [place, list] of lists.entries()) {
      if (this.postings.length(list) <= most) continue;
      most = this.postings.length(list);
      longest = place;
    }
    return (size - most) * BESIDE <= most ? longest : NONE;
  }

  /** How many entries are left. */
  get left(): number {
    return this.list === NONE ? 0 : this.postings.length(this.list) - this.taken.length;
  }

  get isOpen(): boolean {
    return this.list !== NONE;
  }

  close(): void {
    this.list = NONE;
    this.taken = [];
  }

  /** `table`: what each set of fields is worth. */
  open(list: number, worth: number, table: Float32Array): void {
    this.list = list;
    this.worth = worth;
    this.table = table;
    this.taken = [];
    this.last = this.postings.start(list);
  }

  /** Takes a slot out of the list, once; answers its gain, below 0 when it isn't there. */
  take(slot: number): number {
    if (this.list === NONE) return NONE;
    const keys = this.postings.keys(this.list);
    const from = (keys[this.last] ?? Infinity) <= slot ? this.last : this.postings.start(this.list);
    const at = this.postings.seek(this.list, slot, from);
    this.last = Math.min(at, this.end - 1);
    if (at >= this.end || keys[at] !== slot) return NONE;
    this.taken.push(at);
    return this.gainOf(this.postings.masks(this.list)[at] ?? 0);
  }

  /** Writes what is left of the list and its scores behind the first `count` of both; answers how many there are then. */
  write(slots: Uint32Array, scores: Float32Array, count: number, scoring: Scoring): number {
    if (this.list === NONE) return count;
    const { postings, list } = this;
    const keys = postings.keys(list);
    const masks = postings.masks(list);
    const scored = this.scoresByMask(scoring);
    const taken = [...this.taken, this.end].sort((a, b) => a - b);
    const spelled = new SortedEntries(postings, scoring.spelledList);
    let to = count;
    let at = postings.start(list);
    for (const stop of taken) {
      for (; at < stop; at++) {
        const slot = keys[at] ?? 0;
        slots[to] = slot;
        scores[to] = scored[(masks[at] ?? 0) + (spelled.has(slot) ? 256 : 0)] ?? 0;
        to++;
      }
      at++;
    }
    return to;
  }

  private get end(): number {
    return this.postings.start(this.list) + this.postings.length(this.list);
  }

  private gainOf(mask: number): number {
    return this.worth * (this.table[mask] ?? 0);
  }

  /** The score of each set of fields: of entries that don't have the word as it was typed, and of those that do. */
  private scoresByMask({ step, scale }: Scoring): Float32Array {
    return Float32Array.from({ length: 512 }, (_, at) => (at >> 8) * step + Math.fround(this.gainOf(at & 255)) * scale);
  }
}

/** The entries of a list, asked for in ascending order. */
class SortedEntries {
  private readonly keys: Uint32Array;
  private readonly end: number;
  private at: number;

  constructor(postings: PostingLists, list: number) {
    this.keys = list < 0 ? new Uint32Array(0) : postings.keys(list);
    this.at = list < 0 ? 0 : postings.start(list);
    this.end = list < 0 ? 0 : this.at + postings.length(list);
  }

  has(key: number): boolean {
    while (this.at < this.end && (this.keys[this.at] ?? 0) < key) this.at++;
    return this.at < this.end && this.keys[this.at] === key;
  }
}
