import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Credential } from '@/modules/auth/domain/credential';
import { CredentialEntity } from '@/modules/auth/persistence/credential.entity';
import { Database } from '@/shared/database/database';

@Injectable()
export class CredentialRepository {
  constructor(private readonly database: Database) {}

  async find(clientId: string): Promise<Credential | undefined> {
    return (await this.database.reader.findOneBy(CredentialEntity, { clientId })) ?? undefined;
  }

  /** Oldest first; all of them or one account's. */
  async list(accountId: number | undefined): Promise<Credential[]> {
    return this.database.reader.find(CredentialEntity, {
      ...(accountId === undefined ? {} : { where: { accountId } }),
      order: { createdAt: 'ASC', clientId: 'ASC' },
    });
  }

  async insert(manager: EntityManager, credential: Credential): Promise<void> {
    await manager.insert(CredentialEntity, { ...credential, scopes: [...credential.scopes] });
  }

  /** Makes `secretHash` the secret and keeps the one before it until `oldUntil`. Undefined when there is no such credential. */
  async replaceSecret(
    manager: EntityManager,
    clientId: string,
    secretHash: string,
    oldUntil: number,
  ): Promise<Credential | undefined> {
    const current = await manager.findOneBy(CredentialEntity, { clientId });
    if (!current) return undefined;
    await manager.update(
      CredentialEntity,
      { clientId },
      { secretHash, oldSecretHash: current.secretHash, oldSecretUntil: oldUntil },
    );
    return current;
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

  async exists(manager: EntityManager, clientId: string): Promise<boolean> {
    return manager.existsBy(CredentialEntity, { clientId });
  }

  async clientIdsOf(manager: EntityManager, accountId: number): Promise<string[]> {
    return (await manager.findBy(CredentialEntity, { accountId })).map((credential) => credential.clientId);
  }
}
