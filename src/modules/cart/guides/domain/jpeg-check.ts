import { byteAt, u16be } from '@/shared/content/bytes';
import { flawOfDimensions, type GuideFlaw } from './guide-format';

const FILL = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** A marker without a segment, for arithmetic coding. */
const TEMPORARY = 0x01;
/** From the marker code to the component count. */
const SHORTEST_FRAME = 9;
/** Real pictures have some hundreds of segments at most; beyond this many it is none. */
const MAX_SEGMENTS = 16_384;
/** Fill bytes before a marker: any number is allowed, none or one is usual. */
const MAX_FILL = 1_024;

function isRestart(code: number): boolean {
  return (code & 0xf8) === 0xd0;
}

/** Frame headers: C0 to CF but the Huffman table (C4), the reserved one (C8) and arithmetic coding tables (CC). */
function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
}

/** Offset of the marker code after the fill bytes at `at`, or -1 when no marker stands there. */
function markerCodeAt(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== FILL) return -1;
  let code = at + 1;
  while (bytes[code] === FILL && code - at < MAX_FILL) code += 1;
  return code < bytes.length && bytes[code] !== FILL ? code : -1;
}

/** Offset of the marker that ends the coded pixels starting at `from`, or -1 when there are none or they don't end. */
function endOfScan(bytes: Uint8Array, from: number): number {
  const last = bytes.length - 1;
  for (let at = from; at < last; at += 1) {
    if (bytes[at] !== FILL) continue;
    const next = bytes[at + 1] ?? 0;
    if (next === 0 || isRestart(next)) at += 1;
    else if (next !== FILL) return at > from ? at : -1;
  }
  return -1;
}

interface Walk {
  readonly at: number;
  readonly sawFrame: boolean;
  readonly sawScan: boolean;
}

/** Where the segment of this marker ends, or -1 when it has no valid length or does not fit. */
function endOfSegment(bytes: Uint8Array, codeAt: number): number {
  const length = u16be(bytes, codeAt + 1);
  const end = codeAt + 1 + length;
  return byteAt(bytes, codeAt) >= 0xc0 && length >= 2 && end <= bytes.length ? end : -1;
}

function afterFrame(bytes: Uint8Array, codeAt: number, end: number, walk: Walk): Walk | GuideFlaw {
  if (end - codeAt < SHORTEST_FRAME) return 'incomplete';
  const flaw = flawOfDimensions(u16be(bytes, codeAt + 6), u16be(bytes, codeAt + 4));
  return flaw ?? { ...walk, at: end, sawFrame: true };
}

function afterScan(bytes: Uint8Array, header: number, walk: Walk): Walk | GuideFlaw {
  const end = walk.sawFrame ? endOfScan(bytes, header) : -1;
  return end < 0 ? 'incomplete' : { ...walk, at: end, sawScan: true };
}

/** One segment further, `end` at the end of the picture, or what is wrong with it. */
function step(bytes: Uint8Array, walk: Walk): Walk | GuideFlaw | 'end' {
  const codeAt = markerCodeAt(bytes, walk.at);
  const code = byteAt(bytes, codeAt);
  if (code === END_OF_IMAGE) return walk.sawFrame && walk.sawScan ? 'end' : 'incomplete';
  if (code === TEMPORARY || isRestart(code)) return { ...walk, at: codeAt + 1 };
  const end = endOfSegment(bytes, codeAt);
  if (end < 0) return 'incomplete';
  if (isFrame(code)) return afterFrame(bytes, codeAt, end, walk);
  return code === START_OF_SCAN ? afterScan(bytes, end, walk) : { ...walk, at: end };
}

/**
 * What keeps a JPEG from being opened, without decoding it: every segment from the start to the end-of-image marker
 * is there, with a frame of sane dimensions and coded pixels. What follows the end is not looked at (Decisions 10).
 */
export function flawOfJpeg(bytes: Uint8Array): GuideFlaw | undefined {
  let walk: Walk = { at: 2, sawFrame: false, sawScan: false };
  for (let segment = 0; segment < MAX_SEGMENTS; segment += 1) {
    const outcome = step(bytes, walk);
    if (outcome === 'end') return undefined;
    if (typeof outcome === 'string') return outcome;
    walk = outcome;
  }
  return 'incomplete';
}
