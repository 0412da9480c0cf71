/** Deadlock, lock wait timeout, record changed since read: the whole transaction may be tried again after a rollback. */
const RETRYABLE_ERRNOS = new Set([1213, 1205, 1020]);

interface DriverError {
  readonly errno?: number;
  readonly code?: string;
  readonly driverError?: DriverError;
}

/** The driver's own error number or code behind whatever TypeORM wrapped around it. */
export function driverError(error: unknown): DriverError {
  const outer = (typeof error === 'object' && error !== null ? error : {}) as DriverError;
  return outer.driverError ?? outer;
}

export function isRetryable(error: unknown): boolean {
  return RETRYABLE_ERRNOS.has(driverError(error).errno ?? 0);
}

export function isSqliteBusy(error: unknown): boolean {
  return driverError(error).code?.startsWith('SQLITE_BUSY') ?? false;
}

/** A row with that key exists already (MySQL/MariaDB errno 1062; SQLite constraint). */
export function isDuplicateKey(error: unknown): boolean {
  const { errno, code } = driverError(error);
  return errno === 1062 || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Milliseconds to wait before try number `attempt` (from 1), with full jitter. */
export function backoff(attempt: number, baseMs: number, capMs: number): number {
  return Math.random() * Math.min(capMs, baseMs * 2 ** attempt);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
