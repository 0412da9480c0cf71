/** How much room to make when this much is needed: more, so that a little more next time needs no new array. */
export function roomFor(needed: number): number {
  return Math.ceil(needed * 1.25) + 64;
}

/** The array itself when it has room for so many, else a larger one that begins with what it held. */
export function withRoom<T extends Uint32Array | Float32Array | Uint8Array>(array: T, needed: number): T {
  if (array.length >= needed) return array;
  const larger = new (array.constructor as new (length: number) => T)(roomFor(needed));
  larger.set(array);
  return larger;
}
