import { InvalidConfigError } from '@/config/app-config';

interface SystemError extends Error {
  readonly code?: unknown;
  readonly address?: unknown;
  readonly port?: unknown;
  readonly errors?: readonly unknown[];
}

/** An error as one line for the operator; what is wrong with the configuration has a line for each problem. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof InvalidConfigError) return error.message;
  const [first] = (error as SystemError).errors ?? [];
  const { code, message } = (first instanceof Error && error.message === '' ? first : error) as SystemError;
  const text = message || (typeof code === 'string' ? code : error.name);
  return text.replace(/\s*\n\s*/g, ' ');
}
