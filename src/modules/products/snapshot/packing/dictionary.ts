/** What repeats in the texts of products is kept once: this much of it at most. */
const MOST_BYTES = 96 * 1024;
/** Whole texts that stand in it for whatever all have in common. */
const WHOLE_TEXTS = 3;
/** What repeating saves less than this many bytes is not worth keeping. */
const LEAST_LENGTH = 6;

export const SHORT = 4;
const LONG = 8;
export const SHORT_BITS = 15;
const LONG_BITS = 15;

/** Where in a dictionary four, and eight, bytes were seen last; place + 1, 0 for nowhere. */
export class Dictionary {
  readonly short = new Int32Array(1 << SHORT_BITS);
  readonly long = new Int32Array(1 << LONG_BITS);

  constructor(readonly bytes: Uint8Array) {
    for (let at = 0; at + SHORT <= bytes.length; at++) this.short[shortHash(word(bytes, at))] = at + 1;
    for (let at = 0; at + LONG <= bytes.length; at++)
      this.long[longHash(word(bytes, at), word(bytes, at + SHORT))] = at + 1;
  }
}

/** A number below 32,768 of four bytes. */
export function shortHash(four: number): number {
  return Math.imul(four, 0x9e3779b1) >>> (32 - SHORT_BITS);
}

/** A number below 32,768 of eight bytes. */
export function longHash(four: number, next: number): number {
  const mixed = Math.imul(four, 0x85ebca6b) ^ Math.imul(next, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> (32 - LONG_BITS);
}

/** The four bytes at a place as one number. */
function word(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
}

/** The pieces of JSON that these texts repeat, what saves most at the end. */
export function commonBytes(texts: readonly string[]): Uint8Array {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const piece of pieces(text)) if (piece.length >= LEAST_LENGTH) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const worth = [...counts].flatMap(([piece, count]) =>
    count > 1 ? [{ piece, saved: (count - 1) * piece.length }] : [],
  );
  worth.sort((a, b) => b.saved - a.saved || (a.piece < b.piece ? -1 : 1));
  const kept = texts.slice(0, WHOLE_TEXTS);
  let room = MOST_BYTES - kept.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const chosen: string[] = [];
  for (const { piece } of worth) {
    room -= Buffer.byteLength(piece);
    if (room < 0) break;
    chosen.push(piece);
  }
  return Buffer.from([...kept, ...chosen.reverse()].join('')).subarray(-MOST_BYTES);
}

/** Cut after what ends a value: `"marca":"EPCOM",` or `"nivel":1},`. */
function pieces(text: string): string[] {
  return text.split(/(?<=["\]}],)/);
}
