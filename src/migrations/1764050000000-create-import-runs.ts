import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, bool, int, nullable, primary, text, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** Runs of the importer, their files and the lines they refused. */
export class CreateImportRuns1764050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, IMPORT_RUNS, IMPORT_RUN_FILES, IMPORT_REFUSALS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, IMPORT_REFUSALS, IMPORT_RUN_FILES, IMPORT_RUNS);
  }
}

const IMPORT_RUNS = new Table({
  name: 'import_runs',
  columns: [
    primary(varchar('id', 20)),
    text('source'),
    bool('full_load'),
    varchar('state', 20),
    bigint('started_at'),
    nullable(bigint('finished_at')),
  ],
  indices: [{ name: 'ix_import_runs_started_at', columnNames: ['started_at'] }],
});

const counts = ['read_lines', 'created', 'changed', 'unchanged', 'refused', 'withdrawn'].map((name) => int(name));

const IMPORT_RUN_FILES = new Table({
  name: 'import_run_files',
  columns: [
    primary(varchar('run_id', 20)),
    primary(int('position')),
    varchar('file', 255),
    varchar('entity', 40),
    ...counts,
    bigint('finished_at'),
  ],
  indices: [{ name: 'ix_import_run_files_entity', columnNames: ['entity', 'finished_at'] }],
});

const IMPORT_REFUSALS = new Table({
  name: 'import_refusals',
  columns: [
    primary(varchar('run_id', 20)),
    primary(int('position')),
    varchar('file', 255),
    bigint('line'),
    varchar('field', 255),
    text('problem'),
  ],
});
