import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A used Idempotency-Key and the answer it got. The answer's text is cut into parts, since a text column holds 64 KB;
 * part 0 also holds the key in the transaction that uses it.
 */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn({ name: 'account_id', type: 'bigint' })
  accountId: number;

  /** SHA-256 of the key, hexadecimal. */
  @PrimaryColumn({ name: 'key_hash', type: 'varchar', length: 64 })
  keyHash: string;

  @PrimaryColumn({ name: 'part', type: 'integer' })
  part: number;

  /** SHA-256 of what was asked, hexadecimal. */
  @Column({ name: 'fingerprint', type: 'varchar', length: 64 })
  fingerprint: string;

  @Column({ name: 'body', type: 'text' })
  body: string;

  @Index('ix_idempotency_keys_created_at')
  @Column({ name: 'created_at', type: 'bigint' })
  createdAt: number;
}
