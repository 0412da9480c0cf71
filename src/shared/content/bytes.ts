/** Reads from raw bytes that never throw: outside the data a number is -1 and text is not found. */

/** The byte at an offset, or -1 outside. */
export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? -1;
}

/** Two bytes, low first, or -1 outside. */
export function u16le(bytes: Uint8Array, at: number): number {
  const low = bytes[at];
  const high = bytes[at + 1];
  return low === undefined || high === undefined ? -1 : high * 0x100 + low;
}

/** Two bytes, high first, or -1 outside. */
export function u16be(bytes: Uint8Array, at: number): number {
  const high = bytes[at];
  const low = bytes[at + 1];
  return low === undefined || high === undefined ? -1 : high * 0x100 + low;
}

/** Four bytes, low first, unsigned, or -1 outside. */
export function u32le(bytes: Uint8Array, at: number): number {
  const low = u16le(bytes, at);
  const high = u16le(bytes, at + 2);
  return low < 0 || high < 0 ? -1 : high * 0x1_0000 + low;
}

/** Four bytes, high first, unsigned, or -1 outside. */
export function u32be(bytes: Uint8Array, at: number): number {
  const high = u16be(bytes, at);
  const low = u16be(bytes, at + 2);
  return low < 0 || high < 0 ? -1 : high * 0x1_0000 + low;
}

/** Whether these bytes stand at that offset. */
export function hasBytes(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  for (let index = 0; index < expected.length; index += 1) {
    if (bytes[at + index] !== expected[index]) return false;
  }
  return true;
}

/** Codes of an ASCII text, to compare with bytes. */
export function codesOf(text: string): readonly number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

/** Whether this ASCII text stands at that offset. */
export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return hasBytes(bytes, at, codesOf(text));
}

/** First offset of an ASCII text in [from, to), or -1. Linear: every byte is looked at once for short texts. */
export function findText(bytes: Uint8Array, text: string, from: number, to: number): number {
  const codes = codesOf(text);
  const first = codes[0];
  const last = Math.min(to, bytes.length) - codes.length;
  for (let at = Math.max(from, 0); at <= last; at += 1) {
    if (bytes[at] === first && hasBytes(bytes, at, codes)) return at;
  }
  return -1;
}

/** Last offset of an ASCII text in [from, to), or -1. */
export function findLastText(bytes: Uint8Array, text: string, from: number, to: number): number {
  const codes = codesOf(text);
  const first = codes[0];
  for (let at = Math.min(to, bytes.length) - codes.length; at >= Math.max(from, 0); at -= 1) {
    if (bytes[at] === first && hasBytes(bytes, at, codes)) return at;
  }
  return -1;
}
