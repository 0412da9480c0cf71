import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Request } from 'express';

/** Which limit a route counts on (Contract 8): its client's, that of the AI search, or that of token issuing. */
export type RateLimitPolicyName = 'client' | 'ai' | 'token';

export interface RateLimitRule {
  readonly policy: RateLimitPolicyName;
  /** Who the request says it is, for routes that are called without a token; counted together with the address. */
  readonly claimant: (request: Request) => string;
}

/** Limits count by the minute. */
export const WINDOW_SECONDS = 60;

export const RATE_LIMIT_RULE = 'rate-limit-rule';

/**
 * Counts a route on another limit than its client's. Routes with a token count per client; `token` counts tries that
 * failed, per claimant and per address (`TokenTries`).
 */
export const RateLimitPolicy = (
  policy: RateLimitPolicyName,
  claimant: RateLimitRule['claimant'] = () => '',
): CustomDecorator => SetMetadata(RATE_LIMIT_RULE, { policy, claimant } satisfies RateLimitRule);
