import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { measuredBy, type Dimension } from './dimensions';
import { readMeasure, type ReadMeasure, type ReadMeasureRange } from './measures';

/** What things are made in steps of: two amounts of it are the ends of a range, where those of a band, a lens or a speed are both had. */
const IN_STEPS: ReadonlySet<Dimension> = new Set<Dimension>([
  ...(['megapixels', 'channels', 'ports', 'cameras', 'gigabytes', 'inches', 'outlets', 'outputs', 'bays'] as const),
  ...(['metres', 'kilograms', 'pounds', 'litres', 'watts', 'voltAmperes', 'rackUnits', 'zones'] as const),
]);
/** Of these two amounts that a mark parts are ends as well: `4/8 canales`. */
const PARTED: ReadonlySet<Dimension> = new Set<Dimension>(['channels', 'ports', 'gigabytes', 'inches', 'outlets']);
/** What is so many times as much is of something else. */
const MOST_TIMES = 16;
const MOST_TIMES_PARTED = 4;
const MIDDLES = words('a hasta o u');

/** Reads a range of measures that nothing opens, from `at` on: `1000 a 2000 va`, `2-4 mp`, `8 o 16 gb`, `4/8 canales`; undefined where none starts. */
export function readPlainRange(tokens: readonly ScanToken[], at: number): ReadMeasureRange | undefined {
  const low = tokens[at];
  if (low?.kind !== 'number' || low.joined) return undefined;
  const middle = middleAt(tokens, at + 1);
  const high = middle && readMeasure(tokens, middle.end);
  const least = Number(low.text) * (high?.factor ?? Infinity);
  return high && areEnds(least, high, middle)
    ? { ...measuredBy(high), least, most: high.value, length: middle.end + high.length - at }
    : undefined;
}

function areEnds(least: number, { dimension, value }: ReadMeasure, { dimensions, times }: Middle): boolean {
  return dimensions.has(dimension) && least < value && value <= least * times;
}

/** What stands between two amounts, of what they then are the ends of a range, and where the second begins. */
interface Middle {
  readonly end: number;
  readonly dimensions: ReadonlySet<Dimension>;
  readonly times: number;
}

function middleAt(tokens: readonly ScanToken[], at: number): Middle | undefined {
  const token = tokens[at];
  if (token?.joined === true) return { end: at, dimensions: IN_STEPS, times: MOST_TIMES };
  if (MIDDLES.has(textAt(tokens, at))) return { end: at + 1, dimensions: IN_STEPS, times: MOST_TIMES };
  const isMark = token?.kind === 'break' && token.text === ',';
  return isMark ? { end: at + 1, dimensions: PARTED, times: MOST_TIMES_PARTED } : undefined;
}
