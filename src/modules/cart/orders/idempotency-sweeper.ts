import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IdempotencyService } from '@/modules/cart/orders/idempotency.service';
import { HourlySweep } from '@/shared/cluster/hourly-sweep';

/** Forgets used keys once an hour, so that their table does not grow for ever. */
@Injectable()
export class IdempotencySweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly hourly: HourlySweep;

  constructor(idempotency: IdempotencyService) {
    this.hourly = new HourlySweep(IdempotencySweeper.name, 'used keys', async () => {
      await idempotency.forgetOld();
      return 0;
    });
  }

  onApplicationBootstrap(): void {
    this.hourly.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.hourly.stop();
  }
}
