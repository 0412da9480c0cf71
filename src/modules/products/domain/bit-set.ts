/** A growing set of small integers, one bit each. */
export class BitSet {
  private words: Uint32Array;

  constructor(capacity = 1024) {
    this.words = new Uint32Array(Math.ceil(capacity / 32));
  }

  has(index: number): boolean {
    return ((this.words[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0;
  }

  add(index: number): void {
    const word = index >>> 5;
    if (word >= this.words.length) this.grow(word + 1);
    this.words[word] = (this.words[word] ?? 0) | (1 << (index & 31));
  }

  /** Adds ascending members[start, end); answers how many of them weren't there. */
  addAll(members: Uint32Array, start: number, end: number): number {
    if (start >= end) return 0;
    const highest = (members[end - 1] ?? 0) >>> 5;
    if (highest >= this.words.length) this.grow(highest + 1);
    const { words } = this;
    let count = 0;
    for (let at = start; at < end; at++) {
      const member = members[at] ?? 0;
      const before = words[member >>> 5] ?? 0;
      const after = before | (1 << (member & 31));
      count += Number(after >>> 0 !== before);
      words[member >>> 5] = after;
    }
    return count;
  }

  clear(): void {
    this.words.fill(0);
  }

  delete(index: number): void {
    const word = index >>> 5;
    if (word < this.words.length) this.words[word] = (this.words[word] ?? 0) & ~(1 << (index & 31));
  }

  put(index: number, isMember: boolean): void {
    if (isMember) this.add(index);
    else this.delete(index);
  }

  /** Adds every number below the capacity, and up to 31 more. */
  fill(): void {
    this.words.fill(0xffffffff);
  }

  clone(): BitSet {
    const copy = new BitSet(0);
    copy.words = this.words.slice();
    return copy;
  }

  /** Becomes what all of some sets have (at least one, and none of them this one), in one pass; answers how many that is. */
  becomeCommon([first, ...others]: readonly [BitSet, ...BitSet[]]): number {
    const least = Math.min(first.words.length, ...others.map(({ words }) => words.length));
    if (this.words.length < least) this.words = new Uint32Array(Math.ceil(least * 1.25));
    const { words } = this;
    let count = 0;
    for (let word = 0; word < least; word++) {
      let bits = first.words[word] ?? 0;
      for (let at = 0; at < others.length && bits !== 0; at++) bits &= others[at]?.words[word] ?? 0;
      words[word] = bits;
      if (bits !== 0) count += popcount(bits);
    }
    words.fill(0, least);
    return count;
  }

  /** Adds every member of `other`. */
  unite(other: BitSet): void {
    if (other.words.length > this.words.length) this.grow(other.words.length);
    for (let i = 0; i < other.words.length; i++) this.words[i] = (this.words[i] ?? 0) | (other.words[i] ?? 0);
  }

  /** Keeps only what `other` has too. */
  intersect(other: BitSet): void {
    const { words } = this;
    const others = other.words;
    const both = Math.min(words.length, others.length);
    for (let i = 0; i < both; i++) words[i] = (words[i] ?? 0) & (others[i] ?? 0);
    words.fill(0, both);
  }

  /** Removes every member of `other`. */
  subtract(other: BitSet): void {
    for (let i = 0; i < this.words.length; i++) this.words[i] = (this.words[i] ?? 0) & ~(other.words[i] ?? 0);
  }

  /** The members in ascending order; who knows how many they are says so. */
  toArray(size = this.size()): Uint32Array {
    const { words } = this;
    const members = new Uint32Array(size);
    let count = 0;
    for (let word = 0; word < words.length && count < size; word++) {
      let bits = words[word] ?? 0;
      while (bits !== 0) {
        members[count++] = (word << 5) + 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
      }
    }
    return members;
  }

  /** The members that `other` has too, in ascending order. */
  common(other: BitSet): Uint32Array {
    const both = this.clone();
    both.intersect(other);
    return both.toArray();
  }

  size(): number {
    let count = 0;
    for (const word of this.words) count += popcount(word);
    return count;
  }

  private grow(words: number): void {
    const larger = new Uint32Array(Math.max(words, this.words.length * 2));
    larger.set(this.words);
    this.words = larger;
  }
}

function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
