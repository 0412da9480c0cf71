import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, generated, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

export class CreateChangeLog1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, CHANGE_LOG);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, CHANGE_LOG);
  }
}

const CHANGE_LOG = new Table({
  name: 'change_log',
  columns: [
    generated({ ...bigint('seq'), type: 'integer' }),
    varchar('entity', 32),
    varchar('entity_id', 64),
    bigint('changed_at'),
  ],
  indices: [{ name: 'ix_change_log_changed_at', columnNames: ['changed_at'] }],
});
