import { Module } from '@nestjs/common';
import { CredentialsModule } from '@/modules/auth/credentials.module';
import { UsageObserver } from '@/modules/usage/http/usage-observer';
import { UsageController } from '@/modules/usage/http/usage.controller';
import { UsageDailyRepository } from '@/modules/usage/persistence/usage-daily.repository';
import { UsageRecorder } from '@/modules/usage/usage-recorder.service';
import { UsageService } from '@/modules/usage/usage.service';
import { RateLimitModule } from '@/shared/rate-limit/rate-limit.module';

@Module({
  imports: [CredentialsModule, RateLimitModule],
  controllers: [UsageController],
  providers: [UsageDailyRepository, UsageObserver, UsageRecorder, UsageService],
})
export class UsageModule {}
