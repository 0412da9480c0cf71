import { parse, unescape } from 'node:querystring';
import { ApiError } from '@/shared/http/errors/api-error';
import type { Charset } from '@/shared/http/body/body-charset';

const MOST_FORM_FIELDS = 100;

/** The fields of a form; one that is sent twice is an array. Escapes stand for bytes of the form's charset. */
export function parseForm(text: string, charset: Charset): Record<string, unknown> {
  if (text.split('&', MOST_FORM_FIELDS + 1).length > MOST_FORM_FIELDS)
    throw new ApiError(413, 'cuerpo_demasiado_grande');
  const decode = charset === 'latin1' ? unescapeLatin1 : unescape;
  return { ...parse(text, '&', '=', { maxKeys: MOST_FORM_FIELDS, decodeURIComponent: decode }) };
}

function unescapeLatin1(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * The same for a route that reads JSON (Decisions 14): an object or list in a field is written as JSON text. Text that is no JSON
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
