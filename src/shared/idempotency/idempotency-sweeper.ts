import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { UsedKeys } from '@/shared/idempotency/used-keys';
import { HourlySweep } from '@/shared/cluster/hourly-sweep';

/** Forgets used keys once an hour, so that their table does not grow for ever. */
@Injectable()
export class IdempotencySweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly hourly: HourlySweep;

  constructor(keys: UsedKeys) {
    this.hourly = new HourlySweep(IdempotencySweeper.name, 'used keys', () => keys.forgetOld());
  }

  onApplicationBootstrap(): void {
    this.hourly.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.hourly.stop();
  }
}
