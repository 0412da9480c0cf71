interface Waiting {
  /** By `performance.now()`: the system's clock may jump. */
  readonly dueMs: number;
  readonly timer: NodeJS.Timeout;
}

/** Places of workers that have died and wait for their replacement. */
export class Replacements<Place> {
  private readonly waiting = new Map<Place, Waiting>();

  constructor(private readonly replace: (place: Place) => void) {}

  /** Replaces the worker of a place after so many milliseconds. */
  after(place: Place, delayMs: number): void {
    clearTimeout(this.waiting.get(place)?.timer);
    const timer = setTimeout(() => {
      this.waiting.delete(place);
      this.replace(place);
    }, delayMs);
    this.waiting.set(place, { dueMs: performance.now() + delayMs, timer });
  }

  /** None of those that wait waits longer than this from now, ms. */
  within(longestMs: number): void {
    for (const [place, { dueMs }] of this.waiting)
      if (dueMs - performance.now() > longestMs) this.after(place, longestMs);
  }
}
