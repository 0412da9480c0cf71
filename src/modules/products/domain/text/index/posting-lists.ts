/** Blocks up to this many entries share pages; longer lists own their arrays. */
const LARGEST_SHARED = 4096;
const PAGE = 65536;
const NONE = -1;

/** What is known of a list: four numbers side by side, so that one touch of memory brings them all. */
const FACTS = 4;
const START = 1;
const LENGTH = 2;
const CAPACITY = 3;

interface Entries {
  readonly keys: Uint32Array;
  readonly masks: Uint8Array;
}

/** A list as it lies in memory: its entries are [start, end) of keys (ascending) and masks. Good until the next change. */
export interface ListView extends Entries {
  readonly start: number;
  readonly end: number;
}

interface Page extends Entries {
  /** Of the last change to any list in it: no two changes have the same, later ones have a higher one. */
  changed: number;
}

export const NO_ENTRIES: ListView = { keys: new Uint32Array(0), masks: new Uint8Array(0), start: 0, end: 0 };
const EMPTY_PAGE: Page = { keys: new Uint32Array(0), masks: new Uint8Array(0), changed: 0 };

/**
 * Sorted lists of (key, 8-bit mask), addressed by small list numbers, in a few typed arrays. Lists grow and shrink in
 * place; freed blocks are used again, so there is no upkeep to run. Changing one entry moves at most its own list.
 */
export class PostingLists {
  private readonly pages: Page[] = [];
  private readonly freeBlocks: number[][] = [];
  private readonly freePages: number[] = [];
  private openPage = NONE;
  private openUsed = PAGE;
  private changes = 0;
  /** By list: page + 1 (0: the list has no memory), start, length, capacity. */
  private facts = new Uint32Array(1024 * FACTS);

  length(list: number): number {
    return this.facts[list * FACTS + LENGTH] ?? 0;
  }

  /** Where in keys(list) and masks(list) the list starts: its entries are [start, start + length). */
  start(list: number): number {
    return this.facts[list * FACTS + START] ?? 0;
  }

  /** The array that holds the list's keys, ascending. Good until the next change. */
  keys(list: number): Uint32Array {
    return this.page(list).keys;
  }

  masks(list: number): Uint8Array {
    return this.page(list).masks;
  }

  /** The whole list. */
  view(list: number): ListView {
    const { keys, masks } = this.page(list);
    const start = this.start(list);
    return { keys, masks, start, end: start + this.length(list) };
  }

  /** Rises when the list changes, or one that shares a page with it; while many are appended only in the beginning. */
  changed(list: number): number {
    return this.page(list).changed;
  }

  /** Index in keys(list) of the entry with this key, or -1. */
  find(list: number, key: number): number {
    const keys = this.keys(list);
    const start = this.start(list);
    const end = start + this.length(list);
    const at = lowerBound(keys, start, end, key);
    return at < end && keys[at] === key ? at : NONE;
  }

  /** Adds the key or replaces its mask. */
  set(list: number, key: number, mask: number): void {
    const length = this.length(list);
    const place = lowerBound(this.keys(list), this.start(list), this.start(list) + length, key) - this.start(list);
    if (place < length && this.keys(list)[this.start(list) + place] === key) {
      this.touched(list).masks[this.start(list) + place] = mask;
      return;
    }
    if (length === this.capacity(list)) this.move(list, sizeClass(length + 1 + (length >>> 3)));
    const { keys, masks } = this.touched(list);
    const from = this.start(list) + place;
    if (place < length) {
      keys.copyWithin(from + 1, from, from - place + length);
      masks.copyWithin(from + 1, from, from - place + length);
    }
    keys[from] = key;
    masks[from] = mask;
    this.facts[list * FACTS + LENGTH] = length + 1;
  }

  /** Takes the key out, if it is there. */
  delete(list: number, key: number): void {
    const at = this.find(list, key);
    if (at === NONE) return;
    const { keys, masks } = this.touched(list);
    const end = this.start(list) + this.length(list);
    keys.copyWithin(at, at + 1, end);
    masks.copyWithin(at, at + 1, end);
    const length = this.length(list) - 1;
    this.facts[list * FACTS + LENGTH] = length;
    if (length === 0) this.clear(list);
    else if (length * 4 <= this.capacity(list) && length > 4) this.move(list, sizeClass(length));
  }

  /** Replaces a list by the first `length` entries of these arrays (keys ascending). */
  replace(list: number, keys: Uint32Array, masks: Uint8Array, length: number): void {
    this.clear(list);
    if (length === 0) return;
    this.allocate(list, sizeClass(length));
    copy({ keys, masks }, 0, this.touched(list), this.start(list), length);
    this.facts[list * FACTS + LENGTH] = length;
  }

