import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, int, nullable, primary, text, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** Events of accounts, and the counters that give events and catalog changes their positions. */
export class CreateOutbox1764090000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, ...TABLES);
    for (const name of ['eventos', 'catalogo'])
      await runner.manager
        .createQueryBuilder()
        .insert()
        .into('counters', ['name', 'value'])
        .values({ name, value: 0 })
        .orIgnore()
        .execute();
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, ...TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'counters',
    withoutRowid: true,
    columns: [primary(varchar('name', 40)), bigint('value')],
  }),
  new Table({
    name: 'events',
    columns: [
      primary(varchar('id', 40)),
      bigint('account_id'),
      nullable(varchar('webhook_id', 40)),
      varchar('type', 40),
      varchar('subject', 80),
      int('version'),
      text('body'),
      bigint('occurred_at'),
      nullable(bigint('position')),
    ],
    indices: [
      { name: 'ix_events_account', columnNames: ['account_id', 'position'] },
      { name: 'ix_events_position', columnNames: ['position'] },
    ],
  }),
];
