import { missingScopes } from '@/modules/webhooks/domain/event-types';
import { ApiError, type FieldProblem } from '@/shared/http/errors/api-error';
import type { Caller } from '@/shared/kernel/caller';

/** What is wrong with `tipos` that the token may not read. */
export const UNREADABLE_TYPES: FieldProblem = {
  campo: 'tipos',
  problema: 'incluye tipos que el token no puede leer',
  ejemplo: ['factura.creada'],
};

/** 403 for types that the token may not read; `WWW-Authenticate` names what it would need (Beyond 2.1). */
export function assertReadable({ scopes }: Caller, types: readonly string[], detalles?: readonly FieldProblem[]): void {
  const missing = missingScopes(scopes, types);
  if (missing.length === 0) return;
  throw new ApiError(403, 'sin_permiso', {
    headers: {
      'WWW-Authenticate': `Bearer realm="mostrador", error="insufficient_scope", scope="${missing.join(' ')}"`,
    },
    ...(detalles ? { detalles } : {}),
  });
}

/** 422; it never says what a name resolved to, nor whether it did (Beyond 2.5). */
export function urlNotAllowed(): ApiError {
  return new ApiError(422, 'url_no_permitida', {
    detalles: [
      {
        campo: 'url',
        problema: 'debe ser https, en un puerto permitido, con un nombre público que se pueda resolver',
        ejemplo: 'https://tienda.example/avisos',
      },
    ],
  });
}
