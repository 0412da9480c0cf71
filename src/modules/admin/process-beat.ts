import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { VERSION } from '@/config/version';
import { ProcessRepository } from '@/modules/admin/persistence/process.repository';
import { CatalogChanges } from '@/modules/feed/catalog-changes.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { withinMs } from '@/shared/deadline/deadline';
import { Figures } from '@/shared/metrics/figures';
import { processes } from '@/shared/metrics/metrics';

const BEAT_MS = 10_000;
const PATIENCE_MS = 2000;
const HOST_LENGTH = 64;

/** Says every 10 s that this process runs, so that each knows how many share the database (Beyond 7; table `processes`, Beyond 9.6). */
@Injectable()
export class ProcessBeat implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(ProcessBeat.name);
  private readonly id = `${hostname().slice(0, 30)}:${process.pid}:${randomBytes(6).toString('hex')}`;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly repository: ProcessRepository,
    private readonly figures: Figures,
    private readonly snapshot: CatalogSnapshot,
    private readonly published: CatalogChanges,
    private readonly changes: ChangeFeed,
  ) {}

  onModuleInit(): void {
    this.figures.register({
      gauges: [processes],
      read: async () => {
        processes.set(await this.repository.countSeen());
      },
    });
  }

  /** Says it for the first time, and from now on; to be called when memory is loaded. */
  async start(): Promise<void> {
    await this.beat();
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
    await this.inTime(() => this.repository.remove(this.id));
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      void this.beat().then(() => {
        this.schedule();
      });
    }, BEAT_MS);
    this.timer.unref();
  }

  private beat(): Promise<void> {
    this.running = this.inTime(async () => {
      await this.repository.note({
        id: this.id,
        host: hostname().slice(0, HOST_LENGTH),
        version: VERSION,
        snapshotVersion: this.snapshot.version,
        feedPosition: await this.published.latest(),
        lagMs: Math.round(this.changes.lagMs),
      });
    });
    return this.running;
  }

  /** A database that is away is told by DatabaseHealth: it costs this process its place in the list, and nothing else. */
  private async inTime(work: () => Promise<void>): Promise<void> {
    try {
      await withinMs(PATIENCE_MS, work);
    } catch (error) {
      this.logger.debug(`could not note this process: ${(error as Error).name}`);
    }
  }
}
