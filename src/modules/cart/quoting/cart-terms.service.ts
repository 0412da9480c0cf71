import { Injectable } from '@nestjs/common';
import type { Account } from '@/modules/accounts/domain/account';
import { CartDestinations, type Destination } from '@/modules/cart/quoting/cart-destinations.service';
import type { CartRequest } from '@/modules/cart/quoting/domain/cart-request';
import { deliveryRules, paymentForm, type DeliveryRules } from '@/modules/cart/quoting/domain/delivery-rules';
import type { FreightTerms, PaymentTerms, TariffBand } from '@/modules/cart/quoting/domain/quote-input';
import type { PaymentSummary, SalesTerms } from '@/modules/cart/orders/domain/sales-document';
import { MILLIGRAM } from '@/modules/cart/quoting/domain/weight';
import { Carriers } from '@/modules/support-catalogs/carriers.service';
import type { Carrier } from '@/modules/support-catalogs/domain/carriers';
import { isCredit, type PaymentMethod } from '@/modules/support-catalogs/domain/payment-methods';
import { ExchangeRates } from '@/modules/support-catalogs/exchange-rates.service';
import { FreightTables } from '@/modules/support-catalogs/freight-tables.service';
import { PaymentMethods } from '@/modules/support-catalogs/payment-methods.service';
import { DomainError } from '@/shared/kernel/domain-error';

/** All of a cart but its lines, held against the catalogs. */
export interface CartTerms {
  readonly sales: SalesTerms;
  readonly payment: PaymentTerms;
  readonly destination: Destination;
  readonly freight: FreightTerms | undefined;
}

/** Code of the contract for a carrier without coverage (Contract 4.5). */
const NO_COVERAGE = 9015;

/** Resolves a cart's delivery, carrier and payment from the catalogs. Its choices have been judged by CartCatalogs. */
@Injectable()
export class CartTermsService {
  constructor(
    private readonly destinations: CartDestinations,
    private readonly carriers: Carriers,
    private readonly payments: PaymentMethods,
    private readonly rates: ExchangeRates,
    private readonly tables: FreightTables,
  ) {}

  /**
   * Throws the 422 of an address that does not agree with the catalogs or that the carrier does not cover, and 503 while no
   * exchange rate is loaded.
   */
  async resolve(account: Account, request: CartRequest, guideAttached: boolean): Promise<CartTerms> {
    const rules = deliveryRules({ ...request.delivery, guideAttached });
    const destination = await this.destinations.resolve(account, request.delivery, rules);
    const carrier = this.carrier(request, rules, destination);
    const method = this.method(account, request.paymentMethod);
    return {
      sales: {
        ...paymentSummary(method),
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
      payment: { financialDiscount: method.discount, rate: this.rate(method) },
      destination,
      freight: carrier && rules.paysFreight ? this.freight(carrier, destination) : undefined,
    };
  }

  private carrier({ delivery }: CartRequest, rules: DeliveryRules, destination: Destination): Carrier | undefined {
    if (!rules.needsCarrier || delivery.carrier === undefined) return undefined;
    const carrier = this.carriers.find(delivery.carrier);
    if (carrier) this.assertCovered(carrier, destination);
    return carrier;
  }

  private method(account: Account, key: string): PaymentMethod {
    const method = this.payments.find(key, account.creditTerms);
    if (!method) throw new DomainError('invalid', 'parametros_invalidos', 'payment method not open to the account');
    return method;
  }

  private rate(method: PaymentMethod): number {
    const rate = this.rates.rate(method.exchangeRate);
    if (rate === undefined)
      throw new DomainError('unavailable', 'tipo_de_cambio_no_disponible', 'no exchange rate loaded');
    return rate;
  }

  private assertCovered(carrier: Carrier, { postalCode }: Destination): void {
    const coverage = this.carriers.coverage(carrier, postalCode);
    if (coverage === 'national' || coverage === 'covered') return;
    throw new DomainError('unprocessable', 'fletera_sin_cobertura', 'carrier without coverage at the address', {
      errorCode: NO_COVERAGE,
    });
  }

  private freight(carrier: Carrier, { stateCode, postalCode, branches }: Destination): FreightTerms {
    const zones = new Map<string, string>();
    for (const { state } of branches) {
      const zone = this.tables.zone(state, stateCode);
      if (zone !== undefined) zones.set(state, zone);
    }
    return {
      zoneByOrigin: zones,
      bandsByZone: new Map([...new Set(zones.values())].map((zone) => [zone, this.bands(carrier, zone)])),
      extendedZone: postalCode !== undefined && this.tables.isExtendedZone(postalCode),
    };
  }

  private bands(carrier: Carrier, zone: string): TariffBand[] {
    return this.tables.bands(carrier.code, zone).map((band) => ({
      upTo: BigInt(band.upTo) * MILLIGRAM,
      price: band.price,
      perExtraKilo: band.perExtraKilo,
      extendedSurcharge: band.extendedSurcharge,
    }));
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

/** The number of PPD where a catalog leaves it out. */
const DEFERRED = 2;

/** Credit is PPD, all else PUE, whatever the cart said (Contract 4.5). */
function paymentSummary(method: PaymentMethod): PaymentSummary {
  const credit = isCredit(method);
  return {
    paymentMethod: method.key,
    paymentCode: method.satCode,
    paymentForm: paymentForm(credit) === 'PPD' ? (method.forms.deferred ?? DEFERRED) : method.forms.single,
    termDays: credit ? method.termDays : 0,
  };
}
