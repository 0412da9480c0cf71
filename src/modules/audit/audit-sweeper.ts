import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AuditLogRepository } from '@/modules/audit/persistence/audit-log.repository';
import { everyHour } from '@/shared/cluster/sweeping';
import { Clock } from '@/shared/kernel/clock';

const KEPT_MS = 400 * 86_400_000;

/** Deletes what is older than 400 days (Beyond 6.2). */
@Injectable()
export class AuditSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(AuditSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: AuditLogRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = everyHour(() => void this.sweep());
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    try {
      while ((await this.log.prune(this.clock.now().getTime() - KEPT_MS)) > 0);
    } catch (error) {
      this.logger.warn({ event: 'audit_not_swept', msg: 'old rows of the audit log are not deleted', err: error });
    }
  }
}
