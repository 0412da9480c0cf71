import { Global, Module } from '@nestjs/common';
import { Figures } from '@/shared/metrics/figures';

/** Where modules say which figures they have. */
@Global()
@Module({ providers: [Figures], exports: [Figures] })
export class MetricsModule {}
