import { Injectable } from '@nestjs/common';
import { raced, withinMs } from '@/shared/deadline/deadline';

/** What figures are shown on. */
export interface FigureGauge {
  set(value: number): void;
  reset(): void;
}

/** Figures that are looked up when somebody asks for the metrics. */
export interface FigureSource {
  /** The gauges that `read` sets. One without labels is NaN while it can't be read; one with labels has no series then. */
  readonly gauges: readonly FigureGauge[];
  readonly read: () => void | Promise<void>;
}

/** A database that doesn't answer must not hide what else there is to see. */
const READING_MS = 1000;

/** Keeps the gauges of this process that are not counted but looked up: queues, ages, sizes. */
@Injectable()
export class Figures {
  private readonly sources: FigureSource[] = [];
  private refreshing: Promise<void> | undefined;

  register(source: FigureSource): void {
    this.sources.push(source);
  }

  /** Reads them all, once for whoever asks meanwhile; takes a second at most and never throws. */
  refresh(): Promise<void> {
    this.refreshing ??= Promise.all(this.sources.map(readInTime)).then(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }
}

async function readInTime({ gauges, read }: FigureSource): Promise<void> {
  try {
    await raced(
      withinMs(READING_MS, async () => read()),
      READING_MS,
      'figures',
    );
  } catch {
    for (const gauge of gauges) {
      gauge.reset();
      if (!hasLabels(gauge)) gauge.set(NaN);
    }
  }
}

function hasLabels(gauge: FigureGauge): boolean {
  return ((gauge as { labelNames?: readonly string[] }).labelNames?.length ?? 0) > 0;
}
