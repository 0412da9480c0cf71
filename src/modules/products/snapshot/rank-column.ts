/**
 * The place of every slot in the order of their keys (text by code units, the same on every machine). Changes are merged in:
 * sorting is paid for what changed, a linear pass for the rest. Slots with equal keys share a group.
 */
export class RankColumn<K extends number | string> {
  private readonly keys: K[] = [];
  private order = new Uint32Array(0);
  private ranks = new Uint32Array(0);
  private groups = new Uint32Array(0);
  private readonly pending = new Set<number>();

  /** Gives a slot its key, or another one. */
  put(slot: number, key: K): void {
    if (this.keys[slot] === key) return;
    this.keys[slot] = key;
    this.pending.add(slot);
  }

  /** Place of each slot from 0. */
  rankOf(): Uint32Array {
    this.settle();
    return this.ranks;
  }

  /** Like the place, but equal slots share theirs. */
  groupOf(): Uint32Array {
    this.settle();
    return this.groups;
  }

  /** The slots in order. */
  slots(): Uint32Array {
    this.settle();
    return this.order;
  }

  private readonly compare = (a: number, b: number): number => {
    const [left, right] = [this.keys[a], this.keys[b]];
    return left === undefined || right === undefined || left === right ? 0 : left < right ? -1 : 1;
  };

  /** Puts what has changed in its place: left to the first question otherwise. */
  settle(): void {
    if (this.pending.size === 0) return;
    const changed = [...this.pending].sort(this.compare);
    const kept = this.order.filter((slot) => !this.pending.has(slot));
    this.order = mergeSorted(kept, changed, this.compare);
    this.pending.clear();
    this.number();
  }

  private number(): void {
    const { order } = this;
    const highest = order.reduce((max, slot) => Math.max(max, slot), -1);
    this.ranks = new Uint32Array(highest + 1);
    this.groups = new Uint32Array(highest + 1);
    let group = 0;
    for (let rank = 0; rank < order.length; rank++) {
      const slot = order[rank] ?? 0;
      if (rank > 0 && this.compare(order[rank - 1] ?? 0, slot) !== 0) group = rank;
      this.ranks[slot] = rank;
      this.groups[slot] = group;
    }
  }
}

function mergeSorted(
  left: Uint32Array,
  right: readonly number[],
  compare: (a: number, b: number) => number,
): Uint32Array<ArrayBuffer> {
  const merged = new Uint32Array(left.length + right.length);
  let l = 0;
  let r = 0;
  for (let i = 0; i < merged.length; i++) {
    const takeLeft = r >= right.length || (l < left.length && compare(left[l] ?? 0, right[r] ?? 0) <= 0);
    merged[i] = (takeLeft ? left[l++] : right[r++]) ?? 0;
  }
  return merged;
}
