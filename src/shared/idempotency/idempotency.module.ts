import { Module } from '@nestjs/common';
import { KeptAnswers } from '@/shared/idempotency/kept-answers';
import { IdempotencyKeyRepository } from '@/shared/idempotency/persistence/idempotency-key.repository';
import { IdempotencySweeper } from '@/shared/idempotency/idempotency-sweeper';
import { UsedKeys } from '@/shared/idempotency/used-keys';
import { SecretsModule } from '@/shared/secrets/secrets.module';

/** What was answered for an Idempotency-Key, for the modules whose POSTs take one. */
@Module({
  imports: [SecretsModule],
  providers: [KeptAnswers, UsedKeys, IdempotencySweeper, IdempotencyKeyRepository],
  exports: [KeptAnswers, UsedKeys],
})
export class IdempotencyModule {}
