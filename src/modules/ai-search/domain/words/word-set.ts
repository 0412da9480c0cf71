/** `ñ` in UTF-8, which is folded to `n`. */
const LEAD_OF_ENYE = 0xc3;
const ENYE = 0xb1;
const PLAIN_N = 110;
const EMPTY = 0;
const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Looked up once and not for each of eight million letters. */
const { imul } = Math;

/** A great many words in little memory: 32-bit hashes in one array, by open addressing. A word not in it is taken for one in some 4 of a million. */
export class WordSet {
  private readonly table: Uint32Array;

  /** `capacity`: words at most; a third of the places stay free. */
  constructor(capacity: number) {
    let size = 1024;
    while (size * 0.7 < capacity) size *= 2;
    this.table = new Uint32Array(size);
  }

  has(word: string): boolean {
    let hash = FNV_BASIS;
    for (let at = 0; at < word.length; at++) hash = mixed(hash, word.charCodeAt(at));
    return this.table[this.placeOf(closed(hash))] !== EMPTY;
  }

  /** Adds every run of the letters a to z (and `ñ`, as `n`) in the bytes from `start` up to `end`; answers where the last, perhaps unfinished, run began. */
  addRuns(bytes: Uint8Array, start: number, end: number): number {
    let hash = FNV_BASIS;
    let from = start;
    for (let at = start; at < end; at++) {
      const code = bytes[at] ?? 0;
      if (code >= 97 && code <= 122) {
        hash = mixed(hash, code);
        continue;
      }
      if (code === LEAD_OF_ENYE) continue;
      if (code === ENYE) {
        hash = mixed(hash, PLAIN_N);
        continue;
      }
      if (at > from) this.add(closed(hash));
      hash = FNV_BASIS;
      from = at + 1;
    }
    return from;
  }

  private add(hash: number): void {
    this.table[this.placeOf(hash)] = hash;
  }

  /** Where the hash is, or the free place where it would be. */
  private placeOf(hash: number): number {
    const last = this.table.length - 1;
    let place = hash & last;
    for (let held = this.table[place]; held !== EMPTY && held !== hash; held = this.table[place])
      place = (place + 1) & last;
    return place;
  }
}

function mixed(hash: number, code: number): number {
  return imul(hash ^ code, FNV_PRIME);
}

function closed(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0 || 1;
}
