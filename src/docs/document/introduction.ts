import type { AppConfig } from '@/config/app-config';
import type { ErrorEntry, WholeErrorCatalog } from '@/shared/http/errors/error-catalog';
import { statusTitle } from '@/shared/http/errors/status-titles';

/** The Spanish introduction of the API reference: first steps, conventions and limits; the table of codes has a page of its own. */
export function introduction(limits: AppConfig['rateLimits']): string {
  return [FIRST_STEPS, CONVENTIONS, WEBHOOKS, limitsText(limits), ERRORS].join('\n\n');
}

const FIRST_STEPS = `## Primeros pasos

1. Pida un token con sus credenciales: \`POST /api/v1/oauth/token\` con \`grant_type=client_credentials\`, \`client_id\` y \`client_secret\`.
2. Envíe \`Authorization: Bearer <ACCESS_TOKEN>\` en cada llamada. El token dura 365 días y puede revocarse.
3. Permisos: \`ver-productos\` para buscar y ver productos, \`carrito\` para todo lo que está bajo \`/carrito\`, ordenar y cancelar; \`pedidos\` para ver cotizaciones, pedidos y eventos (con \`carrito\` también se ven); \`webhooks\` para administrar webhooks. Sin decir cuáles, el token lleva los de sus credenciales.`;

const CONVENTIONS = `## Convenciones

- Los parámetros desconocidos se ignoran; uno fuera de su rango o formato es un 400 que lo nombra en \`detalles\`.
- Las banderas aceptan \`true\`, \`false\`, \`1\` y \`0\`. La moneda es \`usd\` (si se omite) o \`mxn\`; cada respuesta con precios dice cuál en \`X-Moneda\`, y en \`mxn\` el tipo de cambio en \`X-Tipo-Cambio\`.
- Cada respuesta lleva \`X-Request-Id\`; los errores lo repiten como \`request_id\`.
- Categorías, marcas, productos, tipo de cambio, anuncios y cursos llevan \`ETag\`, y también cada cotización, pedido, evento, webhook, archivo de una factura y la lista de estos: con \`If-None-Match\` la respuesta es 304 si nada cambió.`;

const WEBHOOKS = `## Recibir webhooks

Cada evento llega por \`POST\` a su \`url\`, con el cuerpo \`{type, timestamp, id, posicion, data}\` (\`GET /api/v1/webhooks/tipos\` da un ejemplo de cada tipo) y tres encabezados:

- \`webhook-id\`: el \`id\` del evento, igual en cada repetición: úselo para no procesar dos veces.
- \`webhook-timestamp\`: segundos desde 1970 en que se envió; rechace los de hace más de cinco minutos.
- \`webhook-signature\`: una o dos firmas separadas por un espacio; basta con que una sea \`v1,\` seguido, en base64, del HMAC-SHA-256 de \`{webhook-id}.{webhook-timestamp}.{cuerpo}\`, con los bytes del cuerpo tal como llegaron. La clave es lo que sigue a \`whsec_\` en el \`secreto\`, decodificado de base64.

Es [Standard Webhooks](https://www.standardwebhooks.com): sus bibliotecas lo verifican. Responda 2xx en menos de 15 segundos y procese después; otra respuesta se reintenta hasta por unos tres días, y 410 desactiva el webhook. \`GET /api/v1/eventos\` tiene los mismos eventos, salvo los del catálogo, aunque ninguno se haya podido entregar.`;

const ERRORS = `## Errores

Todos los errores tienen el mismo cuerpo: \`error\`, \`message\` y \`detail\` (texto), \`code\` (estable, para programas), \`title\`, \`status\`, \`request_id\` y, cuando aplica, \`values\`, \`detalles\` (\`campo\`, \`problema\`, \`ejemplo\`) y \`error_code\`. Con \`Accept: application/problem+json\` llega el mismo con \`type\` e \`instance\` (RFC 9457). Todos los códigos, con qué hacer en cada uno: [/docs/errores](/docs/errores).`;

function limitsText({ client, token, tokenSuccess, badToken, aiSearch }: AppConfig['rateLimits']): string {
  const per = (limit: number): string => (limit === 0 ? 'sin límite' : `${limit} por minuto`);
  return `## Límites

- Peticiones por cliente: ${per(client)}. Intentos fallidos de token por cliente y por IP: ${per(token)}; tokens por cliente: ${per(tokenSuccess)}; llamadas con un token inválido por IP: ${per(badToken)}. Búsqueda en lenguaje natural: ${per(aiSearch)}.
- \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` y \`X-RateLimit-Reset\` (segundos) van en cada respuesta autenticada, y dicen lo mismo \`RateLimit-Policy\` y \`RateLimit\`; todo 429 y todo 503 llevan \`Retry-After\`.
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
