import { plainToInstance } from 'class-transformer';
import { LRUCache } from 'lru-cache';
import { ApiError, type FieldProblem } from '@/shared/http/errors/api-error';
import { RefusedValue } from '@/shared/http/fields/field';
import { validated } from '@/shared/http/fields/input.pipe';

const REMEMBERED = 1000;
const REMEMBERED_LENGTH = 1000;
/** What carts say beside their lines is the same all day for most clients: how it was read, by what was sent. Frozen. */
const known = new LRUCache<string, object>({ max: REMEMBERED });

/** The good scalars, also when others are bad: so that all problems can be told at once. */
export function readScalars<T extends object>(
  dto: new () => T,
  names: readonly string[],
  members: Readonly<Record<string, unknown>>,
  problems: FieldProblem[],
): Partial<T> {
  const sent = Object.fromEntries(names.map((name) => [name, members[name]]));
  try {
    return remembered(dto, sent);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    problems.push(...(error.extras.detalles ?? []));
    const read = plainToInstance(dto, sent, { excludeExtraneousValues: true });
    const good = Object.entries(read).filter(([, value]) => !(value instanceof RefusedValue));
    return Object.fromEntries(good) as Partial<T>;
  }
}

function remembered<T extends object>(dto: new () => T, sent: Readonly<Record<string, unknown>>): T {
  if (!Object.values(sent).every(isTold)) return validated(dto, sent);
  const key = `${dto.name}${JSON.stringify(sent)}`;
  const found = known.get(key) as T | undefined;
  if (found) return found;
  const read = Object.freeze(validated(dto, sent));
  if (key.length <= REMEMBERED_LENGTH) known.set(key, read);
  return read;
}

/** 1e999 is Infinity, which JSON writes as it does null. */
function isTold(value: unknown): boolean {
  return typeof value !== 'number' || Number.isFinite(value);
}
