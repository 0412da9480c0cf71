import type { Quote, QuotedLine } from '@/modules/cart/quoting/domain/quote';
import type { SalesAllocation, SalesLine } from '@/modules/cart/orders/domain/sales-document';

type ModelOf = (productId: number) => string;

/** The lines of a quote as they are kept. */
export function salesLines({ lines }: Quote, modelOf: ModelOf): SalesLine[] {
  return lines.map((line, index) => ({
    lineNumber: index + 1,
    productId: line.productId,
    model: modelOf(line.productId),
    condition: line.condition,
    quantity: line.quantity,
    missing: line.supply.missing,
    kit: line.kit,
    listPrice: line.price.list,
    offerPrice: line.price.offer,
    unitPrice: line.price.unit,
    amount: line.amount,
    distributionDiscount: line.price.discounts.distribution,
    classDiscount: line.price.discounts.classification,
    volumeDiscount: line.price.discounts.volume,
    financialDiscount: line.price.discounts.financial,
  }));
}

/** What each line of an order draws from which warehouse. */
export function salesAllocations({ lines }: Quote, modelOf: ModelOf): SalesAllocation[] {
  return lines.flatMap((line, index) => allocationsOf(line, index + 1, modelOf));
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
