import { ApiError } from '@/shared/http/errors/api-error';
import type { Scope } from '@/shared/kernel/caller';

export const REALM = 'mostrador';

type BearerCode =
  'no_autenticado' | 'token_invalido' | 'autenticacion_mal_formada' | 'sin_permiso' | 'cuenta_sin_acceso';

interface Refusal {
  readonly status: number;
  /** Error code of RFC 6750 3.1; none when no credentials were sent. */
  readonly rfc: string | undefined;
}

const REFUSALS: Readonly<Record<BearerCode, Refusal>> = {
  no_autenticado: { status: 401, rfc: undefined },
  token_invalido: { status: 401, rfc: 'invalid_token' },
  // RFC 6750 has 400 for it; the contract's 401 for a missing or invalid token wins.
  autenticacion_mal_formada: { status: 401, rfc: 'invalid_request' },
  sin_permiso: { status: 403, rfc: 'insufficient_scope' },
  cuenta_sin_acceso: { status: 403, rfc: 'insufficient_scope' },
};

/**
 * A refusal of a protected route with the challenge of RFC 6750 3 (Decisions 3); `anyOf` are the scopes of which the route asks
 * for one.
 */
export function bearerError(code: BearerCode, anyOf: readonly Scope[] = []): ApiError {
  const { status, rfc } = REFUSALS[code];
  const scopes = anyOf.length > 0 ? [`scope="${anyOf.join(' ')}"`] : [];
  const parts = [`realm="${REALM}"`, ...(rfc ? [`error="${rfc}"`] : []), ...scopes];
  return new ApiError(status, code, { headers: { 'WWW-Authenticate': `Bearer ${parts.join(', ')}` } });
}
