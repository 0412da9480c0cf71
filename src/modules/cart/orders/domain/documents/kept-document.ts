import type { OrderState } from '@/modules/cart/orders/domain/states/order-state';
import type { LineCounts } from '@/modules/cart/orders/domain/states/line-state';
import type {
  MoneyOfDocument,
  QuotedSnapshot,
  SalesAllocation,
  SalesDocumentKind,
  SalesLine,
} from '@/modules/cart/orders/domain/documents/sales-document';
import type { KeptQuote } from '@/modules/cart/quoting/domain/order-kept-quote';
import type { SalesTerms } from '@/modules/cart/quoting/domain/pricing/sales-terms';

/** A line as it is kept. */
export interface KeptDocumentLine extends SalesLine, LineCounts {
  /** YYYYMMDD; null when nobody has said. */
  readonly etaDay: number | null;
}

/** A quote or order as it is kept. Amounts in cents of its currency, times in epoch milliseconds. */
export interface KeptDocument extends MoneyOfDocument {
  readonly id: number;
  readonly folio: string;
  readonly kind: SalesDocumentKind;
  readonly accountId: number;
  readonly createdAt: number;
  readonly orderedAt: number;
  /** YYYYMMDD */
  readonly orderedDay: number;
  /** Null for an order that never was a quote. */
  readonly validUntil: number | null;
  /** Null for a quote. */
  readonly state: OrderState | null;
  readonly stateAt: number;
  readonly version: number;
  readonly claimedAt: number | null;
  readonly exportedAt: number | null;
  readonly purchaseOrder: string;
  readonly sales: SalesTerms;
  readonly singleBranch: boolean;
  readonly borderRate: boolean;
  readonly lines: readonly KeptDocumentLine[];
  readonly allocations: readonly SalesAllocation[];
  readonly snapshot: QuotedSnapshot | null;
}

/** What a quote guarantees, taken from how it is kept. */
export function keptQuote({ currency, rate, freight, taxPercent, lines }: KeptDocument): KeptQuote {
  return {
    currency,
    rate,
    freight,
    taxPercent,
    lines: lines.map((line) => ({
      productId: line.productId,
      condition: line.condition,
      quantity: line.quantity,
      price: {
        list: line.listPrice,
        offer: line.offerPrice,
        unit: line.unitPrice,
        discounts: {
          distribution: line.distributionDiscount,
          classification: line.classDiscount,
          volume: line.volumeDiscount,
          financial: line.financialDiscount,
        },
      },
    })),
  };
}

/** What ordering a quote changes of it, as JSON. */
export function snapshotOf({ subtotal, tax, total, taxPercent, purchaseOrder, lines }: KeptDocument): string {
  return JSON.stringify({ subtotal, tax, total, taxPercent, purchaseOrder, lines } satisfies QuotedSnapshot);
}

/** A document as it was quoted: itself, unless it has become an order since (Beyond 3.4). */
export function asQuoted(document: KeptDocument): KeptDocument {
  const { snapshot } = document;
  if (!snapshot) return document;
  const lines = snapshot.lines.map((line) => ({ ...line, shipped: 0, delivered: 0, cancelled: 0, etaDay: null }));
  const sales = { ...document.sales, purchaseOrder: snapshot.purchaseOrder, forced: false };
  return { ...document, ...snapshot, sales, lines, allocations: [] };
}
