import type { ErrorCode } from '@/shared/kernel/error-code';

/** What went wrong, in terms every layer understands; only shared/http knows which status each one becomes. */
export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'unprocessable'
  | 'rate_limited'
  | 'not_implemented'
  | 'unavailable';

export interface DomainErrorDetails {
  /** Ids or records the caller should look at (Contract 7, `values`). */
  readonly values?: readonly unknown[];
  /** Numeric code where the contract asks for one (9015). */
  readonly errorCode?: number;
  readonly retryAfterSeconds?: number;
}

/**
 * A refusal with a stable machine code (snake_case). The message is for developers and logs; the Spanish text that
 * clients read is in the error catalog of the http layer.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: DomainErrorKind,
    readonly code: ErrorCode,
    message: string,
    readonly details: DomainErrorDetails = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
