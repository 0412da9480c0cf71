import { distributionDiscount, type Account } from '@/modules/accounts/domain/account';
import { specialPrice, type ProductPrice } from '@/modules/products/domain/product';
import { AMOUNT_SCALE, factor, multiply, ONE, percentOff, percentOn, scaler, type Factor } from '@/shared/money/scaled';
import type { Currency } from '@/shared/money/currency';

/** VAT added to shown prices when asked for, in millionths (Decisions 8). */
const VAT = 160_000;

/** Prices at rest are hundredths of a cent. */
const TO_CENTS = factor(1, 100);

export interface DisplayOptions {
  readonly currency: Currency;
  /** Ten-thousandths of a peso per dollar; used for mxn only. */
  readonly rate: number;
  readonly vat: boolean;
  /** Extra discount in millionths, 0 for none. */
  readonly financialDiscount: number;
}

/** The discounts of an account that do not depend on how it pays. */
export type Agreement = Pick<Account, 'agreements' | 'classDiscount'>;

/** What a product shows, in hundredths of the currency. */
export interface DisplayPrices {
  readonly publicPrice: number;
  readonly special: number;
  readonly discounted: number;
  readonly volume: readonly (readonly [from: number, cents: number])[];
  readonly map: number;
  readonly list: number;
}

type Scaler = (value: number) => number;

interface BrandTerms {
  readonly off: Factor;
  readonly discounted: Scaler;
  readonly byTier: Map<number, Scaler>;
}

/**
 * How one account sees prices in one currency (Decisions 8): every price is the exact product of the price at rest and all its
 * factors, rounded half-up once to two decimals. Factors are worked out once per brand and tier and kept.
 */
export class PriceTerms {
  private readonly base: Factor;
  private readonly show: Scaler;
  private readonly brands = new Map<string, BrandTerms | undefined>();
  private readonly discounters: (Scaler | false | undefined)[] = [];

  constructor(
    private readonly agreement: Agreement,
    private readonly options: DisplayOptions,
  ) {
    const currency = options.currency === 'mxn' ? factor(options.rate, AMOUNT_SCALE) : ONE;
    this.base = multiply(TO_CENTS, currency, options.vat ? percentOn(VAT) : ONE);
    this.show = scaler(this.base);
  }

  /** Whether the account may buy the brand at all. */
  covers(brandId: string): boolean {
    return this.terms(brandId) !== undefined;
  }

  /**
   * The function from `precio_especial` to `precio_descuento` for a brand, by the number under which the caller knows it: false without
   * an agreement, undefined before rememberDiscounter() was asked for it.
   */
  discounterAt(brandNumber: number): Scaler | false | undefined {
    return this.discounters[brandNumber];
  }

  /** Looks that function up by the id of the brand and keeps it for discounterAt(); false without an agreement. */
  rememberDiscounter(brandNumber: number, brandId: string): Scaler | false {
    const found = this.terms(brandId)?.discounted ?? false;
    this.discounters[brandNumber] = found;
    return found;
  }

  /** All the prices of a product; undefined without an agreement for its brand. */
  prices(brandId: string, price: ProductPrice, today: number): DisplayPrices | undefined {
    const terms = this.terms(brandId);
    if (!terms) return undefined;
    const special = specialPrice(price, today);
    return {
      publicPrice: this.show(price.publicPrice),
      special: this.show(special),
      discounted: terms.discounted(special),
      volume: price.tiers.map(({ from, discount }) => [from, this.tier(terms, discount)(special)] as const),
      map: this.show(price.map ?? 0),
      list: this.show(price.list),
    };
  }

  private terms(brandId: string): BrandTerms | undefined {
    if (this.brands.has(brandId)) return this.brands.get(brandId);
    const discount = distributionDiscount(this.agreement, brandId);
    const terms = discount === undefined ? undefined : this.brandTerms(discount);
    this.brands.set(brandId, terms);
    return terms;
  }

  private brandTerms(discount: number): BrandTerms {
    const { classDiscount } = this.agreement;
    const off = multiply(
      percentOff(discount),
      percentOff(classDiscount),
      percentOff(this.options.financialDiscount),
      this.base,
    );
    return { off, discounted: scaler(off), byTier: new Map() };
  }

  private tier(terms: BrandTerms, discount: number): Scaler {
    const known = terms.byTier.get(discount);
    if (known) return known;
    const made = scaler(multiply(terms.off, percentOff(discount)));
    terms.byTier.set(discount, made);
    return made;
  }
}
