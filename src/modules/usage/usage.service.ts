import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { UsagePeriod } from '@/modules/usage/domain/usage-period';
import type { UsageRow } from '@/modules/usage/domain/usage-tally';
import { UsageDailyRepository } from '@/modules/usage/persistence/usage-daily.repository';
import type { Caller } from '@/shared/kernel/caller';
import { Clock, dayAfter, mexicoCityDate } from '@/shared/kernel/clock';
import { HourlySweep } from '@/shared/cluster/hourly-sweep';

const KEPT_DAYS = 400;

/** What the credentials of an account have called, by the day (Beyond 6.1); kept 400 days (Beyond 9.2). */
@Injectable()
export class UsageService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly hourly = new HourlySweep(UsageService.name, 'old usage', () =>
    this.usage.prune(dayAfter(this.today(), -KEPT_DAYS)),
  );

  constructor(
    private readonly usage: UsageDailyRepository,
    private readonly clock: Clock,
  ) {}

  /** Of all credentials of the caller's account, or of one: nothing when that is another account's. */
  of({ accountId }: Caller, period: UsagePeriod, clientId?: string): Promise<readonly UsageRow[]> {
    return this.usage.list(accountId, period, clientId);
  }

  today(): string {
    return mexicoCityDate(this.clock.now());
  }

  onApplicationBootstrap(): void {
    this.hourly.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.hourly.stop();
  }

  /** Deletes what is older than it is kept. */
  clean(): Promise<void> {
    return this.hourly.sweep();
  }
}
