import { roomFor } from '@/modules/products/domain/text/query/scratch';

/** How many times as long one list has to be as the other, so that looking the shorter one's slots up beats walking both. */
const FAR = 8;

/** Where the same slots stand in two ascending lists: `places` in the first, `entries` in the second, both [0, count). Scratch: good until the next question. */
export class CommonEntries {
  places = new Uint32Array(0);
  entries = new Uint32Array(0);

  /** Finds what slots[0, count) and keys[start, end) have in common; answers how many that is. */
  find(slots: Uint32Array, count: number, keys: Uint32Array, start: number, end: number): number {
    const others = end - start;
    this.reserve(Math.min(count, others) + 1);
    const ours = { keys: slots, start: 0, end: count, places: this.places };
    const theirs = { keys, start, end, places: this.entries };
    if (others > FAR * count) return lookUp(ours, theirs);
    return count > FAR * others ? lookUp(theirs, ours) : walk(ours, theirs);
  }

  private reserve(size: number): void {
    if (this.places.length >= size) return;
    this.places = new Uint32Array(roomFor(size));
    this.entries = new Uint32Array(this.places.length);
  }
}

/** Ascending keys[start, end), and where those are noted that others have too. */
interface Side {
  readonly keys: Uint32Array;
  readonly start: number;
  readonly end: number;
  readonly places: Uint32Array;
}

/** Walks both lists at once. Without branches that depend on what is compared, which a processor could not predict. */
function walk(ours: Side, theirs: Side): number {
  const { keys: slots, end: lastPlace, places } = ours;
  const { keys, end, places: entries } = theirs;
  let place = ours.start;
  let entry = theirs.start;
  let found = 0;
  while (place < lastPlace && entry < end) {
    const slot = slots[place] ?? 0;
    const key = keys[entry] ?? 0;
    places[found] = place;
    entries[found] = entry;
    found += Number(slot === key);
    place += Number(slot <= key);
    entry += Number(key <= slot);
  }
  return found;
}

/** Looks each of a few up among many, from where the last one stood on. */
function lookUp(few: Side, many: Side): number {
  const { keys, end } = many;
  let found = 0;
  let at = many.start;
  for (let one = few.start; one < few.end && at < end; one++) {
    const key = few.keys[one] ?? 0;
    at = firstNotBelow(keys, at, end, key);
    if (at >= end || keys[at] !== key) continue;
    few.places[found] = one;
    many.places[found++] = at;
  }
  return found;
}

/** Where a key stands in ascending keys[0, count); below 0 where it doesn't. */
export function placeOf(keys: Uint32Array, count: number, key: number): number {
  const at = firstNotBelow(keys, 0, count, key);
  return at < count && keys[at] === key ? at : -1;
}

/** The first place in keys[low, high) that is not below `key`: the nearer to `low`, the sooner. */
function firstNotBelow(keys: Uint32Array, low: number, high: number, key: number): number {
  let step = 1;
  let first = low;
  while (first + step < high && (keys[first + step] ?? 0) < key) {
    first += step;
    step *= 2;
  }
  let last = Math.min(first + step + 1, high);
  while (first < last) {
    const middle = (first + last) >>> 1;
    if ((keys[middle] ?? 0) < key) first = middle + 1;
    else last = middle;
  }
  return first;
}
