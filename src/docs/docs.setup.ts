import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { Express, NextFunction, Request, Response } from 'express';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { VERSION } from '@/config/version';
import { completeDocument } from '@/docs/document/complete-document';
import { errorsPage, INIT_SCRIPT, PAGE_POLICY, tryOutPage } from '@/docs/page/docs-pages';
import { errorList, introduction } from '@/docs/document/introduction';
import { PAGE_STYLE } from '@/docs/page/page-style';
import { ReadyDocument } from '@/docs/document/ready-document';
import { PublicUrl } from '@/shared/http/public-url';
import type { WholeErrorCatalog } from '@/shared/http/errors/error-catalog';

const LOCAL_SERVER = 'http://127.0.0.1:3000';

/** The OpenAPI 3.1 document of every route and of every code that `errors` knows, for a service at `address`. */
export function buildOpenApi(
  app: NestExpressApplication,
  errors: WholeErrorCatalog,
  address = LOCAL_SERVER,
): OpenAPIObject {
  const config = app.get<AppConfig>(APP_CONFIG);
  const options = new DocumentBuilder()
    .setTitle('Mostrador: catálogo, cotización y pedidos')
    .setDescription(introduction(config.rateLimits))
    .setVersion(VERSION)
    .addExtension('x-codigos-de-error', errorList(errors))
    .setOpenAPIVersion('3.1.0')
    .addServer(address, 'Este servicio')
    .build();
  return completeDocument(app, SwaggerModule.createDocument(app, options), errors);
}

/**
 * Serves the document at /docs/openapi.json, a page in Spanish to try calls from at /docs and the error codes at /docs/errores.
 * Each is made once, when it is first asked for: making the document holds up everybody else.
 */
export function setupDocs(app: NestExpressApplication, errors: WholeErrorCatalog): void {
  const html = 'text/html; charset=utf-8';
  const pages: Readonly<Record<string, ReadyDocument>> = {
    '/docs/openapi.json': new ReadyDocument('application/json; charset=utf-8', () =>
      JSON.stringify(buildOpenApi(app, errors, app.get(PublicUrl).get())),
    ),
    '/docs/errores': new ReadyDocument(html, () => errorsPage(errorList(errors))),
    '/docs/swagger-ui-init.js': new ReadyDocument('application/javascript; charset=utf-8', () => INIT_SCRIPT),
    '/docs/pagina.css': new ReadyDocument('text/css; charset=utf-8', () => PAGE_STYLE),
    '/docs/index.html': new ReadyDocument(html, () => tryOutPage('./')),
  };
  const [atDocs, belowDocs] = [new ReadyDocument(html, () => tryOutPage('./docs/')), pages['/docs/index.html']];
  app.use('/docs', protectPages);
  const router: Express = app.getHttpAdapter().getInstance();
  for (const [path, page] of Object.entries(pages))
    router.get(path, (request: Request, response: Response) => {
      page.send(request, response);
    });
  router.get('/docs', (request: Request, response: Response) => {
    (request.path.endsWith('/') ? belowDocs : atDocs)?.send(request, response);
  });
  router.get('/', (_request: Request, response: Response) => {
    response.redirect('/docs');
  });
  // Its scripts and styles; its own pages are shadowed by ours, which need nothing inline.
  SwaggerModule.setup('docs', app, () => buildOpenApi(app, errors), { raw: false });
}

function protectPages(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Content-Security-Policy', PAGE_POLICY);
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'no-referrer');
  next();
}
