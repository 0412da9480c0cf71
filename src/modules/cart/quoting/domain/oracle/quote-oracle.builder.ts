import type { ProductPrice } from '@/modules/products/domain/product';
import type {
  BranchFacts,
  CartLine,
  FreightTerms,
  ProductFacts,
  QuoteInput,
} from '@/modules/cart/quoting/domain/quote-input';
import { fill, rank, type Filled } from '@/modules/cart/quoting/domain/oracle/supply-oracle.builder';

/**
 * A second opinion on computeQuote, written from the rules with other means: one fraction of big integers per amount,
 * stock as a matrix, kits counted up one by one, splits by prefix sums, tariffs kilo by kilo. It shares no code with
 * what it judges. The verdict is a plain text: two equal texts are two equal quotes.
 */
export function oracle(cart: QuoteInput): string {
  const unsold = cart.lines.filter((line) => !sellable(cart, line)).map(({ productId }) => productId);
  if (unsold.length > 0) return `not-found ${unsold.filter((id, index) => unsold.indexOf(id) === index).join()}`;
  const ranking = rank(cart);
  const usable = usableBranches(cart, ranking);
  const filled = fill(cart, usable);
  const judged = judge(cart, filled);
  if (judged !== undefined) return judged;
  const kept = filled.filter(({ got }) => got > 0 || !(cart.options.order && cart.options.force));
  return describeQuote(cart, kept, usable, ranking);
}

function usableBranches(cart: QuoteInput, ranking: readonly BranchFacts[]): BranchFacts[] {
  const { pickupBranch } = cart.delivery;
  const open = ranking.filter(
    ({ code, supplies }) => supplies && (!cart.account.warehouses || cart.account.warehouses.has(code)),
  );
  if (!cart.options.singleBranch) return open;
  return pickupBranch ? open.filter(({ code }) => code === pickupBranch) : open.slice(0, 1);
}

function productOf(cart: QuoteInput, id: number): ProductFacts {
  const product = cart.products.get(id);
  if (!product) throw new Error('unknown product');
  return product;
}

function agreed(cart: QuoteInput, brand: string): number | undefined {
  const table = Object.fromEntries(cart.account.agreements);
  return brand in table ? table[brand] : table['*'];
}

function sellable(cart: QuoteInput, line: CartLine): boolean {
  const product = cart.products.get(line.productId);
  return product?.prices !== undefined && agreed(cart, product.brandId) !== undefined;
}

function judge(cart: QuoteInput, filled: readonly Filled[]): string | undefined {
  const { order, force, singleBranch } = cart.options;
  const names = [...new Set(cart.lines.map((line) => `${line.productId}|${line.condition}`))];
  const short = names
    .map((name) => {
      const mine = filled.filter(({ line }) => `${line.productId}|${line.condition}` === name);
      const asked = mine.reduce((sum, { line }) => sum + line.quantity, 0);
      return { name, asked, got: mine.reduce((sum, { got }) => sum + got, 0) };
    })
    .filter(({ asked, got }) => got < asked);
  if (short.length === 0 || (!order && !singleBranch)) return undefined;
  if (order && force && filled.some(({ got }) => got > 0)) return undefined;
  const lacking = filled.find((one) => one.lacking !== undefined)?.lacking;
  const model = lacking === undefined ? '' : productOf(cart, lacking).model;
  return `short ${short.map(({ name, asked, got }) => `${name}:${asked}:${got}`).join()} [${model}]`;
}

/** Nearest whole number, halves up, of a fraction. */
function nearest(top: bigint, bottom: bigint): bigint {
  const rest = top % bottom;
  return top / bottom + (rest + rest >= bottom ? 1n : 0n);
}

function inCents(cart: QuoteInput, amount: bigint, top: bigint, bottom: bigint): bigint {
  const rate = cart.currency === 'mxn' ? BigInt(cart.payment.rate) : 10_000n;
  return nearest(amount * top * rate, bottom * 1_000_000n);
}

function runs({ offerFrom, offerTo }: ProductPrice, today: number): boolean {
  const early = offerFrom !== undefined && today < offerFrom;
  const late = offerTo !== undefined && today > offerTo;
  return !early && !late;
}

interface Price {
  readonly cents: readonly bigint[];
  readonly unit: bigint;
  readonly percents: readonly number[];
}

function priceOf(cart: QuoteInput, line: CartLine): Price {
  const { prices, brandId } = productOf(cart, line.productId);
  if (!prices) throw new Error('no price');
  const base = BigInt(prices.offer !== undefined && runs(prices, cart.today) ? prices.offer : prices.publicPrice);
  const same = cart.lines.filter((one) => one.productId === line.productId && one.condition === line.condition);
  const pieces = same.reduce((sum, { quantity }) => sum + quantity, 0);
  const reached = prices.tiers.filter(({ from }) => from <= pieces).sort((one, other) => other.from - one.from)[0];
  const percents = [
    agreed(cart, brandId) ?? 0,
    cart.account.classDiscount,
    reached?.discount ?? 0,
    cart.payment.financialDiscount,
  ];
  const all = [...percents, line.condition === 'new' ? 0 : (prices.openBox[line.condition] ?? 0)];
  const top = all.reduce((product, each) => product * BigInt(1_000_000 - each), 1n);
  const unit = inCents(cart, base, top, 1_000_000n ** BigInt(all.length));
  return { cents: [inCents(cart, BigInt(prices.list), 1n, 1n), inCents(cart, base, 1n, 1n), unit], unit, percents };
}

