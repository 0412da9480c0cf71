import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ImportRunsRepository } from '@/modules/importing/persistence/import-runs.repository';
import { Figures } from '@/shared/metrics/figures';
import { importLastRefused, importLastRows, importLastRun } from '@/shared/metrics/metrics';

/** The last load of each kind of file, by whatever process: the command line's count as well. */
@Injectable()
export class ImportFigures implements OnModuleInit {
  constructor(
    private readonly figures: Figures,
    private readonly runs: ImportRunsRepository,
  ) {}

  onModuleInit(): void {
    this.figures.register({
      gauges: [importLastRun, importLastRows, importLastRefused],
      read: async () => {
        for (const { entity, finishedAt, read, refused } of await this.runs.lastLoads()) {
          importLastRun.set({ entity }, finishedAt / 1000);
          importLastRows.set({ entity }, read);
          importLastRefused.set({ entity }, refused);
        }
      },
    });
  }
}
