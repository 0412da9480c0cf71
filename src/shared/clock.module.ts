import { Global, Injectable, Module } from '@nestjs/common';
import { Clock } from '@/shared/kernel/clock';

@Injectable()
class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** Offers the Clock to every module; tests override it. */
@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class ClockModule {}
