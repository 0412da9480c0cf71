import { driverError } from '@/shared/database/retry';

const MESSAGE_LENGTH = 300;
const FRAMES = 12;

export interface DescribedError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** Name, message and stack of an error, and no other property: parsers and drivers hang the body and parameters on theirs. */
export function describeError(thrown: unknown): DescribedError {
  if (!(thrown instanceof Error)) return { name: 'NonError', message: typeof thrown, stack: '' };
  const stack = (thrown.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .join('\n');
  return { name: thrown.name, message: reasonOf(thrown), stack };
}

/**
 * What went wrong, in one line that may be logged: a driver's message quotes the statement or its values, and that of the system
 * names addresses, so of both only number and code are told.
 */
export function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const { errno, code } = driverError(thrown);
  if (thrown.name === 'QueryFailedError' || (typeof code === 'string' && /^(ER|SQLITE)_/.test(code)))
    return `query failed (${[code, errno].filter((part) => part !== undefined).join(' ')})`;
  if (typeof code === 'string' && /^E[A-Z_]+$/.test(code)) return code;
  return thrown.message.slice(0, MESSAGE_LENGTH);
}
