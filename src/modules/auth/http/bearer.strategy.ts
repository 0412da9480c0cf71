import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-http-bearer';
import { REALM } from '@/modules/auth/http/challenge';
import { TokenCheck } from '@/modules/auth/token-check';
import { BadTokens } from '@/shared/rate-limit/http/bad-tokens';
import { clientAddress } from '@/shared/rate-limit/http/client-address';
import type { Caller } from '@/shared/kernel/caller';

type BearerBase = new (options: {
  realm: string;
  passReqToCallback: boolean;
}) => Strategy<never> & { fail(status: number): void };

let registered = 0;

/** A scheme and a token with one blank or more between them (RFC 9110 11.4). */
const BEARER_TOKEN = /^bearer +([^ ]+)$/i;
/** passport-http-bearer takes one blank only. */
const BLANKS = /^(bearer) +/i;

/**
 * passport-http-bearer, looking at the Authorization header alone: the package also reads `access_token` from the body and the query,
 * where a token would end up in logs. Passport keeps its strategies in one place for the whole process, so each application
 * registers its own under a name of its own.
 */
@Injectable()
export class BearerStrategy
  extends PassportStrategy(Strategy as unknown as BearerBase)
  implements OnApplicationShutdown
{
  constructor(
    private readonly tokens: TokenCheck,
    private readonly badTokens: BadTokens,
  ) {
    super({ realm: REALM, passReqToCallback: true });
    this.name = `bearer-${++registered}`;
    passport.use(this.name, this);
  }

  /** The caller of a request whose token is trusted without being looked up; undefined in every other case. */
  trusted({ headers, rawHeaders }: IncomingMessage): Caller | undefined {
    const token = BEARER_TOKEN.exec(headers.authorization ?? '')?.[1];
    return token === undefined || hasTwoAuthorizations(rawHeaders) ? undefined : this.tokens.trusted(token);
  }

  override authenticate(request: Request): void {
    if (hasTwoAuthorizations(request.rawHeaders)) {
      this.fail(400);
      return;
    }
    super.authenticate(onlyHeader(request));
  }

  /** False makes the `invalid_token` challenge. */
  async validate({ address, degraded }: ShownRequest, token: string): Promise<Caller | false> {
    const caller = await this.tokens.check(token, {
      ...(degraded ? { degraded } : {}),
      suspect: this.badTokens.isSuspect(address),
    });
    if (caller) return caller;
    const tooMany = await this.badTokens.count(address);
    if (tooMany) throw tooMany;
    return false;
  }

  /** The server has stopped by then: a request still under way needs its strategy. */
  onApplicationShutdown(): void {
    passport.unuse(this.name);
  }
}

/** Marks requests for which a token that was seen valid a moment ago is accepted while the database is away. */
const RECENT = Symbol('recent-tokens');
const DEGRADED = { name: 'X-Servicio-Degradado', value: 'base_de_datos' };

/** Lets the request be answered while the database is away (Decisions 14.2). */
export function acceptRecentTokens(request: Request): void {
  (request as Request & { [RECENT]?: true })[RECENT] = true;
}

/** All of a request that the package may see, and what is to be called when its token could not be looked up. */
type ShownRequest = Request & { readonly address: string; readonly degraded: (() => void) | undefined };

function onlyHeader(request: Request & { [RECENT]?: true }): ShownRequest {
  const { authorization } = request.headers;
  const degraded = request[RECENT] && (() => request.res?.setHeader(DEGRADED.name, DEGRADED.value));
  const shown: Pick<ShownRequest, 'headers' | 'address' | 'degraded'> = {
    headers: authorization === undefined ? {} : { authorization: authorization.replace(BLANKS, '$1 ') },
    address: clientAddress(request),
    degraded,
  };
  return shown as ShownRequest;
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
