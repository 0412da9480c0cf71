import { byteAt, findLastText, findText, hasText } from './bytes';

/** Readers look for the end marker in the last kilobyte. */
const TAIL = 1024;
/** Most digits of an offset in a file of the largest size. */
const OFFSET_DIGITS = 10;

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isBlank(code: number): boolean {
  return code === 0 || code === 9 || code === 10 || code === 12 || code === 13 || code === 32;
}

function skipBlanks(bytes: Uint8Array, at: number): number {
  let next = at;
  while (next < bytes.length && isBlank(byteAt(bytes, next))) next += 1;
  return next;
}

/** The digits at an offset: their value and where they end; undefined when there are none or too many. */
function numberAt(bytes: Uint8Array, at: number): { readonly value: number; readonly end: number } | undefined {
  let end = at;
  let value = 0;
  while (end - at < OFFSET_DIGITS && isDigit(byteAt(bytes, end))) {
    value = value * 10 + (byteAt(bytes, end) - 0x30);
    end += 1;
  }
  return end === at || isDigit(byteAt(bytes, end)) ? undefined : { value, end };
}

/** Length without the blanks and zero bytes some producers pad with. */
function lengthWithoutPadding(bytes: Uint8Array): number {
  let length = bytes.length;
  while (length > 0 && isBlank(byteAt(bytes, length - 1))) length -= 1;
  return length;
}

/** Whether a cross-reference table (`xref`) or stream (`12 0 obj`) stands at the offset. */
function hasCrossReference(bytes: Uint8Array, offset: number): boolean {
  const at = skipBlanks(bytes, offset);
  if (hasText(bytes, at, 'xref')) return true;
  const id = numberAt(bytes, at);
  const generation = id && numberAt(bytes, skipBlanks(bytes, id.end));
  return generation !== undefined && hasText(bytes, skipBlanks(bytes, generation.end), 'obj');
}

/**
 * What keeps a PDF from being opened: a versioned header at its start, the end marker near its end, the offset there
 * leads to a cross-reference table or stream inside the file, and one of those names the document's root.
 */
export function flawOfPdf(bytes: Uint8Array): 'incomplete' | undefined {
  const versioned = hasText(bytes, 0, '%PDF-') && isDigit(byteAt(bytes, 5)) && hasText(bytes, 6, '.');
  const length = lengthWithoutPadding(bytes);
  const end = findLastText(bytes, '%%EOF', length - TAIL, length);
  const start = end < 0 ? -1 : findLastText(bytes, 'startxref', end - TAIL, end);
  if (!versioned || start < 0) return 'incomplete';
  const offset = numberAt(bytes, skipBlanks(bytes, start + 'startxref'.length));
  if (offset === undefined || offset.value >= start || !hasCrossReference(bytes, offset.value)) return 'incomplete';
  return findText(bytes, '/Root', offset.value, length) < 0 ? 'incomplete' : undefined;
}
