import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { FileStorage, Sweep } from '@/shared/files/file-storage';
import type { Clock } from '@/shared/kernel/clock';
import { HourlySweep } from '@/shared/cluster/hourly-sweep';
import { HOUR_MS } from '@/shared/kernel/durations';

/** The rows that name the files of a storage. */
export interface NamingRows {
  /** Of these storage names, the ones some row names. */
  namedAmong(storageNames: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Removes what interrupted writes left in a storage folder: at boot and every hour, in processes that serve. */
export abstract class FileSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private readonly hourly: HourlySweep;

  constructor(
    private readonly storage: FileStorage,
    private readonly rows: NamingRows,
    private readonly clock: Clock,
    private readonly adapter: HttpAdapterHost,
    /** What the files are called in the log. */
    private readonly files: string,
  ) {
    this.hourly = new HourlySweep(this.constructor.name, `left ${files}`, () => this.sweepAndTell());
  }

  onApplicationBootstrap(): void {
    // The command line's processes come and go; only those that serve clean up.
    if (isServing(this.adapter)) this.hourly.start({ atOnce: true });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.hourly.stop();
  }

  /** Removes temporary files, and files no row names, that are older than an hour. */
  async sweep(): Promise<Sweep> {
    return this.storage.sweep(this.clock.now().getTime() - HOUR_MS, (names) => this.rows.namedAmong(names));
  }

  private async sweepAndTell(): Promise<number> {
    const { temporary, orphans } = await this.sweep();
    if (temporary + orphans > 0)
      this.logger.log(`removed ${temporary} temporary and ${orphans} orphaned ${this.files}`);
    return 0;
  }
}

function isServing(adapter: HttpAdapterHost): boolean {
  return (adapter.httpAdapter as unknown) !== undefined && (adapter.httpAdapter as unknown) !== null;
}
