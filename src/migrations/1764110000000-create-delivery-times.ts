import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bool, int, nullable, primary, varchar } from '@/shared/database/schema/columns';
import { addColumns, createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** How long carriers take and which days don't count, until when a branch still ships the same day, where a guide is tracked. */
export class CreateDeliveryTimes1764110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, ...TABLES);
    await addColumns(runner, 'branches', nullable(varchar('cutoff_time', 5)));
    await addColumns(runner, 'carriers', nullable(varchar('tracking_url', 500)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('carriers', 'tracking_url');
    await runner.dropColumn('branches', 'cutoff_time');
    await dropTables(runner, ...TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'delivery_times',
    withoutRowid: true,
    columns: [
      primary(varchar('carrier', 60)),
      primary(varchar('zone', 20)),
      int('min_days'),
      int('max_days'),
      int('extended_days'),
      bool('withdrawn'),
    ],
  }),
  new Table({
    name: 'holidays',
    withoutRowid: true,
    columns: [primary(int('day')), varchar('name', 150), bool('withdrawn')],
  }),
];
