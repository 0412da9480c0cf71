import { Injectable, Logger } from '@nestjs/common';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import { CredentialChanges } from '@/modules/auth/credential-changes';
import { OLD_SECRET_LIFETIME_MS, type Credential, type IssuedSecret } from '@/modules/auth/domain/credential';
import { CredentialRepository } from '@/modules/auth/persistence/credential.repository';
import { randomKey } from '@/modules/auth/random-key';
import { SecretHasher } from '@/modules/auth/secret-hasher';
import { DEFAULT_SCOPES, type Scope } from '@/shared/kernel/caller';
import { Clock } from '@/shared/kernel/clock';
import { OperatorError } from '@/shared/kernel/operator-error';
import { appendAudit } from '@/shared/audit/append-audit';
import { currentActor } from '@/shared/audit/actor';
import type { Transaction } from '@/shared/database/database';

/** What an operator does with credentials (Import format, Credentials). Unknown accounts and credentials are OperatorErrors. */
@Injectable()
export class CredentialService {
  private readonly logger = new Logger(CredentialService.name);

  constructor(
    private readonly changes: CredentialChanges,
    private readonly credentials: CredentialRepository,
    private readonly accounts: AccountDirectory,
    private readonly hasher: SecretHasher,
    private readonly clock: Clock,
  ) {}

  /** A new credential of an account that exists. The secret can't be had again afterwards. */
  async create(accountId: number, name = '', scopes: readonly Scope[] = DEFAULT_SCOPES): Promise<IssuedSecret> {
    await this.assertAccount(accountId);
    const clientId = randomKey('client-id');
    const clientSecret = randomKey('client-secret');
    const credential: Credential = {
      clientId,
      accountId,
      name,
      scopes,
      secretHash: await this.hasher.hash(clientSecret),
      oldSecretHash: null,
      oldSecretUntil: null,
      disabledAt: null,
      createdAt: this.now(),
      lastUsedDay: null,
      createdBy: currentActor().name,
    };
    await this.changes.write(async (manager) => {
      await this.credentials.insert(manager, credential);
      await appendAudit(manager, {
        event: 'credential_created',
        accountId,
        subject: clientId,
        details: { name, scopes },
      });
      return { clientIds: [clientId] };
    });
    this.note('credential_created', clientId);
    return { clientId, clientSecret, scopes };
  }

  /** One credential; undefined when there is none of that id. */
  find(clientId: string): Promise<Credential | undefined> {
    return this.credentials.find(clientId);
  }

  /** Notes that the credentials called on a day (YYYYMMDD). */
  async used(clientIds: readonly string[], day: number): Promise<void> {
    await this.credentials.markUsed(clientIds, day);
  }

  /** Every credential, or those of one account, oldest first. */
  list(accountId?: number): Promise<readonly Credential[]> {
    return this.credentials.list(accountId);
  }

  /** A new secret; the one before lives on for seven days or until it is retired. One that was still older dies now. */
  async rotate(clientId: string): Promise<IssuedSecret> {
    const clientSecret = randomKey('client-secret');
    const hash = await this.hasher.hash(clientSecret);
    const oldUntil = this.now() + OLD_SECRET_LIFETIME_MS;
    const { scopes } = await this.changes.write(async (manager) => {
      const credential = await this.credentials.replaceSecret(manager, clientId, hash, oldUntil);
      if (!credential) throw await this.notRotated(manager, clientId);
      await this.audit(manager, 'credential_rotated', clientId);
      return { clientIds: [clientId], scopes: credential.scopes };
    });
    this.note('credential_rotated', clientId);
    return { clientId, clientSecret, scopes };
  }

  /** Other scopes from now on; its tokens follow (Beyond 9.1). */
  async setScopes(clientId: string, scopes: readonly Scope[]): Promise<void> {
    await this.changes.write(async (manager) => {
      if (!(await this.credentials.setScopes(manager, clientId, scopes))) throw unknownCredential(clientId);
      await this.audit(manager, 'credential_scopes_changed', clientId, { scopes });
      return { clientIds: [clientId] };
    });
    this.note('credential_scopes_changed', clientId);
  }

  /** Ends the old secret now. */
  async retire(clientId: string): Promise<void> {
    await this.changes.write(async (manager) => {
      if (!(await this.credentials.forgetOldSecret(manager, clientId))) throw unknownCredential(clientId);
      await this.audit(manager, 'credential_old_secret_retired', clientId);
      return { clientIds: [clientId] };
    });
    this.note('credential_old_secret_retired', clientId);
  }

  /** Ends the credential and, with it, all its tokens. */
  async disable(clientId: string): Promise<void> {
    await this.changes.write(async (manager) => {
      if (!(await this.credentials.disable(manager, clientId, this.now()))) throw unknownCredential(clientId);
      await this.audit(manager, 'credential_disabled', clientId);
      return { clientIds: [clientId] };
    });
    this.note('credential_disabled', clientId);
  }

  private async notRotated(manager: Transaction, clientId: string): Promise<OperatorError> {
    if (!(await this.credentials.exists(manager, clientId))) return unknownCredential(clientId);
    return new OperatorError(`la credencial ${clientId} está desactivada; cree otra`);
  }

  /** Read afresh: where nothing is served, as in the CLI, the directory holds no account yet. */
  private async assertAccount(accountId: number): Promise<void> {
    await this.accounts.apply(new Map([['account', new Set([String(accountId)])]]));
    if (!this.accounts.get(accountId)) throw new OperatorError(`no existe la cuenta ${accountId}`);
  }

  private async audit(manager: Transaction, event: string, clientId: string, details = {}): Promise<void> {
    const accountId = await this.credentials.accountOf(manager, clientId);
    await appendAudit(manager, { event, accountId, subject: clientId, details });
  }

  private note(event: string, client: string): void {
    this.logger.log({ event, client });
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

export function unknownCredential(clientId: string): OperatorError {
  return new OperatorError(`no existe la credencial ${clientId}`);
}
