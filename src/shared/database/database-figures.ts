import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { Database } from '@/shared/database/database';
import { Figures } from '@/shared/metrics/figures';
import { changeLogLag, dbConnections, dbPendingRequests } from '@/shared/metrics/metrics';

/** What there is to see of the database without asking it. */
@Injectable()
export class DatabaseFigures implements OnModuleInit {
  constructor(
    private readonly figures: Figures,
    @Inject(Database) private readonly database: Database,
    private readonly changes: ChangeFeed,
  ) {}

  onModuleInit(): void {
    this.figures.register({
      gauges: [dbConnections, dbPendingRequests, changeLogLag],
      read: () => {
        const { used, idle, pending } = this.database.connections();
        dbConnections.set({ state: 'used' }, used);
        dbConnections.set({ state: 'idle' }, idle);
        dbPendingRequests.set(pending);
        changeLogLag.set(this.changes.lagMs / 1000);
      },
    });
  }
}
