import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Scope } from '@/shared/kernel/caller';

/** An application of an account. Secrets as keyed hashes only; instants in epoch milliseconds. */
@Entity('credentials')
@Index('ix_credentials_account', ['accountId'])
export class CredentialEntity {
  @PrimaryColumn({ name: 'client_id', type: 'varchar', length: 64 })
  clientId: string;

  @Column({ name: 'account_id', type: 'bigint' })
  accountId: number;

  @Column({ name: 'name', type: 'varchar', length: 150 })
  name: string;

  @Column({ name: 'scopes', type: 'simple-json' })
  scopes: Scope[];

  @Column({ name: 'secret_hash', type: 'varchar', length: 80 })
  secretHash: string;

  @Column({ name: 'old_secret_hash', type: 'varchar', length: 80, nullable: true })
  oldSecretHash: string | null;

  @Column({ name: 'old_secret_until', type: 'bigint', nullable: true })
  oldSecretUntil: number | null;

  @Column({ name: 'disabled_at', type: 'bigint', nullable: true })
  disabledAt: number | null;

  @Column({ name: 'created_at', type: 'bigint' })
  createdAt: number;

  /** The last day it called, as YYYYMMDD in Mexico City; null when it hasn't since that is noted. */
  @Column({ name: 'last_used_day', type: 'integer', nullable: true })
  lastUsedDay: number | null;

  /** Who made it, as the audit log writes it; null when it is older than that. */
  @Column({ name: 'created_by', type: 'varchar', length: 150, nullable: true })
  createdBy: string | null;
}
