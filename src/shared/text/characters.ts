/**
 * The one vocabulary of what a text may hold, the same for requests and for files that are loaded (Reliability 4.1). Bidirectional
 * embeddings, overrides and isolates turn the direction of what follows around, so that a text reads otherwise than it is; the
 * plain marks of direction (U+200E, U+200F) don't, and stay.
 */
/** What most texts are made of is seen at once: a pattern that knows of pairs of surrogates takes several times as long. */
const ORDINARY = /^[\t\n\r\x20-\x7e\xa0-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\uffff]*$/;
const ORDINARY_IN_LINE = /^[\x20-\x7e\xa0-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\uffff]*$/;
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Whether a text holds what none may: controls but tab and line ends (NUL among them), lone surrogates, bidirectional controls. */
export function hasForbiddenCharacters(text: string): boolean {
  return !ORDINARY.test(text) && FORBIDDEN.test(text);
}

/** The same for a text of one line, where tabs, line ends and separators have no place either. */
export function hasForbiddenInLine(text: string): boolean {
  return !ORDINARY_IN_LINE.test(text) && FORBIDDEN_IN_LINE.test(text);
}

/** Whether a text holds a code point that nobody sees: of control, of format, unassigned, of private use. For what is compared. */
export function hasUnprintableCharacters(text: string): boolean {
  return UNPRINTABLE.test(text);
}

/** The text without controls, marks of format, lone surrogates and separators of lines. For names that are only shown. */
export function withoutInvisibleCharacters(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Length in characters as people and databases count them: code points. */
export function characters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count++;
  return count;
}

/** Whether a text has more than `max` characters. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && characters(text) > max;
}

/** The first `max` characters of a text, none of them cut in half. */
export function firstCharacters(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}

/** Characters of `busqueda` that count, in products, invoices, quotes and orders alike (Decisions 1 and 13). */
export const SEARCH_CHARACTERS = 256;

// eslint-disable-next-line no-control-regex -- they count as blanks
const BLANKS = /[\u0000-\u001f\u007f\s]+/g;

/** A text in which controls and line ends count as blanks, runs of blanks are one, and halves of characters are replaced (Decisions 1). */
export function withBlanksFolded(text: string): string {
  return text.toWellFormed().replace(BLANKS, ' ').trim();
}

const LINE_END = /\r\n|[\r\n\u2028\u2029]/;

/** The same of every line; those that are empty are left out. */
export function withBlanksFoldedInLines(text: string): string {
  const lines = text.split(LINE_END).map(withBlanksFolded);
  return lines.filter((line) => line !== '').join('\n');
}
