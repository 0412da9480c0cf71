import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI 3.1 document of every route. */
export function buildOpenApi(app: NestExpressApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Mostrador: catálogo, cotización y pedidos')
    .setVersion('1.0.0')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer' }, 'token')
    .build();
  return SwaggerModule.createDocument(app, options);
}

/** Serves the document at /docs/openapi.json and a page to try calls from at /docs. */
export function setupDocs(app: NestExpressApplication): void {
  SwaggerModule.setup('docs', app, () => buildOpenApi(app), { jsonDocumentUrl: 'docs/openapi.json' });
}
