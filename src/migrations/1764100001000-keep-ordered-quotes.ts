import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, text } from '@/shared/database/schema/columns';
import { addColumns } from '@/shared/database/schema/schema-changes';

/** What a quote was before it became an order. */
export class KeepOrderedQuotes1764100001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', nullable(text('quoted')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('orders', 'quoted');
  }
}
