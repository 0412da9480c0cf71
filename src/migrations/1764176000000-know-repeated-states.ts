import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, nullable } from '@/shared/database/schema/columns';
import { addColumns } from '@/shared/database/schema/schema-changes';

/** Orders know when a file told last that they still are in their state: the same line again is told of it (ADR 30). */
export class KnowRepeatedStates1764176000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', nullable(bigint('repeated_at')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('orders', 'repeated_at');
  }
}
