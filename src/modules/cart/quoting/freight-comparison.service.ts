import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import type { Account } from '@/modules/accounts/domain/account';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { CarrierProposalsService } from '@/modules/cart/quoting/carrier-proposals.service';
import { CartChoicesService } from '@/modules/cart/quoting/cart-choices.service';
import { CartDestinations, type PostalPlace } from '@/modules/cart/quoting/cart-destinations.service';
import { CartGate } from '@/modules/cart/quoting/cart-gate';
import { CartProductsService } from '@/modules/cart/quoting/cart-products.service';
import { CartTermsService } from '@/modules/cart/quoting/cart-terms.service';
import { shortages } from '@/modules/cart/quoting/domain/supply/allocation';
import { compareFreight, type CarrierOffer } from '@/modules/cart/quoting/domain/freight/compare-freight';
import type { FreightRequest } from '@/modules/cart/quoting/domain/freight/freight-request';
import type { WeighedParcel } from '@/modules/cart/quoting/domain/freight/freight';
import { priceCart } from '@/modules/cart/quoting/domain/pricing/price-cart';
import type { ChoiceProblem } from '@/modules/cart/quoting/domain/cart-request';
import type { Shortage } from '@/modules/cart/quoting/domain/quote';
import type { PaymentTerms } from '@/modules/cart/quoting/domain/quote-input';
import {
  shipmentOf,
  shipmentParcels,
  supplyCart,
  type SupplyInput,
} from '@/modules/cart/quoting/domain/supply/supply-cart';
import { MAX_TOTAL, taxPercent } from '@/modules/cart/quoting/domain/pricing/totals';
import { toCents } from '@/modules/cart/quoting/domain/pricing/unit-price';
import { answerWithin } from '@/shared/deadline/deadline';
import { Clock, dayNumber, mexicoCityDate } from '@/shared/kernel/clock';
import type { Currency } from '@/shared/money/currency';

/** Where a shipment goes, as it is answered. */
export interface FreightPlace {
  /** Five digits. */
  readonly postalCode: string;
  /** Traditional code of the state. */
  readonly stateCode: string;
  /** '' for a postal code newer than the catalog. */
  readonly municipality: string;
  readonly extendedZone: boolean;
}

/** The freight of one shipment with every carrier. */
export interface FreightComparison {
  readonly currency: Currency;
  /** Ten-thousandths of a peso per dollar. */
  readonly rate: number;
  readonly place: FreightPlace;
  readonly parcels: readonly WeighedParcel[];
  readonly shortages: readonly Shortage[];
  readonly offers: readonly CarrierOffer[];
}

export type FreightOutcome =
  | { readonly kind: 'compared'; readonly comparison: FreightComparison }
  | { readonly kind: 'products-not-found'; readonly productIds: readonly number[] }
  | { readonly kind: 'choices-refused'; readonly problems: readonly ChoiceProblem[] }
  | { readonly kind: 'amount-out-of-range' };

/** What the catalogs say of a shipment. */
interface FreightTermsOfAccount {
  readonly place: PostalPlace;
  readonly payment: PaymentTerms;
}

/** Compares the freight of one shipment over all carriers (Beyond 4). Nothing is written. */
@Injectable()
export class FreightComparisonService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly gate: CartGate,
    private readonly choices: CartChoicesService,
    private readonly terms: CartTermsService,
    private readonly destinations: CartDestinations,
    private readonly products: CartProductsService,
    private readonly stock: StockRepository,
    private readonly carriers: CarrierProposalsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Allocates the cart once, as a quote of it for home delivery would, and prices its parcels with each carrier. Throws DomainError
   * for a postal code nobody knows (422), and for what is away (503).
   */
  compare(account: Account, request: FreightRequest): Promise<FreightOutcome> {
    answerWithin('quote');
    return this.gate.run(() => this.compareNow(account, request));
  }

  private async compareNow(account: Account, request: FreightRequest): Promise<FreightOutcome> {
    const { paymentMethod: key } = request;
    const { problems, paymentMethod } = this.choices.choose(account, { ownGuide: false, paymentMethod: key });
    if (problems.length > 0 || !paymentMethod) return { kind: 'choices-refused', problems };
    const place = await this.destinations.postalPlace(request.postalCode);
    return this.compareTo({ place, payment: this.terms.payment(paymentMethod) }, account, request);
  }

  private async compareTo(
    { place, payment }: FreightTermsOfAccount,
    account: Account,
    request: FreightRequest,
  ): Promise<FreightOutcome> {
    const { lines, currency } = request;
    const { quoted: products, stock } = await this.products.load(lines);
    const today = dayNumber(mexicoCityDate(this.clock.now()));
    const priced = priceCart(lines, products, { account, payment, currency, today });
    if (!priced.ok) return { kind: 'products-not-found', productIds: priced.missing };
    const input: SupplyInput = {
      lines,
      products,
      stock: await this.stock.available(stock),
      account,
      branches: place.branches,
      delivery: { position: place.position, inBorderRegion: place.inBorderRegion },
      options: this.optionsOf(request),
    };
    const { supplies, warehouses } = supplyCart(input);
    const shipment = shipmentOf(supplies, warehouses);
    const parcels = shipmentParcels(shipment, products);
    const percent = taxPercent(input.options.borderRate, place.inBorderRegion, shipment.suppliers);
    const proposals = this.carriers.proposals(parcels, place, request.day);
    const offers = compareFreight(parcels, proposals, toCents(currency, payment.rate), percent);
    if (offers.some(({ freightWithTax = 0 }) => freightWithTax > MAX_TOTAL)) return { kind: 'amount-out-of-range' };
    return {
      kind: 'compared',
      comparison: {
        currency,
        rate: payment.rate,
        place,
        parcels,
        shortages: shortages(lines, supplies),
        offers,
      },
    };
  }

  /** As a quote's: the 8 % rate counts only where it is switched on at this server (Decisions 8). */
  private optionsOf({ singleBranch, borderRate }: FreightRequest): SupplyInput['options'] {
    return { order: false, force: false, singleBranch, borderRate: this.config.borderVat && borderRate };
  }
}
