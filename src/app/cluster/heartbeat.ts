import { isRecord } from '@/shared/kernel/is-record';

/** How often a worker says that its event loop turns, and how often it is looked at, ms. */
export const BEAT_MS = 5000;
/** Looks without a beat after which a worker hangs: a minute. By then the deadline of every call it has is long over (Reliability 4.12). */
export const MOST_MISSED = 12;
/** Of a worker that is well no more looks than these pass without a beat. */
const WELL = 2;

/** What a worker tells the first process; `inspected`: a debugger may hold it. */
export interface Beat {
  readonly alive: true;
  readonly inspected: boolean;
}

export function isBeat(message: unknown): message is Beat {
  return isRecord(message) && message.alive === true;
}

/** In a worker: says to the first process that it goes on, for as long as it does. */
export async function beat(): Promise<void> {
  // Not there in every Node.
  const inspector = process.features.inspector ? await import('node:inspector') : undefined;
  setInterval(() => {
    const message: Beat = { alive: true, inspected: inspector?.url() !== undefined };
    if (process.connected) process.send?.(message);
  }, BEAT_MS).unref();
}

interface Pulse {
  missed: number;
  inspected: boolean;
}

/**
 * Tells which workers hang. Looks are counted, not time: while the whole machine sleeps, or all processes are stopped together, there is none. A
 * worker hangs only beside one that is well: what holds up all of them (a disk, memory that is swapped) is not mended by new ones.
 */
export class Heartbeats<Place> {
  private readonly pulses = new Map<Place, Pulse>();

  /** Its worker has begun to serve, or has just said that it goes on. */
  heard(place: Place, inspected = false): void {
    this.pulses.set(place, { missed: 0, inspected });
  }

  /** Its worker has ended. */
  forget(place: Place): void {
    this.pulses.delete(place);
  }

  /** Looks at all of them; answers the places of those that hang. */
  look(): Place[] {
    for (const pulse of this.pulses.values()) pulse.missed++;
    const isOneWell = [...this.pulses.values()].some(({ missed }) => missed <= WELL);
    return [...this.pulses].flatMap(([place, { missed, inspected }]) =>
      isOneWell && !inspected && missed > MOST_MISSED ? [place] : [],
    );
  }
}
