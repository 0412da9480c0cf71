import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CredentialService } from '@/modules/auth/credential.service';
import { UsageTally, type Call, type UsageRow } from '@/modules/usage/domain/usage-tally';
import { UsageDailyRepository } from '@/modules/usage/persistence/usage-daily.repository';
import { withinMs } from '@/shared/deadline/deadline';
import { Clock, dayNumber, mexicoCityDate } from '@/shared/kernel/clock';

/** What is told may be 15 s old at most (Beyond 6.1): counts are written down before that, with time to spare for the writing. */
const WRITE_EVERY_MS = 10_000;
const WRITING_MS = 4000;

/**
 * Counts the answered calls of every credential in memory and adds them to the rows of the day (docs/adr/0044). What can't be
 * written stays counted until it can; at the end of the process it is written once more.
 */
@Injectable()
export class UsageRecorder implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(UsageRecorder.name);
  private readonly tally = new UsageTally();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private failing = false;
  /** Credentials that are noted as used on that day. */
  private marked = { day: '', clientIds: new Set<string>() };

  constructor(
    private readonly usage: UsageDailyRepository,
    private readonly credentials: CredentialService,
    private readonly clock: Clock,
  ) {}

  /** Counts a call that was answered now. */
  count(call: Omit<Call, 'day'>): void {
    this.tally.add({ ...call, day: mexicoCityDate(this.clock.now()) });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** No request is under way any more. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
    const { calls } = this.tally;
    if (calls > 0) this.logger.error({ event: 'usage_lost', calls, msg: 'calls that could not be written down' });
  }

  /** Writes down what was counted until now; resolves also when that fails. */
  write(): Promise<void> {
    this.writing = this.writing.then(() => this.writeOnce());
    return this.writing;
  }

  /** Around midnight the rows are of two days. */
  private async markUsed(rows: readonly UsageRow[]): Promise<void> {
    for (const day of [...new Set(rows.map((row) => row.day))].sort())
      await this.markUsedOn(
        day,
        rows.filter((row) => row.day === day),
      );
  }

  /** Once a day for each credential; should it fail, the next time. */
  private async markUsedOn(day: string, rows: readonly UsageRow[]): Promise<void> {
    if (day !== this.marked.day) this.marked = { day, clientIds: new Set() };
    const { clientIds } = this.marked;
    const fresh = [...new Set(rows.map(({ clientId }) => clientId))].filter((id) => !clientIds.has(id));
    if (fresh.length === 0) return;
    try {
      await withinMs(WRITING_MS, () => this.credentials.used(fresh, dayNumber(day)));
      for (const id of fresh) clientIds.add(id);
    } catch (error) {
      this.logger.debug({ event: 'last_use_not_noted', msg: 'the last use of credentials is not noted', err: error });
    }
  }

  private async writeOnce(): Promise<void> {
    const rows = this.tally.take();
    if (rows.length === 0) return;
    try {
      await withinMs(WRITING_MS, () => this.usage.add(rows));
      await this.markUsed(rows);
      if (this.failing) this.logger.log({ event: 'usage_written_again', msg: 'usage is written down again' });
      this.failing = false;
    } catch (error) {
      this.tally.putBack(rows);
      if (!this.failing) this.logger.warn({ event: 'usage_not_written', msg: 'usage is kept in memory', err: error });
      this.failing = true;
    }
  }
}
