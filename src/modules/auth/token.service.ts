import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CredentialChanges } from '@/modules/auth/credential-changes';
import { unknownCredential } from '@/modules/auth/credential.service';
import { TOKEN_LIFETIME_SECONDS, type Credential } from '@/modules/auth/domain/credential';
import { isWellFormed } from '@/modules/auth/key-format';
import { AccessTokenRepository, type TokenGrant } from '@/modules/auth/persistence/access-token.repository';
import { CredentialRepository } from '@/modules/auth/persistence/credential.repository';
import { randomKey, tokenHash } from '@/modules/auth/random-key';
import { Database } from '@/shared/database/database';
import { Clock } from '@/shared/kernel/clock';
import { OperatorError } from '@/shared/kernel/operator-error';
import { HourlySweep } from '@/shared/cluster/hourly-sweep';
import { appendAudit } from '@/shared/audit/append-audit';

/** Issues and revokes access tokens (Contract 4.1, 5; Decisions 2). */
@Injectable()
export class TokenService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(TokenService.name);
  private readonly hourly = new HourlySweep(TokenService.name, 'expired tokens', () =>
    this.tokens.prune(this.clock.now().getTime()),
  );

  constructor(
    private readonly database: Database,
    private readonly changes: CredentialChanges,
    private readonly credentials: CredentialRepository,
    private readonly tokens: AccessTokenRepository,
    private readonly clock: Clock,
  ) {}

  /** A new token of the credential with `scopes` (see `issuedScopes`), good for 365 days. Only its hash is kept. */
  async issue(credential: Credential, scopes: readonly string[]): Promise<string> {
    const token = randomKey('access-token');
    const createdAt = this.clock.now().getTime();
    const expiresAt = createdAt + TOKEN_LIFETIME_SECONDS * 1000;
    const { clientId, accountId } = credential;
    await this.database.write(async (manager) => {
      await this.tokens.insert(manager, { tokenHash: tokenHash(token), clientId, scopes, createdAt, expiresAt });
      await appendAudit(manager, { event: 'token_issued', accountId, subject: clientId, details: { scopes } });
    });
    this.logger.log({ event: 'token_issued', client: clientId, account: accountId });
    return token;
  }

  /** Revokes a token of that client (RFC 7009); one that is unknown, dead already or somebody else's is left alone, without saying so. */
  async revoke(clientId: string, token: string): Promise<void> {
    if (!isWellFormed('access-token', token)) return;
    const { clientIds } = await this.changes.write<{ clientIds: string[] }>(async (manager) => {
      const revoked = await this.tokens.revoke(manager, clientId, tokenHash(token), this.clock.now().getTime());
      if (!revoked) return { clientIds: [] };
      const accountId = await this.credentials.accountOf(manager, clientId);
      await appendAudit(manager, { event: 'token_revoked', accountId, subject: clientId });
      return { clientIds: [clientId] };
    });
    if (clientIds.length > 0) this.logger.log({ event: 'token_revoked', client: clientId });
  }

  /** What a live token of that client stands for; undefined for any other text (RFC 7662). */
  async ownGrant(clientId: string, token: string): Promise<TokenGrant | undefined> {
    if (!isWellFormed('access-token', token)) return undefined;
    const grant = await this.tokens.findGrant(tokenHash(token), this.clock.now().getTime());
    return grant?.clientId === clientId ? grant : undefined;
  }

  /** Revokes every token of a credential; answers how many were alive. */
  async revokeByClient(clientId: string): Promise<number> {
    const { count } = await this.changes.write(async (manager) => {
      if (!(await this.credentials.exists(manager, clientId))) throw unknownCredential(clientId);
      const revoked = await this.tokens.revokeAllOf(manager, [clientId], this.clock.now().getTime());
      const accountId = await this.credentials.accountOf(manager, clientId);
      await appendAudit(manager, {
        event: 'tokens_revoked',
        accountId,
        subject: clientId,
        details: { count: revoked },
      });
      return { clientIds: [clientId], count: revoked };
    });
    this.logger.log({ event: 'tokens_revoked', client: clientId, count });
    return count;
  }

  /** Revokes every token of all credentials of an account; answers how many were alive. Refuses an account that has none: a slip would look like a success. */
  async revokeByAccount(accountId: number): Promise<number> {
    const { count } = await this.changes.write(async (manager) => {
      const clientIds = await this.credentials.clientIdsOf(manager, accountId);
      if (clientIds.length === 0) throw new OperatorError(`la cuenta ${accountId} no tiene credenciales`);
      const revoked = await this.tokens.revokeAllOf(manager, clientIds, this.clock.now().getTime());
      await appendAudit(manager, { event: 'tokens_revoked', accountId, details: { count: revoked } });
      return { clientIds, count: revoked };
    });
    this.logger.log({ event: 'tokens_revoked', account: accountId, count });
    return count;
  }

  /** Expired tokens are of no use: they are deleted every hour, a few at a time. */
  onApplicationBootstrap(): void {
    this.hourly.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.hourly.stop();
  }
}
