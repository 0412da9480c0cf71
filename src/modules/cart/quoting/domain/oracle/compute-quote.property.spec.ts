import fc from 'fast-check';
import { computeQuote } from '@/modules/cart/quoting/domain/compute-quote';
import type { Quote, QuotedLine } from '@/modules/cart/quoting/domain/quote';
import type { QuoteInput } from '@/modules/cart/quoting/domain/quote-input';
import { lineText, oracle } from '@/modules/cart/quoting/domain/oracle/quote-oracle.builder';
import { Dice, randomCart } from '@/modules/cart/quoting/domain/oracle/random-cart.builder';

const CARTS = Number(process.env.ORACLE_CARTS ?? 50_000);
const seed = 20_261_120;

function verdict(input: QuoteInput): string {
  const outcome = computeQuote(input);
  if (outcome.kind === 'products-not-found') return `not-found ${outcome.productIds.join()}`;
  if (outcome.kind === 'insufficient-stock') {
    const short = outcome.shortages.map((one) => `${one.productId}|${one.condition}:${one.requested}:${one.available}`);
    return `short ${short.join()} [${outcome.missingComponent ?? ''}]`;
  }
  return outcome.kind === 'quoted' ? quoteText(outcome.quote) : outcome.kind;
}

function quoteText({ lines, totals, weight, volumetricWeight, suppliers, series }: Quote): string {
  return [
    ...lines.map(quotedLineText),
    `totals ${totals.subtotal} ${totals.freight} ${totals.tax} ${totals.total} ${totals.taxPercent}`,
    `weights ${weight} ${volumetricWeight}`,
    `from ${suppliers.join()} series ${series}`,
  ].join('\n');
}

function quotedLineText(line: QuotedLine): string {
  const { discounts, list, offer, unit } = line.price;
  const percents = [discounts.distribution, discounts.classification, discounts.volume, discounts.financial];
  const draws = line.supply.draws.map((draw) => `${draw.productId}|${draw.condition}|${draw.warehouse}=${draw.pieces}`);
  return lineText(line, [list, offer, unit, line.amount], percents, line.supply.supplied, draws);
}

const carts = fc.nat(2 ** 31 - 1).map((each) => randomCart(new Dice(each)));
const subtotal = (input: QuoteInput): number | undefined => {
  const outcome = computeQuote(input);
  return outcome.kind === 'quoted' ? outcome.quote.totals.subtotal : undefined;
};

describe(`computeQuote over ${CARTS} carts from seed ${seed}`, () => {
  it('never differs from an independent computation, and meets every kind of outcome', () => {
    const kinds = new Map<string, number>();
    for (let each = 0; each < CARTS; each++) {
      const input = randomCart(new Dice(seed + each));
      const ours = verdict(input);
      if (ours !== oracle(input)) throw new Error(`cart ${seed + each}: ours\n${ours}\noracle\n${oracle(input)}`);
      const kind = /^(not-found|short|no-tariff)/.exec(ours)?.[0] ?? 'quoted';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect([...kinds.keys()].sort()).toEqual(['no-tariff', 'not-found', 'quoted', 'short']);
    expect(kinds.get('quoted')).toBeGreaterThan(CARTS / 2);
  });
});

describe('properties', () => {
  it('total is the exact sum, and subtotal the sum of the amounts', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const outcome = computeQuote(input);
        if (outcome.kind !== 'quoted') return;
        const { totals, lines } = outcome.quote;
        expect(totals.total).toBe(totals.subtotal + totals.freight + totals.tax);
        expect(totals.subtotal).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        for (const line of lines) expect(line.amount).toBe(line.price.unit * line.quantity);
      }),
      { numRuns: 3000 },
    );
  });

  it('never draws more than there is, nor from a closed warehouse', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const outcome = computeQuote(input);
        if (outcome.kind !== 'quoted') return;
        const left = new Map(
          input.stock.map((row) => [`${row.productId}|${row.condition}|${row.warehouse}`, row.available]),
        );
        for (const draw of outcome.quote.lines.flatMap(({ supply }) => supply.draws)) {
          const key = `${draw.productId}|${draw.condition}|${draw.warehouse}`;
          left.set(key, (left.get(key) ?? 0) - draw.pieces);
          expect(draw.pieces).toBeGreaterThan(0);
          expect(left.get(key)).toBeGreaterThanOrEqual(0);
          expect(input.branches.find(({ code }) => code === draw.warehouse)?.supplies).toBe(true);
          expect(input.account.warehouses?.has(draw.warehouse) ?? true).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('gives the same subtotal whatever the order of the lines', () => {
    fc.assert(
      fc.property(carts, fc.nat(), (cart, turn) => {
        const input = {
          ...cart,
          options: { ...cart.options, order: false, singleBranch: false },
          delivery: { ...cart.delivery, freight: undefined },
        };
        const at = turn % input.lines.length;
        const turned = { ...input, lines: [...input.lines.slice(at), ...input.lines.slice(0, at)].reverse() };
        expect(subtotal(turned)).toBe(subtotal(input));
      }),
      { numRuns: 3000 },
    );
  });

  it('costs the same in one line as in two', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const input = {
          ...cart,
          options: { ...cart.options, order: false, singleBranch: false },
          delivery: { ...cart.delivery, freight: undefined },
        };
        const halves = input.lines.flatMap((line) =>
          line.quantity > 1
            ? [
                { ...line, quantity: 1 },
                { ...line, quantity: line.quantity - 1 },
              ]
            : [line],
        );
        expect(subtotal({ ...input, lines: halves })).toBe(subtotal(input));
      }),
      { numRuns: 3000 },
    );
  });

  it('orders exactly what it quotes when nothing is short', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const as = (order: boolean) => computeQuote({ ...cart, options: { ...cart.options, order, force: false } });
        const [quote, order] = [as(false), as(true)];
        if (order.kind === 'insufficient-stock') return;
        expect(order).toEqual(quote);
      }),
      { numRuns: 3000 },
    );
  });
});
