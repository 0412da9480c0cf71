import { roomFor, withRoom } from '@/modules/products/domain/text/query/scratch';

/** Slots in ascending order and what each is worth: the first `count` of both arrays. */
export class Worths {
  slots = new Uint32Array(0);
  worths = new Float32Array(0);
  count = 0;

  /** Empties it, and makes room for so many. */
  clear(room: number): void {
    this.count = 0;
    if (this.slots.length >= room) return;
    this.slots = new Uint32Array(roomFor(room));
    this.worths = new Float32Array(this.slots.length);
  }

  /** Makes room for so many, with what is there. */
  reserve(room: number): void {
    this.slots = withRoom(this.slots, room);
    this.worths = withRoom(this.worths, room);
  }

  add(slot: number, worth: number): void {
    this.slots[this.count] = slot;
    this.worths[this.count++] = worth;
  }

  /** Adds from[start, end). */
  addAll(from: Worths, start: number, end: number): void {
    for (let at = start; at < end; at++) this.add(from.slots[at] ?? 0, from.worths[at] ?? 0);
  }
}

/** Adds the union of from[start, middle) and from[middle, end) to `to`. A slot that is in both keeps the greater worth. */
export function addUnion(from: Worths, start: number, middle: number, end: number, to: Worths): void {
  const { slots, worths } = from;
  let left = start;
  let right = middle;
  while (left < middle && right < end) {
    const one = slots[left] ?? 0;
    const other = slots[right] ?? 0;
    const worth = worths[one <= other ? left : right] ?? 0;
    to.add(Math.min(one, other), one === other ? Math.max(worth, worths[right] ?? 0) : worth);
    left += Number(one <= other);
    right += Number(other <= one);
  }
  to.addAll(from, left, middle);
  to.addAll(from, right, end);
}
