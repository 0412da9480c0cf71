import type { DeliveryType } from '@/modules/cart/quoting/domain/delivery-rules';
import type { Condition, Currency } from '@/modules/cart/quoting/domain/quote-input';

export type SalesDocumentKind = 'quote' | 'order';

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

/** A quote or order as kept (Decisions 10). Amounts in cents of its currency. */
export interface SalesDocument extends SalesTerms {
  readonly folio: string | null;
  readonly kind: SalesDocumentKind;
  readonly accountId: number;
  readonly clientId: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** YYYYMMDD in Mexico City. */
  readonly createdDay: number;
  readonly currency: Currency;
  readonly rate: number;
  readonly subtotal: number;
  readonly freight: number;
  readonly tax: number;
  readonly total: number;
  readonly taxPercent: number;
}

export interface SalesLine {
  /** From 1. */
  readonly lineNumber: number;
  readonly productId: number;
  readonly model: string;
  readonly condition: Condition;
  readonly quantity: number;
  readonly missing: number;
  readonly kit: boolean;
  readonly listPrice: number;
  readonly offerPrice: number;
  readonly unitPrice: number;
  readonly amount: number;
  readonly distributionDiscount: number;
  readonly classDiscount: number;
  readonly volumeDiscount: number;
  readonly financialDiscount: number;
}

/** Pieces of a line reserved in a warehouse; for a kit, of one of its components. */
export interface SalesAllocation {
  readonly lineNumber: number;
  readonly productId: number;
  readonly model: string;
  readonly condition: Condition;
  readonly warehouse: string;
  readonly pieces: number;
}
