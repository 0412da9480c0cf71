import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { keepHandedConnections } from '@/app/cluster/handed-connections';
import { BEAT_MS, Heartbeats, isBeat } from '@/app/cluster/heartbeat';
import { Replacements } from '@/app/cluster/replacements';
import { endedSoon, endsService, LONGEST_WAIT_ALONE_MS, restartDelay } from '@/app/cluster/restart-policy';
import { passLinesOn } from '@/app/cluster/worker-lines';
import { isStartMessage } from '@/app/cluster/worker-steps';
import type { AppConfig } from '@/config/app-config';
import { SWEEPING_VARIABLE, WORKER_VARIABLE } from '@/config/sweeping-worker';
import { passChangesOn } from '@/shared/cluster/siblings';
import { countForWorkers } from '@/shared/rate-limit/counts-of-primary';
import { createLogger, standardOutput } from '@/shared/logging/create-logger';

/** A worker ends by itself within 9.5 s of being asked; what hangs beyond is ended before a supervisor's 10 s. */
const DRAIN_MS = 9800;

interface Slot {
  /** 1 to WORKERS; the first one sweeps. */
  readonly number: number;
  worker: Worker | undefined;
  /** Since when it listens, by `performance.now()`; undefined before. */
  listensSince: number | undefined;
  endedSoon: number;
}

/**
 * The first process of several (WORKERS above 1): it serves nothing itself. It starts the workers, the first alone until the
 * data is prepared, replaces one that dies or hangs, counts the limits for all of them, passes on who has changed something, and on
 * SIGTERM or SIGINT lets them all finish. A worker that ends before any
 * has listened ends the service, as it would alone.
 */
export function runPrimary(config: AppConfig, program: string): void {
  cluster.setupPrimary({ exec: program, args: process.argv.slice(2), stdio: workerStdio() });
  countForWorkers();
  passChangesOn();
  new Primary(config.workers, createLogger(config.logLevel)).start();
}

/**
 * Workers write their logs to the first process, which writes them all. Of one pipe that several have, each that ends makes the others wait for
 * its reader (Node gives it back as it was, and waiting or not is a matter of the pipe), and lines that don't fit go in among one another.
 */
function workerStdio(): string[] {
  return ['inherit', process.stdout.isTTY ? 'inherit' : 'pipe', 'inherit', 'ipc'];
}

class Primary {
  private readonly slots: readonly Slot[];
  private readonly replacements = new Replacements<Slot>((slot) => {
    this.fork(slot);
  });
  private readonly heartbeats = new Heartbeats<Slot>();
  private announcements: string[] = [];
  private oneHasListened = false;
  private announced = false;
  private stopping = false;

  constructor(
    workers: number,
    private readonly logger: Logger,
  ) {
    this.slots = Array.from({ length: workers }, (_, index) => ({
      number: index + 1,
      worker: undefined,
      listensSince: undefined,
      endedSoon: 0,
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
    // Whoever sits at a terminal holds workers up with it (Ctrl-S), and sees what hangs.
    if (process.stdout.isTTY) return;
    setInterval(() => {
      for (const slot of this.heartbeats.look()) this.endHung(slot);
    }, BEAT_MS);
  }

  /** Stopped or not, SIGKILL ends it; it is replaced as any that dies. */
  private endHung(slot: Slot): void {
    if (this.stopping) return;
    this.heartbeats.forget(slot);
    this.logger.error(
      { event: 'worker.hung', worker: slot.number },
      'a worker has not moved for a minute and is ended',
    );
    slot.worker?.process.kill('SIGKILL');
  }

  private fork(slot: Slot): void {
    if (this.stopping) return;
    const worker = cluster.fork({
      [SWEEPING_VARIABLE]: slot.number === 1 ? '1' : '0',
      [WORKER_VARIABLE]: String(slot.number),
    });
    Object.assign(slot, { worker, listensSince: undefined });
    // A message to a worker that has just died; its end is told by `exit`.
    worker.on('error', () => undefined);
    const { stdout } = worker.process;
    if (stdout) passLinesOn(stdout, standardOutput());
    keepHandedConnections(worker, () => this.othersListen(slot));
    worker.on('message', (message: unknown) => {
      if (isBeat(message)) this.heartbeats.heard(slot, message.inspected);
      if (!isStartMessage(message)) return;
      if (message.start === 'prepared') this.forkTheRest();
      else this.listens(slot, message.announcement);
    });
    // Its last lines have come, too.
    worker.process.once('close', (code: number, signal: string | null) => {
      this.ended(slot, code, signal);
    });
  }

  private forkTheRest(): void {
    for (const slot of this.slots) if (!slot.worker) this.fork(slot);
  }

  private listens(slot: Slot, announcement: string): void {
    slot.listensSince = performance.now();
    this.heartbeats.heard(slot);
    this.oneHasListened = true;
    if (!this.announced) this.announcements.push(announcement);
    if (this.othersAllListen(slot)) this.announce();
  }

  /** The terminal is told once: when all of them listen, and the load is shared, or all but one that has failed. */
  private announce(): void {
    if (this.announced || this.announcements.length === 0) return;
    this.announced = true;
    process.stdout.write(this.announcements.reduce((longest, each) => (each.length > longest.length ? each : longest)));
    this.announcements = [];
  }

  private othersAllListen(slot: Slot): boolean {
    return this.slots.every((other) => other === slot || other.listensSince !== undefined);
  }

  private othersListen(slot: Slot): boolean {
    return this.slots.some((other) => other !== slot && other.listensSince !== undefined);
  }

  private ended(slot: Slot, code: number, signal: string | null): void {
    const { listensSince, endedSoon: endedSoonBefore } = slot;
    slot.listensSince = undefined;
    this.heartbeats.forget(slot);
    if (this.stopping) {
      this.exitWhenAllEnded();
      return;
    }
    // It has said why on the terminal; the others end when this process has gone.
    if (endsService({ oneHasListened: this.oneHasListened })) process.exit(code || 1);
    this.logger.error({ event: 'worker.died', worker: slot.number, code, signal }, 'a worker died and is replaced');
    if (this.othersAllListen(slot)) this.announce();
    const servedMs = listensSince === undefined ? 0 : performance.now() - listensSince;
    const worker = { servedMs, endedSoonBefore, othersListen: this.othersListen(slot) };
    slot.endedSoon = endedSoon(worker);
    this.replacements.after(slot, restartDelay(worker));
    if (!worker.othersListen) this.replacements.within(LONGEST_WAIT_ALONE_MS);
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
    if (this.slots.every(({ worker }) => !worker || hasEnded(worker))) process.exit(0);
  }
}

/** Gone, and all it has said has come. */
function hasEnded(worker: Worker): boolean {
  return worker.isDead() && worker.process.stdout?.closed !== false;
}
