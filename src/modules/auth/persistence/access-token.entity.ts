import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An access token by its SHA-256 (base64url); the token itself is nowhere. Instants in epoch milliseconds. */
@Entity('access_tokens')
@Index('ix_access_tokens_client', ['clientId'])
@Index('ix_access_tokens_expiry', ['expiresAt'])
export class AccessTokenEntity {
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 43 })
  tokenHash: string;

  @Column({ name: 'client_id', type: 'varchar', length: 64 })
  clientId: string;

  @Column({ name: 'scopes', type: 'simple-json' })
  scopes: string[];

  @Column({ name: 'created_at', type: 'bigint' })
  createdAt: number;

  @Column({ name: 'expires_at', type: 'bigint' })
  expiresAt: number;

  @Column({ name: 'revoked_at', type: 'bigint', nullable: true })
  revokedAt: number | null;
}
