import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf, type DocumentedOperation, type DocumentedParameter } from '@/docs/document/document-parts';

const header = (name: string, description: string): DocumentedParameter => ({
  ...{ name, in: 'header', required: false, description },
  schema: { type: 'string' },
});

const IF_MATCH = header(
  'If-Match',
  'El `ETag` que tenía lo que se cambia (`"7"`): si ya es otro, la respuesta es 412 y nada se hace. Nunca es obligatorio.',
);
const IF_NONE_MATCH = header('If-None-Match', 'El `ETag` de la última respuesta: si nada cambió, la respuesta es 304.');

/** Names the conditional headers of a request wherever their answers are documented (Beyond 0). */
export function describeRequestHeaders(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    const conditions = [...conditionsOf(operation)];
    if (conditions.length > 0) operation.parameters = [...(operation.parameters ?? []), ...structuredClone(conditions)];
  }
}

function* conditionsOf({ responses }: DocumentedOperation): Iterable<DocumentedParameter> {
  if (responses['412']) yield IF_MATCH;
  if (responses['304']) yield IF_NONE_MATCH;
}
