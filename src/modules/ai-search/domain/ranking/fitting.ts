import { FIRST_LOOK } from './first-look';
import type { Candidates } from './ranking';

/**
 * Where what lacks nothing that was asked for fills a first look, what doesn't tell a measure or a trait that was said is no answer. Where it
 * doesn't, the rest stands behind it: a product may have what it doesn't tell.
 */
export function fitting(candidates: Candidates): Candidates {
  const { slots, scores, missing, untold } = candidates;
  if (!untold) return candidates;
  let whole = 0;
  for (let place = 0; place < missing.length; place++) if (missing[place] === 0 && untold[place] === 0) whole++;
  if (whole < FIRST_LOOK) return candidates;
  const tells = (_: number, place: number): boolean => untold[place] === 0;
  return {
    ...candidates,
    slots: slots.filter(tells),
    scores: scores.filter(tells),
    missing: missing.filter(tells),
    untold: untold.filter(tells),
  };
}

/** The candidates that anything of what was said speaks for. */
export function positive({ slots, scores, missing, unmet = false }: Candidates): Candidates {
  const places = new Uint32Array(slots.length);
  let count = 0;
  for (let place = 0; place < slots.length; place++) if ((scores[place] ?? 0) > 0) places[count++] = place;
  const kept = places.subarray(0, count);
  return {
    slots: kept.map((place) => slots[place] ?? 0),
    scores: Float32Array.from(kept, (place) => scores[place] ?? 0),
    missing: Uint8Array.from(kept, (place) => missing[place] ?? 0),
    unmet,
  };
}
