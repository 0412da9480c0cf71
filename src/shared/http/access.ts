import {
  createParamDecorator,
  SetMetadata,
  UnauthorizedException,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Caller, Scope } from '@/shared/kernel/caller';
import type { RateLimitPolicyName } from '@/shared/rate-limit/rate-limit-policy';

/** What a route asks of the token. A route without a policy does not start (default deny). */
export type AccessPolicy =
  | { readonly kind: 'public'; readonly checksToken?: true }
  | { readonly kind: 'bearer' }
  | { readonly kind: 'scope'; readonly anyOf: readonly [Scope, ...Scope[]] };

export const ACCESS_POLICY = 'access-policy';

/** No token needed; one that is sent is neither checked nor counted. */
export const Public = (): CustomDecorator => SetMetadata(ACCESS_POLICY, { kind: 'public' } satisfies AccessPolicy);

/**
 * No token needed; a bearer that is sent must be valid, since clients find out here that theirs has died, and counts on its client's
 * limit (Decisions 14).
 */
export const TokenOptional = (): CustomDecorator =>
  SetMetadata(ACCESS_POLICY, { kind: 'public', checksToken: true } satisfies AccessPolicy);

/** A valid token of an account that passes the gate; no particular scope (Contract 5). */
export const Authenticated = (): CustomDecorator =>
  SetMetadata(ACCESS_POLICY, { kind: 'bearer' } satisfies AccessPolicy);

/**
 * A valid token that carries one of these scopes (Contract 5; Beyond 9.1: reading orders is open to `pedidos` and to `carrito`).
 * The refusal names all of them.
 */
export const RequiresScope = (...anyOf: [Scope, ...Scope[]]): CustomDecorator =>
  SetMetadata(ACCESS_POLICY, { kind: 'scope', anyOf } satisfies AccessPolicy);

export const CATALOG_READ = 'catalog-read';

/**
 * A route that only shows what is held in memory: while the database is away it is answered for tokens that were seen valid a
 * moment ago, and says so in a header (Decisions 14.2). Never on a route that writes or shows an account's documents.
 */
export const CatalogRead = (): CustomDecorator => SetMetadata(CATALOG_READ, true);

/** What the guards have found out about a request. */
export interface Granted {
  user?: Caller;
  /** What its route asks of the token; there once it was granted. */
  policy?: AccessPolicy;
  /** The limit it counts on. */
  limit?: RateLimitPolicyName;
}

export interface AuthenticatedRequest extends Request, Omit<Granted, 'user'> {
  user?: Caller;
}

/** The Caller the bearer guard put on the request. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const { user } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!user) throw new UnauthorizedException();
  return user;
});
