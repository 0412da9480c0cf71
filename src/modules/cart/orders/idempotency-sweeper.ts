import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { IdempotencyService } from '@/modules/cart/orders/idempotency.service';
import { everyHour } from '@/shared/cluster/sweeping';
import { reasonOf } from '@/shared/logging/describe-error';

/** Forgets used keys once an hour, so that their table does not grow for ever. */
@Injectable()
export class IdempotencySweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(IdempotencySweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly idempotency: IdempotencyService) {}

  onApplicationBootstrap(): void {
    this.timer = everyHour(() => {
      this.idempotency.forgetOld().catch((error: unknown) => {
        this.logger.warn(`used keys not forgotten: ${reasonOf(error)}`);
      });
    });
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
