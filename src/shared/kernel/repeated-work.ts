/** Told when runs begin to fail, and when they go well again; not for every failure. */
export interface WorkTelling {
  failed(error: unknown): void;
  goesOn(): void;
}

/** Work that is done again and again until it is stopped: never two runs at once, and a run that fails ends nothing. */
export class RepeatedWork {
  private timer: NodeJS.Timeout | undefined;
  private last: Promise<void> = Promise.resolve();
  private failing = false;
  private ended = false;

  constructor(
    private readonly everyMs: number,
    private readonly telling: WorkTelling,
  ) {}

  /** Whether no run may begin any more, and the one under way should end soon. */
  get isStopped(): boolean {
    return this.ended;
  }

  /** Runs `work` so many milliseconds from now, and so many after the end of each run. */
  start(work: () => Promise<void>): void {
    if (this.ended) return;
    this.timer = setTimeout(() => {
      void this.run(work).then(() => {
        this.start(work);
      });
    }, this.everyMs);
    this.timer.unref();
  }

  /** Runs `work` once, after whatever runs or waits to run; never throws. */
  run(work: () => Promise<void>): Promise<void> {
    this.last = this.last.then(work).then(
      () => {
        if (this.failing) this.telling.goesOn();
        this.failing = false;
      },
      (error: unknown) => {
        if (!this.failing) this.telling.failed(error);
        this.failing = true;
      },
    );
    return this.last;
  }

  /** Begins no run by itself any more; waits for those that were begun. */
  async stop(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.last;
  }
}
