import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import { policyOf } from '@/modules/auth/http/bearer.guard';
import { bearerError } from '@/modules/auth/http/challenge';
import type { AccessPolicy, AuthenticatedRequest } from '@/shared/http/access';
import type { ApiError } from '@/shared/http/errors/api-error';
import type { Caller } from '@/shared/kernel/caller';

/** The gate of the account and the scope of the token (Contract 5). A route that says nothing about access is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly accounts: AccountDirectory,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const policy = policyOf(this.reflector, context);
    if (policy?.kind === 'public') return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!request.user || !policy) throw bearerError('no_autenticado');
    const refusal = this.refusal(request.user, policy);
    if (refusal) throw refusal;
    request.policy = policy;
    return true;
  }

  /** Why the caller may not do what asks for `policy`; undefined when it may. */
  refusal({ accountId, scopes }: Caller, policy: AccessPolicy): ApiError | undefined {
    const anyOf = policy.kind === 'scope' ? policy.anyOf : [];
    if (this.accounts.get(accountId)?.apiEnabled !== true) return bearerError('cuenta_sin_acceso', anyOf);
    const lacks = anyOf.length > 0 && !anyOf.some((scope) => scopes.includes(scope));
    return lacks ? bearerError('sin_permiso', anyOf) : undefined;
  }
}
