import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { acceptRecentTokens, BearerStrategy } from '@/modules/auth/http/bearer.strategy';
import { bearerError } from '@/modules/auth/http/challenge';
import { ACCESS_POLICY, CATALOG_READ, type AccessPolicy, type AuthenticatedRequest } from '@/shared/http/access';

const BEARER = /^\s*bearer(\s|$)/i;

/** Puts the Caller on the request, or refuses it (Contract 5, Decisions 3). Public routes look at no token, or only at one that is sent. */
@Injectable()
export class BearerGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    private readonly strategy: BearerStrategy,
  ) {
    super({ defaultStrategy: strategy.name });
  }

  override canActivate(
    context: ExecutionContext,
  ): ReturnType<InstanceType<ReturnType<typeof AuthGuard>>['canActivate']> {
    if (this.looksAway(context)) return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const trusted = this.strategy.trusted(request);
    if (trusted) {
      request.user = trusted;
      return true;
    }
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(CATALOG_READ, targets)) acceptRecentTokens(request);
    return super.canActivate(context);
  }

  private looksAway(context: ExecutionContext): boolean {
    const policy = policyOf(this.reflector, context);
    if (policy?.kind !== 'public') return false;
    const { authorization } = context.switchToHttp().getRequest<Request>().headers;
    return policy.checksToken !== true || !BEARER.test(authorization ?? '');
  }

  override handleRequest<TUser>(
    error: Error | null | undefined,
    user: TUser | false,
    challenge: unknown,
    _context: unknown,
    status?: number,
  ): TUser {
    if (error) throw error;
    if (user) return user;
    if (status === 400) throw bearerError('autenticacion_mal_formada');
    const refused = typeof challenge === 'string' && challenge.includes('invalid_token');
    throw bearerError(refused ? 'token_invalido' : 'no_autenticado');
  }
}

export function policyOf(reflector: Reflector, context: ExecutionContext): AccessPolicy | undefined {
  return reflector.getAllAndOverride<AccessPolicy | undefined>(ACCESS_POLICY, [
    context.getHandler(),
    context.getClass(),
  ]);
}
