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

/** How often in a row a worker may end soon after its start before it is held to be a mistake that each start repeats. */
const MISTAKE_AFTER = 3;

/**
 * Whether the end of a worker ends the service: while none has ever listened, and, until all of them have, when one that another
 * did better than keeps ending by itself. One that was killed, or met a database that was slow for a moment, is replaced.
 */
export function endsService(
  service: { readonly oneHasListened: boolean; readonly allHaveListened: boolean },
  worker: { readonly wasKilled: boolean; readonly endedSoon: number },
): boolean {
  if (service.allHaveListened) return false;
  return !service.oneHasListened || (!worker.wasKilled && worker.endedSoon >= MISTAKE_AFTER);
}
