import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, int, nullable, primary, varchar } from '@/shared/database/schema/columns';
import { addColumns, createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** What every credential has called, by the day. */
export class CreateUsageDaily1764161000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, USAGE_DAILY);
    await addColumns(runner, 'credentials', nullable(int('last_used_day')), nullable(varchar('created_by', 150)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('credentials', 'created_by');
    await runner.dropColumn('credentials', 'last_used_day');
    await dropTables(runner, USAGE_DAILY);
  }
}

const USAGE_DAILY = new Table({
  name: 'usage_daily',
  columns: [
    primary(bigint('account_id')),
    primary(varchar('day', 10)),
    primary(varchar('client_id', 64)),
    primary(varchar('route', 120)),
    primary(varchar('status_class', 3)),
    bigint('calls'),
    bigint('bytes'),
    bigint('micros'),
  ],
  indices: [{ name: 'ix_usage_daily_day', columnNames: ['day'] }],
});
