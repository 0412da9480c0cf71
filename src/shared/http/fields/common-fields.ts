import { Field } from '@/shared/http/fields/field';
import { flag } from '@/shared/http/fields/parsers';

/** An optional flag of a query: true, false, 1 or 0 (Decisions 1). */
export function FlagField(description: string, example = 'true'): PropertyDecorator {
  return Field(flag, { example, description, schema: { type: 'string', enum: ['true', 'false', '1', '0'] } });
}
