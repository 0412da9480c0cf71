import { applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiOperation } from '@nestjs/swagger';
import { ApiErrors, ApiRequest, OAUTH_ERRORS_MARK, type ApiRequestContent } from '@/shared/http/api-docs';
import type { ErrorCode } from '@/shared/kernel/error-code';

interface OAuthOperationOptions {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly body: ApiRequestContent;
  /** Codes of its own, beside those of every OAuth route. */
  readonly errors?: readonly ErrorCode[];
}

/** What the two OAuth operations have in common in the API documentation: errors in the shape of RFC 6749 5.2. */
export function OAuthOperation({ body, errors = [], ...operation }: OAuthOperationOptions): MethodDecorator {
  return applyDecorators(
    ApiOperation(operation),
    ApiRequest('Formulario o JSON', { 'application/x-www-form-urlencoded': body, 'application/json': body }),
    ApiErrors(400, 401, 413, 415, 429, ...errors),
    ApiExtension(OAUTH_ERRORS_MARK, true),
  );
}
