import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { DeliveryRepository } from '@/modules/webhooks/persistence/delivery.repository';
import { Clock } from '@/shared/kernel/clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => {
        this.logger.warn(`old deliveries not forgotten: ${error instanceof Error ? error.name : 'unknown'}`);
      });
    }, HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  sweep(): Promise<void> {
    return this.deliveries.forget(this.clock.now().getTime() - this.config.eventRetentionDays * DAY_MS);
  }
}
