/** Partial sorting of numeric keys: only the asked-for page is put in order. */

/** Sorts `keys` so that positions [from, to) hold what a full ascending sort would put there. Rearranges the array. */
export function sortWindow(keys: Float64Array, from: number, to: number): Float64Array {
  const end = Math.min(to, keys.length);
  if (from >= end) return keys.subarray(0, 0);
  if (end < keys.length) select(keys, end - 1, 0, keys.length - 1);
  if (from > 0) select(keys, from, 0, end - 1);
  return keys.subarray(from, end).sort();
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
