import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { RecordedRun } from '@/modules/importing/domain/import-history';
import { ImportRunsRepository } from '@/modules/importing/persistence/import-runs.repository';
import { sweepsHere } from '@/shared/cluster/sweeping';

const LOOK_EVERY_MS = 15_000;
const RUNS_LOOKED_AT = 20;

/** Tells the service's log of each import run that has ended, whoever ran it: commands have no log of their own. */
@Injectable()
export class ImportLines implements OnModuleDestroy {
  private readonly logger = new Logger('Importing');
  private readonly told = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly runs: ImportRunsRepository) {}

  /** Runs that ended before are not told. */
  async start(): Promise<void> {
    if (!sweepsHere()) return;
    for (const { id, finishedAt } of await this.runs.latest(RUNS_LOOKED_AT)) if (finishedAt !== null) this.told.add(id);
    this.timer = setInterval(() => {
      // Nothing is lost by a look that fails: the next one sees the same runs.
      this.look().catch(() => undefined);
    }, LOOK_EVERY_MS).unref();
  }

  async look(): Promise<void> {
    const latest = await this.runs.latest(RUNS_LOOKED_AT);
    for (const run of [...latest].reverse()) if (run.finishedAt !== null) this.tell(run, run.finishedAt);
    for (const id of this.told) if (!latest.some((run) => run.id === id)) this.told.delete(id);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private tell({ id, state, full, startedAt, files }: RecordedRun, finishedAt: number): void {
    if (this.told.has(id)) return;
    this.told.add(id);
    const sum = (of: (file: RecordedRun['files'][number]) => number): number =>
      files.reduce((total, file) => total + of(file), 0);
    this.logger.log({
      ...{ event: 'import_run', run: id, state, full, ms: finishedAt - startedAt, files: files.length },
      ...{ read: sum(({ read }) => read), refused: sum(({ refused }) => refused), msg: 'an import run has ended' },
    });
  }
}
