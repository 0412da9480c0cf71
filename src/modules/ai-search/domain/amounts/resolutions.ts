import { textAt, type ScanToken } from '../reading/scan';

/** The megapixels of a picture, and how many tokens told them. */
interface ReadPicture {
  readonly dimension: 'megapixels';
  readonly value: number;
  readonly length: number;
}

/** Pictures of cameras and recorders, by their dots; those of thermal ones and of screens are told otherwise, and 3840 × 2160 is called 4K. */
const MEGAPIXELS: ReadonlyMap<string, number> = new Map([
  ['1280x720', 1],
  ['1280x960', 1.3],
  ['1920x1080', 2],
  ['2048x1536', 3],
  ['2304x1296', 3],
  ['2560x1440', 4],
  ['2688x1520', 4],
  ['2560x1944', 5],
  ['2592x1944', 5],
  ['2880x1620', 5],
  ['3072x2048', 6],
  ['3200x1800', 6],
  ['4000x3000', 12],
]);

/** `full hd`, `2560x1944`, `2560 x 1944`: the megapixels of a picture; undefined where it is none that is known. */
export function readPicture(tokens: readonly ScanToken[], at: number): ReadPicture | undefined {
  return readFullHd(tokens, at) ?? readDots(tokens, at);
}

function readFullHd(tokens: readonly ScanToken[], at: number): ReadPicture | undefined {
  const isFullHd = textAt(tokens, at) === 'full' && textAt(tokens, at + 1) === 'hd';
  return isFullHd ? { dimension: 'megapixels', value: 2, length: 2 } : undefined;
}

function readDots(tokens: readonly ScanToken[], at: number): ReadPicture | undefined {
  const glued = MEGAPIXELS.get(textAt(tokens, at));
  if (glued !== undefined) return { dimension: 'megapixels', value: glued, length: 1 };
  if (textAt(tokens, at + 1) !== 'x') return undefined;
  const spaced = MEGAPIXELS.get(`${textAt(tokens, at)}x${textAt(tokens, at + 2)}`);
  return spaced === undefined ? undefined : { dimension: 'megapixels', value: spaced, length: 3 };
}
