import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { DeliveryRepository } from '@/modules/webhooks/persistence/delivery.repository';
import { Clock } from '@/shared/kernel/clock';
import { everyHour } from '@/shared/cluster/sweeping';

const DAY_MS = 86_400_000;

/** Forgets events, deliveries and attempts when their time is over (EVENT_RETENTION_DAYS), once an hour. */
@Injectable()
export class DeliverySweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(DeliverySweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = everyHour(() => {
      this.sweep().catch((error: unknown) => {
        this.logger.warn(`old deliveries not forgotten: ${error instanceof Error ? error.name : 'unknown'}`);
      });
    });
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  sweep(): Promise<void> {
    return this.deliveries.forget(this.clock.now().getTime() - this.config.eventRetentionDays * DAY_MS);
  }
}
