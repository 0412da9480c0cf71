import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { RepeatedWork, type WorkTelling } from '@/shared/kernel/repeated-work';
import { sinceLastRequest } from '@/shared/kernel/turns';

const MB = 1024 * 1024;
/** So much of what lived at the last collection may come to it before the next one; by itself the collector waits for up to four times as much. */
const GROWTH_PERCENT = 100;
/** A collection of everything holds the process up for about 4 ms a MB that lives: larger heaps are left to what the collector does by itself. */
const LARGEST_HEAP = 512 * MB;
/** A collection is worth while for so much room. */
const LEAST_ROOM = 48 * MB;
/** The heap of a small catalog is smaller when it is loaded: its start doesn't wait for a collection. */
const LEAST_HEAP = 160 * MB;
const LOOK_EVERY_MS = 1000;
/**
 * Nobody has asked for anything for so long, and the process has had less than this share of a processor: what it did in the background is done.
 * The young generation is small behind a collection, and what comes first then takes a third more processor time: short breaks are left alone.
 */
const QUIET_MS = 15_000;
const IDLE_SHARE = 0.1;

/** What a look at the process shows. */
export interface HeapLook {
  /** Bytes of the heap now, and after the last collection of everything. */
  readonly heap: number;
  readonly kept: number;
  /** Milliseconds since the last request. */
  readonly quietMs: number;
  /** Processor time since the look before, of the time between them. */
  readonly busyShare: number;
}

/** Whether a collection of everything gives much back, and nobody would wait for it. */
export function isWorthCollecting({ heap, kept, quietMs, busyShare }: HeapLook): boolean {
  return heap - kept >= LEAST_ROOM && heap <= LARGEST_HEAP && quietMs >= QUIET_MS && busyShare < IDLE_SHARE;
}

/**
 * Takes everything that nobody needs any more, moves what lives together and gives the rest back to the system, the room of the young generation too.
 * Asked for by the way of a debugger: the only one that shrinks the young generation. Holds the process up.
 */
export async function collectEverything(): Promise<void> {
  // Not there in every Node.
  const { Session } = await import('node:inspector');
  const session = new Session();
  session.connect();
  try {
    await new Promise<void>((resolve) => {
      session.post('HeapProfiler.collectGarbage', () => {
        resolve();
      });
    });
  } finally {
    session.disconnect();
  }
}

/**
 * Keeps the heap near what lives in it. Loading the catalog and what follows behind a first start leave several times as much garbage as they keep; the
 * collector makes room for it and keeps that room for good (docs/adr/0086-room-of-the-collector.md).
 */
export class HeapRoom {
  private readonly looks: RepeatedWork;
  private kept = 0;
  private cpu = process.cpuUsage();
  private lookedAt = performance.now();

  constructor(telling: WorkTelling) {
    this.looks = new RepeatedWork(LOOK_EVERY_MS, telling);
  }

  /** To be called when what is held in memory is there, and before anybody asks for it. */
  async start(): Promise<void> {
    this.kept = heapSize();
    // A small heap that is let grow costs little.
    if (this.kept >= LEAST_HEAP) setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
    if (this.kept >= LEAST_HEAP && this.kept <= LARGEST_HEAP) await this.looks.run(() => this.collect());
    this.looks.start(() => this.look());
  }

  stop(): Promise<void> {
    return this.looks.stop();
  }

  private async look(): Promise<void> {
    const { user, system } = process.cpuUsage(this.cpu);
    const now = performance.now();
    const busyShare = (user + system) / 1000 / (now - this.lookedAt);
    this.cpu = process.cpuUsage();
    this.lookedAt = now;
    const look = { heap: heapSize(), kept: this.kept, quietMs: sinceLastRequest(), busyShare };
    if (isWorthCollecting(look)) await this.collect();
  }

  private async collect(): Promise<void> {
    await collectEverything();
    this.kept = heapSize();
  }
}

function heapSize(): number {
  return getHeapStatistics().total_physical_size;
}
