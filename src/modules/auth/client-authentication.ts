import { Injectable, Logger } from '@nestjs/common';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import type { Credential } from '@/modules/auth/domain/credential';
import { isWellFormed } from '@/modules/auth/domain/key-format';
import { CredentialRepository } from '@/modules/auth/persistence/credential.repository';
import { SecretHasher } from '@/modules/auth/secret-hasher';
import { Clock } from '@/shared/kernel/clock';

/** Tells whether a client is who it says (Contract 4.1, Decisions 2). */
@Injectable()
export class ClientAuthentication {
  private readonly logger = new Logger(ClientAuthentication.name);

  constructor(
    private readonly credentials: CredentialRepository,
    private readonly accounts: AccountDirectory,
    private readonly hasher: SecretHasher,
    private readonly clock: Clock,
  ) {}

  /**
   * The credential, or undefined for an unknown client, a wrong secret, a disabled credential and an account without access
   * to the API alike. All four take the same steps: whether the database is asked depends on the form of what was sent,
   * never on what exists, and the hash is always computed and compared twice.
   */
  async authenticate(clientId: string, secret: string): Promise<Credential | undefined> {
    const wellFormed = isWellFormed('client-id', clientId) && isWellFormed('client-secret', secret);
    const credential = wellFormed ? await this.credentials.find(clientId) : undefined;
    const [current, old] = await this.hasher.matches(secret, [credential?.secretHash ?? null, credential?.oldSecretHash ?? null]);
    const oldAlive = (credential?.oldSecretUntil ?? 0) > this.clock.now().getTime();
    const proven = current === true || (old === true && oldAlive);
    if (credential && proven && credential.disabledAt === null && this.gateOpen(credential)) return credential;
    this.logger.warn({ event: 'client_authentication_failed', client: isWellFormed('client-id', clientId) ? clientId : 'malformed' });
    return undefined;
  }

  private gateOpen(credential: Credential): boolean {
    return this.accounts.get(credential.accountId)?.apiEnabled === true;
  }
}
