import { ApiExtension, ApiResponse } from '@nestjs/swagger';
import type { ErrorCode } from '@/shared/kernel/error-code';

/** JSON Schema as the OpenAPI decorators take it. */
export type JsonSchema = Record<string, unknown>;

/** A strict object schema: all properties required unless named in `optional`. */
export function strictObject(properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
  };
}

/**
 * A schema with a name of its own: the document keeps it once under components.schemas, and types made from the document are
 * called so. Spanish, in PascalCase: `named('Pedido', strictObject({ … }))`. One name stands for one schema.
 */
export function named(name: string, schema: JsonSchema): JsonSchema {
  return { title: name, ...schema };
}

/** A reference to a schema named elsewhere, for one that holds itself. */
export function refTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The body of every error (Decisions 3), strict; in the document once, as the component `Error`. Its codes are filled in there. */
export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['error', 'code', 'message', 'detail', 'title', 'status', 'request_id'],
  properties: {
    error: { type: 'string', description: 'Texto para personas.' },
    error_description: { type: 'string', description: 'El texto, en las rutas de OAuth.' },
    code: refTo('CodigoDeError'),
    message: { type: 'string', description: 'Igual que `error`.' },
    detail: { type: 'string', description: 'Igual que `error`.' },
    title: { type: 'string', description: 'Nombre del status.' },
    status: { type: 'integer', description: 'El status HTTP.' },
    request_id: { type: 'string', description: 'El de X-Request-Id; délo a soporte.' },
    values: { type: 'array', items: {}, description: 'De qué se trata, según el código.' },
    detalles: { type: 'array', maxItems: 20, items: refTo('DetalleDeError') },
    error_code: { type: 'integer', description: 'Número del error, en los que lo tienen.' },
  },
};

/** One field of `detalles`. */
export const FIELD_PROBLEM_SCHEMA = strictObject({
  campo: { type: 'string', description: 'El campo, como `productos[0].cantidad`.' },
  problema: { type: 'string', description: 'Qué tiene.' },
  ejemplo: { description: 'Un valor válido.' },
});

/** The same body as `application/problem+json` (Beyond 0, RFC 9457). */
export const PROBLEM_SCHEMA: JsonSchema = {
  ...ERROR_SCHEMA,
  required: [...(ERROR_SCHEMA.required as string[]), 'type', 'instance'],
  properties: {
    ...(ERROR_SCHEMA.properties as JsonSchema),
    type: { type: 'string', description: 'Dirección que explica el código.' },
    instance: { type: 'string', description: 'La ruta llamada.' },
  },
};

/** What ApiErrors leaves for the document to be completed with; no part of the finished document. */
export const ERRORS_MARK = 'x-errores';
export const OAUTH_ERRORS_MARK = 'x-errores-oauth';
export const BODY_MARK = 'x-cuerpo';
export const PROBLEM_MARK = 'x-problema';

/**
 * Documents the errors of an operation: statuses whose codes are those of the machinery (400, 401, 403, 405, 410, 412, 413, 415,
 * 429), and its own codes by name, which bring their statuses from the catalog. 500 and 503 are always added; every code becomes
 * an example. Once per method.
 *
 *     @ApiErrors(400, 401, 403, 429, 'marca_no_encontrada')
 */
export function ApiErrors(...errors: readonly (number | ErrorCode)[]): MethodDecorator {
  return ApiExtension(ERRORS_MARK, [...errors]);
}

/** The same without 500 and 503, for the routes that need nothing but the process. */
export function ApiErrorsOnly(...errors: readonly (number | ErrorCode)[]): MethodDecorator {
  return ApiExtension(ERRORS_MARK, ['only', ...errors]);
}

/** One of several answers or requests an operation documents. */
export interface ApiCase {
  readonly summary: string;
  readonly value: unknown;
}

export type ApiCases = Readonly<Record<string, ApiCase>>;

/** Documents the success answer of a JSON route with its named schema (or a list of one) and a real example. */
export function ApiJson(description: string, schema: JsonSchema, exampleBody: unknown): MethodDecorator {
  return ApiResponse({ status: 200, description, content: { 'application/json': { schema, example: exampleBody } } });
}

/** The same with several examples by name: an answer of success and the refusals that come with a 200. */
export function ApiJsonCases(description: string, schema: JsonSchema, examples: ApiCases): MethodDecorator {
  return ApiResponse({
    status: 200,
    description,
    content: { 'application/json': { schema, examples: { ...examples } } },
  });
}

/** A request body in one content type. The first case is the one tools fill in: it must work on the demo as it is. */
export interface ApiRequestContent {
  readonly schema: JsonSchema;
  readonly examples: ApiCases;
}

/** Documents the body of a request, by content type, the preferred one first. */
export function ApiRequest(
  description: string,
  content: Readonly<Record<string, ApiRequestContent>>,
  required = true,
): MethodDecorator {
  return ApiExtension(BODY_MARK, { description, required, content: { ...content } });
}

/** Documents the 304 of routes with an ETag. */
export function ApiNotModified(): MethodDecorator {
  return ApiResponse({ status: 304, description: 'Sin cambios desde el ETag enviado en If-None-Match' });
}
