import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bool, primary, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

export class CreateStartupMarks1763600000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, STARTUP_MARKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, STARTUP_MARKS);
  }
}

const STARTUP_MARKS = new Table({ name: 'startup_marks', columns: [primary(varchar('name', 40)), bool('finished')] });
