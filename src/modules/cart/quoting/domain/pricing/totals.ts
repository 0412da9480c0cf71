import { factor, roundHalfUp, scale, type Factor } from '@/shared/money/scaled';
import type { Totals } from '@/modules/cart/quoting/domain/quote';

/** The largest total in cents; far below what a JSON number can show exactly. */
export const MAX_TOTAL = 99_999_999_999_999;

/**
 * 8 % when it is switched on and asked for, and both the delivery and every supplying branch lie in the border region;
 * 16 % otherwise, also when nothing can be supplied (Decisions 8).
 */
export function taxPercent(
  borderRate: boolean,
  deliveryInBorder: boolean,
  suppliers: readonly { readonly inBorderRegion: boolean }[],
): 8 | 16 {
  const border = borderRate && deliveryInBorder && suppliers.length > 0 && suppliers.every((one) => one.inBorderRegion);
  return border ? 8 : 16;
}

/** The parcels' charges in cents of the cart's currency: summed at rest, converted and rounded once (Decisions 10). */
export function freightCents(charges: readonly number[], conversion: Factor): bigint {
  return scale(
    charges.reduce((sum, charge) => sum + BigInt(charge), 0n),
    conversion,
  );
}

/**
 * Subtotal, freight, tax on both and their exact sum, in cents (Decisions 8). Undefined when the total is beyond
 * MAX_TOTAL.
 */
export function totals(amounts: readonly bigint[], freight: bigint, percent: 8 | 16): Totals | undefined {
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n);
  const rate = factor(percent, 100);
  const tax = roundHalfUp((subtotal + freight) * rate.num, rate.den);
  const total = subtotal + freight + tax;
  if (total > BigInt(MAX_TOTAL)) return undefined;
  return {
    subtotal: Number(subtotal),
    freight: Number(freight),
    tax: Number(tax),
    total: Number(total),
    taxPercent: percent,
  };
}
