import { Inject, Injectable } from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { ApiError } from '@/shared/http/errors/api-error';
import { whenOver } from '@/shared/http/server/answer-end';
import { logins, rateLimited } from '@/shared/metrics/metrics';
import { TriesUnderWay } from '@/shared/rate-limit/http/tries-under-way';
import { RateLimitStorage, type Count } from '@/shared/rate-limit/rate-limit-storage';

const MAX_CLAIMANT_LENGTH = 64;
/** Several clients share an office's address: past this many times the limit nothing from there is looked at any more. */
const CLIENTS_PER_ADDRESS = 6;

/** Who tries: the address, and the client id that is claimed, believed or not. */
export interface TokenTry {
  readonly address: string;
  readonly claimant: string;
}

/**
 * Tries for tokens, failures and successes counted apart (Decisions 14). A try counts when it is known to have failed, for its client id
 * and for its address: one that is still looked at is neither, so that a client may send as many right ones at once as it likes. Past the
 * limit wrong secrets are 429 and right ones go on, so that nobody can lock another client out; but the same client at the same address
 * has to wait, right or wrong, and so has an address that goes on and on.
 */
@Injectable()
export class TokenTries {
  private readonly open = new WeakMap<object, TokenTry>();
  private readonly underWay = new TriesUnderWay();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly storage: RateLimitStorage,
  ) {}

  /** Lets a try begin, before anything is looked up. Throws 429 when it is one too many whatever its secret. */
  async begin(request: object, response: ServerResponse, { address, claimant }: TokenTry): Promise<void> {
    const limit = this.config.rateLimits.token;
    if (limit === 0) return;
    const who = { address, claimant: claimant.slice(0, MAX_CLAIMANT_LENGTH) };
    await this.underWay.enter(address, limit * CLIENTS_PER_ADDRESS);
    whenOver(response, () => {
      this.underWay.leave(address);
      void this.over(request, response.statusCode);
    });
    await this.assertMayTry(who, limit);
    this.open.set(request, who);
  }

  /** Counts a try whose secret was wrong; what is answered instead of 401 past the limits. */
  async failed(request: object): Promise<ApiError | undefined> {
    const who = this.open.get(request);
    if (!who) return undefined;
    this.open.delete(request);
    const { token: limit } = this.config.rateLimits;
    const counts = [
      await this.storage.count('token', bothKey(who), limit),
      await this.storage.count('token-address', who.address, limit),
      await this.storage.count('token-client', who.claimant, limit),
    ];
    const over = counts.find(({ isBlocked }) => isBlocked);
    return over && refused(over);
  }

  /** The secret was right: the try is no failure, but a success of the credential. Throws 429 when those are used up. */
  async succeeded(request: object, clientId: string): Promise<void> {
    this.open.delete(request);
    const limit = this.config.rateLimits.tokenSuccess;
    if (limit === 0) return;
    const count = await this.storage.count('token-success', clientId, limit);
    if (count.isBlocked) throw refused(count);
  }

  private async assertMayTry(who: TokenTry, limit: number): Promise<void> {
    const ofAddress = await this.storage.look('token-address', who.address, limit);
    if (ofAddress && ofAddress.totalHits >= limit * CLIENTS_PER_ADDRESS) throw refused(ofAddress);
    const ofBoth = await this.storage.look('token', bothKey(who), limit);
    if (ofBoth && ofBoth.totalHits >= limit) throw refused(ofBoth);
  }

  /** What came so badly that its secret was not looked at has failed too; what we could not answer has not. */
  private async over(request: object, status: number): Promise<void> {
    if (status >= 400 && status < 500) await this.failed(request);
  }
}

/** A try that is refused because of a limit, whatever its secret or because it was wrong too. */
function refused({ timeToExpire }: Pick<Count, 'timeToExpire'>): ApiError {
  rateLimited.inc('token');
  logins.inc('limited');
  return new ApiError(429, 'limite_excedido', { oauth: true, headers: { 'Retry-After': String(timeToExpire) } });
}

function bothKey({ address, claimant }: TokenTry): string {
  return `${address}|${claimant}`;
}
