import { Catch, Injectable, type ArgumentsHost, type ExceptionFilter, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import { oauthError } from '@/modules/auth/http/oauth-errors';
import { ApiError } from '@/shared/http/api-error';
import { sendError } from '@/shared/http/error.filter';
import { toApiError } from '@/shared/http/to-api-error';

export const OAUTH_PATHS = ['oauth', 'api/v1/oauth'];

/** Gives what shared parts refuse on the OAuth routes (a body of another type, say) the shape of RFC 6749 5.2 too. */
@Catch(ApiError)
export class OAuthErrorFilter implements ExceptionFilter<ApiError> {
  catch(error: ApiError, host: ArgumentsHost): void {
    sendError(host.switchToHttp().getResponse<Response>(), inOAuthShape(error));
  }
}

/** The same for bodies that can't be read: those are refused before any route is chosen. */
@Injectable()
export class OAuthBodyErrors implements OnModuleInit {
  constructor(private readonly adapter: HttpAdapterHost) {}

  /** Runs before the routes are registered and after the body parsers were. */
  onModuleInit(): void {
    const application = this.adapter.httpAdapter.getInstance<{ use(paths: string[], handler: unknown): void }>();
    application.use(
      OAUTH_PATHS.map((path) => `/${path}`),
      (error: unknown, _request: Request, _response: Response, next: NextFunction) => {
        next(inOAuthShape(toApiError(error)));
      },
    );
  }
}

function inOAuthShape(error: ApiError): ApiError {
  const own = error.extras.oauth === true || error.status >= 500 || error.status === 404 || error.status === 405;
  return own ? error : oauthError('invalid_request', error.extras.detalles, error.status);
}
