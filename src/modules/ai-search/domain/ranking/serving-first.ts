import { inOrder, type Ranked } from './ranking';

/** The products that `serves` tells, if any are told, before all others; each of both in their order. */
export function servingFirst(ranked: Ranked, serves: ((slot: number) => boolean) | undefined): Ranked {
  if (!serves) return ranked;
  const ordered = inOrder(ranked);
  const others = ordered.filter((slot) => !serves(slot));
  const slots = Uint32Array.of(...ordered.filter(serves), ...others);
  return { slots, keys: Float64Array.from(slots.keys()) };
}
