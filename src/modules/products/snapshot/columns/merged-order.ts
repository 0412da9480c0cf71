/** Below zero where the first slot comes first, above where the second does. */
export type SlotOrder = (a: number, b: number) => number;

/** An order without the slots that `isGone`, with others (in order themselves) in their places; equal ones come after what was there. */
export function mergedOrder(
  order: Uint32Array,
  isGone: (slot: number) => boolean,
  added: Uint32Array,
  compare: SlotOrder,
): Uint32Array<ArrayBuffer> {
  const kept = order.filter((slot) => !isGone(slot));
  const merged = new Uint32Array(kept.length + added.length);
  let from = 0;
  added.forEach((slot, place) => {
    const to = placeAmong(kept, from, slot, compare);
    merged.set(kept.subarray(from, to), from + place);
    merged[to + place] = slot;
    from = to;
  });
  merged.set(kept.subarray(from), from + added.length);
  return merged;
}

/** The first place from `low` on with a slot that comes after this one. */
function placeAmong(slots: Uint32Array, low: number, slot: number, compare: SlotOrder): number {
  let first = low;
  let last = slots.length;
  if (last > low && compare(slots[last - 1] ?? 0, slot) <= 0) return last;
  while (first < last) {
    const middle = (first + last) >>> 1;
    if (compare(slots[middle] ?? 0, slot) <= 0) first = middle + 1;
    else last = middle;
  }
  return first;
}
