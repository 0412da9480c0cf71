import type { Turns } from '@/shared/kernel/turns';

/** So many are sorted at once: milliseconds. */
const RUN = 4096;

/** Sorts numbers by `compare` (never 0 for two that differ in order) without holding the event loop; may answer another array. */
export async function sortInTurns(
  items: Uint32Array,
  compare: (a: number, b: number) => number,
  turns: Turns,
): Promise<Uint32Array> {
  for (let start = 0; start < items.length; start += RUN) {
    items.subarray(start, start + RUN).sort(compare);
    if (turns.over) await turns.next();
  }
  let from = items;
  let to = new Uint32Array(items.length);
  for (let width = RUN; width < items.length; width *= 2) {
    for (let start = 0; start < items.length; start += 2 * width)
      await merge({ from, to, start, middle: start + width, end: start + 2 * width, compare, turns });
    [from, to] = [to, from as Uint32Array<ArrayBuffer>];
  }
  return from;
}

interface Merge {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly start: number;
  readonly middle: number;
  readonly end: number;
  readonly compare: (a: number, b: number) => number;
  readonly turns: Turns;
}

/** Merges two sorted neighbours; equal ones keep their order. */
async function merge({ from, to, start, compare, turns, ...bounds }: Merge): Promise<void> {
  const middle = Math.min(bounds.middle, from.length);
  const end = Math.min(bounds.end, from.length);
  let left = start;
  let right = middle;
  for (let at = start; at < end; at++) {
    const takesLeft = right >= end || (left < middle && compare(from[left] ?? 0, from[right] ?? 0) <= 0);
    to[at] = (takesLeft ? from[left++] : from[right++]) ?? 0;
    if ((at & 1023) === 0 && turns.over) await turns.next();
  }
}
