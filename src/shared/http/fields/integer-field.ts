import { Field, type FieldOptions } from '@/shared/http/fields/field';
import { integer } from '@/shared/http/fields/parsers';

export interface IntegerFieldOptions extends Omit<FieldOptions, 'schema'> {
  /** What the field counts as when it is left out, where the documentation is to tell it. */
  readonly default?: number;
}

/** A whole number from `minimum` to `maximum` in a query or path, by rule and by documentation. */
export function IntegerField(
  minimum: number,
  maximum: number,
  { default: omitted, ...options }: IntegerFieldOptions,
): PropertyDecorator {
  const told = omitted === undefined ? {} : { default: omitted };
  return Field(integer(minimum, maximum), { ...options, schema: { type: 'integer', minimum, maximum, ...told } });
}
