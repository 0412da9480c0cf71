import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, primary, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** The processes of the service that share the database. */
export class CreateProcesses1764160000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, PROCESSES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, PROCESSES);
  }
}

const PROCESSES = new Table({
  name: 'processes',
  columns: [
    primary(varchar('id', 64)),
    varchar('host', 64),
    varchar('version', 40),
    bigint('started_at'),
    bigint('seen_at'),
    bigint('snapshot_version'),
    bigint('feed_position'),
    bigint('lag_ms'),
  ],
  indices: [{ name: 'ix_processes_seen_at', columnNames: ['seen_at'] }],
});
