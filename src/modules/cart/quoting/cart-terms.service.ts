import { Injectable } from '@nestjs/common';
import type { Account } from '@/modules/accounts/domain/account';
import { CarrierFreightService } from '@/modules/cart/quoting/carrier-freight.service';
import type { ChosenTerms } from '@/modules/cart/quoting/cart-choices.service';
import { CartDestinations, type Destination } from '@/modules/cart/quoting/cart-destinations.service';
import type { CartRequest } from '@/modules/cart/quoting/domain/cart-request';
import { deliveryRules } from '@/modules/cart/quoting/domain/delivery/delivery-rules';
import type { BranchFacts, DeliveryFacts, PaymentTerms } from '@/modules/cart/quoting/domain/quote-input';
import { paymentSummary } from '@/modules/cart/quoting/domain/pricing/payment-summary';
import type { SalesTerms } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import { Carriers } from '@/modules/support-catalogs/carriers.service';
import type { Carrier } from '@/modules/support-catalogs/domain/delivery/carriers';
import type { PaymentMethod } from '@/modules/support-catalogs/domain/payment/payment-methods';
import { ExchangeRates } from '@/modules/support-catalogs/exchange-rates.service';
import { DomainError } from '@/shared/kernel/domain-error';

/** All of a cart but its lines, held against the catalogs. */
export interface CartTerms {
  readonly sales: SalesTerms;
  readonly payment: PaymentTerms;
  readonly branches: readonly BranchFacts[];
  readonly delivery: DeliveryFacts;
}

/** What a cart has picked, all of it found. */
export type SoundChoices = Omit<ChosenTerms, 'problems' | 'paymentMethod'> & { readonly paymentMethod: PaymentMethod };

/** Code of the contract for a carrier without coverage (Contract 4.5). */
const NO_COVERAGE = 9015;

/** Resolves a cart's delivery, freight and payment from what it has picked. */
@Injectable()
export class CartTermsService {
  constructor(
    private readonly destinations: CartDestinations,
    private readonly carriers: Carriers,
    private readonly rates: ExchangeRates,
    private readonly freight: CarrierFreightService,
  ) {}

  /**
   * Throws the 422 of an address that does not agree with the catalogs or that the carrier does not cover, and 503 while no
   * exchange rate is loaded.
   */
  async resolve(
    account: Account,
    request: CartRequest,
    { branch, carrier, paymentMethod }: SoundChoices,
    guideAttached: boolean,
  ): Promise<CartTerms> {
    const rules = deliveryRules({ ...request.delivery, guideAttached });
    const destination = await this.destinations.resolve(account, request.delivery, rules, branch);
    if (carrier) this.assertCovered(carrier, destination);
    return {
      sales: {
        ...paymentSummary(paymentMethod),
        ...carrierTerms(carrier, this.carriers.list()),
        deliveryType: rules.customerGuide ? 'customer-guide' : request.delivery.type,
        delivery: destination.address,
        cfdiUse: request.cfdiUse,
        purchaseOrder: request.purchaseOrder,
        email: request.email,
        directToCustomer: request.directToCustomer,
        forced: request.order && request.force,
        prepaidGuide: rules.prepaidGuide,
      },
      payment: this.payment(paymentMethod),
      branches: destination.branches,
      delivery: {
        pickupBranch: destination.pickupBranch,
        position: destination.position,
        inBorderRegion: destination.inBorderRegion,
        freight: carrier && rules.paysFreight ? this.freight.terms(carrier, destination) : undefined,
      },
    };
  }

  /** What a payment method means for prices. Throws 503 while no exchange rate is loaded. */
  payment(method: PaymentMethod): PaymentTerms {
    return { financialDiscount: method.discount, rate: this.rate(method) };
  }

  private rate(method: PaymentMethod): number {
    const rate = this.rates.rate(method.exchangeRate);
    if (rate === undefined)
      throw new DomainError('unavailable', 'tipo_de_cambio_no_disponible', 'no exchange rate loaded', {
        retryAfterSeconds: 60,
      });
    return rate;
  }

  private assertCovered(carrier: Carrier, { postalCode }: Destination): void {
    const coverage = this.carriers.coverage(carrier, postalCode);
    if (coverage === 'national' || coverage === 'covered') return;
    throw new DomainError('unprocessable', 'fletera_sin_cobertura', 'carrier without coverage at the address', {
      errorCode: NO_COVERAGE,
    });
  }
}

function carrierTerms(
  carrier: Carrier | undefined,
  catalog: readonly Carrier[],
): Pick<SalesTerms, 'carrier' | 'carrierNumber'> {
  return carrier
    ? { carrier: carrier.code, carrierNumber: catalog.indexOf(carrier) + 1 }
    : { carrier: null, carrierNumber: 0 };
}
