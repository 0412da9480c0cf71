import type { ProductPrice } from '@/modules/products/domain/product';
import { aPrice } from '@/modules/products/domain/product-price.builder';
import { KILO } from '@/modules/cart/quoting/domain/freight/weight';
import type {
  BranchFacts,
  CartLine,
  ProductFacts,
  QuoteInput,
  QuoteOptions,
  StockRow,
} from '@/modules/cart/quoting/domain/quote-input';

/** Test data with named overrides; every default is valid. */
export const aLine = (productId: number, quantity: number, condition: CartLine['condition'] = 'new'): CartLine => ({
  productId,
  condition,
  quantity,
});

export const prices = (overrides: Partial<ProductPrice> = {}): ProductPrice =>
  aPrice({ list: 1_423_800, publicPrice: 1_423_800, ...overrides });

export const aProduct = (productId: number, overrides: Partial<ProductFacts> = {}): ProductFacts => ({
  productId,
  model: `M-${productId}`,
  brandId: 'acme',
  prices: prices(),
  weight: KILO,
  volumetricWeight: KILO / 2n,
  components: [],
  ...overrides,
});

/** Branches lie on one meridian, one degree apart, so that their order is that of their number. */
export const aBranch = (code: string, degrees: number, overrides: Partial<BranchFacts> = {}): BranchFacts => ({
  code,
  supplies: true,
  state: 'CHIH',
  inBorderRegion: false,
  series: code.toUpperCase().slice(0, 3),
  latitude: 20 + degrees,
  longitude: -100,
  ...overrides,
});

export const stock = (
  productId: number,
  warehouse: string,
  available: number,
  condition: StockRow['condition'] = 'new',
): StockRow => ({
  productId,
  condition,
  warehouse,
  available,
});

export const QUOTE_ONLY: QuoteOptions = { order: false, force: false, singleBranch: false, borderRate: false };

export function aCart(
  overrides: Partial<QuoteInput> = {},
  products: readonly ProductFacts[] = [aProduct(1)],
): QuoteInput {
  return {
    lines: [aLine(1, 1)],
    products: new Map(products.map((product) => [product.productId, product])),
    stock: [stock(1, 'near', 100)],
    account: { agreements: new Map([['*', 0]]), classDiscount: 0, warehouses: undefined },
    payment: { financialDiscount: 0, rate: 179_500 },
    currency: 'usd',
    today: 20_261_120,
    branches: [aBranch('near', 1), aBranch('middle', 2), aBranch('far', 3)],
    delivery: { position: { latitude: 20, longitude: -100 }, inBorderRegion: false },
    options: QUOTE_ONLY,
    ...overrides,
  };
}
