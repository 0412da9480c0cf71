import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { OAUTH_ERROR_SCHEMA } from '@/modules/auth/http/oauth.schema';
import { ApiErrors, errorContent, type JsonSchema } from '@/shared/http/api-docs';

const ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request, unsupported_grant_type o invalid_scope: faltan campos, se repiten o no son válidos.',
  401: 'invalid_client: credenciales inválidas o cuenta sin acceso a la API.',
  413: 'invalid_request: el cuerpo es demasiado grande.',
  415: 'invalid_request: el cuerpo no es formulario ni JSON.',
  429: 'limite_excedido: demasiadas peticiones de este cliente o dirección; espere los segundos de Retry-After.',
};

/** What the two OAuth operations have in common in the API documentation. */
export function OAuthOperation(summary: string, description: string, body: JsonSchema): MethodDecorator {
  const errors = Object.entries(ERRORS).map(([status, text]) =>
    ApiResponse({
      status: Number(status),
      description: text,
      content: errorContent({ schema: OAUTH_ERROR_SCHEMA }),
    }),
  );
  return applyDecorators(
    ApiOperation({ summary, description }),
    ApiConsumes('application/x-www-form-urlencoded', 'application/json'),
    ApiBody({ schema: body }),
    ApiErrors(),
    ...errors,
  );
}
