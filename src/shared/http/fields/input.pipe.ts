import { isRecord } from '@/shared/kernel/is-record';
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { invalidFields, type FieldProblem } from '@/shared/http/errors/api-error';
import { assertReasonableShape } from '@/shared/http/body/structural-gate';

type Dto = abstract new () => object;
const PLAIN_TYPES = new Set<unknown>([String, Number, Boolean, Array, Object]);
const REMEMBERED_QUERIES = 5000;
const REMEMBERED_QUERY_LENGTH = 1000;

/**
 * The one validation of queries, path parameters and bodies: structural gate, then class-transformer without any implicit
 * conversion (unknown members dropped), then class-validator; all problems at once as `detalles`. Queries repeat all day,
 * so their validated form is remembered.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  private readonly queries = new LRUCache<string, object>({ max: REMEMBERED_QUERIES });

  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (!metatype || PLAIN_TYPES.has(metatype) || type === 'custom') return value;
    const dto = metatype as Dto;
    if (type === 'query') return this.query(dto, value as Record<string, unknown>);
    return validated(dto, isRecord(value) ? value : {});
  }

  private query(dto: Dto, query: Record<string, unknown>): object {
    const key = `${dto.name}${JSON.stringify(query)}`;
    const known = this.queries.get(key);
    if (known) return known;
    const instance = Object.freeze(read(dto, query));
    if (key.length <= REMEMBERED_QUERY_LENGTH) this.queries.set(key, instance);
    return instance;
  }
}

/**
 * A DTO instance made of `plain`, whose members that could reach a prototype it drops; throws the 400 with every problem. Also for bodies that no pipe sees: those of
 * routes that may say all in the query, and multipart text.
 */
export function validated<T extends object>(dto: abstract new () => T, plain: object): T {
  assertReasonableShape(plain);
  return read(dto, plain);
}

function read<T extends object>(dto: abstract new () => T, plain: object): T {
  const instance = plainToInstance(dto as new () => T, withoutEmpty(plain), { excludeExtraneousValues: true });
  const errors = validateSync(instance, {
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
  });
  if (errors.length > 0) throw invalidFields(errors.flatMap((error) => problems(error, '')));
  return instance;
}

/** Empty text counts as absent (Decisions 1). */
function withoutEmpty(plain: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== ''));
}

function problems(error: ValidationError, parent: string): FieldProblem[] {
  const campo = /^\d+$/.test(error.property)
    ? `${parent}[${error.property}]`
    : parent
      ? `${parent}.${error.property}`
      : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([name, problema]) => ({
    campo,
    problema,
    ejemplo: (error.contexts?.[name] as { example?: unknown } | undefined)?.example ?? null,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => problems(child, campo))];
}
