import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from '@/docs/document/document-parts';
import type { AccessPolicy } from '@/shared/http/access';
import { declaredRoutes, type DeclaredRoute } from '@/shared/http/access-check';
import { SCOPES, type Scope } from '@/shared/kernel/caller';

/** The two ways the document names of presenting a token: fetched with the credentials, or pasted. */
export const OAUTH_SCHEME = 'credenciales';
const BEARER_SCHEME = 'token';

const SCOPE_TEXTS: Readonly<Record<Scope, string>> = {
  'ver-productos': 'Buscar y ver productos.',
  carrito: 'Cotizar, ordenar, direcciones y catálogos del carrito.',
  pedidos: 'Consultar cotizaciones y pedidos.',
  webhooks: 'Administrar webhooks.',
  'pedidos-agente': 'Ordenar por medio de un agente.',
};

/** Security schemes of the document; the token's address is relative to the server's. */
export const SECURITY_SCHEMES = {
  [OAUTH_SCHEME]: {
    type: 'oauth2',
    description: 'OAuth 2.0 con `client_id` y `client_secret`; el token dura 365 días.',
    flows: {
      clientCredentials: {
        tokenUrl: '/api/v1/oauth/token',
        scopes: Object.fromEntries(SCOPES.map((scope) => [scope, SCOPE_TEXTS[scope]])),
      },
    },
  },
  [BEARER_SCHEME]: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'opaque',
    description: 'Un token que ya tiene, de `POST /api/v1/oauth/token`.',
  },
} as const;

/** Every route by the method and path that the document gives its operation: `get /api/v1/productos/{id}`. */
export function routesByOperation(app: INestApplication): ReadonlyMap<string, DeclaredRoute> {
  return new Map(
    declaredRoutes(app).map((route) => [
      `${route.method.toLowerCase()} ${route.path.replace(/:(\w+)/g, '{$1}')}`,
      route,
    ]),
  );
}

/** Writes into each operation what its route asks of the token, from the same policy that guards it. */
export function describeSecurity(app: INestApplication, document: OpenAPIObject): void {
  const routes = routesByOperation(app);
  for (const { method, path, operation } of operationsOf(document)) {
    const policy = routes.get(`${method} ${path}`)?.policy;
    operation.security = policy ? requirements(policy) : [];
  }
}

function requirements(policy: AccessPolicy): Record<string, string[]>[] {
  const bearer = { [BEARER_SCHEME]: [] };
  switch (policy.kind) {
    case 'public':
      return policy.checksToken ? [{}, { [OAUTH_SCHEME]: [] }, bearer] : [];
    case 'bearer':
      return [{ [OAUTH_SCHEME]: [] }, bearer];
    case 'scope':
      return [...policy.anyOf.map((scope) => ({ [OAUTH_SCHEME]: [scope as string] })), bearer];
  }
}

/** What the requirements come to, for people. */
export function accessInWords(security: readonly Record<string, string[]>[]): string {
  if (security.length === 0) return 'No pide token.';
  if (security.some((requirement) => Object.keys(requirement).length === 0))
    return 'No pide token; uno que se envíe debe ser válido.';
  const scopes = security.flatMap((requirement) => Object.values(requirement).flat());
  if (scopes.length === 0) return 'Pide un token; no importa con qué permiso.';
  return `Pide un token con el permiso ${scopes.map((scope) => `\`${scope}\``).join(' o ')}.`;
}
