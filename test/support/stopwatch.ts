import { readFileSync } from 'node:fs';

/**
 * Starts to measure, and answers how many milliseconds have passed whenever asked: without those in which this process, or one of `others`, wanted
 * to run and the machine ran something else, where the system tells of them (Linux). What waits for an answer, a lock or a clock is measured all
 * the same. Of a process that has ended, as much is taken off as was known when it was asked last.
 */
export function stopwatch(...others: readonly number[]): () => number {
  const heldUp = new Map(['self', ...others].map((one) => [String(one), 0]));
  const own = (): number => {
    const now = performance.now();
    for (const [one, known] of heldUp) heldUp.set(one, heldUpMs(one) ?? known);
    return now - [...heldUp.values()].reduce((sum, ms) => sum + ms);
  };
  const began = own();
  return () => own() - began;
}

/** How long the main thread of a process has waited for a processor since it began; undefined when it is not told. */
function heldUpMs(process: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${process}/schedstat`, 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return undefined;
  }
}
