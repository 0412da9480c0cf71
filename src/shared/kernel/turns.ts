/** A long piece of work gives way to everything else after this long. */
const TURN_MS = 12;

/** Cuts long work into turns, so that the event loop is never held for long. */
export class Turns {
  private began = performance.now();

  /** Whether the turn has lasted long enough: ask every few microseconds of work at most. */
  get over(): boolean {
    return performance.now() - this.began > TURN_MS;
  }

  /** Lets others work, then begins the next turn. */
  async next(): Promise<void> {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    this.began = performance.now();
  }
}
