import type { AppConfig } from '@/config/app-config';
import type { ErrorEntry, WholeErrorCatalog } from '@/shared/http/errors/error-catalog';
import { statusTitle } from '@/shared/http/errors/status-titles';

/** The Spanish introduction of the API reference: first steps, conventions and limits; the table of codes has a page of its own. */
export function introduction(limits: AppConfig['rateLimits']): string {
  return [FIRST_STEPS, CONVENTIONS, limitsText(limits), ERRORS].join('\n\n');
}

const FIRST_STEPS = `## Primeros pasos

1. Pida un token con sus credenciales: \`POST /api/v1/oauth/token\` con \`grant_type=client_credentials\`, \`client_id\` y \`client_secret\`.
2. Envíe \`Authorization: Bearer <ACCESS_TOKEN>\` en cada llamada. El token dura 365 días y puede revocarse.
3. Permisos: \`ver-productos\` para buscar y ver productos, \`carrito\` para todo lo que está bajo \`/carrito\`.`;

const CONVENTIONS = `## Convenciones

- Los parámetros desconocidos se ignoran; uno fuera de su rango o formato es un 400 que lo nombra en \`detalles\`.
- Las banderas aceptan \`true\`, \`false\`, \`1\` y \`0\`. La moneda es \`usd\` (si se omite) o \`mxn\`; cada respuesta con precios dice cuál en \`X-Moneda\`, y en \`mxn\` el tipo de cambio en \`X-Tipo-Cambio\`.
- Cada respuesta lleva \`X-Request-Id\`; los errores lo repiten como \`request_id\`.
- Los catálogos llevan \`ETag\`: con \`If-None-Match\` la respuesta es 304 si nada cambió.`;

const ERRORS = `## Errores

Todos los errores tienen el mismo cuerpo: \`error\`, \`message\` y \`detail\` (texto), \`code\` (estable, para programas), \`title\`, \`status\`, \`request_id\` y, cuando aplica, \`values\`, \`detalles\` (\`campo\`, \`problema\`, \`ejemplo\`) y \`error_code\`. Todos los códigos, con qué hacer en cada uno: [/docs/errores](/docs/errores).`;

function limitsText({ client, token, tokenSuccess, badToken, aiSearch }: AppConfig['rateLimits']): string {
  const per = (limit: number): string => (limit === 0 ? 'sin límite' : `${limit} por minuto`);
  return `## Límites

- Peticiones por cliente: ${per(client)}. Intentos fallidos de token por cliente y por IP: ${per(token)}; tokens por cliente: ${per(tokenSuccess)}; llamadas con un token inválido por IP: ${per(badToken)}. Búsqueda en lenguaje natural: ${per(aiSearch)}.
- \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` y \`X-RateLimit-Reset\` (segundos) van en cada respuesta autenticada; todo 429 lleva \`Retry-After\`.
- Hasta 300 productos por consulta de detalle, 1,000 por página de búsqueda, 60 por página de marca, 50 renglones por carrito, 6 MB por guía.`;
}

/** A code as programs read it in the document, under `x-codigos-de-error`. */
export interface DocumentedError {
  readonly code: string;
  readonly statuses: readonly number[];
  readonly titles: readonly string[];
  readonly text: string;
  readonly meaning: string;
}

/** Every code, in the order of the alphabet. */
export function errorList(errors: WholeErrorCatalog): DocumentedError[] {
  return Object.entries<ErrorEntry>(errors)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { status, text, meaning }]) => {
      const statuses = [status].flat();
      return { code, statuses, titles: statuses.map(statusTitle), text, meaning };
    });
}
