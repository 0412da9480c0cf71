import { isOfferRunning, lastOfferDay, specialPrice } from '@/modules/products/domain/product';
import { aPrice } from '@/modules/products/domain/product-price.builder';

const TODAY = 20_261_120;
describe('offers', () => {
  it.each([
    ['without an offer', { offer: undefined, offerTo: TODAY }, false, undefined],
    ['open on both sides', {}, true, undefined],
    ['its first day', { offerFrom: TODAY, offerTo: 20_261_130 }, true, 20_261_130],
    ['the day before its first', { offerFrom: 20_261_121, offerTo: 20_261_130 }, false, undefined],
    ['its last day', { offerTo: TODAY }, true, TODAY],
    ['the day after its last', { offerTo: 20_261_119 }, false, undefined],
  ])('%s', (_, overrides, runs, last) => {
    const price = aPrice({ offer: 100, ...overrides });
    expect([isOfferRunning(price, TODAY), specialPrice(price, TODAY), lastOfferDay(price, TODAY)]).toEqual([
      runs,
      runs ? 100 : 200,
      last,
    ]);
  });
});
