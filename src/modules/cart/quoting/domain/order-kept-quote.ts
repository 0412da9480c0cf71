import { refusal, leftOut } from '@/modules/cart/quoting/domain/compute-quote';
import { cartWeight } from '@/modules/cart/quoting/domain/freight/cart-weight';
import type { LineSupply, Quote, QuotedLine, QuoteOutcome, UnitPrice } from '@/modules/cart/quoting/domain/quote';
import type { CartLine } from '@/modules/cart/quoting/domain/quote-input';
import { shipmentOf, supplyCart, type SupplyInput } from '@/modules/cart/quoting/domain/supply/supply-cart';
import { taxPercent, totals } from '@/modules/cart/quoting/domain/pricing/totals';
import type { Currency } from '@/shared/money/currency';

/** A line as it was quoted. */
export interface KeptLine extends CartLine {
  readonly price: UnitPrice;
}

/** What a quote guarantees (Beyond 3.1): prices, rate and freight; amounts in cents of its currency. */
export interface KeptQuote {
  readonly currency: Currency;
  readonly rate: number;
  readonly freight: number;
  readonly taxPercent: number;
  readonly lines: readonly KeptLine[];
}

export type KeptOutcome =
  QuoteOutcome | { readonly kind: 'tax-changed'; readonly quoted: number; readonly current: number };

const NOTHING: LineSupply = { supplied: 0, missing: 0, draws: [] };

/**
 * Orders what was quoted (Beyond 3.1): allocated anew from today's stock by the rules of any order, at the prices, rate and freight
 * of the quote, whatever they are by now. Lines of which `force` finds nothing leave the subtotal. The tax rate isn't guaranteed:
 * `tax-changed` when the warehouses that can supply now change it.
 */
export function orderKeptQuote(kept: KeptQuote, input: SupplyInput): KeptOutcome {
  const { supplies, warehouses } = supplyCart(input);
  const refused = refusal(input, supplies);
  if (refused) return refused;
  const lines = kept.lines
    .map((line, index) => orderedLine(line, supplies[index] ?? NOTHING, isKit(line, input)))
    .filter(({ supply }) => !leftOut(input, supply));
  const shipment = shipmentOf(
    lines.map(({ supply }) => supply),
    warehouses,
  );
  const percent = taxPercent(input.options.borderRate, input.delivery.inBorderRegion, shipment.suppliers);
  if (percent !== kept.taxPercent) return { kind: 'tax-changed', quoted: kept.taxPercent, current: percent };
  const sums = totals(
    lines.map(({ amount }) => BigInt(amount)),
    BigInt(kept.freight),
    percent,
  );
  if (!sums) return { kind: 'amount-out-of-range' };
  const quote: Quote = {
    currency: kept.currency,
    rate: kept.rate,
    lines,
    parcels: [],
    totals: sums,
    ...cartWeight(lines, input.products),
    suppliers: shipment.suppliers.map(({ code }) => code),
    series: '',
  };
  return { kind: 'quoted', quote };
}

/** Whether what is sent of a line are components: by what the product is made of now, whatever it was when quoted. */
function isKit({ productId }: KeptLine, { products }: SupplyInput): boolean {
  return (products.get(productId)?.components ?? []).length > 0;
}

function orderedLine(
  { productId, condition, quantity, price }: KeptLine,
  supply: LineSupply,
  kit: boolean,
): QuotedLine {
  return { productId, condition, quantity, price, kit, amount: price.unit * quantity, supply };
}
