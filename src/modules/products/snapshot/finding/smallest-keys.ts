const LEAST_ROOM = 256;

/** The smallest of many different numbers, without keeping or comparing them all: what can't be among them any more is told by `bound`. */
export class SmallestKeys {
  /** Keys from this one on are not among the smallest. */
  bound = Infinity;
  private readonly kept: Float64Array;
  private count = 0;

  /** Keeps so many of at most `offered`. */
  constructor(
    private readonly wanted: number,
    offered: number,
  ) {
    this.kept = new Float64Array(Math.min(offered, Math.max(2 * wanted, LEAST_ROOM)));
  }

  /** Takes a key below the bound; answers whether the bound is another one now. */
  add(key: number): boolean {
    const { kept, wanted } = this;
    kept[this.count++] = key;
    if (this.count < kept.length || wanted >= kept.length || wanted === 0) return false;
    select(kept, wanted - 1, 0, kept.length - 1);
    this.count = wanted;
    this.bound = kept[wanted - 1] ?? Infinity;
    return true;
  }

  /** What is kept, ascending. */
  sorted(): Float64Array {
    const { kept, wanted } = this;
    if (wanted > 0 && this.count > wanted) select(kept, wanted - 1, 0, this.count - 1);
    return kept.subarray(0, Math.min(this.count, wanted)).sort();
  }
}

/** Quickselect: puts the k-th smallest at k, smaller ones before it. Median-of-three pivots. */
function select(keys: Float64Array, k: number, low: number, high: number): void {
  while (low < high) {
    const pivot = medianOfThree(keys, low, high);
    let i = low;
    let j = high;
    while (i <= j) {
      while (at(keys, i) < pivot) i++;
      while (at(keys, j) > pivot) j--;
      if (i <= j) swap(keys, i++, j--);
    }
    if (k <= j) high = j;
    else if (k >= i) low = i;
    else return;
  }
}

function medianOfThree(keys: Float64Array, low: number, high: number): number {
  const a = at(keys, low);
  const b = at(keys, (low + high) >>> 1);
  const c = at(keys, high);
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

const at = (keys: Float64Array, index: number): number => keys[index] ?? 0;

function swap(keys: Float64Array, i: number, j: number): void {
  const held = at(keys, i);
  keys[i] = at(keys, j);
  keys[j] = held;
}
