import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import { policyOf } from '@/modules/auth/http/bearer.guard';
import { bearerError } from '@/modules/auth/http/challenge';
import type { AuthenticatedRequest } from '@/shared/http/access';

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
    const { user } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!user || !policy) throw bearerError('no_autenticado');
    const anyOf = policy.kind === 'scope' ? policy.anyOf : [];
    if (this.accounts.get(user.accountId)?.apiEnabled !== true) throw bearerError('cuenta_sin_acceso', anyOf);
    if (anyOf.length > 0 && !anyOf.some((scope) => user.scopes.includes(scope)))
      throw bearerError('sin_permiso', anyOf);
    return true;
  }
}
