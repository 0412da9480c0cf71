import { HttpException } from '@nestjs/common';
import { troubleOf } from '@/shared/database/database-trouble';
import { ApiError } from '@/shared/http/errors/api-error';
import { DomainError, type DomainErrorKind } from '@/shared/kernel/domain-error';
import type { ErrorCode } from '@/shared/kernel/error-code';

const STATUS_OF_KIND: Readonly<Record<DomainErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  unprocessable: 422,
  rate_limited: 429,
  not_implemented: 501,
  unavailable: 503,
};

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'cuerpo_invalido',
  401: 'no_autenticado',
  403: 'sin_permiso',
  404: 'no_encontrado',
  405: 'metodo_no_permitido',
  413: 'cuerpo_demasiado_grande',
  415: 'tipo_de_contenido_no_soportado',
  429: 'limite_excedido',
};

/** After how many seconds what can't be had now is worth another try, where whoever refuses doesn't know better. */
const RETRY_SECONDS = 5;

/** Any thrown thing as the answer it becomes. What nobody foresaw is a 500 that tells nothing. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof DomainError) return fromDomain(thrown);
  if (thrown instanceof HttpException)
    return isBadPath(thrown) ? new ApiError(400, 'ruta_mal_formada') : fromStatus(thrown.getStatus());
  if (troubleOf(thrown)) return unavailable();
  return fromStatus(bodyParserStatus(thrown));
}

/** The answer when the database can't do its part now, or not in time (Decisions 14.2). */
export function unavailable(retryAfterSeconds = 1): ApiError {
  return new ApiError(503, 'no_disponible', { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/** The router could not decode a percent escape. */
function isBadPath(thrown: Error): boolean {
  return thrown.message.startsWith('Failed to decode param');
}

/** A 503 always says when to try again (Decisions 14.2, Reliability 4.9). */
function fromDomain(error: DomainError): ApiError {
  const { values, errorCode } = error.details;
  const retryAfterSeconds =
    error.details.retryAfterSeconds ?? (error.kind === 'unavailable' ? RETRY_SECONDS : undefined);
  return new ApiError(STATUS_OF_KIND[error.kind], error.code, {
    ...(values ? { values } : {}),
    ...(errorCode === undefined ? {} : { errorCode }),
    ...(retryAfterSeconds === undefined ? {} : { headers: { 'Retry-After': String(retryAfterSeconds) } }),
  });
}

function fromStatus(status: number): ApiError {
  if (status === 503) return unavailable(RETRY_SECONDS);
  const code = CODE_OF_STATUS[status];
  return code ? new ApiError(status, code) : new ApiError(500, 'error_interno');
}

/** Errors of the body parsers carry the status they mean; nothing else of them is used: they also carry the body. */
function bodyParserStatus(thrown: unknown): number {
  const { status, expose } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as {
    status?: unknown;
    expose?: unknown;
  };
  return typeof status === 'number' && status >= 400 && status < 500 && expose === true ? status : 500;
}
