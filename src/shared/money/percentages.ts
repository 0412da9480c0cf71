import { PERCENT_WHOLE, type Factor } from '@/shared/money/scaled';

const WHOLE = BigInt(PERCENT_WHOLE);

/**
 * What several percentages off leave together, one exact fraction. Not in lowest terms: it is multiplied and rounded once,
 * and reducing it costs more than it saves.
 */
export function percentagesOff(millionths: readonly number[]): Factor {
  let num = 1n;
  let den = 1n;
  for (const each of millionths) {
    if (each === 0) continue;
    num *= BigInt(PERCENT_WHOLE - each);
    den *= WHOLE;
  }
  return { num, den };
}
