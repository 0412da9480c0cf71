/** How long a worker has to have served for its end to count as an accident, ms. */
const SETTLED_MS = 10_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 30_000;
/** The longest wait while nobody else serves, ms: then each second of it is one in which clients are refused. */
export const LONGEST_WAIT_ALONE_MS = 1000;

/** A worker that has ended. */
export interface EndedWorker {
  /** How long it has served, ms; 0 when it ended before it listened. */
  readonly servedMs: number;
  /** How many workers in its place have ended soon, in a row, before it. */
  readonly endedSoonBefore: number;
  readonly othersListen: boolean;
}

/**
 * How long to wait before a worker is replaced, ms: at once after an accident, longer and longer when its replacements keep ending
 * before they have served for long: up to half a minute while others serve, a second while none does.
 */
export function restartDelay({ servedMs, endedSoonBefore, othersListen }: EndedWorker): number {
  if (servedMs >= SETTLED_MS) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** endedSoonBefore, othersListen ? LONGEST_WAIT_MS : LONGEST_WAIT_ALONE_MS);
}

/** How many in the place of this worker have ended soon in a row, it included. */
export function endedSoon({ servedMs, endedSoonBefore }: EndedWorker): number {
  return servedMs >= SETTLED_MS ? 0 : endedSoonBefore + 1;
}

/**
 * Whether the end of a worker ends the service: only while none has ever listened, when the mistake is likely one that each start
 * repeats. Once one has, those that end are replaced however often and for whatever reason: it serves, and what stopped the others
 * (a database that is frozen while they start) passes.
 */
export function endsService(service: { readonly oneHasListened: boolean }): boolean {
  return !service.oneHasListened;
}
