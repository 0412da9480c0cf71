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
