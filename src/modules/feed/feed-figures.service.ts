import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogChangeRepository } from '@/modules/feed/persistence/catalog-change.repository';
import { HeldCalls } from '@/shared/held-calls/held-calls';
import { Figures } from '@/shared/metrics/figures';
import { feedPendingRows, feedPosition, feedWaitingCalls } from '@/shared/metrics/metrics';

/** What there is to see of the change feed. */
@Injectable()
export class FeedFigures implements OnModuleInit {
  constructor(
    private readonly figures: Figures,
    private readonly changes: CatalogChangeRepository,
    private readonly held: HeldCalls,
  ) {}

  onModuleInit(): void {
    this.figures.register({
      gauges: [feedWaitingCalls],
      read: () => {
        feedWaitingCalls.set(this.held.size);
      },
    });
    this.figures.register({
      gauges: [feedPendingRows, feedPosition],
      read: async () => {
        feedPendingRows.set(await this.changes.countUnpublished());
        feedPosition.set(await this.changes.latest());
      },
    });
  }
}
