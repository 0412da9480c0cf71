import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bool, primary, varchar } from '@/shared/database/columns';

export class CreateStartupMarks1763600000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({ name: 'startup_marks', columns: [primary(varchar('name', 40)), bool('finished')] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('startup_marks');
  }
}
