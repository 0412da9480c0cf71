import { allocate, shortages } from '@/modules/cart/quoting/domain/allocation';
import { cartWeight, pieceWeight } from '@/modules/cart/quoting/domain/cart-weight';
import { parcels } from '@/modules/cart/quoting/domain/freight';
import { priceCart, type PricedLine } from '@/modules/cart/quoting/domain/price-cart';
import type { Draw, LineSupply, Parcel, QuotedLine, QuoteOutcome, Totals } from '@/modules/cart/quoting/domain/quote';
import type { BranchFacts, QuoteInput } from '@/modules/cart/quoting/domain/quote-input';
import { StockPool } from '@/modules/cart/quoting/domain/stock-pool';
import { freightCents, taxPercent, totals } from '@/modules/cart/quoting/domain/totals';
import { toCents } from '@/modules/cart/quoting/domain/unit-price';
import { branchesByDistance, warehouseOrder } from '@/modules/cart/quoting/domain/warehouse-order';

/**
 * Quotes a cart: unit price → allocation → freight → totals, in one pure step (Decisions 8, 9, 10). The same input
 * always gives the same quote; an order is the same computation over stock read inside its transaction.
 */
export function computeQuote(input: QuoteInput): QuoteOutcome {
  const priced = priceCart(input.lines, input.products, input);
  if (!priced.ok) return { kind: 'products-not-found', productIds: priced.missing };
  const ranked = branchesByDistance(input.branches, input.delivery);
  const warehouses = warehouseOrder(ranked, input.account, input.delivery, input.options.singleBranch);
  const supplies = supplyLines(priced.lines, warehouses, input);
  const refused = refusal(input, supplies);
  if (refused) return refused;
  const lines = priced.lines
    .map((one, index) => quotedLine(one, supplies[index] ?? NOTHING))
    .filter(({ supply }) => !leftOut(input, supply));
  return assemble(lines, ranked, warehouses, input);
}

const NOTHING: LineSupply = { supplied: 0, missing: 0, draws: [] };

function supplyLines(
  lines: readonly PricedLine[],
  warehouses: readonly BranchFacts[],
  input: QuoteInput,
): LineSupply[] {
  const codes = warehouses.map(({ code }) => code);
  return allocate(
    lines.map(({ line, product }) => ({ ...line, components: product.components })),
    new StockPool(codes, input.stock),
  );
}

/** Short stock stops an order, unless it is forced and something is left, and a quote only from a single branch. */
function refusal(input: QuoteInput, supplies: readonly LineSupply[]): QuoteOutcome | undefined {
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
function leftOut(input: QuoteInput, supply: LineSupply): boolean {
  return input.options.order && input.options.force && supply.supplied === 0;
}

function quotedLine({ line, product, price }: PricedLine, supply: LineSupply): QuotedLine {
  return { ...line, price, amount: price.unit * line.quantity, kit: product.components.length > 0, supply };
}

function assemble(
  lines: readonly QuotedLine[],
  ranked: readonly BranchFacts[],
  warehouses: readonly BranchFacts[],
  input: QuoteInput,
): QuoteOutcome {
  const draws = lines.flatMap(({ supply }) => supply.draws);
  const supplying = new Set(draws.map(({ warehouse }) => warehouse));
  const suppliers = warehouses.filter(({ code }) => supplying.has(code));
  const sent = sendParcels(suppliers, draws, input);
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

function sendParcels(
  suppliers: readonly BranchFacts[],
  draws: readonly Draw[],
  input: QuoteInput,
): Parcel[] | undefined {
  if (!input.delivery.freight) return [];
  const origins = suppliers.map(({ code, state }) => ({ warehouse: code, state }));
  return parcels(origins, draws, (productId) => pieceWeight(productId, input.products), input.delivery.freight);
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
