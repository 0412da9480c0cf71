/** A long piece of work gives way to everything else after this long. */
const TURN_MS = 12;
/** Work behind requests takes turns of this length: whoever asks meanwhile waits for one of them at most. */
const SHORT_TURN_MS = 2;
/** Somebody who asked so lately will ask again. */
const LATELY_MS = 50;
/** What those who ask have for themselves between two turns. */
const PAUSE_MS = 4;

let lastAsked = -Infinity;

/** Notes that a request is being answered: work behind requests takes its time then. */
export function noteRequest(): void {
  lastAsked = performance.now();
}

/** Milliseconds since the last request. */
export function sinceLastRequest(): number {
  return performance.now() - lastAsked;
}

/** Whether requests have come lately. */
export function requestsCome(): boolean {
  return sinceLastRequest() < LATELY_MS;
}

/** Lets others work: at once when nobody asks for anything, else not before requests have had some time to themselves. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    if (requestsCome()) setTimeout(resolve, PAUSE_MS);
    else setImmediate(resolve);
  });
}

/** Cuts long work into turns, so that the event loop is never held for long. */
export class Turns {
  private began = performance.now();

  constructor(private readonly milliseconds = TURN_MS) {}

  /** Whether the turn has lasted long enough: ask every few microseconds of work at most. */
  get over(): boolean {
    return performance.now() - this.began > this.milliseconds;
  }

  /** Lets others work, then begins the next turn. */
  async next(): Promise<void> {
    await this.letOthersWork();
    this.began = performance.now();
  }

  protected letOthersWork(): Promise<void> {
    return new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** The turns of work that can wait: short ones, and with pauses while requests come. */
export class TurnsBehindRequests extends Turns {
  constructor() {
    super(SHORT_TURN_MS);
  }

  protected override letOthersWork(): Promise<void> {
    return giveWay();
  }
}
