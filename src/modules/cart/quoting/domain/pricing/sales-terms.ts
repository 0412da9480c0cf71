import type { DeliveryType } from '@/modules/cart/quoting/domain/delivery/delivery-rules';

/** Where the goods go. For a pickup it is the branch's address. Any text may be '' with the customer's own guides. */
export interface DeliveryAddress {
  readonly recipient: string;
  readonly street: string;
  readonly exteriorNumber: string;
  readonly interiorNumber: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly stateCode: string;
  readonly stateName: string;
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  readonly countryName: string;
  readonly postalCode: string;
  readonly phone: string;
  /** Code of the branch for a pickup, else ''. */
  readonly branch: string;
}

/** How a cart is paid, as its method was when it was quoted. */
export interface PaymentSummary {
  readonly paymentMethod: string;
  /** SAT payment form, `99` for credit. */
  readonly paymentCode: string;
  /** 1 paid at once, 2 later. */
  readonly paymentForm: number;
  /** Days of credit; 0 for ready money. */
  readonly termDays: number;
}

/** What a cart says beside its lines. */
export interface SalesTerms extends PaymentSummary {
  readonly deliveryType: DeliveryType;
  readonly carrier: string | null;
  /** Position of the carrier in its catalog, from 1; 0 without one. */
  readonly carrierNumber: number;
  readonly delivery: DeliveryAddress;
  readonly cfdiUse: string;
  readonly purchaseOrder: string;
  readonly email: string;
  /** Papers without prices. */
  readonly directToCustomer: boolean;
  readonly forced: boolean;
  readonly prepaidGuide: boolean;
}
