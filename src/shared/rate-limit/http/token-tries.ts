import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { ApiError } from '@/shared/http/errors/api-error';
import { logins, rateLimited } from '@/shared/metrics/metrics';
import { RateLimitStorage, type Count } from '@/shared/rate-limit/rate-limit-storage';

const MAX_CLAIMANT_LENGTH = 64;
/** Several clients share an office's address: past this many times the limit nothing from there is looked at any more. */
const CLIENTS_PER_ADDRESS = 6;

/** Who tries: the address, and the client id that is claimed, believed or not. */
export interface TokenTry {
  readonly address: string;
  readonly claimant: string;
}

interface Counted extends TokenTry {
  /** What is answered instead of 401 should the secret be wrong; undefined within the limits. */
  readonly wrongIs: ApiError | undefined;
}

/**
 * Tries for tokens, failures and successes counted apart (Decisions 14). A try counts as failed, for its client id and for its
 * address, until it has succeeded. Past the limit wrong secrets are 429 and right ones go on, so that nobody can lock another
 * client out; but the same client at the same address has to wait, right or wrong, and so has an address that goes on and on.
 */
@Injectable()
export class TokenTries {
  private readonly underWay = new WeakMap<object, Counted>();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly storage: RateLimitStorage,
  ) {}

  /** Counts a try before anything is looked up. Throws 429 when it is one too many whatever its secret. */
  async begin(request: object, { address, claimant }: TokenTry): Promise<void> {
    const limit = this.config.rateLimits.token;
    if (limit === 0) return;
    const who = { address, claimant: claimant.slice(0, MAX_CLAIMANT_LENGTH) };
    const ofAddress = await this.storage.count('token-address', addressKey(who), limit);
    if (ofAddress.totalHits > limit * CLIENTS_PER_ADDRESS) throw refused(ofAddress);
    const ofBoth = await this.storage.count('token', bothKey(who), limit);
    if (ofBoth.isBlocked) throw refused(ofBoth);
    const ofClaimant = await this.storage.count('token-client', who.claimant, limit);
    const over = [ofAddress, ofClaimant].find(({ isBlocked }) => isBlocked);
    this.underWay.set(request, { ...who, wrongIs: over && tooManyTries(over) });
  }

  /** What a wrong secret is answered with past the limits; to be asked for once, and answered. */
  wrongIs(request: object): ApiError | undefined {
    const { wrongIs } = this.underWay.get(request) ?? {};
    return wrongIs && counted(wrongIs);
  }

  /** The secret was right: the try is no failure, but a success of the credential. Throws 429 when those are used up. */
  async succeeded(request: object, clientId: string): Promise<void> {
    const underWay = this.underWay.get(request);
    if (underWay) await this.takeBack(underWay);
    const limit = this.config.rateLimits.tokenSuccess;
    if (limit === 0) return;
    const count = await this.storage.count('token-success', clientId, limit);
    if (count.isBlocked) throw refused(count);
  }

  private async takeBack(counted: Counted): Promise<void> {
    await this.storage.uncount('token-address', addressKey(counted));
    await this.storage.uncount('token', bothKey(counted));
    await this.storage.uncount('token-client', counted.claimant);
  }
}

/** A try that is refused because of a limit, whatever its secret or because it was wrong too. */
function refused(count: Count): ApiError {
  return counted(tooManyTries(count));
}

function counted(error: ApiError): ApiError {
  rateLimited.inc('token');
  logins.inc('limited');
  return error;
}

function addressKey({ address }: TokenTry): string {
  return address;
}

function bothKey({ address, claimant }: TokenTry): string {
  return `${address}|${claimant}`;
}

function tooManyTries(count: Count): ApiError {
  return new ApiError(429, 'limite_excedido', {
    oauth: true,
    headers: { 'Retry-After': String(count.timeToExpire) },
  });
}
