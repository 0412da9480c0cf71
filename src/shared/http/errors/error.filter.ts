import { Catch, Inject, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request, Response } from 'express';
import { allowedMethods } from '@/shared/http/server/allowed-methods';
import { troubleOf } from '@/shared/database/database-trouble';
import { ApiError } from '@/shared/http/errors/api-error';
import { errorBody, type ErrorBody } from '@/shared/http/errors/error-body';
import type { PublicUrl } from '@/shared/http/public-url';
import { requestId } from '@/shared/http/observing/request-id';
import { toApiError } from '@/shared/http/errors/to-api-error';
import { DomainError } from '@/shared/kernel/domain-error';
import { reasonOf } from '@/shared/logging/describe-error';

const PROBLEM_JSON = 'application/problem+json';
/** As it may be asked for: by its name, or by what the answer's Content-Type says of it. */
const PROBLEM_TYPES = [PROBLEM_JSON, `${PROBLEM_JSON}; charset=utf-8`];

/** The last resort: turns whatever was thrown into the one error body. Never logs a request's body, headers or query. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(@Inject(HttpAdapterHost) private readonly adapter: HttpAdapterHost) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    // Its deadline has answered already; what the work came to after that is nobody's any more.
    if (response.writableEnded) return;
    const error = this.unmatchedRoute(thrown, request, response) ?? toApiError(thrown);
    this.report(thrown, error, response);
    sendError(response, error);
  }

  /**
   * States of the database are told once, by DatabaseHealth, and not by each request that meets them. Of what else is refused for now (a
   * full disk, a line that is too long, what is switched off) the reason is told, and no stack: it is no fault of the program.
   */
  private report(thrown: unknown, error: ApiError, response: Response): void {
    if (error.status < 500 || error.status === 501) return;
    const request_id = requestId(response);
    if (error.status === 503 && (thrown instanceof DomainError || thrown instanceof ApiError)) {
      const reason = reasonOf(thrown);
      this.logger.warn({ event: 'unavailable', request_id, code: error.code, reason, msg: 'refused for now' });
      return;
    }
    const facts = { request_id, err: thrown };
    const kind = troubleOf(thrown)?.kind;
    if (kind === undefined)
      this.logger.error({ event: 'unforeseen_error', ...facts, msg: 'nobody foresaw this error' });
    else if (kind === 'busy') this.logger.warn({ event: 'database_busy', ...facts, msg: 'others hold what is needed' });
    else this.logger.debug({ event: 'database_away', ...facts, msg: 'the database is away' });
  }

  /** A 404 of the router itself: 405 with `Allow` where the path is known under other methods (Decisions 3). */
  private unmatchedRoute(thrown: unknown, request: Request, response: Response): ApiError | undefined {
    if (isHandled(request) || !isNotFound(thrown)) return undefined;
    const methods = allowedMethods(this.adapter.httpAdapter.getInstance(), request.path);
    if (methods.length === 0) return new ApiError(404, 'ruta_no_encontrada');
    response.setHeader('Allow', methods.join(', '));
    return new ApiError(405, 'metodo_no_permitido');
  }
}

/** Writes an error; when the answer has begun already, all that can be done is to cut it. */
export function sendError(response: Response, error: ApiError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const [name, value] of Object.entries(error.extras.headers ?? {})) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  const body = errorBody(error, requestId(response));
  response.status(error.status);
  if (asksForProblem(response.req)) response.type(PROBLEM_JSON).send(JSON.stringify(problemBody(body, response)));
  else response.json(body);
}

/**
 * Clients that ask for nothing, or for anything, get `application/json`: they read `error` first (Beyond 0). Names of types are read
 * in any case (RFC 9110 8.3.1).
 */
function asksForProblem(request: Request): boolean {
  if (request.headers.accept?.toLowerCase().includes(PROBLEM_JSON) !== true) return false;
  const preferred = request.accepts('application/json', ...PROBLEM_TYPES);
  return preferred !== false && PROBLEM_TYPES.includes(preferred);
}

function problemBody(body: ErrorBody, response: Response): ErrorBody & { type: string; instance: string } {
  const { publicUrl } = response.app.locals as { publicUrl?: PublicUrl };
  return {
    type: `${publicUrl?.get() ?? ''}/docs/errores#${body.code}`,
    ...body,
    instance: response.req.originalUrl.split('?', 1)[0] ?? '',
  };
}

/** The router names a route for HEAD when only the path is right. */
function isHandled({ route, method }: Request): boolean {
  const methods = (route as { methods: Readonly<Record<string, boolean>> } | undefined)?.methods;
  return methods !== undefined && (method !== 'HEAD' || methods.get === true || methods.head === true);
}

function isNotFound(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'getStatus' in thrown &&
    (thrown as { getStatus(): number }).getStatus() === 404
  );
}
