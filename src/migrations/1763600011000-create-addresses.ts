import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, generated, int, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** Saved shipping addresses. */
export class CreateAddresses1763600011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, ADDRESSES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, ADDRESSES);
  }
}

const ADDRESSES = new Table({
  name: 'addresses',
  columns: [
    generated(int('id')),
    bigint('account_id'),
    bigint('subaccount_id'),
    varchar('recipient', 360),
    varchar('street', 300),
    varchar('ext_number', 60),
    varchar('int_number', 60),
    varchar('neighborhood', 300),
    varchar('city', 300),
    varchar('state_code', 180),
    varchar('state_name', 180),
    varchar('country', 3),
    int('country_number'),
    varchar('postal_code', 30),
    varchar('phone', 60),
  ],
  indices: [{ name: 'ix_addresses_account', columnNames: ['account_id'] }],
});
