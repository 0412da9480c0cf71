import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { keepHandedConnections } from '@/app/cluster/handed-connections';
import { endedSoon, endsService, restartDelay } from '@/app/cluster/restart-policy';
import { isStartMessage } from '@/app/cluster/worker-steps';
import type { AppConfig } from '@/config/app-config';
import { SWEEPING_VARIABLE, WORKER_VARIABLE } from '@/config/sweeping-worker';
import { passChangesOn } from '@/shared/cluster/siblings';
import { createLogger } from '@/shared/logging/create-logger';

/** A worker ends by itself within 9.5 s of being asked; what hangs beyond is ended before a supervisor's 10 s. */
const DRAIN_MS = 9800;

interface Slot {
  /** 1 to WORKERS; the first one sweeps. */
  readonly number: number;
  worker: Worker | undefined;
  startedAt: number;
  endedSoon: number;
  listens: boolean;
}

/**
 * The first process of several (WORKERS above 1): it serves nothing itself. It starts the workers, the first alone until the
 * data is prepared, replaces one that dies, counts the limits for all of them, passes on who has changed something, and on
 * SIGTERM or SIGINT lets them all finish. A worker that ends before any
 * has listened ends the service, as it would alone.
 */
export function runPrimary(config: AppConfig, program: string): void {
  cluster.setupPrimary({ exec: program, args: process.argv.slice(2) });
  new RateLimiterClusterMaster();
  passChangesOn();
  new Primary(config.workers, createLogger(config.logLevel)).start();
}

class Primary {
  private readonly slots: readonly Slot[];
  private announcements: string[] = [];
  private oneHasListened = false;
  private serving = false;
  private stopping = false;

  constructor(
    workers: number,
    private readonly logger: Logger,
  ) {
    this.slots = Array.from({ length: workers }, (_, index) => ({
      number: index + 1,
      worker: undefined,
      startedAt: 0,
      endedSoon: 0,
      listens: false,
    }));
  }

  start(): void {
    process.on('SIGTERM', () => {
      this.stop('SIGTERM');
    });
    process.on('SIGINT', () => {
      this.stop('SIGINT');
    });
    const [first] = this.slots;
    if (first) this.fork(first);
  }

  private fork(slot: Slot): void {
    if (this.stopping) return;
    const worker = cluster.fork({
      [SWEEPING_VARIABLE]: slot.number === 1 ? '1' : '0',
      [WORKER_VARIABLE]: String(slot.number),
    });
    Object.assign(slot, { worker, startedAt: Date.now(), listens: false });
    // A message to a worker that has just died; its end is told by `exit`.
    worker.on('error', () => undefined);
    keepHandedConnections(worker, () => this.slots.some((other) => other !== slot && other.listens));
    worker.on('message', (message: unknown) => {
      if (!isStartMessage(message)) return;
      if (message.start === 'prepared') this.forkTheRest();
      else this.listens(slot, message.announcement);
    });
    worker.on('exit', (code, signal) => {
      this.ended(slot, code, signal);
    });
  }

  private forkTheRest(): void {
    for (const slot of this.slots) if (!slot.worker) this.fork(slot);
  }

  /** The terminal is told once, when all of them listen: from then on the load is shared. */
  private listens(slot: Slot, announcement: string): void {
    slot.listens = true;
    this.oneHasListened = true;
    this.announcements.push(announcement);
    if (this.serving || !this.slots.every(({ listens }) => listens)) return;
    this.serving = true;
    process.stdout.write(this.announcements.reduce((longest, each) => (each.length > longest.length ? each : longest)));
    this.announcements = [];
  }

  private ended(slot: Slot, code: number, signal: string | null): void {
    const livedMs = Date.now() - slot.startedAt;
    slot.listens = false;
    if (this.stopping) {
      this.exitWhenAllEnded();
      return;
    }
    const delay = restartDelay(livedMs, slot.endedSoon);
    slot.endedSoon = endedSoon(livedMs, slot.endedSoon);
    // It has said why on the terminal; the others end when this process has gone.
    if (endsService({ oneHasListened: this.oneHasListened })) process.exit(code || 1);
    this.logger.error({ event: 'worker.died', worker: slot.number, code, signal }, 'a worker died and is replaced');
    setTimeout(() => {
      this.fork(slot);
    }, delay);
  }

  private stop(signal: NodeJS.Signals): void {
    if (this.stopping) return;
    this.stopping = true;
    for (const { worker } of this.slots) worker?.process.kill(signal);
    setTimeout(() => {
      for (const { worker } of this.slots) worker?.process.kill('SIGKILL');
      process.exit(0);
    }, DRAIN_MS);
    this.exitWhenAllEnded();
  }

  private exitWhenAllEnded(): void {
    if (this.slots.every(({ worker }) => !worker || worker.isDead())) process.exit(0);
  }
}
