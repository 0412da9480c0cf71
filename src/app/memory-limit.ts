const MB = 1024 * 1024;
/** A process takes so much behind a first start, even with a small catalog (docs/operating.md). */
const LEAST = 400 * MB;

/** What the log says of too little memory. */
export interface ShortMemory {
  readonly limit_mb: number;
  readonly least_mb: number;
}

/**
 * How much less than it takes a process may use, where a container or the system says so; undefined where it is enough, or no limit is known. What goes
 * beyond the limit is ended by the system without a word: nobody can say so afterwards.
 *
 * @param limit in bytes, of all `workers` together
 */
export function shortMemory(limit: number | undefined, workers: number): ShortMemory | undefined {
  const share = (limit ?? 0) / workers;
  if (share <= 0 || share >= LEAST) return undefined;
  return { limit_mb: Math.floor(share / MB), least_mb: LEAST / MB };
}
