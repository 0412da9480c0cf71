import type { INestApplication } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type Application, type Express } from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ERROR_CATALOG } from '@/app/error-catalog';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { ReadyAnswers } from '@/modules/auth/http/ready-answers';
import { assertEveryRouteHasPolicy } from '@/shared/http/access-check';
import { answerOptions } from '@/shared/http/server/allowed-methods';
import { BodyGuard } from '@/shared/http/body/body.guard';
import { announcesTooMuch, readBody } from '@/shared/http/body/body-parsers';
import { answerClientErrors, requireHost } from '@/shared/http/errors/client-errors';
import { compressAnswers } from '@/shared/http/server/compress-answers';
import { openToPages } from '@/shared/http/server/cross-origin';
import { freshByVersion } from '@/shared/http/server/fresh-answers';
import { inOrder } from '@/shared/http/server/in-order';
import { DeadlineGuard, keepDeadline } from '@/shared/http/server/answer-deadline';
import { useErrorCatalog } from '@/shared/http/errors/error-lookup';
import { ErrorFilter } from '@/shared/http/errors/error.filter';
import { FinishedRequests } from '@/shared/http/observing/finished-requests';
import { closeServer, createHttpServer, PATIENCE, type Patience } from '@/shared/http/server/http-server';
import { InputPipe } from '@/shared/http/fields/input.pipe';
import { observeRequests } from '@/shared/http/observing/observe-requests';
import { PublicUrl } from '@/shared/http/public-url';
import { parseQuery } from '@/shared/http/server/query-string';
import { foldSlashes, readTarget } from '@/shared/http/server/request-target';
import { assignRequestId } from '@/shared/http/observing/request-id';
import { logRequests } from '@/shared/http/observing/request-lines';
import { setupDocs } from '@/docs/docs.setup';

/** Express as Nest gets it: what its router can only be told before it exists. */
export function createHttpAdapter(patience: Patience = PATIENCE): ExpressAdapter {
  const application = express();
  application.enable('case sensitive routing');
  return new PatientAdapter(application, patience);
}

/** What happens to a request before Express sees it, if it does: `express` hands it on. */
type Arrival = (request: IncomingMessage, response: ServerResponse, express: () => void) => void;

/** Nest would make the server without asking. */
class PatientAdapter extends ExpressAdapter {
  arrive: Arrival = (_request, _response, express) => {
    express();
  };

  constructor(
    application: Application,
    private readonly patience: Patience,
  ) {
    super(application);
  }

  override initHttpServer(): void {
    const express = this.getInstance<RequestListener>();
    const listener: RequestListener = (request, response) => {
      this.arrive(request, response, () => {
        express(request, response);
      });
    };
    this.httpServer = createHttpServer(listener, announcesTooMuch, this.patience);
  }

  override close(): Promise<void> {
    return closeServer(this.getHttpServer());
  }
}

/**
 * Everything between the socket and the controllers, the same for the service and for every e2e test. Throws for an application that was not
 * made with createHttpAdapter(): its requests would be answered without id, deadline, metrics and log line.
 */
export function configureApp(nest: INestApplication, logger: Logger): NestExpressApplication {
  const app = nest as NestExpressApplication;
  const adapter = adapterOf(app);
  const config = app.get<AppConfig>(APP_CONFIG);
  useErrorCatalog(ERROR_CATALOG);
  app.disable('x-powered-by');
  app.disable('etag');
  freshByVersion(adapter.getInstance<Express>());
  app.set('query parser', parseQuery);
  if (config.http.trustProxy.length > 0) app.set('trust proxy', [...config.http.trustProxy]);
  app.setLocal('publicUrl', app.get(PublicUrl));
  logRequests(logger, app.get(FinishedRequests));
  adapter.arrive = arrival(app, config.http.cors);
  app.use(inOrder(foldSlashes, requireHost, compressAnswers(), readBody, keepDeadline, answerOptions(app)));
  app.useGlobalGuards(new DeadlineGuard(app.get(Reflector)), new BodyGuard(app.get(Reflector)));
  app.useGlobalPipes(new InputPipe());
  app.useGlobalFilters(app.get(ErrorFilter));
  assertEveryRouteHasPolicy(app);
  setupDocs(app, ERROR_CATALOG);
  answerClientErrors(app.getHttpServer(), config.http.cors);
  return app;
}

function adapterOf(app: NestExpressApplication): PatientAdapter {
  const adapter: unknown = app.getHttpAdapter();
  if (adapter instanceof PatientAdapter) return adapter;
  throw new Error(
    'configureApp() takes applications made with createHttpAdapter(): NestFactory.create(module, createHttpAdapter())',
  );
}

/** Every request is followed from here on, whoever answers it; those whose answers are ready need no router (docs/adr/0082). */
function arrival(app: NestExpressApplication, cors: boolean): Arrival {
  const requests = app.get(FinishedRequests);
  const ready = app.get(ReadyAnswers, { strict: false });
  return (request, response, express) => {
    readTarget(request);
    observeRequests(request, response, () => {
      assignRequestId(request, response);
      requests.follow(request, response, () => {
        setDefaultHeaders(response);
        if (cors) openToPages(request, response);
        ready.answer(request, response, express);
      });
    });
  };
}

/**
 * The one security header an API for servers needs (TLS and HSTS belong to the proxy in front), and no caching where a route
 * doesn't say otherwise.
 */
function setDefaultHeaders(response: ServerResponse): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'private, no-store');
}
