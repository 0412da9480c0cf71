import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { primary, varchar } from '@/shared/database/schema/columns';

/** Single facts about the installation, by name (Beyond 9.6). */
export class CreateServiceState1764040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({ name: 'service_state', columns: [primary(varchar('name', 40)), varchar('value', 200)] }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('service_state', true);
  }
}
