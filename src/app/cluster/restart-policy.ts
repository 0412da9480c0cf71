/** How long a worker has to have lived for its end to count as an accident, ms. */
const SETTLED_MS = 10_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 30_000;

/**
 * How long to wait before a worker is replaced, ms: at once after an accident, longer and longer (up to half a minute) when its
 * replacements keep ending soon after their start.
 */
export function restartDelay(livedMs: number, endedSoonBefore: number): number {
  if (livedMs >= SETTLED_MS) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** endedSoonBefore, LONGEST_WAIT_MS);
}

/** How many ends soon after the start there have been in a row, this one included. */
export function endedSoon(livedMs: number, before: number): number {
  return livedMs >= SETTLED_MS ? 0 : before + 1;
}

/**
 * Whether the end of a worker ends the service: only while none has ever listened, when the mistake is likely one that each start
 * repeats. Once one has, those that end are replaced however often and for whatever reason: it serves, and what stopped the others
 * (a database that is frozen while they start) passes.
 */
export function endsService(service: { readonly oneHasListened: boolean }): boolean {
  return !service.oneHasListened;
}