  /** Makes room in an empty list for exactly so many entries, which append() then adds. */
  reserve(list: number, entries: number): void {
    if (entries > 0) this.allocate(list, entries > LARGEST_SHARED ? entries : sizeClass(entries));
  }

  /** Adds a key above all others to a list that has room for it. */
  append(list: number, key: number, mask: number): void {
    const { facts } = this;
    const fact = list * FACTS;
    const page = this.pages[(facts[fact] ?? 0) - 1] ?? EMPTY_PAGE;
    const length = facts[fact + LENGTH] ?? 0;
    const at = (facts[fact + START] ?? 0) + length;
    page.keys[at] = key;
    page.masks[at] = mask;
    facts[fact + LENGTH] = length + 1;
  }

  clear(list: number): void {
    const page = this.facts[list * FACTS] ?? 0;
    if (page === 0) return;
    this.free(page - 1, this.start(list), this.capacity(list));
    this.facts.fill(0, list * FACTS, (list + 1) * FACTS);
  }

  /** The list's page, which is about to change. */
  private touched(list: number): Page {
    const page = this.page(list);
    page.changed = ++this.changes;
    return page;
  }

  private page(list: number): Page {
    return this.pages[(this.facts[list * FACTS] ?? 0) - 1] ?? EMPTY_PAGE;
  }

  private capacity(list: number): number {
    return this.facts[list * FACTS + CAPACITY] ?? 0;
  }

  private move(list: number, capacity: number): void {
    const old = this.page(list);
    const oldPage = this.facts[list * FACTS] ?? 0;
    const from = this.start(list);
    const oldCapacity = this.capacity(list);
    this.allocate(list, capacity);
    copy(old, from, this.touched(list), this.start(list), this.length(list));
    if (oldPage !== 0) this.free(oldPage - 1, from, oldCapacity);
  }

  private allocate(list: number, capacity: number): void {
    if ((list + 1) * FACTS > this.facts.length) this.widen(list);
    const block =
      capacity > LARGEST_SHARED
        ? this.addPage(capacity) * PAGE
        : (this.freeBlocks[capacity]?.pop() ?? this.cut(capacity));
    this.facts[list * FACTS] = Math.floor(block / PAGE) + 1;
    this.facts[list * FACTS + START] = block % PAGE;
    this.facts[list * FACTS + CAPACITY] = capacity;
  }

  private widen(list: number): void {
    const facts = new Uint32Array(Math.ceil(list * 1.5 + 1) * FACTS);
    facts.set(this.facts);
    this.facts = facts;
  }

  private cut(capacity: number): number {
    if (this.openUsed + capacity > PAGE) {
      this.openPage = this.addPage(PAGE);
      this.openUsed = 0;
    }
    const block = this.openPage * PAGE + this.openUsed;
    this.openUsed += capacity;
    return block;
  }

  private addPage(size: number): number {
    const page = this.freePages.pop() ?? this.pages.length;
    this.pages[page] = { keys: new Uint32Array(size), masks: new Uint8Array(size), changed: ++this.changes };
    return page;
  }

  private free(page: number, start: number, capacity: number): void {
    if (capacity > LARGEST_SHARED) {
      this.pages[page] = EMPTY_PAGE;
      this.freePages.push(page);
      return;
    }
    (this.freeBlocks[capacity] ??= []).push(page * PAGE + start);
  }
}

/** The first place in keys[start, end) that is not below `key`; most often that is the end. */
function lowerBound(keys: Uint32Array, start: number, end: number, key: number): number {
  if (end > start && (keys[end - 1] ?? 0) < key) return end;
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A loop is faster than making views for short lists, which most are. */
function copy(source: Entries, from: number, target: Entries, to: number, length: number): void {
  if (length > 64) {
    target.keys.set(source.keys.subarray(from, from + length), to);
    target.masks.set(source.masks.subarray(from, from + length), to);
    return;
  }
  for (let at = 0; at < length; at++) {
    target.keys[to + at] = source.keys[from + at] ?? 0;
    target.masks[to + at] = source.masks[from + at] ?? 0;
  }
}

/** The block size for `entries`: four sizes to each power of two, so that little is left unused. */
function sizeClass(entries: number): number {
  if (entries <= 4) return entries <= 2 ? entries : 4;
  const step = 1 << (29 - Math.clz32(entries - 1));
  return Math.ceil(entries / step) * step;
}