function describeQuote(
  cart: QuoteInput,
  kept: readonly Filled[],
  usable: readonly BranchFacts[],
  ranking: readonly BranchFacts[],
): string {
  const carried = kept.flatMap(({ from }) => [...from]);
  const senders = usable.filter(({ code }) => carried.some(([key]) => key.endsWith(`|${code}`)));
  const charge = freight(cart, carried, senders);
  if (charge === undefined) return 'no-tariff';
  const priced = kept.map((one) => ({ ...one, ...priceOf(cart, one.line) }));
  const subtotal = priced.reduce((sum, { line, unit }) => sum + unit * BigInt(line.quantity), 0n);
  const shipping = inCents(cart, charge, 1n, 1n);
  const rate = borderPercent(cart, senders);
  const tax = nearest((subtotal + shipping) * rate, 100n);
  const chosen =
    cart.branches.find(({ code }) => code === cart.delivery.pickupBranch) ?? [...senders, ...usable, ...ranking][0];
  const weights = kept.flatMap(({ line }) => loads(cart, line.productId, line.quantity));
  return [
    ...priced.map(({ line, cents, unit, percents, got, from }) =>
      lineText(
        line,
        [...cents, unit * BigInt(line.quantity)],
        percents,
        got,
        [...from].map(([key, n]) => `${key}=${n}`),
      ),
    ),
    `totals ${subtotal} ${shipping} ${tax} ${subtotal + shipping + tax} ${rate}`,
    `weights ${weights.reduce((sum, [real]) => sum + real, 0n)} ${weights.reduce((sum, [, volume]) => sum + volume, 0n)}`,
    `from ${senders.map(({ code }) => code).join()} series ${chosen?.series ?? ''}`,
  ].join('\n');
}

function borderPercent(cart: QuoteInput, senders: readonly BranchFacts[]): bigint {
  if (!cart.options.borderRate || !cart.delivery.inBorderRegion || senders.length === 0) return 16n;
  return senders.some((one) => !one.inBorderRegion) ? 16n : 8n;
}

/** One line of a verdict; computeQuote's answer is written with it too. */
export function lineText(
  line: CartLine,
  cents: readonly (bigint | number)[],
  percents: readonly number[],
  got: number,
  draws: readonly string[],
): string {
  const asked = `${line.productId}|${line.condition} x${line.quantity}`;
  return `${asked} ${cents.join(' ')} (${percents.join()}) got ${got}: ${[...draws].sort().join()}`;
}

function loads(cart: QuoteInput, id: number, pieces: number): [bigint, bigint][] {
  const product = productOf(cart, id);
  if (product.components.length === 0)
    return [[product.weight * BigInt(pieces), product.volumetricWeight * BigInt(pieces)]];
  return product.components.flatMap((part) => loads(cart, part.productId, part.quantity * pieces));
}

function freight(
  cart: QuoteInput,
  carried: readonly (readonly [string, number])[],
  senders: readonly BranchFacts[],
): bigint | undefined {
  const terms = cart.delivery.freight;
  if (!terms) return 0n;
  const known = [...terms.zoneByOrigin.values()].flatMap((zone) => terms.bandsByZone.get(zone) ?? []);
  if (known.length === 0) return undefined;
  const charges = senders.map(({ code, state }) => {
    const weights = carried
      .filter(([key]) => key.endsWith(`|${code}`))
      .flatMap(([key, n]) => loads(cart, Number(key.split('|')[0]), n));
    const sums = [0, 1].map((kind) => weights.reduce((total, each) => total + (each[kind] ?? 0n), 0n));
    return chargeFor(
      terms,
      state,
      sums.reduce((most, each) => (each > most ? each : most)),
    );
  });
  return charges.every((charge) => charge !== undefined)
    ? charges.reduce((sum, charge) => sum + charge, 0n)
    : undefined;
}

function chargeFor(terms: FreightTerms, state: string, weight: bigint): bigint | undefined {
  const bands = terms.bandsByZone.get(terms.zoneByOrigin.get(state) ?? '?') ?? [];
  const sorted = [...bands].sort((one, other) => Number(one.upTo / 1_000_000n) - Number(other.upTo / 1_000_000n));
  const band = sorted.find(({ upTo }) => upTo >= weight) ?? sorted[sorted.length - 1];
  if (!band) return undefined;
  let charge = BigInt(band.price) + (terms.extendedZone ? BigInt(band.extendedSurcharge) : 0n);
  for (let reached = band.upTo; reached < weight; reached += 10n ** 16n) charge += BigInt(band.perExtraKilo);
  return charge;
}
