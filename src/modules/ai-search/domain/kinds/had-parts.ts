import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

/** What computers and recorders have so much of. */
export const MEMORIES = words('ram ssd hdd nvme emmc');
const UNIT = /^\d*[gt]b$/;

/** A part that a thing has, and where what is told of it begins. */
interface HadPart {
  readonly at: number;
  readonly from: number;
}

/** Where a sentence tells of parts that what it names before has, without saying so: `laptop 16gb ram`, `cámara bala 8mp lente motorizado`. */
export function hadParts(tokens: readonly ScanToken[]): HadPart[] {
  return [...tokens.keys()].flatMap((at) => memoryAt(tokens, at) ?? lensAt(tokens, at) ?? []);
}

/** Memory is told behind its amount. */
function memoryAt(tokens: readonly ScanToken[], at: number): HadPart | undefined {
  const unit = textAt(tokens, at - 1);
  if (!MEMORIES.has(textAt(tokens, at)) || !UNIT.test(unit)) return undefined;
  return { at, from: unit.length > 'gb'.length ? at - 1 : at - 2 };
}

const LENSES = words('lente lens lte optica');
const OF_LENSES = words('varifocal motorizado motorizada fijo fija fixed motorized autoiris gran');

function lensAt(tokens: readonly ScanToken[], at: number): HadPart | undefined {
  const isTold = OF_LENSES.has(textAt(tokens, at + 1)) || /^\d/.test(textAt(tokens, at + 1));
  return LENSES.has(textAt(tokens, at)) && isTold ? { at, from: at } : undefined;
}
