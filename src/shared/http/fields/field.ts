import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { PROBLEM_MARK } from '@/shared/http/api-docs';
import { nestBracketed } from '@/shared/http/fields/bracketed-fields';
import type { Parser } from '@/shared/http/fields/parsers';

/** Stands in a DTO for a value its parser refused, until validation reports it. */
export class RefusedValue {
  constructor(readonly problem: string) {}
}

export interface FieldOptions {
  /** A valid value, shown in `detalles[].ejemplo` and in the API documentation. */
  readonly example: unknown;
  readonly description?: string;
  readonly required?: boolean;
  /**
   * An optional field that tools fill in when they try the call. Only where the call still answers something with all such
   * fields of the route filled in: a filter that is filled in may empty the list. The others show their example in words.
   */
  readonly prefilled?: true;
  readonly schema?: Readonly<Record<string, unknown>>;
  /** Values separated by commas, which a query may also name one by one: `name[]=a&name[]=b`, `name[0]=a` (Decisions 1). */
  readonly list?: true;
}

/** What class-transformer tells of a member: its value, and where it comes from. */
interface Source {
  readonly value: unknown;
  readonly obj: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/**
 * A scalar member of a query, path or body DTO: read by `parse`, reported in Spanish with an example when refused, documented
 * in OpenAPI. Absent (undefined) is fine unless `required`.
 */
export function Field(parse: Parser<unknown>, options: FieldOptions): PropertyDecorator {
  const required = options.required === true;
  return applyDecorators(
    Expose(),
    Transform(({ value, obj, key }: Source) =>
      readValue(parse, options.list === true ? listed(value, obj, key) : value),
    ),
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
    ApiProperty(documented(parse, options)),
  );
}

function documented(parse: Parser<unknown>, options: FieldOptions): ApiPropertyOptions {
  const required = options.required === true;
  const example = options.schema?.type === 'integer' ? Number(options.example) : options.example;
  const filled = required || options.prefilled === true;
  const inWords = filled ? '' : ` Ejemplo: \`${String(example)}\`.`;
  return {
    type: 'string',
    ...options.schema,
    required,
    description: `${asSentence(options.description ?? '')}${inWords}`.trim(),
    ...(filled ? { example } : {}),
    [PROBLEM_MARK]: { problema: typicalProblem(parse), ejemplo: options.example },
  } as ApiPropertyOptions;
}

function asSentence(text: string): string {
  return text === '' || text.endsWith('.') ? text : `${text}.`;
}

/** Values of which a parser refuses most: what it says of one is the example of a refusal in the documentation. */
const PROBES: readonly unknown[] = ['¿?', '-1', '0', '', '\u0000', 7];

function typicalProblem(parse: Parser<unknown>): string | undefined {
  for (const probe of PROBES) {
    const parsed = parse(probe);
    if (!parsed.ok) return parsed.problem;
  }
  return undefined;
}

/** The value of a list as commas join it, also when brackets name its items. Items that are not plain stay as they are, to be refused. */
function listed(value: unknown, source: Source['obj'], name: string): unknown {
  if (value !== undefined || !Object.keys(source).some((key) => key.startsWith(`${name}[`))) return value;
  const items = nestBracketed(source)[name];
  if (!Array.isArray(items)) return undefined;
  return items.every((item) => typeof item === 'string') ? items.filter(Boolean).join(',') || undefined : items;
}

/** What is said of a field that may be sent once only. */
export const REPEATED = 'debe enviarse una sola vez';

/** Whether a value is that of a field sent more than once, which gives a list of texts; any other list was sent as one value. */
export function isRepeated(value: unknown): boolean {
  return Array.isArray(value) && value.length > 1 && value.every((item) => typeof item === 'string');
}

function readValue(parse: Parser<unknown>, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (isRepeated(value)) return new RefusedValue(REPEATED);
  const parsed = parse(value);
  if (parsed.ok && Array.isArray(value)) return new RefusedValue('debe ser un solo valor');
  return parsed.ok ? parsed.value : new RefusedValue(parsed.problem);
}
