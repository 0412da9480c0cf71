import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard } from '@nestjs/throttler';
import type { ServerResponse } from 'node:http';
import { ApiError } from '@/shared/http/errors/api-error';
import type { AuthenticatedRequest } from '@/shared/http/access';
import { clientAddress } from '@/shared/rate-limit/http/client-address';
import { POLICY_NAMES } from '@/shared/rate-limit/http/client-quota';
import { countedOn, rememberCount, type LimitedCount } from '@/shared/rate-limit/http/counted-calls';
import { TokenTries } from '@/shared/rate-limit/http/token-tries';
import { rateLimited } from '@/shared/metrics/metrics';
import type { Caller } from '@/shared/kernel/caller';
import {
  RATE_LIMIT_RULE,
  WINDOW_SECONDS,
  type RateLimitPolicyName,
  type RateLimitRule,
} from '@/shared/rate-limit/rate-limit-policy';

/** Limits of calls with a token. */
type ClientLimit = Exclude<RateLimitPolicyName, 'token'>;

const CLIENT_RULE: RateLimitRule = { policy: 'client', claimant: () => '' };

/**
 * Counts every call on its limit and refuses it with 429 when that is used up (Contract 8, Decisions 1). Runs after the token
 * check, so that nobody can use up another client's limit, and before anything looks at the input. A limit of 0 is off.
 */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  @Inject(TokenTries) private readonly tries: TokenTries;
  private readonly rules = new WeakMap<object, RateLimitRule>();
  private readonly limits = new Map<string, { limit: number; ttl: number }>();

  override async onModuleInit(): Promise<void> {
    await super.onModuleInit();
    for (const { name = '', limit, ttl } of this.throttlers)
      this.limits.set(name, { limit: Number(limit), ttl: Number(ttl) });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const response = http.getResponse<ServerResponse>();
    const rule = this.ruleOf(context);
    if (rule.policy === 'token')
      await this.tries.begin(request, response, { address: clientAddress(request), claimant: rule.claimant(request) });
    else if (request.user) await this.limitCall(rule.policy, request.user, request, response);
    request.limit = rule.policy;
    return true;
  }

  /** Counts a call of a client, once, whoever asks; undefined when that limit is off. */
  async countCall(policy: ClientLimit, { clientId }: Caller, request: object): Promise<LimitedCount | undefined> {
    const known = countedOn(request, policy);
    const { limit, ttl } = this.limits.get(policy) ?? { limit: 0, ttl: 0 };
    if (known || limit === 0) return known;
    const count = { ...(await this.storageService.increment(clientId, ttl, limit, ttl, policy)), limit };
    rememberCount(request, policy, count);
    return count;
  }

  private async limitCall(
    policy: ClientLimit,
    caller: Caller,
    request: object,
    response: ServerResponse,
  ): Promise<void> {
    const count = await this.countCall(policy, caller, request);
    if (!count) return;
    tellLimit(response, policy, count);
    if (!count.isBlocked) return;
    rateLimited.inc(policy);
    throw limitExceeded(count);
  }

  private ruleOf(context: ExecutionContext): RateLimitRule {
    const handler = context.getHandler();
    const known = this.rules.get(handler);
    if (known) return known;
    const rule =
      this.reflector.getAllAndOverride<RateLimitRule | undefined>(RATE_LIMIT_RULE, [handler, context.getClass()]) ??
      CLIENT_RULE;
    this.rules.set(handler, rule);
    return rule;
  }
}

/** Writes into the headers of an answer what is left of a limit (Contract 8, Beyond 0). */
export function tellLimit(response: ServerResponse, policy: ClientLimit, count: LimitedCount): void {
  const { limit, timeToExpire: seconds } = count;
  const left = Math.max(0, limit - count.totalHits);
  const name = POLICY_NAMES[policy];
  response.setHeader('X-RateLimit-Limit', limit);
  response.setHeader('X-RateLimit-Remaining', left);
  response.setHeader('X-RateLimit-Reset', seconds);
  response.setHeader('RateLimit-Policy', `"${name}";q=${limit};w=${WINDOW_SECONDS}`);
  response.setHeader('RateLimit', `"${name}";r=${left};t=${seconds}`);
}

function limitExceeded(count: LimitedCount): ApiError {
  return new ApiError(429, 'limite_excedido', { headers: { 'Retry-After': String(count.timeToBlockExpire) } });
}
