import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-http-bearer';
import { REALM } from '@/modules/auth/http/challenge';
import { TokenCheck } from '@/modules/auth/token-check';
import type { Caller } from '@/shared/kernel/caller';

type BearerBase = new (options: { realm: string }) => Strategy<never> & { fail(status: number): void };

let registered = 0;

/**
 * passport-http-bearer, looking at the Authorization header alone: the package also reads `access_token` from the body and the query,
 * where a token would end up in logs. Passport keeps its strategies in one place for the whole process, so each application
 * registers its own under a name of its own.
 */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy as unknown as BearerBase) implements OnModuleDestroy {
  constructor(private readonly tokens: TokenCheck) {
    super({ realm: REALM });
    this.name = `bearer-${++registered}`;
    passport.use(this.name, this);
  }

  override authenticate(request: Request): void {
    if (hasTwoAuthorizations(request.rawHeaders)) {
      this.fail(400);
      return;
    }
    super.authenticate(onlyHeader(request.headers.authorization));
  }

  /** False makes the `invalid_token` challenge. */
  async validate(token: string): Promise<Caller | false> {
    return (await this.tokens.check(token)) ?? false;
  }

  onModuleDestroy(): void {
    passport.unuse(this.name);
  }
}

/** All of a request that the package may see. */
function onlyHeader(authorization: string | undefined): Request {
  const request: Pick<Request, 'headers'> = { headers: authorization === undefined ? {} : { authorization } };
  return request as Request;
}

/** Node keeps the first of several Authorization headers; which one a proxy looked at is anybody's guess. */
function hasTwoAuthorizations(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 13 && name.toLowerCase() === 'authorization') count++;
  }
  return count > 1;
}
