import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, nullable } from '@/shared/database/schema/columns';
import { addColumns } from '@/shared/database/schema/schema-changes';

/** Up to where receivers of webhooks had been told everything when the walk to their place began (docs/adr/0081). */
export class KnowWhereWalksBegan1764171000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'webhook_places', nullable(bigint('known')), nullable(bigint('next_known')));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['known', 'next_known']) await runner.dropColumn('webhook_places', name);
  }
}
