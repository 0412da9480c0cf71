import { byteAt, u32be } from '@/shared/content/bytes';
import { flawOfDimensions, PNG_SIGNATURE, type GuideFlaw } from './guide-format';

/** A chunk is its length (4), type (4), data and CRC (4). */
const CHUNK_FRAME = 12;
const HEADER_DATA = 13;
/** Encoders cut pixels into pieces of a kilobyte and more; beyond this many chunks it is no picture. */
const MAX_CHUNKS = 65_536;

/** Chunk types as big-endian numbers. */
const IHDR = 0x49484452;
const IDAT = 0x49444154;
const IEND = 0x49454e44;

/** Bit depths the standard allows for each colour type. */
const DEPTHS: ReadonlyMap<number, readonly number[]> = new Map([
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
]);

function flawOfHeader(bytes: Uint8Array, at: number): GuideFlaw | undefined {
  if (u32be(bytes, at) !== HEADER_DATA || u32be(bytes, at + 4) !== IHDR) return 'incomplete';
  const depth = byteAt(bytes, at + 16);
  const depthFits = DEPTHS.get(byteAt(bytes, at + 17))?.includes(depth) ?? false;
  const methodsFit = byteAt(bytes, at + 18) === 0 && byteAt(bytes, at + 19) === 0 && byteAt(bytes, at + 20) <= 1;
  if (!depthFits || !methodsFit) return 'incomplete';
  return flawOfDimensions(u32be(bytes, at + 8), u32be(bytes, at + 12));
}

/**
 * What keeps a PNG from being opened, without decoding it: the header chunk is valid and of sane dimensions, every
 * chunk fits, some hold pixels, and the end chunk is reached. What follows the end is not looked at (Decisions 10).
 */
export function flawOfPng(bytes: Uint8Array): GuideFlaw | undefined {
  const start = PNG_SIGNATURE.length;
  const headerFlaw = flawOfHeader(bytes, start);
  if (headerFlaw !== undefined) return headerFlaw;
  let at = start + CHUNK_FRAME + HEADER_DATA;
  let pixelBytes = 0;
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const length = u32be(bytes, at);
    const type = u32be(bytes, at + 4);
    const next = at + CHUNK_FRAME + length;
    if (length < 0 || next > bytes.length) return 'incomplete';
    if (type === IEND) return pixelBytes > 0 && length === 0 ? undefined : 'incomplete';
    if (type === IDAT) pixelBytes += length;
    at = next;
  }
  return 'incomplete';
}
