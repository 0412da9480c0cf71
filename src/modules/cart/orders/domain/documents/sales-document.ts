import type { Condition } from '@/modules/cart/quoting/domain/quote-input';
import type { SalesTerms } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import type { Currency } from '@/shared/money/currency';

export type SalesDocumentKind = 'quote' | 'order';

/** What a document comes to: amounts in cents of its currency, the rate in ten-thousandths of a peso per dollar. */
export interface MoneyOfDocument {
  readonly currency: Currency;
  readonly rate: number;
  readonly subtotal: number;
  readonly freight: number;
  readonly tax: number;
  readonly total: number;
  readonly taxPercent: number;
}

/** A quote or order as kept (Decisions 10). Amounts in cents of its currency. */
export interface SalesDocument extends SalesTerms, MoneyOfDocument {
  readonly folio: string | null;
  readonly kind: SalesDocumentKind;
  readonly accountId: number;
  readonly clientId: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** YYYYMMDD in Mexico City. */
  readonly createdDay: number;
  /** Last moment at which the quote can be ordered, epoch milliseconds; null for an order that never was one. */
  readonly validUntil: number | null;
  /** All of it is to come from one branch. */
  readonly singleBranch: boolean | null;
  /** The cart asked for the 8 % of the border region, and could. */
  readonly borderRate: boolean | null;
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

/** What ordering a quote changes of it, as it was: the quote goes on being shown so (Beyond 3.4). */
export interface QuotedSnapshot extends Pick<
  SalesDocument,
  'subtotal' | 'tax' | 'total' | 'taxPercent' | 'purchaseOrder'
> {
  readonly lines: readonly SalesLine[];
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
