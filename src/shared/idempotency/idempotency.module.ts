import { Module } from '@nestjs/common';
import { KeptAnswers } from '@/shared/idempotency/kept-answers';
import { KeptAnswerRepository } from '@/shared/idempotency/persistence/kept-answers.repository';
import { SecretsModule } from '@/shared/secrets/secrets.module';

/** Answers of POSTs by Idempotency-Key, for the modules that have such. */
@Module({ imports: [SecretsModule], providers: [KeptAnswers, KeptAnswerRepository], exports: [KeptAnswers] })
export class IdempotencyModule {}
