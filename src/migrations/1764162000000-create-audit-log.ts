import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, generated, int, nullable, text, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** Who did what, when and from where. */
export class CreateAuditLog1764162000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, AUDIT_LOG);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, AUDIT_LOG);
  }
}

const AUDIT_LOG = new Table({
  name: 'audit_log',
  columns: [
    generated(int('id')),
    bigint('at'),
    varchar('actor_kind', 10),
    varchar('actor', 150),
    varchar('origin', 100),
    nullable(varchar('request_id', 100)),
    varchar('event', 60),
    nullable(bigint('account_id')),
    varchar('subject', 120),
    text('details'),
  ],
  indices: [
    { name: 'ix_audit_log_at', columnNames: ['at'] },
    { name: 'ix_audit_log_account', columnNames: ['account_id', 'at'] },
  ],
});
