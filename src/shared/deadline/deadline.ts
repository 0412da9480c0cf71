import { AsyncLocalStorage } from 'node:async_hooks';
import { MINUTE_MS } from '@/shared/kernel/durations';

/** How long an answer may take, by what is asked for, in milliseconds (Decisions 14.2). */
export const ANSWER_WITHIN_MS = { read: 2500, quote: 3000, order: 5000, token: 5000 } as const;
export type AnswerKind = keyof typeof ANSWER_WITHIN_MS;

/** Work gives up this long before the answer is due: time to undo it, and to send the answer. */
const SPARE_MS = 600;
/** After this time what still runs counts as no part of a request any more (a loop that a request began, say). */
const FORGOTTEN_AFTER_MS = MINUTE_MS;

/** Something took longer than the time that was left for it. */
export class DeadlineExceeded extends Error {
  constructor(what: string, ms: number) {
    super(`no ${what} within ${Math.max(0, Math.round(ms))} ms`);
    this.name = 'DeadlineExceeded';
  }
}

/** The time a piece of work has, from its beginning on; one per request, shared by all that is done for it. */
export class Deadline {
  /** Called when the time changes. */
  changed: () => void = () => undefined;
  /** Whether it binds at all: an answer that has begun in time is no longer hurried. */
  binds: () => boolean = () => true;
  private suspended = false;
  /** Milliseconds on the clock before the present stretch. */
  private worked = 0;

  /** @param began when it began, as `performance.now()` has it */
  constructor(
    private ms: number,
    private began = performance.now(),
  ) {}

  /** Changes how long the whole may take; counted from the beginning all the same. */
  set(ms: number): void {
    this.ms = ms;
    this.changed();
  }

  /** Milliseconds until the end, negative after it; undefined when this deadline doesn't bind. */
  leftMs(): number | undefined {
    if (this.suspended || !this.binds()) return undefined;
    const left = this.began + this.ms - performance.now();
    return left < -FORGOTTEN_AFTER_MS ? undefined : left;
  }

  /** Milliseconds that the clock has run, until now. */
  workedMs(): number {
    return this.suspended ? this.worked : this.worked + performance.now() - this.began;
  }

  /** Runs `work`, in which we wait for the client, off the clock; after it the time begins anew. */
  async without<T>(work: () => Promise<T>): Promise<T> {
    this.worked = this.workedMs();
    this.suspended = true;
    this.changed();
    try {
      return await work();
    } finally {
      this.suspended = false;
      this.began = performance.now();
      this.changed();
    }
  }
}

const storage = new AsyncLocalStorage<Deadline | undefined>();

/** Runs `work`, and everything that it starts, under `deadline`. */
export function under<T>(deadline: Deadline, work: () => T): T {
  return storage.run(deadline, work);
}

/** Runs `work` with `ms` of its own, whoever asked for it: for what several requests wait for together. */
export function withinMs<T>(ms: number, work: () => T): T {
  return storage.run(new Deadline(ms), work);
}

/** Runs `work`, and everything that it starts, under no deadline, whoever asked for it: for work of the process that goes on without them. */
export function underNone<T>(work: () => T): T {
  return storage.run(undefined, work);
}

/** Milliseconds that waiting may take here; `otherwise` where no deadline binds (background work, commands). At least 0. */
export function patienceMs(otherwise: number): number {
  const left = storage.getStore()?.leftMs();
  return left === undefined ? otherwise : Math.max(0, Math.min(left, otherwise));
}

/** Says what is asked for, once that is known: a cart that is only quoted has less time than an order. */
export function answerWithin(kind: AnswerKind): void {
  storage.getStore()?.set(workMs(kind));
}

/** Runs `work`, in which a body comes in or another's server answers, off the clock of the request: that is not ours to answer for. */
export function whileReceiving<T>(work: () => Promise<T>): Promise<T> {
  return offTheClock(work);
}

/** Runs `work`, in which a client has asked us to wait, off the clock of the request; after it its time begins anew. */
export function offTheClock<T>(work: () => Promise<T>): Promise<T> {
  const deadline = storage.getStore();
  return deadline ? deadline.without(work) : work();
}

/** How long the work for an answer may take. */
export function workMs(kind: AnswerKind): number {
  return ANSWER_WITHIN_MS[kind] - SPARE_MS;
}

/**
 * The result of `work`, or DeadlineExceeded when it takes longer than `ms`; a result that comes later goes to `late`. What arrived while
 * something else held the event loop is not late: timers are looked at before sockets, so sockets are read once more before the time
 * counts as over.
 */
export function raced<T>(work: Promise<T>, ms: number, what: string, late?: (result: T) => void): Promise<T> {
  if (ms === Infinity) return work;
  return new Promise((resolve, reject) => {
    let over = false;
    let lastLook: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      lastLook = setImmediate(() => {
        over = true;
        reject(new DeadlineExceeded(what, ms));
      });
    }, ms);
    const inTime = (): void => {
      clearTimeout(timer);
      clearImmediate(lastLook);
    };
    work.then(
      (result) => {
        inTime();
        if (over) late?.(result);
        else resolve(result);
      },
      (error: unknown) => {
        inTime();
        // As it came: its code tells what has happened.
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
        reject(error);
      },
    );
  });
}
