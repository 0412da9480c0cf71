import { formatScaled } from '@/shared/money/scaled';

/** As many as are kept of what is imported (Import format, Amounts). */
const DECIMALS = 9;
/** Dividing by 5000 is times 2 and four decimals more. */
const DECIMALS_OF_DIVISION = 4;
const RESULT_DECIMALS = 3 * DECIMALS + DECIMALS_OF_DIVISION;
const WHOLE = /^\d{1,4}$/;
/** Twice this is an exact integer. */
const MOST_EXACT = 1e12;

/** Height × length × width in cm over 5000, exact, as decimal text; undefined when a side is unknown (Decisions 7). */
export function volumetricWeight(
  height: string | undefined,
  length: string | undefined,
  width: string | undefined,
): string | undefined {
  const inWholeCentimetres = wholeSide(height) * wholeSide(length) * wholeSide(width);
  if (inWholeCentimetres <= MOST_EXACT) return formatScaled(2 * inWholeCentimetres, DECIMALS_OF_DIVISION, 0);
  const sides = [height, length, width].map(scaledSide);
  let product = 2n;
  for (const side of sides) {
    if (side === undefined) return undefined;
    product *= side;
  }
  return formatScaled(product, RESULT_DECIMALS, 0);
}

/** A side of few whole centimetres, as most are; NaN for any other. */
function wholeSide(side: string | undefined): number {
  return side !== undefined && WHOLE.test(side) ? Number(side) : Number.NaN;
}

function scaledSide(side: string | undefined): bigint | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,9})\d*)?$/.exec(side ?? '');
  return parts ? BigInt(`${parts[1] ?? '0'}${(parts[2] ?? '').padEnd(DECIMALS, '0')}`) : undefined;
}
