import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GuideStorage, type Sweep } from '@/modules/cart/guides/guide-storage';
import { GuideFileRepository } from '@/modules/cart/guides/persistence/guide-file.repository';
import { Clock } from '@/shared/kernel/clock';

const HOUR_MS = 60 * 60 * 1000;

/** Removes what interrupted uploads left in the storage folder: at boot and every hour, in processes that serve. */
@Injectable()
export class GuideSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(GuideSweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly storage: GuideStorage,
    private readonly rows: GuideFileRepository,
    private readonly clock: Clock,
    private readonly adapter: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    // The command line's processes come and go; only those that take uploads clean up.
    if (!isServing(this.adapter)) return;
    this.running = this.sweepQuietly();
    this.timer = setInterval(() => {
      this.running = this.sweepQuietly();
    }, HOUR_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Removes temporary files, and files no row names, that are older than an hour. */
  async sweep(): Promise<Sweep> {
    return this.storage.sweep(this.clock.now().getTime() - HOUR_MS, (names) => this.rows.namedAmong(names));
  }

  private async sweepQuietly(): Promise<void> {
    try {
      const { temporary, orphans } = await this.sweep();
      if (temporary + orphans > 0)
        this.logger.log(`removed ${temporary} temporary and ${orphans} orphaned guide files`);
    } catch (error) {
      this.logger.warn(`guide files not swept: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
}

function isServing(adapter: HttpAdapterHost): boolean {
  return (adapter.httpAdapter as unknown) !== undefined && (adapter.httpAdapter as unknown) !== null;
}
