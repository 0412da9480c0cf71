import type { ProductPrice } from '@/modules/products/domain/product';
import type {
  BranchFacts,
  CartLine,
  Condition,
  FreightTerms,
  ProductFacts,
  QuoteInput,
  StockRow,
} from '@/modules/cart/quoting/domain/quote-input';

/** A small seeded generator (mulberry32): the same seed gives the same carts on every machine. */
export class Dice {
  constructor(private state: number) {}

  /** A whole number from 0 to `sides` − 1. */
  roll(sides: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % sides;
  }

  chance(percent: number): boolean {
    return this.roll(100) < percent;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.roll(items.length)] as T;
  }

  list<T>(length: number, make: (index: number) => T): T[] {
    return Array.from({ length }, (_, index) => make(index));
  }
}

const MILLIGRAM = 10_000_000_000n;
const CONDITIONS: readonly Condition[] = ['new', 'new', 'new', 'a', 'b', 'c'];
const BRANDS = ['acme', 'bolt', 'cora'];
const STATES = ['CHIH', 'NL', 'JAL', 'BC'];
const DAYS = [20_261_118, 20_261_119, 20_261_120, 20_261_121, 20_261_122];

/** A cart of any shape the service can meet: shared pools, kits, splits, short stock, closed warehouses, unknown products. */
export function randomCart(dice: Dice): QuoteInput {
  const plain = 2 + dice.roll(3);
  const products = [
    ...dice.list(plain, (index) => randomProduct(dice, index + 1)),
    ...dice.list(dice.roll(3), (index) => randomKit(dice, 100 + index, plain)),
  ];
  const branches = dice.list(1 + dice.roll(4), (index) => randomBranch(dice, `b${index}`));
  const codes = branches.map(({ code }) => code);
  return {
    lines: dice.list(1 + dice.roll(5), () => randomLine(dice, products)),
    products: new Map(products.map((product) => [product.productId, product])),
    stock: randomStock(dice, plain, codes),
    account: {
      agreements: new Map(
        [...BRANDS.filter(() => dice.chance(50)), ...(dice.chance(90) ? ['*'] : [])].map((brand) => [
          brand,
          percent(dice),
        ]),
      ),
      classDiscount: percent(dice),
      warehouses: dice.chance(20) ? new Set(codes.filter(() => dice.chance(70))) : undefined,
    },
    payment: { financialDiscount: dice.pick([0, 40_000, 30_000, 20_000, 12_345]), rate: 100_000 + dice.roll(150_000) },
    currency: dice.pick(['usd', 'mxn']),
    today: 20_261_120,
    branches,
    delivery: {
      pickupBranch: dice.chance(30) ? dice.pick(codes) : undefined,
      position: dice.chance(95) ? place(dice) : undefined,
      inBorderRegion: dice.chance(60),
      freight: dice.chance(50) ? randomFreight(dice) : undefined,
    },
    options: {
      order: dice.chance(50),
      force: dice.chance(40),
      singleBranch: dice.chance(25),
      borderRate: dice.chance(50),
    },
  };
}

const percent = (dice: Dice): number =>
  dice.pick([0, 30_000, 360_000, 500_000, 999_999, 1_000_000, dice.roll(1_000_000)]);
const price = (dice: Dice): number => dice.pick([1, 49, 50, 1_273_500, dice.roll(1_000_000), dice.roll(2_000_000_000)]);
const place = (dice: Dice): { latitude: number; longitude: number } => ({
  latitude: 15 + dice.roll(18),
  longitude: -117 + dice.roll(31),
});

function randomPrices(dice: Dice): ProductPrice {
  const list = price(dice);
  const offer = dice.chance(40) ? price(dice) : undefined;
  return {
    list,
    publicPrice: dice.chance(50) ? list : price(dice),
    offer,
    offerFrom: offer !== undefined && dice.chance(60) ? dice.pick(DAYS) : undefined,
    offerTo: offer !== undefined && dice.chance(60) ? dice.pick(DAYS) : undefined,
    map: undefined,
    tiers: dice.list(dice.roll(4), (index) => ({ from: [5, 2, 12][index] ?? 1, discount: percent(dice) })),
    openBox: dice.chance(50) ? { a: percent(dice), b: percent(dice) } : {},
  };
}

function randomProduct(dice: Dice, productId: number): ProductFacts {
  return {
    productId,
    model: `M${productId}`,
    brandId: dice.pick(BRANDS),
    prices: dice.chance(99) ? randomPrices(dice) : undefined,
    weight: BigInt(dice.pick([0, 1_000_000, dice.roll(9_000_000)])) * MILLIGRAM + BigInt(dice.roll(3)),
    volumetricWeight: BigInt(dice.pick([0, 250_000, dice.roll(9_000_000)])) * MILLIGRAM,
    components: [],
  };
}

function randomKit(dice: Dice, productId: number, plain: number): ProductFacts {
  const components = dice.list(1 + dice.roll(3), () => ({
    productId: 1 + dice.roll(plain),
    quantity: 1 + dice.roll(3),
  }));
  return { ...randomProduct(dice, productId), components };
}

function randomBranch(dice: Dice, code: string): BranchFacts {
  return {
    code,
    supplies: dice.chance(90),
    state: dice.pick(STATES),
    inBorderRegion: dice.chance(70),
    series: code.toUpperCase(),
    ...place(dice),
  };
}

function randomLine(dice: Dice, products: readonly ProductFacts[]): CartLine {
  const productId = dice.chance(1) ? 999 : dice.pick(products).productId;
  return { productId, condition: dice.pick(CONDITIONS), quantity: 1 + dice.roll(dice.pick([2, 6, 20])) };
}

function randomStock(dice: Dice, plain: number, codes: readonly string[]): StockRow[] {
  const shelves = dice
    .list(plain, (index) => index + 1)
    .flatMap((productId) => codes.map((warehouse) => ({ productId, warehouse })));
  return shelves.flatMap((shelf) =>
    (['new', 'a', 'b'] as const)
      .filter((condition) => dice.chance(condition === 'new' ? 85 : 40))
      .map((condition) => ({ ...shelf, condition, available: dice.roll(dice.pick([3, 15, 60])) })),
  );
}

function randomFreight(dice: Dice): FreightTerms {
  const band = (upTo: number) => ({
    upTo: BigInt(upTo) * 1_000_000n * MILLIGRAM,
    price: dice.roll(3_000_000),
    perExtraKilo: dice.roll(200_000),
    extendedSurcharge: dice.roll(900_000),
  });
  return {
    zoneByOrigin: new Map(STATES.filter(() => dice.chance(97)).map((state) => [state, dice.pick(['1', '2'])])),
    bandsByZone: new Map([
      ['1', [band(10), band(1), band(5)]],
      ['2', dice.chance(97) ? [band(3), band(30)] : []],
    ]),
    extendedZone: dice.chance(40),
  };
}
