import { formatCents, formatScaled } from '@/shared/money/scaled';

const WEIGHT_DECIMALS = 16;

/** The JSON number that reads exactly like the amount in cents. */
export function amount(cents: number): number {
  return Number(formatCents(cents));
}

/** The JSON number of an exact weight (see weight.ts) in kilograms. */
export function kilograms(weight: bigint): number {
  return Number(formatScaled(weight, WEIGHT_DECIMALS, 0));
}
