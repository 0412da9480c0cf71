import { Module } from '@nestjs/common';
import { HealthController } from '@/modules/health/http/health.controller';
import { Readiness } from '@/modules/health/readiness.service';

@Module({ controllers: [HealthController], providers: [Readiness], exports: [Readiness] })
export class HealthModule {}
