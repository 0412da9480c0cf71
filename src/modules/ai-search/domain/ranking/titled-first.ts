import type { Ranked } from './ranking';

/** The products whose title the sentence is, before all others, whether they are among these or not. */
export function titledFirst({ slots, keys }: Ranked, titled: Uint32Array): Ranked {
  if (titled.length === 0) return { slots, keys };
  const known = new Set(titled);
  const others = [...slots.keys()].filter((place) => !known.has(slots[place] ?? 0));
  const behind = 1 - Math.min(0, ...keys) + titled.length;
  return {
    slots: Uint32Array.of(...titled, ...others.map((place) => slots[place] ?? 0)),
    keys: Float64Array.of(...titled.keys(), ...others.map((place) => behind + (keys[place] ?? 0))),
  };
}
