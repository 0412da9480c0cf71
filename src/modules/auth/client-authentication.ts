import { Injectable, Logger } from '@nestjs/common';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import type { Credential } from '@/modules/auth/domain/credential';
import { isWellFormed } from '@/modules/auth/key-format';
import { CredentialRepository } from '@/modules/auth/persistence/credential.repository';
import { SecretHasher } from '@/modules/auth/secret-hasher';
import { currentRequest } from '@/shared/request-context/request-context';
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
    const proven = await this.proves(secret, credential ?? NOBODY);
    if (credential && proven && this.mayCall(credential)) return credential;
    // An id that is not one of ours may be anything, a secret pasted into the wrong field too.
    const client = isWellFormed('client-id', clientId) ? clientId : 'malformed';
    this.logger.log({
      ...{ event: 'client_authentication_failed', client, address: currentRequest()?.address },
      msg: 'a client could not prove who it is',
    });
    return undefined;
  }

  private async proves(secret: string, credential: Secrets): Promise<boolean> {
    const [current, old] = await this.hasher.matches(secret, [credential.secretHash, credential.oldSecretHash]);
    const oldAlive = (credential.oldSecretUntil ?? 0) > this.clock.now().getTime();
    return current === true || (old === true && oldAlive);
  }

  private mayCall({ disabledAt, accountId }: Credential): boolean {
    return disabledAt === null && this.accounts.get(accountId)?.apiEnabled === true;
  }
}

interface Secrets extends Pick<Credential, 'oldSecretHash' | 'oldSecretUntil'> {
  readonly secretHash: string | null;
}

const NOBODY: Secrets = { secretHash: null, oldSecretHash: null, oldSecretUntil: null };
