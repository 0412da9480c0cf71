import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { ERROR_CATALOG } from '@/app/error-catalog';
import { VERSION } from '@/config/version';
import { errorList, introduction } from '@/docs/introduction';
import { PROBLEM_COMPONENT, PROBLEM_SCHEMA } from '@/shared/http/api-docs';
import { SPANISH_PAGE } from '@/docs/spanish-page';
import { ERROR_SCHEMA } from '@/shared/http/api-docs';

/** The OpenAPI 3.1 document of every route. */
export function buildOpenApi(app: NestExpressApplication): OpenAPIObject {
  const config = app.get<AppConfig>(APP_CONFIG);
  const options = new DocumentBuilder()
    .setTitle('Mostrador: catálogo, cotización y pedidos')
    .setDescription(introduction(config.rateLimits, ERROR_CATALOG))
    .setVersion(VERSION)
    .addExtension('x-codigos-de-error', errorList(ERROR_CATALOG))
    .setOpenAPIVersion('3.1.0')
    .addServer('/', 'Este servidor')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'opaque', description: 'Token de POST /api/v1/oauth/token' },
      'token',
    )
    .build();
  const document = SwaggerModule.createDocument(app, options);
  document.components = { ...document.components, schemas: { ...document.components?.schemas, Error: ERROR_SCHEMA } };
  for (const operation of Object.values(document.paths).flatMap(
    (path) => Object.values(path) as { security?: object[] }[],
  )) {
    operation.security ??= [];
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, [PROBLEM_COMPONENT]: PROBLEM_SCHEMA },
  };
  return document;
}

/** Serves the document at /docs/openapi.json and a page in Spanish to try calls from at /docs. */
export function setupDocs(app: NestExpressApplication): void {
  SwaggerModule.setup('docs', app, () => buildOpenApi(app), {
    jsonDocumentUrl: 'docs/openapi.json',
    customSiteTitle: 'Mostrador API',
    customJsStr: SPANISH_PAGE,
    customCss: '.swagger-ui .topbar { display: none }',
    swaggerOptions: { docExpansion: 'list', persistAuthorization: true, tryItOutEnabled: true },
  });
}
