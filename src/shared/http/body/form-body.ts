import { parse } from 'node:querystring';
import { ApiError } from '@/shared/http/errors/api-error';
import { assertUtf8Escapes, unescapeOf, type Charset } from '@/shared/http/body/body-charset';
import { nestBracketed } from '@/shared/http/fields/bracketed-fields';

const MOST_FORM_FIELDS = 100;
/** Of a form with brackets: fifty lines of a cart, each member a field by itself, and what goes with them. */
export const MOST_NESTED_FIELDS = 250;

/**
 * The fields of a form; one that is sent twice is an array, and brackets in names nest (Decisions 1). Escapes stand for bytes of the
 * form's charset. Throws the 400 for ones that are not.
 */
export function parseForm(text: string, charset: Charset): Record<string, unknown> {
  const most = /\[|%5b/i.test(text) ? MOST_NESTED_FIELDS : MOST_FORM_FIELDS;
  if (text.split('&', most + 1).length > most) throw new ApiError(413, 'cuerpo_demasiado_grande');
  if (charset === 'utf8') assertUtf8Escapes(text);
  return nestBracketed(parse(text, '&', '=', { maxKeys: most, decodeURIComponent: unescapeOf(charset) }));
}

/**
 * The same for a route that reads JSON (Decisions 1): an object or list in a field is written as JSON text. Text that is no JSON
 * stays text, and the route says what is wrong with it.
 */
export function formAsJson(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, nested(value)]));
}

function nested(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
