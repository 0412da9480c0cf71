import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { DOCUMENT_LIST_EXAMPLE, DOCUMENT_LIST_SCHEMA } from '@/modules/invoices/documents/http/document-list.schema';
import { ApiErrors, ApiJson, ApiNotModified } from '@/shared/http/api-docs';

const header = (description: string) => ({ description, schema: { type: 'string' as const } });

/** The documentation of a route that lists the documents of an invoice. */
export function DocumentListDocs(operationId: string, by: string): MethodDecorator {
  return applyDecorators(
    ApiOperation({ operationId, summary: `Qué archivos hay de una factura, ${by}` }),
    ApiJson('Los archivos que hay; puede no haber ninguno.', DOCUMENT_LIST_SCHEMA, DOCUMENT_LIST_EXAMPLE),
    ApiNotModified(),
    ApiErrors(401, 403, 429, 'factura_no_encontrada'),
  );
}

/** The documentation of a route that sends a document. */
export function DocumentFileDocs(
  operationId: string,
  summary: string,
  mediaType: 'application/xml' | 'application/pdf',
): MethodDecorator {
  return applyDecorators(
    ApiOperation({ operationId, summary }),
    ApiResponse({
      status: 200,
      description: 'El archivo, byte por byte como lo dio el distribuidor, sin comprimir.',
      headers: {
        ETag: header('SHA-256 del archivo en hexadecimal, entre comillas.'),
        'Repr-Digest': header('SHA-256 del archivo en base64 (RFC 9530).'),
        'Content-Disposition': header('`attachment` con el nombre del archivo.'),
      },
      content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
    }),
    ApiNotModified(),
    ApiErrors(401, 403, 429, 'factura_no_encontrada', 'documento_no_disponible'),
  );
}
