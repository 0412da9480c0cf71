import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, type EntityManager } from 'typeorm';
import type { Credential } from '@/modules/auth/domain/credential';
import { CredentialEntity } from '@/modules/auth/persistence/credential.entity';
import { affectedRows } from '@/shared/database/affected-rows';
import { Database } from '@/shared/database/database';
import type { Scope } from '@/shared/kernel/caller';

const FIND_SQL = `SELECT client_id, account_id, name, scopes, secret_hash, old_secret_hash, old_secret_until, disabled_at, created_at,
    last_used_day, created_by FROM credentials WHERE client_id = ?`;

/** MySQL assigns from left to right: the old secret is taken before it is replaced. */
const ROTATE_SQL = `UPDATE credentials SET old_secret_hash = secret_hash, old_secret_until = ?, secret_hash = ?
  WHERE client_id = ? AND disabled_at IS NULL`;

interface CredentialRow {
  readonly client_id: string;
  readonly account_id: number | string;
  readonly name: string;
  readonly scopes: string;
  readonly secret_hash: string;
  readonly old_secret_hash: string | null;
  readonly old_secret_until: number | string | null;
  readonly disabled_at: number | string | null;
  readonly created_at: number | string;
  readonly last_used_day: number | null;
  readonly created_by: string | null;
}

@Injectable()
export class CredentialRepository {
  constructor(private readonly database: Database) {}

  /** By plain SQL: building an entity would make a client that exists measurably slower to refuse than one that does not. */
  async find(clientId: string): Promise<Credential | undefined> {
    const [row] = await this.database.reader.query<CredentialRow[]>(FIND_SQL, [clientId]);
    return row && toCredential(row);
  }

  /** Oldest first; all of them or one account's. */
  async list(accountId: number | undefined): Promise<Credential[]> {
    return this.database.reader.find(CredentialEntity, {
      ...(accountId === undefined ? {} : { where: { accountId } }),
      order: { createdAt: 'ASC', clientId: 'ASC' },
    });
  }

  async insert(manager: EntityManager, credential: Credential): Promise<void> {
    await manager.insert(CredentialEntity, { ...credential, scopes: [...credential.scopes], lastUsedDay: null });
  }

  /**
   * Makes `secretHash` the secret and keeps the one before it until `oldUntil`, in one statement: of two rotations at once each keeps what
   * the other has made. Undefined when there is none, or it is disabled.
   */
  async replaceSecret(
    manager: EntityManager,
    clientId: string,
    secretHash: string,
    oldUntil: number,
  ): Promise<Credential | undefined> {
    const replaced = await affectedRows(manager, ROTATE_SQL, [oldUntil, secretHash, clientId]);
    if (replaced === 0) return undefined;
    return manager.findOneByOrFail(CredentialEntity, { clientId });
  }

  async setScopes(manager: EntityManager, clientId: string, scopes: readonly Scope[]): Promise<boolean> {
    if (!(await manager.existsBy(CredentialEntity, { clientId }))) return false;
    await manager.update(CredentialEntity, { clientId }, { scopes: [...scopes] });
    return true;
  }

  async forgetOldSecret(manager: EntityManager, clientId: string): Promise<boolean> {
    if (!(await manager.existsBy(CredentialEntity, { clientId }))) return false;
    await manager.update(CredentialEntity, { clientId }, { oldSecretHash: null, oldSecretUntil: null });
    return true;
  }

  /** A credential disabled before keeps its first date. */
  async disable(manager: EntityManager, clientId: string, at: number): Promise<boolean> {
    const current = await manager.findOneBy(CredentialEntity, { clientId });
    if (!current) return false;
    if (current.disabledAt === null) await manager.update(CredentialEntity, { clientId }, { disabledAt: at });
    return true;
  }

  /** A later day that is there already stays. */
  async markUsed(clientIds: readonly string[], day: number): Promise<void> {
    const earlier = [{ lastUsedDay: IsNull() }, { lastUsedDay: LessThan(day) }];
    await this.database.write((manager) =>
      manager
        .createQueryBuilder()
        .update(CredentialEntity)
        .set({ lastUsedDay: day })
        .where({ clientId: In([...clientIds]) })
        .andWhere(earlier)
        .execute(),
    );
  }

  async exists(manager: EntityManager, clientId: string): Promise<boolean> {
    return manager.existsBy(CredentialEntity, { clientId });
  }

  async accountOf(manager: EntityManager, clientId: string): Promise<number | undefined> {
    const found = await manager.findOne(CredentialEntity, { select: { accountId: true }, where: { clientId } });
    return found?.accountId;
  }

  async clientIdsOf(manager: EntityManager, accountId: number): Promise<string[]> {
    return (await manager.findBy(CredentialEntity, { accountId })).map((credential) => credential.clientId);
  }
}

function toCredential(row: CredentialRow): Credential {
  return {
    clientId: row.client_id,
    accountId: Number(row.account_id),
    name: row.name,
    scopes: JSON.parse(row.scopes) as Scope[],
    secretHash: row.secret_hash,
    oldSecretHash: row.old_secret_hash,
    oldSecretUntil: instant(row.old_secret_until),
    disabledAt: instant(row.disabled_at),
    createdAt: Number(row.created_at),
    lastUsedDay: row.last_used_day,
    createdBy: row.created_by,
  };
}

function instant(value: number | string | null): number | null {
  return value === null ? null : Number(value);
}
