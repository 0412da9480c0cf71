import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, nullable, primary, text, varchar } from '@/shared/database/schema/columns';
import { createTables, dropTables } from '@/shared/database/schema/schema-changes';

/** Credentials, access tokens, and the place of the service's own secret where none is configured. */
export class CreateCredentials1763600005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, ...TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, ...TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'credentials',
    columns: [
      primary(varchar('client_id', 64)),
      bigint('account_id'),
      varchar('name', 150),
      text('scopes'),
      varchar('secret_hash', 80),
      nullable(varchar('old_secret_hash', 80)),
      nullable(bigint('old_secret_until')),
      nullable(bigint('disabled_at')),
      bigint('created_at'),
    ],
    indices: [{ name: 'ix_credentials_account', columnNames: ['account_id'] }],
  }),
  new Table({
    name: 'access_tokens',
    columns: [
      primary(varchar('token_hash', 43)),
      varchar('client_id', 64),
      text('scopes'),
      bigint('created_at'),
      bigint('expires_at'),
      nullable(bigint('revoked_at')),
    ],
    indices: [
      { name: 'ix_access_tokens_client', columnNames: ['client_id'] },
      { name: 'ix_access_tokens_expiry', columnNames: ['expires_at'] },
    ],
  }),
  new Table({ name: 'service_secrets', columns: [primary(varchar('name', 32)), varchar('value', 100)] }),
];
