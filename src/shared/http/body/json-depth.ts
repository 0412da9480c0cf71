const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Whether JSON text opens more than `limit` brackets inside one another. Looks at each byte once and builds nothing: parsing
 * tens of thousands of levels first would hold up everybody else for as long as the collector needs to get rid of them.
 */
export function isDeeperThan(json: Uint8Array, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfString(json, at + 1);
    else if (OPENING.has(byte) && ++depth > limit) return true;
    else if (CLOSING.has(byte)) depth--;
  }
  return false;
}

/** Where the string that starts at `start` has its closing quote; the end of the text if it has none. */
function endOfString(json: Uint8Array, start: number): number {
  let at = start;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
