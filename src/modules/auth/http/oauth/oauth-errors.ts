import type { AUTH_ERRORS } from '@/modules/auth/http/auth.errors';
import { ApiError, type FieldProblem } from '@/shared/http/errors/api-error';

/** Error codes of RFC 6749 5.2 that this server answers with. */
export type OAuthErrorCode = keyof typeof AUTH_ERRORS;

/**
 * An error of the OAuth routes: `error` is the RFC code, the text goes to `error_description` (Decisions 2): the first of `detalles`, which is
 * all that most libraries show.
 */
export function oauthError(code: OAuthErrorCode, detalles?: readonly FieldProblem[], status = 400): ApiError {
  const [first] = detalles ?? [];
  return new ApiError(status, code, {
    oauth: true,
    headers: { Pragma: 'no-cache' },
    ...(detalles ? { detalles } : {}),
    ...(first ? { text: `La petición no es válida: ${first.campo} ${first.problema}.` } : {}),
  });
}

/** 401 for whatever is wrong with the client: one answer for all reasons, with the challenge RFC 6749 asks for. */
export function invalidClient(): ApiError {
  return new ApiError(401, 'invalid_client', {
    oauth: true,
    headers: { Pragma: 'no-cache', 'WWW-Authenticate': 'Basic realm="mostrador", charset="UTF-8"' },
  });
}
