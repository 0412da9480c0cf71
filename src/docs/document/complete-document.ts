import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeHeaders } from '@/docs/document/answer-headers';
import { operationsOf, takeMark, type DocumentedOperation } from '@/docs/document/document-parts';
import { tidyParameters } from '@/docs/document/field-problem-example';
import { hoistNamedSchemas } from '@/docs/document/named-schemas';
import { describeErrors } from '@/docs/document/operation-errors';
import { describeRequestHeaders } from '@/docs/document/request-headers';
import { tellOperationIdsApart } from '@/docs/document/operation-ids';
import { accessInWords, describeSecurity, SECURITY_SCHEMES } from '@/docs/document/operation-security';
import { shareExamples } from '@/docs/document/shared-examples';
import { describeTags } from '@/docs/document/tags';
import { BODY_MARK, ERROR_SCHEMA, FIELD_PROBLEM_SCHEMA, PROBLEM_SCHEMA } from '@/shared/http/api-docs';
import type { ErrorEntry, WholeErrorCatalog } from '@/shared/http/errors/error-catalog';

/** Fills in what the decorators can't know: bodies, security, the examples of errors, named schemas, tags. */
export function completeDocument(
  app: INestApplication,
  document: OpenAPIObject,
  catalog: WholeErrorCatalog,
): OpenAPIObject {
  document.info.contact = { name: 'Soporte de integraciones' };
  document.info.license = { name: 'Propietaria', identifier: 'LicenseRef-Propietaria' } as never;
  document.components = { ...document.components, securitySchemes: SECURITY_SCHEMES };
  for (const { operation } of operationsOf(document)) describeBody(operation);
  describeSecurity(app, document);
  tellOperationIdsApart(document);
  describeErrors(document, catalog);
  describeHeaders(app, document);
  describeRequestHeaders(document);
  for (const { operation } of operationsOf(document)) tidyParameters(operation);
  hoistNamedSchemas(document, {
    CodigoDeError: { type: 'string', enum: codesOfErrors(catalog) },
    DetalleDeError: FIELD_PROBLEM_SCHEMA,
    Error: ERROR_SCHEMA,
    ErrorOAuth: { ...ERROR_SCHEMA, required: [...(ERROR_SCHEMA.required as string[]), 'error_description'] },
    Problema: PROBLEM_SCHEMA,
  });
  shareExamples(document);
  describeAccess(document);
  describeTags(document);
  return document;
}

/** Says in words what each operation asks of the token: many readers never look at the padlock. */
function describeAccess(document: OpenAPIObject): void {
  for (const { operation } of operationsOf(document)) {
    const access = accessInWords(operation.security ?? []);
    const lead = operation.description ?? `${operation.summary ?? ''}.`;
    operation.description = `${lead}\n\n${access}`;
  }
}

/** The body as ApiRequest gave it: by content type a schema and examples of its own. */
function describeBody(operation: DocumentedOperation): void {
  const body = takeMark(operation, BODY_MARK) as DocumentedOperation['requestBody'];
  if (body) operation.requestBody = structuredClone(body);
}

/** Codes of errors proper: those that come with a 200 are in the schemas of their answers. */
function codesOfErrors(catalog: WholeErrorCatalog): string[] {
  return Object.entries<ErrorEntry>(catalog)
    .filter(([, { status }]) => [status].flat().some((one) => one >= 400))
    .map(([code]) => code)
    .sort();
}
