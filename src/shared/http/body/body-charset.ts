import { isUtf8 } from 'node:buffer';
import { unescape } from 'node:querystring';
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

/** The charset a Content-Type names, 'unsaid' when it names none; undefined for one we don't read. */
export function charsetOf(contentType: string): Charset | 'unsaid' | undefined {
  const [, quoted, plain] = CHARSET.exec(contentType) ?? [];
  const name = quoted ?? plain;
  return name === undefined ? 'unsaid' : NAMES.get(name.trim().toLowerCase());
}

/** Escapes of bytes that are no characters by themselves in UTF-8. */
export const ESCAPED_HALVES = /%[89a-f][\da-f]/i;
const ESCAPED_RUNS = /(?:%[\da-f]{2})+/gi;
/** A letter of UTF-8 as its bytes look one by one. Nobody writes such letters side by side in ISO-8859-1 (`Ã±`). */
const LETTER_OF_UTF8 = /[\u00c2-\u00f4][\u0080-\u00bf]/;

/**
 * The charset of a body that names none: UTF-8, or ISO-8859-1 when its bytes are not UTF-8 and hold no letter of UTF-8 either, as older
 * systems send it. A body that is partly UTF-8 (cut in the middle of a letter, say) counts as UTF-8.
 */
export function charsetOfBytes(bytes: Buffer): Charset {
  return isUtf8(bytes) || LETTER_OF_UTF8.test(bytes.toString('latin1')) ? 'utf8' : 'latin1';
}

/** The same for a form, whose escapes are bytes of it. */
export function charsetOfForm(bytes: Buffer): Charset {
  return charsetOfBytes(Buffer.from(unescapeLatin1(bytes.toString('latin1')), 'latin1'));
}

/** What reads the escapes of a form or query in a charset. */
export function unescapeOf(charset: Charset): (text: string) => string {
  return charset === 'latin1' ? unescapeLatin1 : unescape;
}

/** The bytes that escapes stand for, each as the character of its number. */
function unescapeLatin1(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * The text of a body. Throws the 400 for bytes that are not of its charset: they would be kept as other text than was meant
 * (Decisions 1).
 */
export function decodeBody(bytes: Buffer, charset: Charset): string {
  if (charset === 'utf8' && !isUtf8(bytes)) throw notUtf8();
  const text = bytes.toString(charset);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/**
 * The same for a field of a multipart form, whose parts are bodies by themselves, read byte by byte: each is the character of its
 * number. A text with other characters was read by its part's own charset, and is as it is.
 */
export function decodeField(characters: string, said: Charset | 'unsaid'): string {
  const bytes = Buffer.from(characters, 'latin1');
  if (bytes.toString('latin1') !== characters) return characters;
  return decodeBody(bytes, said === 'unsaid' ? charsetOfBytes(bytes) : said);
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
        problema: 'no está del todo en UTF-8; si está en ISO-8859-1, dígalo en Content-Type',
        ejemplo: 'application/json; charset=ISO-8859-1',
      },
    ],
  });
}
