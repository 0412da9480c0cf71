import { placeOf } from '../amounts/dimensions';
import { readSize } from '../amounts/sizes';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

/** Adds the sides of the sizes that the tokens tell, those of one right behind one another; of a cable, how many wires of which size it has. */
export function noteSizes(tokens: readonly ScanToken[], dimensions: number[], values: number[]): void {
  for (let at = 0; at < tokens.length;) {
    const size = readSize(tokens, at);
    if (!size) {
      at++;
      continue;
    }
    const { sides, length } = size;
    dimensions.push(...sides.map((_, place) => placeOf(place === 0 ? 'size' : 'sizeBeside')));
    values.push(...sides);
    if (isWires(tokens, at, sides)) {
      dimensions.push(placeOf('strands'), placeOf('awg'));
      values.push(...sides);
    }
    at += length;
  }
}

/** `CABLE 2X18`: so many wires of that size, where no unit says otherwise. */
function isWires(tokens: readonly ScanToken[], at: number, [wires = 0, gauge = 0]: readonly number[]): boolean {
  const isBare = /^\d+x\d+$/.test(textAt(tokens, at)) && textAt(tokens, at + 1) !== 'awg';
  const isGauge = wires <= MOST_WIRES && GAUGES.has(gauge);
  return isBare && isGauge && tokens.some(({ text }) => CABLES.has(text));
}
const MOST_WIRES = 25;
const GAUGES: ReadonlySet<number> = new Set([8, 10, 12, 14, 16, 18, 20, 22, 24]);
const CABLES = words('cable cables bobina bob bocina fplr fplp fpl thw conductor');
