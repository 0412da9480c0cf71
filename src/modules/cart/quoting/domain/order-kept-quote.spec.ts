import {
  aBranch,
  aCart,
  aLine,
  aProduct,
  QUOTE_ONLY,
  stock,
} from '@/modules/cart/quoting/domain/oracle/quote-input.builder';
import { orderKeptQuote, type KeptQuote } from '@/modules/cart/quoting/domain/order-kept-quote';
import type { QuotedLine } from '@/modules/cart/quoting/domain/quote';

const kept: KeptQuote = {
  currency: 'usd',
  rate: 179_500,
  freight: 0,
  taxPercent: 16,
  lines: [
    {
      ...aLine(1, 2),
      price: {
        list: 1_000,
        offer: 1_000,
        unit: 1_000,
        discounts: { distribution: 0, classification: 0, volume: 0, financial: 0 },
      },
    },
  ],
};

function ordered(components: { productId: number; quantity: number }[]): QuotedLine | undefined {
  const input = aCart({ lines: [aLine(1, 2)], stock: [stock(1, 'near', 9), stock(2, 'near', 9)] }, [
    aProduct(1, { components }),
    aProduct(2),
  ]);
  const outcome = orderKeptQuote(kept, { ...input, options: { ...QUOTE_ONLY, order: true } });
  if (outcome.kind !== 'quoted') throw new Error(outcome.kind);
  return outcome.quote.lines[0];
}

describe('a kept quote that is ordered', () => {
  it('is made of what the product is made of now, at the price it was quoted at', () => {
    expect(ordered([{ productId: 2, quantity: 3 }])).toMatchObject({
      kit: true,
      amount: 2_000,
      supply: { supplied: 2, draws: [{ productId: 2, warehouse: 'near', pieces: 6 }] },
    });
    expect(ordered([])).toMatchObject({
      kit: false,
      amount: 2_000,
      supply: { supplied: 2, draws: [{ productId: 1, warehouse: 'near', pieces: 2 }] },
    });
  });

  it.each([
    [16, true, { kind: 'tax-changed', quoted: 16, current: 8 }],
    [8, false, { kind: 'tax-changed', quoted: 8, current: 16 }],
    [8, true, { kind: 'quoted', quote: { totals: { tax: 160 } } }],
    [16, false, { kind: 'quoted', quote: { totals: { tax: 320 } } }],
  ] as const)('quoted at %d %%, supplied from the border region %p: %j', (taxPercent, inBorderRegion, outcome) => {
    const options = { ...QUOTE_ONLY, order: true, borderRate: true };
    const branches = [aBranch('near', 1, { inBorderRegion })];
    const delivery = { position: { latitude: 20, longitude: -100 }, inBorderRegion: true };
    const input = aCart({ lines: [aLine(1, 2)], branches, delivery, options });
    expect(orderKeptQuote({ ...kept, taxPercent }, input)).toMatchObject(outcome);
  });
});
