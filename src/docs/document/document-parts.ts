import type { OpenAPIObject } from '@nestjs/swagger';
import type { JsonSchema } from '@/shared/http/api-docs';

/** An example, or where it is. */
export interface DocumentedExample {
  summary?: string;
  value?: unknown;
  $ref?: string;
}

/** A body in one content type. */
export interface DocumentedContent {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, DocumentedExample>;
}

export interface DocumentedResponse {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, DocumentedContent>;
}

export interface DocumentedParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema?: JsonSchema;
  [extension: `x-${string}`]: unknown;
}

/** An operation as the document holds it, in the parts this module completes. */
export interface DocumentedOperation {
  operationId: string;
  summary?: string;
  deprecated?: boolean;
  description?: string;
  tags?: string[];
  parameters?: DocumentedParameter[];
  requestBody?: { description?: string; required?: boolean; content: Record<string, DocumentedContent> };
  responses: Record<string, DocumentedResponse>;
  security?: Record<string, string[]>[];
  [extension: `x-${string}`]: unknown;
}

/** Where an operation stands in the document. */
export interface OperationAt {
  readonly method: string;
  readonly path: string;
  readonly operation: DocumentedOperation;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Every operation, in the document's order. */
export function operationsOf(document: OpenAPIObject): OperationAt[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as unknown as DocumentedOperation | undefined;
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}

/** What a decorator left on a part of the document for this module, taken out of it. */
export function takeMark(part: object, mark: string): unknown {
  const left: unknown = Reflect.get(part, mark);
  Reflect.deleteProperty(part, mark);
  return left;
}

/** Every content of an operation, of its request and of its answers. */
export function contentsOf({ requestBody, responses }: DocumentedOperation): DocumentedContent[] {
  return [requestBody, ...Object.values(responses)].flatMap((body) => Object.values(body?.content ?? {}));
}
