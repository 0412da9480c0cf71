import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import type { Parser } from '@/shared/http/parsers';

/** Stands in a DTO for a value its parser refused, until validation reports it. */
export class RefusedValue {
  constructor(readonly problem: string) {}
}

export interface FieldOptions {
  /** A valid value, shown in `detalles[].ejemplo` and in the API documentation. */
  readonly example: unknown;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Readonly<Record<string, unknown>>;
}

/**
 * A scalar member of a query, path or body DTO: read by `parse`, reported in Spanish with an example when refused, documented
 * in OpenAPI. Absent (undefined) is fine unless `required`.
 */
export function Field(parse: Parser<unknown>, options: FieldOptions): PropertyDecorator {
  const required = options.required === true;
  return applyDecorators(
    Expose(),
    Transform(({ value }: { value: unknown }) => readValue(parse, value)),
    ValidateBy(
      {
        name: 'field',
        validator: {
          validate: (value: unknown) => !(value instanceof RefusedValue) && !(required && value === undefined),
          defaultMessage: (args) => (args?.value instanceof RefusedValue ? args.value.problem : 'es obligatorio'),
        },
      },
      { context: { example: options.example } },
    ),
    ApiProperty({
      type: 'string',
      ...options.schema,
      required,
      description: options.description,
      example: options.schema?.type === 'integer' ? Number(options.example) : options.example,
    }),
  );
}

function readValue(parse: Parser<unknown>, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return new RefusedValue('debe enviarse una sola vez');
  const parsed = parse(value);
  return parsed.ok ? parsed.value : new RefusedValue(parsed.problem);
}
