import { Module } from '@nestjs/common';
import { AdminServer } from '@/modules/admin/http/admin-server';
import { ProcessRepository } from '@/modules/admin/persistence/process.repository';
import { ProcessBeat } from '@/modules/admin/process-beat';
import { ReadinessFigure } from '@/modules/admin/readiness-figure';
import { FeedModule } from '@/modules/feed/feed.module';
import { HealthModule } from '@/modules/health/health.module';
import { ProductsModule } from '@/modules/products/products.module';

/** What the operator's programs read of a running process. */
@Module({
  imports: [FeedModule, HealthModule, ProductsModule],
  providers: [AdminServer, ProcessBeat, ProcessRepository, ReadinessFigure],
})
export class AdminModule {}
