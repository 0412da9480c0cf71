import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { DeliveryRepository } from '@/modules/webhooks/persistence/delivery.repository';
import { HourlySweep } from '@/shared/cluster/hourly-sweep';
import { Clock } from '@/shared/kernel/clock';
import { keptFrom } from '@/modules/feed/domain/retention';

/** Forgets events, deliveries and attempts when their time is over (EVENT_RETENTION_DAYS), once an hour, and ends what can't be sent any more. */
@Injectable()
export class DeliverySweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly hourly: HourlySweep;

  constructor(deliveries: DeliveryRepository, clock: Clock, @Inject(APP_CONFIG) config: AppConfig) {
    this.hourly = new HourlySweep(DeliverySweeper.name, 'old deliveries', async () => {
      const now = clock.now();
      const forgotten = await deliveries.forget(keptFrom(now, config.eventRetentionDays));
      return forgotten + (await deliveries.endForgotten(now.getTime()));
    });
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
