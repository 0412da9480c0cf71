const DEADLINE_MS = 100;
/** A timer this late means that this process was busy, and the answer may well be waiting to be read. */
const BUSY_MS = 25;
const MAX_EXTENSIONS = 3;

/**
 * The answer of another server, or a rejection when it takes longer than `deadlineMs`. Time in which this process itself was too busy
 * to read an answer does not count, within reason: a pause of ours must not look like an outage of theirs.
 */
export function answeredSoon<T>(answer: Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const arm = (extensions: number): void => {
      const due = performance.now() + deadlineMs;
      timer = setTimeout(() => {
        if (performance.now() - due > BUSY_MS && extensions > 0) arm(extensions - 1);
        else reject(new Error(`no answer within ${deadlineMs} ms`));
      }, deadlineMs);
    };
    arm(MAX_EXTENSIONS);
    answer.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
