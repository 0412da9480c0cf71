import { percentagesOff } from '@/shared/money/percentages';
import { roundHalfUp, type Factor } from '@/shared/money/scaled';
import type { UnitPrice } from '@/modules/cart/domain/quote';
import type {
  AccountTerms,
  Condition,
  Currency,
  OfferFacts,
  PaymentTerms,
  PriceFacts,
  PriceTier,
} from '@/modules/cart/domain/quote-input';

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

/** The account's discount for a brand: its own agreement beats `*`; undefined when there is neither (Decisions 8). */
export function agreementFor(account: AccountTerms, brandId: string): number | undefined {
  return account.agreements.get(brandId) ?? account.agreements.get('*');
}

/** Whether an offer runs on a day: both of its days are included, a missing one is open (Decisions 8). */
export function offerRuns(offer: OfferFacts, today: number): boolean {
  return (offer.from ?? today) <= today && today <= (offer.until ?? today);
}

/** The price every discount comes off: that of a running offer, else the public one (Decisions 8, precio_especial). */
export function basePrice(prices: PriceFacts, today: number): number {
  return prices.offer && offerRuns(prices.offer, today) ? prices.offer.price : prices.public;
}

/** The discount of the deepest tier the quantity reaches: the one with the highest minimum, 0 when none is reached. */
export function tierDiscount(tiers: readonly PriceTier[], quantity: number): number {
  let reached: PriceTier | undefined;
  for (const tier of tiers) {
    if (tier.minimum <= quantity && (!reached || tier.minimum > reached.minimum)) reached = tier;
  }
  return reached?.discount ?? 0;
}

/**
 * Prices of one piece in cents: all four discounts, the open-box percentage and the currency in one exact product,
 * rounded once at the end (Decisions 8). `cartQuantity` is that of the product and condition over the whole cart.
 * Undefined when the account has no agreement for the brand.
 */
export function unitPrice(
  product: { readonly brandId: string; readonly prices: PriceFacts },
  condition: Condition,
  cartQuantity: number,
  terms: PricingTerms,
): UnitPrice | undefined {
  const distribution = agreementFor(terms.account, product.brandId);
  if (distribution === undefined) return undefined;
  const { prices } = product;
  const discounts = {
    distribution,
    classification: terms.account.classDiscount,
    volume: tierDiscount(prices.tiers, cartQuantity),
    financial: terms.payment.financialDiscount,
  };
  const base = BigInt(basePrice(prices, terms.today));
  const conversion = toCents(terms.currency, terms.payment.rate);
  const off = percentagesOff([prices.gradeDiscounts[condition] ?? 0, ...Object.values(discounts)]);
  return {
    list: cents(BigInt(prices.list), conversion),
    offer: cents(base, conversion),
    unit: cents(base, { num: off.num * conversion.num, den: off.den * conversion.den }),
    discounts,
  };
}

function cents(amount: bigint, by: Factor): number {
  return Number(roundHalfUp(amount * by.num, by.den));
}
