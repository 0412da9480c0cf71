import type { SalesAllocation, SalesDocument, SalesLine } from '@/modules/cart/orders/domain/documents/sales-document';
import { mergeDemand, type StockDemand } from '@/modules/cart/orders/domain/stock-demand';
import type { Quote, QuotedLine } from '@/modules/cart/quoting/domain/quote';
import type { SalesTerms } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import { dayNumber, mexicoCityDate } from '@/shared/kernel/clock';

type ModelOf = (productId: number) => string;

/** Whose document it is and when it is written. */
export interface DocumentHead extends Pick<SalesDocument, 'kind' | 'accountId' | 'clientId'> {
  readonly now: Date;
  /** Last moment at which the quote can be ordered; undefined for an order. */
  readonly validUntil: number | undefined;
  readonly singleBranch: boolean;
  readonly borderRate: boolean;
}

/** A document as it is kept, still without a folio. */
export interface SalesRecords {
  readonly document: Omit<SalesDocument, 'folio'>;
  readonly lines: readonly SalesLine[];
  /** An order's; a quote holds nothing. */
  readonly allocations: readonly SalesAllocation[];
  /** What has been reserved for it. */
  readonly demand: readonly StockDemand[];
  /** Prefix of its folio. */
  readonly series: string;
}

/** All that is kept of a quote or order, as it was computed (Decisions 10). */
export function salesRecords(head: DocumentHead, sales: SalesTerms, quote: Quote, modelOf: ModelOf): SalesRecords {
  const { now, validUntil = null, ...owner } = head;
  const { subtotal, freight, tax, total, taxPercent } = quote.totals;
  const ordered = head.kind === 'order';
  return {
    document: {
      ...sales,
      ...owner,
      validUntil,
      createdAt: now.getTime(),
      createdDay: dayNumber(mexicoCityDate(now)),
      currency: quote.currency,
      rate: quote.rate,
      subtotal,
      freight,
      tax,
      total,
      taxPercent,
    },
    lines: quote.lines.map((line, index) => salesLine(line, index + 1, modelOf)),
    allocations: ordered ? quote.lines.flatMap((line, index) => allocationsOf(line, index + 1, modelOf)) : [],
    demand: ordered ? mergeDemand(quote.lines.flatMap(({ supply }) => supply.draws)) : [],
    series: quote.series,
  };
}

function salesLine({ price, ...line }: QuotedLine, lineNumber: number, modelOf: ModelOf): SalesLine {
  return {
    lineNumber,
    productId: line.productId,
    model: modelOf(line.productId),
    condition: line.condition,
    quantity: line.quantity,
    missing: line.supply.missing,
    kit: line.kit,
    listPrice: price.list,
    offerPrice: price.offer,
    unitPrice: price.unit,
    amount: line.amount,
    distributionDiscount: price.discounts.distribution,
    classDiscount: price.discounts.classification,
    volumeDiscount: price.discounts.volume,
    financialDiscount: price.discounts.financial,
  };
}

function allocationsOf({ supply }: QuotedLine, lineNumber: number, modelOf: ModelOf): SalesAllocation[] {
  return supply.draws.map((draw) => ({
    lineNumber,
    productId: draw.productId,
    model: modelOf(draw.productId),
    condition: draw.condition,
    warehouse: draw.warehouse,
    pieces: draw.pieces,
  }));
}
