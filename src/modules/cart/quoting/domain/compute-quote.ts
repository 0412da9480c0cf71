import { shortages } from '@/modules/cart/quoting/domain/supply/allocation';
import { cartWeight } from '@/modules/cart/quoting/domain/freight/cart-weight';
import { chargeParcels } from '@/modules/cart/quoting/domain/freight/freight';
import { priceCart, type PricedLine } from '@/modules/cart/quoting/domain/pricing/price-cart';
import type { LineSupply, Parcel, QuotedLine, QuoteOutcome, Totals } from '@/modules/cart/quoting/domain/quote';
import type { BranchFacts, QuoteInput } from '@/modules/cart/quoting/domain/quote-input';
import {
  shipmentOf,
  shipmentParcels,
  supplyCart,
  type CartSupply,
} from '@/modules/cart/quoting/domain/supply/supply-cart';
import { freightCents, taxPercent, totals } from '@/modules/cart/quoting/domain/pricing/totals';
import { toCents } from '@/modules/cart/quoting/domain/pricing/unit-price';

/**
 * Quotes a cart: unit price → allocation → freight → totals, in one pure step (Decisions 8, 9, 10). The same input
 * always gives the same quote; an order is the same computation over stock read inside its transaction.
 */
export function computeQuote(input: QuoteInput): QuoteOutcome {
  const priced = priceCart(input.lines, input.products, input);
  if (!priced.ok) return { kind: 'products-not-found', productIds: priced.missing };
  const supply = supplyCart(input);
  const refused = refusal(input, supply.supplies);
  if (refused) return refused;
  const lines = priced.lines
    .map((one, index) => quotedLine(one, supply.supplies[index] ?? NOTHING))
    .filter((line) => !leftOut(input, line.supply));
  return assemble(lines, supply, input);
}

const NOTHING: LineSupply = { supplied: 0, missing: 0, draws: [] };

/** Short stock stops an order, unless it is forced and something is left, and a quote only from a single branch. */
export function refusal(
  input: Pick<QuoteInput, 'lines' | 'products' | 'options'>,
  supplies: readonly LineSupply[],
): Extract<QuoteOutcome, { kind: 'insufficient-stock' }> | undefined {
  const { order, force, singleBranch } = input.options;
  if (!order && !singleBranch) return undefined;
  if (order && force && supplies.some(({ supplied }) => supplied > 0)) return undefined;
  const short = shortages(input.lines, supplies);
  if (short.length === 0) return undefined;
  const component = supplies.find((supply) => supply.missingComponent !== undefined)?.missingComponent;
  const missingComponent = component === undefined ? undefined : input.products.get(component)?.model;
  return { kind: 'insufficient-stock', shortages: short, missingComponent };
}

/** A forced order leaves out the lines of which there is nothing at all (Decisions 9). */
export function leftOut(input: Pick<QuoteInput, 'options'>, supply: LineSupply): boolean {
  return input.options.order && input.options.force && supply.supplied === 0;
}

function quotedLine({ line, product, price }: PricedLine, supply: LineSupply): QuotedLine {
  const { productId, condition, quantity } = line;
  const kit = product.components.length > 0;
  return { productId, condition, quantity, price, amount: price.unit * quantity, kit, supply };
}

function assemble(lines: readonly QuotedLine[], { ranked, warehouses }: CartSupply, input: QuoteInput): QuoteOutcome {
  const shipment = shipmentOf(
    lines.map(({ supply }) => supply),
    warehouses,
  );
  const { suppliers } = shipment;
  const { freight } = input.delivery;
  const sent = freight ? chargeParcels(shipmentParcels(shipment, input.products), freight) : [];
  if (!sent) return { kind: 'no-tariff' };
  const sums = sumUp(lines, sent, suppliers, input);
  if (!sums) return { kind: 'amount-out-of-range' };
  return {
    kind: 'quoted',
    quote: {
      currency: input.currency,
      rate: input.payment.rate,
      lines,
      parcels: sent,
      totals: sums,
      ...cartWeight(lines, input.products),
      suppliers: suppliers.map(({ code }) => code),
      series: folioSeries(ranked, warehouses, suppliers, input),
    },
  };
}

function sumUp(
  lines: readonly QuotedLine[],
  sent: readonly Parcel[],
  suppliers: readonly BranchFacts[],
  input: QuoteInput,
): Totals | undefined {
  const charges = sent.map(({ charge }) => charge);
  return totals(
    lines.map(({ price, quantity }) => BigInt(price.unit) * BigInt(quantity)),
    freightCents(charges, toCents(input.currency, input.payment.rate)),
    taxPercent(input.options.borderRate, input.delivery.inBorderRegion, suppliers),
  );
}

/** The pickup branch's, else that of the nearest warehouse that sends something, else of the nearest there is. */
function folioSeries(
  ranked: readonly BranchFacts[],
  warehouses: readonly BranchFacts[],
  suppliers: readonly BranchFacts[],
  input: QuoteInput,
): string {
  const pickup = ranked.find(({ code }) => code === input.delivery.pickupBranch);
  return (pickup ?? suppliers[0] ?? warehouses[0] ?? ranked[0])?.series ?? '';
}
