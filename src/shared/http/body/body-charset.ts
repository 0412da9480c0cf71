import { isUtf8 } from 'node:buffer';
import { ApiError } from '@/shared/http/errors/api-error';

/** The two ways of writing text this API reads (Decisions 14). */
export type Charset = 'utf8' | 'latin1';

const NAMES: ReadonlyMap<string, Charset> = new Map([
  ['utf-8', 'utf8'],
  ['utf8', 'utf8'],
  ['iso-8859-1', 'latin1'],
  ['iso8859-1', 'latin1'],
  ['iso_8859-1', 'latin1'],
  ['latin1', 'latin1'],
]);
const CHARSET = /;\s*charset\s*=\s*(?:"([^"]*)"|([^;\s]*))/i;

/** The charset a Content-Type names, UTF-8 when it names none; undefined for one we don't read. */
export function charsetOf(contentType: string): Charset | undefined {
  const [, quoted, plain] = CHARSET.exec(contentType) ?? [];
  const name = quoted ?? plain;
  return name === undefined ? 'utf8' : NAMES.get(name.trim().toLowerCase());
}

const ESCAPED_HALVES = /%[89a-f][\da-f]/i;
const ESCAPED_RUNS = /(?:%[\da-f]{2})+/gi;

/**
 * The text of a body. Throws the 400 for bytes that are not of its charset: they would be kept as other text than was meant
 * (Decisions 1).
 */
export function decodeBody(bytes: Buffer, charset: Charset): string {
  if (charset === 'utf8' && !isUtf8(bytes)) throw notUtf8();
  const text = bytes.toString(charset);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** The same for the bytes that a form in UTF-8 writes as escapes. */
export function assertUtf8Escapes(form: string): void {
  if (!ESCAPED_HALVES.test(form)) return;
  for (const [run] of form.matchAll(ESCAPED_RUNS))
    if (!isUtf8(Buffer.from(run.replaceAll('%', ''), 'hex'))) throw notUtf8();
}

function notUtf8(): ApiError {
  return new ApiError(400, 'cuerpo_invalido', {
    detalles: [
      {
        campo: 'cuerpo',
        problema: 'no está en UTF-8; si está en ISO-8859-1, dígalo en Content-Type',
        ejemplo: 'application/json; charset=ISO-8859-1',
      },
    ],
  });
}
