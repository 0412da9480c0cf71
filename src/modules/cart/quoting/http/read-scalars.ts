import { plainToInstance } from 'class-transformer';
import { ApiError, type FieldProblem } from '@/shared/http/errors/api-error';
import { RefusedValue } from '@/shared/http/fields/field';
import { validated } from '@/shared/http/fields/input.pipe';

/** The good scalars, also when others are bad: so that all problems can be told at once. */
export function readScalars<T extends object>(
  dto: new () => T,
  names: readonly string[],
  members: Readonly<Record<string, unknown>>,
  problems: FieldProblem[],
): Partial<T> {
  const sent = Object.fromEntries(names.map((name) => [name, members[name]]));
  try {
    return validated(dto, sent);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    problems.push(...(error.extras.detalles ?? []));
    const read = plainToInstance(dto, sent, { excludeExtraneousValues: true });
    const good = Object.entries(read).filter(([, value]) => !(value instanceof RefusedValue));
    return Object.fromEntries(good) as Partial<T>;
  }
}
