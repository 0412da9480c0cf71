import { percentagesOff } from '@/shared/money/percentages';
import { roundHalfUp, type Factor } from '@/shared/money/scaled';
import type { UnitPrice } from '@/modules/cart/quoting/domain/quote';
import type { AccountTerms, Condition, PaymentTerms } from '@/modules/cart/quoting/domain/quote-input';
import { distributionDiscount } from '@/modules/accounts/domain/account';
import { specialPrice, type ProductPrice, type VolumeTier } from '@/modules/products/domain/product';
import type { Currency } from '@/shared/money/currency';

const USD_TO_CENTS: Factor = { num: 1n, den: 100n };
/** A rate is in ten-thousandths and a cent is a hundred ten-thousandths. */
const MXN_TO_CENTS = 1_000_000n;

/** What a line's price depends on beside the product: whose cart it is, how it is paid and on which day. */
export interface PricingTerms {
  readonly account: AccountTerms;
  readonly payment: PaymentTerms;
  readonly currency: Currency;
  /** YYYYMMDD */
  readonly today: number;
}

/** From an amount at rest (ten-thousandths of a dollar) to cents of the cart's currency at its payment's rate. */
export function toCents(currency: Currency, rate: number): Factor {
  return currency === 'usd' ? USD_TO_CENTS : { num: BigInt(rate), den: MXN_TO_CENTS };
}

/** The discount of the deepest tier the quantity reaches: the one with the highest minimum, 0 when none is reached. */
export function tierDiscount(tiers: readonly VolumeTier[], quantity: number): number {
  let reached: VolumeTier | undefined;
  for (const tier of tiers) {
    if (tier.from <= quantity && (!reached || tier.from > reached.from)) reached = tier;
  }
  return reached?.discount ?? 0;
}

/**
 * Prices of one piece in cents: all four discounts, the open-box percentage and the currency in one exact product,
 * rounded once at the end (Decisions 8). `cartQuantity` is that of the product and condition over the whole cart.
 * Undefined when the account has no agreement for the brand.
 */
export function unitPrice(
  product: { readonly brandId: string; readonly prices: ProductPrice },
  condition: Condition,
  cartQuantity: number,
  terms: PricingTerms,
): UnitPrice | undefined {
  const distribution = distributionDiscount(terms.account, product.brandId);
  if (distribution === undefined) return undefined;
  const { prices } = product;
  const discounts = {
    distribution,
    classification: terms.account.classDiscount,
    volume: tierDiscount(prices.tiers, cartQuantity),
    financial: terms.payment.financialDiscount,
  };
  const base = BigInt(specialPrice(prices, terms.today));
  const conversion = toCents(terms.currency, terms.payment.rate);
  const off = percentagesOff([openBoxDiscount(prices, condition), ...Object.values(discounts)]);
  return {
    list: cents(BigInt(prices.list), conversion),
    offer: cents(base, conversion),
    unit: cents(base, { num: off.num * conversion.num, den: off.den * conversion.den }),
    discounts,
  };
}

/** What an open-box piece of this grade costs less than a new one; nothing when none was imported (Decisions 8). */
function openBoxDiscount({ openBox }: ProductPrice, condition: Condition): number {
  return condition === 'new' ? 0 : (openBox[condition] ?? 0);
}

function cents(amount: bigint, by: Factor): number {
  return Number(roundHalfUp(amount * by.num, by.den));
}
