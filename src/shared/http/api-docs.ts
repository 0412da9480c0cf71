import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { HTTP_ERRORS } from '@/shared/http/http.errors';
import { statusTitle } from '@/shared/http/status-titles';

/** JSON Schema as the OpenAPI decorators take it. */
export type JsonSchema = Record<string, unknown>;

/** The body of every error (Decisions 3), strict; in the document once, as the component `Error`. */
export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['error', 'code', 'message', 'detail', 'title', 'status', 'request_id'],
  properties: {
    error: { type: 'string' },
    error_description: { type: 'string' },
    code: { type: 'string' },
    message: { type: 'string' },
    detail: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    request_id: { type: 'string' },
    values: { type: 'array' },
    detalles: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['campo', 'problema', 'ejemplo'],
        properties: { campo: { type: 'string' }, problema: { type: 'string' }, ejemplo: {} },
      },
    },
    error_code: { type: 'integer' },
  },
};

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

/** Where the document keeps it: once, for all operations. */
export const PROBLEM_COMPONENT = 'Problem';
const PROBLEM_CONTENT = { schema: { $ref: `#/components/schemas/${PROBLEM_COMPONENT}` } };

/** An error body in both forms a client can ask for. */
export function errorContent(json: JsonSchema): Record<string, JsonSchema> {
  return { 'application/json': json, 'application/problem+json': PROBLEM_CONTENT };
}

const DEFAULT_CODES: Readonly<Record<number, keyof typeof HTTP_ERRORS>> = {
  400: 'parametros_invalidos',
  401: 'token_invalido',
  403: 'sin_permiso',
  404: 'no_encontrado',
  405: 'metodo_no_permitido',
  410: 'cursor_vencido',
  412: 'version_cambio',
  413: 'cuerpo_demasiado_grande',
  415: 'tipo_de_contenido_no_soportado',
  422: 'parametros_invalidos',
  429: 'limite_excedido',
  500: 'error_interno',
  501: 'no_implementado',
  503: 'no_disponible',
};

/** Documents error statuses with the common body; 500 and 503 (database away) are always added. */
export function ApiErrors(...statuses: number[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...[...new Set([...statuses, 500, 503])].map((status) =>
      ApiResponse({
        status,
        description: statusTitle(status),
        content: errorContent({ schema: { $ref: '#/components/schemas/Error' }, example: example(status) }),
      }),
    ),
  );
}

/** Documents the success answer of a JSON route with its strict schema and a real example. */
export function ApiJson(description: string, schema: JsonSchema, exampleBody: unknown): MethodDecorator {
  return ApiResponse({ status: 200, description, content: { 'application/json': { schema, example: exampleBody } } });
}

/** Documents the 304 of routes with an ETag. */
export function ApiNotModified(): MethodDecorator {
  return ApiResponse({ status: 304, description: 'Sin cambios desde el ETag enviado en If-None-Match' });
}

/** A strict object schema: all properties required unless named in `optional`. */
export function strictObject(properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
  };
}

function example(status: number): JsonSchema {
  const code = DEFAULT_CODES[status] ?? 'error_interno';
  const { text } = HTTP_ERRORS[code];
  return {
    error: text,
    code,
    message: text,
    detail: text,
    title: statusTitle(status),
    status,
    request_id: '5f0c6a1e-7d1b-4c53-9a55-0a2f4f9f8f10',
  };
}
