import { ApiError, type FieldProblem } from '@/shared/http/api-error';
import { defineErrorTexts } from '@/shared/http/error-texts';

defineErrorTexts({
  invalid_request: 'La petición está incompleta, repite un parámetro o envía las credenciales de dos maneras a la vez.',
  invalid_client: 'Las credenciales no son válidas o la cuenta no tiene acceso a la API.',
  unsupported_grant_type: 'El grant_type no es soportado: use client_credentials.',
  invalid_scope: 'Alguno de los permisos solicitados no existe o no está concedido a estas credenciales.',
});

/** Error codes of RFC 6749 5.2 that this server answers with. */
export type OAuthErrorCode = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope';

/** An error of the OAuth routes: `error` is the RFC code, the text goes to `error_description` (Decisions 2). */
export function oauthError(code: OAuthErrorCode, detalles?: readonly FieldProblem[], status = 400): ApiError {
  return new ApiError(status, code, {
    oauth: true,
    headers: { Pragma: 'no-cache' },
    ...(detalles ? { detalles } : {}),
  });
}

/** 401 for whatever is wrong with the client: one answer for all reasons, with the challenge RFC 6749 asks for. */
export function invalidClient(): ApiError {
  return new ApiError(401, 'invalid_client', {
    oauth: true,
    headers: { Pragma: 'no-cache', 'WWW-Authenticate': 'Basic realm="mostrador", charset="UTF-8"' },
  });
}
