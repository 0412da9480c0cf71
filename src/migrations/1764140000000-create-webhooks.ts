import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, int, nullable, primary, text, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** Addresses of accounts that events are sent to, what is sent, and each attempt (Beyond 9.6). */
export class CreateWebhooks1764140000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, ...TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, ...TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'webhooks',
    columns: [
      primary(varchar('id', 40)),
      bigint('account_id'),
      varchar('url', 2048),
      varchar('description', 200),
      text('types'),
      varchar('ordering', 10),
      varchar('state', 12),
      varchar('reason', 20),
      varchar('secret', 255),
      nullable(varchar('old_secret', 255)),
      nullable(bigint('old_secret_until')),
      nullable(bigint('failing_since')),
      int('failures'),
      varchar('created_by', 64),
      bigint('created_at'),
      int('version'),
    ],
    indices: [{ name: 'ix_webhooks_account', columnNames: ['account_id'] }],
  }),
  new Table({
    name: 'webhook_places',
    columns: [
      primary(varchar('webhook_id', 40)),
      primary(varchar('type', 40)),
      bigint('position'),
      varchar('view_digest', 64),
    ],
  }),
  new Table({
    name: 'webhook_deliveries',
    columns: [
      primary(varchar('id', 40)),
      varchar('webhook_id', 40),
      varchar('event_id', 40),
      bigint('position'),
      varchar('state', 12),
      int('attempts'),
      bigint('next_at'),
      nullable(varchar('lease_by', 64)),
      nullable(bigint('lease_until')),
      int('fence'),
      nullable(varchar('replay_of', 40)),
      bigint('created_at'),
      nullable(bigint('finished_at')),
    ],
    indices: [
      { name: 'ix_webhook_deliveries_due', columnNames: ['state', 'next_at'] },
      { name: 'ix_webhook_deliveries_order', columnNames: ['webhook_id', 'position'] },
      { name: 'ix_webhook_deliveries_open', columnNames: ['webhook_id', 'state', 'next_at'] },
      { name: 'ix_webhook_deliveries_list', columnNames: ['webhook_id', 'created_at', 'id'] },
    ],
  }),
  new Table({
    name: 'webhook_attempts',
    columns: [
      primary(varchar('delivery_id', 40)),
      primary(int('number')),
      bigint('started_at'),
      int('ms'),
      nullable(int('status')),
      varchar('reason', 30),
      text('response'),
    ],
  }),
];
