import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf, type OperationAt } from '@/docs/document/document-parts';
import { routesByOperation } from '@/docs/document/operation-security';
import { CURRENCIES } from '@/shared/money/currency';

const whole = { type: 'integer', minimum: 0 };
const word = { type: 'string' };

/** The headers of answers that a program may need, described once (Decisions 1, 3, 14). */
const HEADERS = {
  'X-Request-Id': {
    description: 'Identificador de la petición: el que se envió, si es válido, o uno nuevo.',
    schema: word,
  },
  'X-RateLimit-Limit': { description: 'Peticiones que admite el minuto.', schema: whole },
  'X-RateLimit-Remaining': { description: 'Las que quedan en este minuto.', schema: whole },
  'X-RateLimit-Reset': { description: 'Segundos hasta que empieza otro minuto.', schema: whole },
  'Retry-After': { description: 'Segundos que conviene esperar antes de reintentar.', schema: whole },
  'X-Servicio-Degradado': {
    description:
      'Solo mientras la base de datos no responde: el catálogo se contesta de memoria, a tokens vistos válidos en los últimos 60 segundos.',
    schema: { type: 'string', enum: ['base_de_datos'] },
  },
  'X-Error-Code': {
    description: 'Cuando `error` no está vacío: el código del error.',
    schema: { type: 'string' },
  },
  'X-Moneda': { description: 'Moneda de los precios.', schema: { type: 'string', enum: [...CURRENCIES] } },
  'X-Tipo-Cambio': { description: 'En `mxn`, el tipo de cambio de los precios.', schema: word },
  ETag: {
    description: 'La versión de lo que se muestra: para `If-None-Match` y, donde se pide, `If-Match`.',
    schema: word,
  },
  'X-Cotizacion-Vigencia': {
    description: 'De una cotización con folio: hasta cuándo se puede ordenar, hora de la Ciudad de México.',
    schema: { type: 'string', examples: ['2026-11-24 23:59:59'] },
  },
  Link: {
    description: 'Dónde leer la cotización o el pedido: `</api/v1/pedidos/CHI-000123%2F26>; rel="canonical"`.',
    schema: word,
  },
  'Idempotent-Replayed': {
    description: 'Cuando la respuesta repite la de una petición anterior con el mismo `Idempotency-Key`.',
    schema: { type: 'string', enum: ['true'] },
  },
} as const;
type HeaderName = keyof typeof HEADERS;

const QUOTA: readonly HeaderName[] = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];

/** Says which headers an answer comes with, where a program may need them: with successes, and where it is to wait. */
export function describeHeaders(app: INestApplication, document: OpenAPIObject): void {
  const routes = routesByOperation(app);
  document.components = { ...document.components, headers: HEADERS as never };
  for (const at of operationsOf(document)) {
    const isCatalogRead = routes.get(`${at.method} ${at.path}`)?.catalogRead === true;
    for (const [status, response] of Object.entries(at.operation.responses)) {
      const names = headersOf(at, Number(status), isCatalogRead);
      if (names.length > 0)
        response.headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
    }
  }
}

function headersOf(at: OperationAt, status: number, isCatalogRead: boolean): readonly HeaderName[] {
  if (status === 429 || status === 503) return ['Retry-After'];
  if (status >= 300) return [];
  const { security = [] } = at.operation;
  const asksForToken = security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
  return ['X-Request-Id', ...(asksForToken ? QUOTA : []), ...(status === 204 ? [] : ofSuccess(at, isCatalogRead))];
}

function ofSuccess({ path, operation }: OperationAt, isCatalogRead: boolean): HeaderName[] {
  const parameters = new Set(operation.parameters?.map(({ name }) => name));
  const showsPrices = parameters.has('moneda') && path.includes('/productos');
  return [
    ...(operation.responses['304'] ? (['ETag'] as const) : []),
    ...ofDocuments(path),
    ...(isCatalogRead ? (['X-Servicio-Degradado'] as const) : []),
    ...(showsPrices ? (['X-Moneda', 'X-Tipo-Cambio'] as const) : []),
    ...(parameters.has('Idempotency-Key') ? (['Idempotent-Replayed'] as const) : []),
    ...(operation.responses['200']?.description.includes('X-Error-Code') ? (['X-Error-Code'] as const) : []),
  ];
}

/** What tells of the quote or order that came of a cart (Beyond 3.1). */
function ofDocuments(path: string): readonly HeaderName[] {
  if (path.endsWith('/carrito/generar')) return ['X-Cotizacion-Vigencia', 'Link'];
  return path.endsWith('/ordenar') ? ['Link'] : [];
}
