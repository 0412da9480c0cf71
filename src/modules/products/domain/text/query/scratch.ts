/** How much to make room for where so much is needed: more, so that a little more next time needs no other array. */
export function roomFor(needed: number): number {
  return Math.ceil(needed * 1.25) + 64;
}

/** The array, or a larger one with the same at its beginning where it has no room for so many. */
export function withRoom<T extends Uint32Array | Float32Array | Uint8Array>(array: T, needed: number): T {
  if (array.length >= needed) return array;
  const larger = new (array.constructor as new (length: number) => T)(roomFor(needed));
  larger.set(array);
  return larger;
}
