import type { Ranked } from './ranking';

/** The products that `serves` tells, if any are told, before all others; each of both in their order. */
export function servingFirst(ranked: Ranked, serves: ((slot: number) => boolean) | undefined): Ranked {
  if (!serves) return ranked;
  const { slots, keys } = ranked;
  const behind = (place: number): number => Number(!serves(slots[place] ?? 0));
  const places = [...slots.keys()].sort((a, b) => behind(a) - behind(b) || (keys[a] ?? 0) - (keys[b] ?? 0));
  return { slots: Uint32Array.from(places, (place) => slots[place] ?? 0), keys: Float64Array.from(places.keys()) };
}
