import cluster from 'node:cluster';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isRecord } from '@/shared/kernel/is-record';
import { answeredSoon } from '@/shared/redis/answered-soon';

/** What one key has come to: its name's limit, how long that one's windows last, and how much is counted now, 0 only to look. */
type Ask = readonly [name: string, windowMs: number, key: string, points: number];

/** Counted in the window, and milliseconds until that ends; null for a key that isn't counted now. */
type Told = readonly [points: number, msLeft: number] | null;

interface AskMessage {
  readonly counts: number;
  readonly asks: readonly Ask[];
}

interface AnswerMessage {
  readonly counts: number;
  readonly told: readonly Told[];
}

/** How a worker and the first process talk: the process itself there, a worker here. */
export interface Channel {
  readonly send: (message: AskMessage | AnswerMessage) => void;
  readonly listen: (listener: (message: unknown) => void) => void;
}

/** Asks of one turn of the event loop, and what is told to them, each at its place. */
interface Round {
  readonly asks: Ask[];
  readonly told: Promise<readonly Told[]>;
}

/** The first process does nothing else: without an answer in this time something is wrong with it. */
const DEADLINE_MS = 1000;

/**
 * Counts that the first process keeps for all workers, as a worker asks for them: those of one turn of the event loop in one message,
 * since a message costs more than many counts (ADR 58).
 */
export class CountsOfPrimary {
  private open: Round | undefined;
  private rounds = 0;
  private readonly unanswered = new Map<number, (told: readonly Told[]) => void>();

  constructor(private readonly channel: Channel) {
    channel.listen((message) => {
      if (isAnswer(message)) this.unanswered.get(message.counts)?.(message.told);
    });
  }

  /** One limiter of rate-limiter-flexible's kind; rejects when the first process doesn't answer in time. */
  limiter(name: string, windowMs: number): PrimaryLimiter {
    return {
      consume: async (key) => (await this.ask([name, windowMs, key, 1])) ?? new RateLimiterRes(),
      get: (key) => this.ask([name, windowMs, key, 0]),
    };
  }

  private async ask(ask: Ask): Promise<RateLimiterRes | null> {
    const round = (this.open ??= this.begin());
    const place = round.asks.push(ask) - 1;
    const told = (await round.told)[place];
    return told ? new RateLimiterRes(0, told[1], told[0]) : null;
  }

  private begin(): Round {
    const counts = ++this.rounds;
    const asks: Ask[] = [];
    const answer = new Promise<readonly Told[]>((resolve) => this.unanswered.set(counts, resolve));
    setImmediate(() => {
      this.open = undefined;
      this.channel.send({ counts, asks });
    });
    const told = answeredSoon(answer, DEADLINE_MS).finally(() => this.unanswered.delete(counts));
    return { asks, told };
  }
}

/** What `CountsOfPrimary` has of a limiter. */
export interface PrimaryLimiter {
  readonly consume: (key: string) => Promise<RateLimiterRes>;
  readonly get: (key: string) => Promise<RateLimiterRes | null>;
}

/** The counts themselves, in the first process. */
export class Windows {
  private readonly limiters = new Map<string, RateLimiterMemory>();

  answer(asks: readonly Ask[]): Promise<Told[]> {
    return Promise.all(asks.map((ask) => this.count(ask)));
  }

  private async count([name, windowMs, key, points]: Ask): Promise<Told> {
    const limiter = this.limiterOf(name, windowMs);
    const counted = await (points > 0 ? limiter.penalty(key, points) : limiter.get(key));
    return counted && [counted.consumedPoints, counted.msBeforeNext];
  }

  private limiterOf(name: string, windowMs: number): RateLimiterMemory {
    const known = this.limiters.get(name);
    if (known) return known;
    const made = new RateLimiterMemory({ points: 0, duration: windowMs / 1000, keyPrefix: name });
    this.limiters.set(name, made);
    return made;
  }
}

/** In the first process: counts for all workers. Counts outlive the workers. */
export function countForWorkers(): void {
  const windows = new Windows();
  cluster.on('message', (worker, message: unknown) => {
    if (!isAsk(message)) return;
    void windows.answer(message.asks).then((told) => {
      if (worker.isConnected()) worker.send({ counts: message.counts, told });
    });
  });
}

/** The way from this worker to the first process. */
export function toPrimary(): Channel {
  return {
    send: (message) => {
      // A first process that has gone is no failure of a request: the counts of this process take over.
      if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
    },
    listen: (listener) => process.on('message', listener),
  };
}

function isAsk(message: unknown): message is AskMessage {
  return isRecord(message) && 'asks' in message;
}

function isAnswer(message: unknown): message is AnswerMessage {
  return isRecord(message) && 'told' in message;
}
