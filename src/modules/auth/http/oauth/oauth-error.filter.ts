import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { oauthError } from '@/modules/auth/http/oauth/oauth-errors';
import { ApiError } from '@/shared/http/errors/api-error';
import { errorEntry } from '@/shared/http/errors/error-lookup';
import { sendError } from '@/shared/http/errors/error.filter';

export const OAUTH_PATHS = ['oauth', 'api/v1/oauth'];

/** Gives what shared parts refuse on the OAuth routes (a body that can't be read, say) the shape of RFC 6749 5.2 too. */
@Catch(ApiError)
export class OAuthErrorFilter implements ExceptionFilter<ApiError> {
  catch(error: ApiError, host: ArgumentsHost): void {
    sendError(host.switchToHttp().getResponse<Response>(), inOAuthShape(error));
  }
}

function inOAuthShape(error: ApiError): ApiError {
  const own = error.extras.oauth === true || error.status >= 500 || error.status === 404 || error.status === 405;
  if (own) return error;
  const { status, extras } = oauthError('invalid_request', error.extras.detalles, error.status);
  return new ApiError(status, 'invalid_request', { text: errorEntry(error.code).text, ...extras });
}
