import { isOfferRunning, lastOfferDay, specialPrice, type ProductPrice } from '@/modules/products/domain/product';

const TODAY = 20_261_120;
const priced = (overrides: Partial<ProductPrice>): ProductPrice => ({
  list: 300,
  publicPrice: 200,
  offer: 100,
  offerFrom: undefined,
  offerTo: undefined,
  map: undefined,
  tiers: [],
  openBox: {},
  ...overrides,
});

describe('offers', () => {
  it.each([
    ['without an offer', { offer: undefined, offerTo: TODAY }, false, undefined],
    ['open on both sides', {}, true, undefined],
    ['its first day', { offerFrom: TODAY, offerTo: 20_261_130 }, true, 20_261_130],
    ['the day before its first', { offerFrom: 20_261_121, offerTo: 20_261_130 }, false, undefined],
    ['its last day', { offerTo: TODAY }, true, TODAY],
    ['the day after its last', { offerTo: 20_261_119 }, false, undefined],
  ])('%s', (_, overrides, runs, last) => {
    const price = priced(overrides);
    expect([isOfferRunning(price, TODAY), specialPrice(price, TODAY), lastOfferDay(price, TODAY)]).toEqual([
      runs,
      runs ? 100 : 200,
      last,
    ]);
  });
});
