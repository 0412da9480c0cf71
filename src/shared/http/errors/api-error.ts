import type { ErrorCode } from '@/shared/kernel/error-code';

/** One thing wrong with the input: where, what, and a value that would do (Decisions 3, `detalles`). Spanish. */
export interface FieldProblem {
  readonly campo: string;
  readonly problema: string;
  readonly ejemplo: unknown;
}

export interface ApiErrorExtras {
  readonly detalles?: readonly FieldProblem[];
  readonly values?: readonly unknown[];
  readonly errorCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** For people, where more can be said than the error catalog does. Spanish. */
  readonly text?: string;
  /** OAuth routes answer `error` as an RFC code with `error_description`. */
  readonly oauth?: boolean;
}

/** An answer of status 4xx or 5xx, thrown by http/ rooms only; `code` is looked up in the error catalog. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly extras: ApiErrorExtras = {},
  ) {
    super(code);
    this.name = 'ApiError';
  }
}

/** At most this many problems are listed in one answer. */
export const MAX_FIELD_PROBLEMS = 20;

/** 400 with every problem found, capped (Decisions 3). */
export function invalidFields(problems: readonly FieldProblem[], code: ErrorCode = 'parametros_invalidos'): ApiError {
  return new ApiError(400, code, { detalles: problems.slice(0, MAX_FIELD_PROBLEMS) });
}
