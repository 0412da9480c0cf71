import type { Condition, Currency } from '@/modules/cart/quoting/domain/quote-input';
import type { SalesTerms } from '@/modules/cart/quoting/domain/sales-terms';

export type SalesDocumentKind = 'quote' | 'order';

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
