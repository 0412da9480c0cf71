import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { readMeasure } from './measures';
import { readNumber } from './numbers';
import { unitAt } from './unit-at';

/** Sizes that a product says it takes: `hasta 55 pulgadas`, `32 a 70"`; of an upper end alone there is no lower one. */
export interface ToldRange {
  readonly from: number | undefined;
  readonly upTo: number;
  readonly length: number;
}

const TOPS = words('hasta maximo max to');
const BETWEEN = words('a hasta to');
const OPENERS = words('de desde from');

/** Reads the range of inches that starts at `at`; undefined where none does, and of two sizes that are both had (`10 y 12 pulgadas`). */
export function readInchRange(tokens: readonly ScanToken[], at: number): ToldRange | undefined {
  const start = at + Number(OPENERS.has(textAt(tokens, at)));
  return readEnds(tokens, start, at) ?? (start === at ? readTop(tokens, at) : undefined);
}

function readTop(tokens: readonly ScanToken[], at: number): ToldRange | undefined {
  if (!TOPS.has(textAt(tokens, at))) return undefined;
  const skipped = at + 1 + Number(textAt(tokens, at + 1) === 'de');
  const top = readMeasure(tokens, skipped);
  if (top?.dimension !== 'inches') return undefined;
  return { from: undefined, upTo: top.value, length: skipped + top.length - at };
}

/** `32 a 70"`, `32" a 70"`, `32-70 pulgadas`. */
function readEnds(tokens: readonly ScanToken[], start: number, at: number): ToldRange | undefined {
  const low = readNumber(tokens, start);
  if (!low) return undefined;
  const unit = start + low.length;
  const end = unit + Number(unitAt(tokens, unit)?.dimension === 'inches');
  const isDashed = tokens[end]?.joined === true;
  const high = isDashed || BETWEEN.has(textAt(tokens, end)) ? readMeasure(tokens, end + Number(!isDashed)) : undefined;
  if (high?.dimension !== 'inches' || high.value <= low.value) return undefined;
  return { from: low.value, upTo: high.value, length: end + Number(!isDashed) + high.length - at };
}
