import { Controller, Header, HttpCode, Post, Req, UseFilters } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ClientAuthentication } from '@/modules/auth/client-authentication';
import { TOKEN_LIFETIME_SECONDS, type Credential } from '@/modules/auth/domain/credential';
import { effectiveScopes, issuedScopes, narrowScopes } from '@/modules/auth/domain/scopes';
import { OAuthOperation } from '@/modules/auth/http/oauth/oauth-docs';
import { OAUTH_PATHS, OAuthErrorFilter } from '@/modules/auth/http/oauth/oauth-error.filter';
import { invalidClient, oauthError } from '@/modules/auth/http/oauth/oauth-errors';
import {
  claimedClientId,
  readOAuthCall,
  type ClientSecret,
  type OAuthCall,
} from '@/modules/auth/http/oauth/oauth-request';
import {
  INTROSPECTION_EXAMPLES,
  INTROSPECTION_REQUEST_SCHEMA,
  INTROSPECTION_SCHEMA,
  REVOKE_REQUEST_EXAMPLES,
  REVOKE_REQUEST_SCHEMA,
  TOKEN_EXAMPLE,
  TOKEN_REQUEST_EXAMPLES,
  TOKEN_REQUEST_SCHEMA,
  TOKEN_SCHEMA,
} from '@/modules/auth/http/oauth/oauth.schema';
import { TokenService } from '@/modules/auth/token.service';
import { Public, type AuthenticatedRequest } from '@/shared/http/access';
import { ApiJson, ApiJsonCases } from '@/shared/http/api-docs';
import { Consumes } from '@/shared/http/body/body.guard';
import { AnswersWithin } from '@/shared/http/server/answer-deadline';
import { logins } from '@/shared/metrics/metrics';
import { PublicUrl } from '@/shared/http/public-url';
import { TokenTries } from '@/shared/rate-limit/http/token-tries';
import { RateLimitPolicy } from '@/shared/rate-limit/rate-limit-policy';

type IntrospectionBody =
  | { readonly active: false }
  | {
      readonly active: true;
      readonly scope: string;
      readonly client_id: string;
      readonly token_type: 'Bearer';
      readonly exp: number;
      readonly iat: number;
      readonly sub: string;
      readonly iss: string;
    };

interface TokenBody {
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly access_token: string;
}

/** Token issuing, revocation and introspection, at the root and under the base path alike (Contract 4.1, Decisions 1 and 2, Beyond 6.1). */
@ApiTags('Autenticación')
@Public()
@RateLimitPolicy('token', (request) => claimedClientId(callOf(request)))
@UseFilters(OAuthErrorFilter)
@AnswersWithin('token')
@Controller(OAUTH_PATHS)
export class OAuthController {
  constructor(
    private readonly clients: ClientAuthentication,
    private readonly tokens: TokenService,
    private readonly tries: TokenTries,
    private readonly url: PublicUrl,
  ) {}

  @Post('token')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Header('Pragma', 'no-cache')
  @Consumes('application/x-www-form-urlencoded', 'application/json')
  @OAuthOperation({
    operationId: 'crearToken',
    summary: 'Obtener un token de acceso',
    description:
      'OAuth 2.0 client_credentials. Las credenciales van en el cuerpo (formulario o JSON) o por HTTP Basic, no de las dos maneras.',
    body: { schema: TOKEN_REQUEST_SCHEMA, examples: TOKEN_REQUEST_EXAMPLES },
    errors: ['unsupported_grant_type', 'invalid_scope'],
  })
  @ApiJson('El token.', TOKEN_SCHEMA, TOKEN_EXAMPLE)
  async token(@Req() request: AuthenticatedRequest): Promise<TokenBody> {
    const [client, params] = readOAuthCall(callOf(request), ['grant_type'], ['scope']);
    if (params.take('grant_type') !== 'client_credentials') throw oauthError('unsupported_grant_type');
    const credential = await this.authenticate(request, client);
    const requested = params.take('scope');
    const scopes = narrowScopes(credential.scopes, requested);
    if (!scopes) throw oauthError('invalid_scope');
    const token = await this.tokens.issue(credential, issuedScopes(scopes, requested));
    return { token_type: 'Bearer', expires_in: TOKEN_LIFETIME_SECONDS, access_token: token };
  }

  @Post('revoke')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Consumes('application/x-www-form-urlencoded', 'application/json')
  @OAuthOperation({
    operationId: 'revocarToken',
    summary: 'Revocar un token de acceso',
    description:
      'RFC 7009. Responde 200 también si el token no existe, ya no vive o es de otro cliente; solo revoca los propios.',
    body: { schema: REVOKE_REQUEST_SCHEMA, examples: REVOKE_REQUEST_EXAMPLES },
  })
  @ApiResponse({ status: 200, description: 'Hecho; sin cuerpo.' })
  async revoke(@Req() request: AuthenticatedRequest): Promise<void> {
    const [client, params] = readOAuthCall(callOf(request), ['token']);
    const credential = await this.authenticate(request, client);
    await this.tokens.revoke(credential.clientId, params.take('token'));
  }

  @Post('introspect')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Consumes('application/x-www-form-urlencoded', 'application/json')
  @OAuthOperation({
    operationId: 'verToken',
    summary: 'Preguntar por un token de acceso',
    description:
      'RFC 7662. Solo dice algo de los tokens de las mismas credenciales; de cualquier otra cosa responde `{"active": false}`.',
    body: { schema: INTROSPECTION_REQUEST_SCHEMA, examples: REVOKE_REQUEST_EXAMPLES },
  })
  @ApiJsonCases('Lo que el token es ahora.', INTROSPECTION_SCHEMA, INTROSPECTION_EXAMPLES)
  async introspect(@Req() request: AuthenticatedRequest): Promise<IntrospectionBody> {
    const [client, params] = readOAuthCall(callOf(request), ['token']);
    const credential = await this.authenticate(request, client);
    const grant = await this.tokens.ownGrant(credential.clientId, params.take('token'));
    if (!grant) return { active: false };
    return {
      active: true,
      scope: effectiveScopes(grant.tokenScopes, grant.credentialScopes).join(' '),
      client_id: grant.clientId,
      token_type: 'Bearer',
      exp: unixSeconds(grant.expiresAt),
      iat: unixSeconds(grant.createdAt),
      sub: String(grant.accountId),
      iss: this.url.get(),
    };
  }

  /** Past the limits of failed tries a wrong secret is 429; of a right one the successes are counted. */
  private async authenticate(request: AuthenticatedRequest, { id, secret }: ClientSecret): Promise<Credential> {
    const credential = await this.clients.authenticate(id, secret);
    if (!credential) throw (await this.tries.failed(request)) ?? wrongSecret();
    const { accountId, clientId, scopes } = credential;
    // Proven: its call is counted as one of this client.
    request.user = { accountId, clientId, scopes };
    await this.tries.succeeded(request, clientId);
    logins.inc('ok');
    return credential;
  }
}

function wrongSecret(): ReturnType<typeof invalidClient> {
  logins.inc('wrong');
  return invalidClient();
}

function unixSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

function callOf(request: Request): OAuthCall {
  return { authorization: request.headers.authorization, body: request.body as unknown };
}
