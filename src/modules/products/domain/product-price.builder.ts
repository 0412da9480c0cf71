import type { ProductPrice } from '@/modules/products/domain/product';

/** A price without offer, tiers or open boxes, but for what is told. */
export const aPrice = (overrides: Partial<ProductPrice> = {}): ProductPrice => ({
  list: 300,
  publicPrice: 200,
  offer: undefined,
  offerFrom: undefined,
  offerTo: undefined,
  map: undefined,
  tiers: [],
  openBox: {},
  ...overrides,
});
