import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, type EntityManager } from 'typeorm';
import { AccessTokenEntity } from '@/modules/auth/persistence/access-token.entity';
import { Database } from '@/shared/database/database';
import type { Scope } from '@/shared/kernel/caller';

export interface StoredToken {
  readonly tokenHash: string;
  readonly clientId: string;
  /** As `issuedScopes` makes them. */
  readonly scopes: readonly string[];
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A live token together with the state of its credential. */
export interface TokenGrant {
  readonly clientId: string;
  readonly accountId: number;
  readonly tokenScopes: readonly string[];
  readonly credentialScopes: readonly Scope[];
  readonly createdAt: number;
  readonly expiresAt: number;
}

const GRANTS_SQL = `SELECT t.token_hash AS token_hash, t.client_id AS client_id, t.scopes AS token_scopes, t.created_at AS created_at,
    t.expires_at AS expires_at, c.account_id AS account_id, c.scopes AS credential_scopes
  FROM access_tokens t JOIN credentials c ON c.client_id = t.client_id`;
const ALIVE_SQL = 't.revoked_at IS NULL AND t.expires_at > ? AND c.disabled_at IS NULL';
const GRANT_SQL = `${GRANTS_SQL} WHERE t.token_hash = ? AND ${ALIVE_SQL}`;

interface GrantRow {
  readonly token_hash: string;
  readonly client_id: string;
  readonly token_scopes: string;
  readonly created_at: number | string;
  readonly expires_at: number | string;
  readonly account_id: number | string;
  readonly credential_scopes: string;
}

const PRUNED_AT_ONCE = 1000;

@Injectable()
export class AccessTokenRepository {
  constructor(private readonly database: Database) {}

  /** Whether the database is known not to answer now. */
  databaseAway(): boolean {
    const kind = this.database.health.trouble?.kind;
    return kind === 'slow' || kind === 'unreachable';
  }

  /** What a token stands for, unless it is unknown, revoked, expired at `now`, or its credential is disabled. */
  async findGrant(tokenHash: string, now: number): Promise<TokenGrant | undefined> {
    const [row] = await this.database.reader.query<GrantRow[]>(GRANT_SQL, [tokenHash, now]);
    return row && toGrant(row);
  }

  /** The same of several tokens at once, by their hashes; those that stand for nothing are not there. */
  async findGrants(hashes: readonly string[], now: number): Promise<ReadonlyMap<string, TokenGrant>> {
    const marks = hashes.map(() => '?').join(', ');
    const sql = `${GRANTS_SQL} WHERE t.token_hash IN (${marks}) AND ${ALIVE_SQL}`;
    const rows = await this.database.reader.query<GrantRow[]>(sql, [...hashes, now]);
    return new Map(rows.map((row) => [row.token_hash, toGrant(row)]));
  }

  async insert(manager: EntityManager, token: StoredToken): Promise<void> {
    await manager.insert(AccessTokenEntity, { ...token, scopes: [...token.scopes], revokedAt: null });
  }

  /** Revokes one token of a client, and answers whether it was there and alive; nothing happens to another client's. */
  async revoke(manager: EntityManager, clientId: string, tokenHash: string, at: number): Promise<boolean> {
    const own = { tokenHash, clientId, revokedAt: IsNull() };
    const { affected } = await manager.update(AccessTokenEntity, own, { revokedAt: at });
    return (affected ?? 0) > 0;
  }

  /** Revokes every live token of the clients; answers how many there were. */
  async revokeAllOf(manager: EntityManager, clientIds: readonly string[], at: number): Promise<number> {
    const live = { clientId: In([...clientIds]), revokedAt: IsNull() };
    const count = await manager.countBy(AccessTokenEntity, live);
    if (count > 0) await manager.update(AccessTokenEntity, live, { revokedAt: at });
    return count;
  }

  /** Deletes some of the tokens that expired before `before`; answers how many. */
  async prune(before: number): Promise<number> {
    const expired = await this.database.reader.find(AccessTokenEntity, {
      select: { tokenHash: true },
      where: { expiresAt: LessThan(before) },
      take: PRUNED_AT_ONCE,
    });
    if (expired.length === 0) return 0;
    const hashes = expired.map(({ tokenHash }) => tokenHash);
    await this.database.write((manager) => manager.delete(AccessTokenEntity, { tokenHash: In(hashes) }));
    return hashes.length;
  }
}

function toGrant(row: GrantRow): TokenGrant {
  return {
    clientId: row.client_id,
    accountId: Number(row.account_id),
    tokenScopes: JSON.parse(row.token_scopes) as string[],
    credentialScopes: JSON.parse(row.credential_scopes) as Scope[],
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
  };
}
