import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '@/shared/database/schema/schema-changes';

/** What the next delivery of a webhook is and how many are under way, without reading all that wait or ever were. */
export class IndexDeliveries1764163000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, ...columnNames] of INDICES) await createIndex(runner, TABLE, { name, columnNames });
    const table = await runner.getTable(TABLE);
    if (table?.indices.some(({ name }) => name === SHORTER.name)) await runner.dropIndex(TABLE, SHORTER.name);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, TABLE, SHORTER);
    for (const [name] of INDICES) await runner.dropIndex(TABLE, name);
  }
}

const TABLE = 'webhook_deliveries';
const INDICES: readonly [name: string, ...columns: string[]][] = [
  ['ix_webhook_deliveries_next', 'webhook_id', 'state', 'next_at', 'position'],
  ['ix_webhook_deliveries_strict', 'webhook_id', 'state', 'position'],
  ['ix_webhook_deliveries_leases', 'webhook_id', 'lease_until'],
];
/** The beginning of `ix_webhook_deliveries_next`. */
const SHORTER = { name: 'ix_webhook_deliveries_open', columnNames: ['webhook_id', 'state', 'next_at'] };
