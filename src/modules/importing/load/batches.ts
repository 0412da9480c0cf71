import type { SourceLine, SourceLines } from '@/modules/importing/source/source-line';

const FIRST_LINES = 1000;
const MIN_LINES = 250;
const MAX_LINES = 2000;
/** Long enough that a commit costs little beside it, short enough that others are not kept waiting for the database. */
const AIM_MS = 60;

/** How many lines go into one transaction: as many as take about AIM_MS. */
export class BatchPace {
  lines = FIRST_LINES;

  async measure(work: () => Promise<void>): Promise<void> {
    const start = performance.now();
    await work();
    const took = performance.now() - start;
    if (took > AIM_MS * 2) this.lines = Math.max(MIN_LINES, this.lines >> 1);
    else if (took < AIM_MS / 2) this.lines = Math.min(MAX_LINES, this.lines * 2);
  }
}

/** Lines in batches of one transaction each. */
export async function* batches(lines: SourceLines, pace: BatchPace): AsyncGenerator<SourceLine[]> {
  let rest: SourceLine[] = [];
  for await (const some of lines) {
    rest = rest.length === 0 ? some : rest.concat(some);
    let start = 0;
    for (let size = pace.lines; rest.length - start >= size; size = pace.lines) {
      yield rest.slice(start, start + size);
      start += size;
    }
    rest = rest.slice(start);
  }
  if (rest.length > 0) yield rest;
}

/** The steps that load lines: each is a batch whose lines were read already. */
export async function* prepared<Step>(
  lines: SourceLines,
  pace: BatchPace,
  load: { prepare(batch: readonly SourceLine[]): Step },
): AsyncGenerator<Step> {
  for await (const batch of batches(lines, pace)) yield load.prepare(batch);
}

/**
 * Something to be done while the database server is busy with a batch. Where the rows of a batch are new it is done when the batch is
 * being written, for looking up rows that are there takes no time then; where they are known it is done at once, since looking them up
 * takes all the time.
 */
export class Meanwhile {
  private writes = false;
  private work: (() => unknown) | undefined;

  /** Takes what is to be done next. */
  take(work: () => unknown): void {
    this.work = work;
    if (!this.writes) this.begin();
    this.writes = false;
  }

  /** A batch that is mostly new is about to be written. */
  writing(): void {
    this.writes = true;
    this.begin();
  }

  private begin(): void {
    const { work } = this;
    this.work = undefined;
    work?.();
  }
}

/** Gives items in order and asks for the next one while the present one is worked on. A failure to get it is thrown when its turn comes. */
export async function* readAhead<T>(items: AsyncGenerator<T>, meanwhile: Meanwhile): AsyncGenerator<T> {
  let next: Promise<IteratorResult<T>> | undefined;
  const ask = (): Promise<IteratorResult<T>> => {
    next ??= items.next();
    next.catch(() => undefined);
    return next;
  };
  try {
    for (;;) {
      const item = await ask();
      if (item.done === true) return;
      next = undefined;
      meanwhile.take(ask);
      yield item.value;
    }
  } finally {
    await next?.catch(() => undefined);
    await items.return(undefined);
  }
}
