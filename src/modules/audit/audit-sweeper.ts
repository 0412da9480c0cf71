import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AuditLogRepository } from '@/modules/audit/persistence/audit-log.repository';
import { HourlySweep } from '@/shared/cluster/hourly-sweep';
import { Clock } from '@/shared/kernel/clock';
import { DAY_MS } from '@/shared/kernel/durations';

const KEPT_MS = 400 * DAY_MS;

/** Deletes what is older than 400 days (Beyond 6.2). */
@Injectable()
export class AuditSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly hourly: HourlySweep;

  constructor(log: AuditLogRepository, clock: Clock) {
    this.hourly = new HourlySweep(AuditSweeper.name, 'old rows of the audit log', () =>
      log.prune(clock.now().getTime() - KEPT_MS),
    );
  }

  onApplicationBootstrap(): void {
    this.hourly.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.hourly.stop();
  }

  sweep(): Promise<void> {
    return this.hourly.sweep();
  }
}
