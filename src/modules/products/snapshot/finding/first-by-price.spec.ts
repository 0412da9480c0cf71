import fc from 'fast-check';
import { PriceTerms } from '@/modules/products/domain/display-prices';
import { CallerView } from '@/modules/products/snapshot/caller-view';
import { FirstByPrice } from '@/modules/products/snapshot/finding/first-by-price';
import { FirstSlots, priceKey } from '@/modules/products/snapshot/finding/first-slots';
import { ProductStore } from '@/modules/products/snapshot/product-store';

const BRANDS = ['zeta', 'alfa', 'media', 'not agreed'];
const DAYS = [20_261_120, 20_261_121, 20_261_122];
const EMPTY = { head: '', body: '', images: '', resources: '', proTitle: '""', proFeatures: '[]' };

const day = fc.option(fc.constantFrom(...DAYS), { nil: undefined });
/** Few different amounts, and such that cents round to the same: ties have to be told by product id. */
const amount = fc.oneof(fc.nat(600), fc.constantFrom(12_345, 12_349, 12_350, 2 ** 43));
const price = fc.record({
  list: amount,
  publicPrice: amount,
  offer: fc.option(amount, { nil: undefined, freq: 2 }),
  offerFrom: day,
  offerTo: day,
  map: fc.constant(undefined),
  tiers: fc.constant<readonly never[]>([]),
  openBox: fc.constant({}),
});
const product = fc.record({
  id: fc.integer({ min: 1, max: 300 }),
  brand: fc.constantFrom(...BRANDS),
  categoryIds: fc.subarray([1, 2, 3], { minLength: 1 }),
  listed: fc.boolean(),
  price: fc.option(price, { nil: undefined, freq: 6 }),
});
const account = fc.record({
  agreements: fc.record({ zeta: fc.nat(900_000), alfa: fc.nat(900_000), media: fc.constant(333_333) }),
  classDiscount: fc.constantFrom(0, 70_000),
  vat: fc.boolean(),
  currency: fc.constantFrom('usd' as const, 'mxn' as const),
  financialDiscount: fc.constantFrom(0, 25_000),
  today: fc.constantFrom(...DAYS),
});
const question = fc.record({
  categoryIds: fc.subarray([1, 2, 3], { maxLength: 2 }),
  brandIds: fc.subarray(BRANDS, { maxLength: 2 }),
  left: fc.nat(4),
  descending: fc.boolean(),
  wanted: fc.integer({ min: 1, max: 25 }),
});

type Made = typeof product extends fc.Arbitrary<infer T> ? T : never;
type Asked = typeof question extends fc.Arbitrary<infer T> ? T : never;
type Account = typeof account extends fc.Arbitrary<infer T> ? T : never;

function put(store: ProductStore, { id, brand, categoryIds, listed, price: row }: Made): void {
  store.put(
    {
      ...{ id, model: `M-${id}`, brandId: brand, ownCategoryIds: categoryIds, categoryIds, listed, project: false },
      ...{ variant: undefined, components: undefined, sales: 0, trend: 0, price: row },
    },
    { fragments: EMPTY, related: [], accessories: [] },
    [],
  );
}

function viewOf(store: ProductStore, { agreements, classDiscount, today, ...options }: Account): CallerView {
  const terms = new PriceTerms(
    { agreements: new Map(Object.entries(agreements)), classDiscount },
    { ...options, rate: 173_401 },
  );
  return new CallerView(store, terms, store.stock.scope(undefined), today);
}

/** What matches, less some of it as a filter by stock would take out. */
function candidatesOf(
  store: ProductStore,
  { categoryIds, brandIds, left }: Asked,
): ReturnType<ProductStore['ofBrand']> {
  const found = store.listed.clone();
  for (const slot of store.listed.toArray()) {
    const filed = categoryIds.length === 0 || categoryIds.some((id) => store.ofCategory(id).has(slot));
    const branded = brandIds.length === 0 || brandIds.some((id) => store.ofBrand(id).has(slot));
    found.put(slot, filed && branded && (left === 0 || slot % 5 !== left));
  }
  return found;
}

function plainly(store: ProductStore, view: CallerView, asked: Asked): number[] {
  const slots = candidatesOf(store, asked).toArray();
  const first = new FirstSlots(store.idOrder, asked.wanted, slots.length);
  for (const slot of slots) first.add(slot, priceKey(view.payable(slot), asked.descending));
  return first.inOrder();
}

describe('FirstByPrice', () => {
  it('answers what pricing every candidate does, for any account and day, through any changes', () => {
    const first = fc.array(product, { minLength: 100, maxLength: 600 });
    const some = fc.array(product, { maxLength: 40, size: 'max' });
    const steps = fc.array(fc.tuple(some, account, question), { maxLength: 12, size: 'max' });
    let walked = 0;
    fc.assert(
      fc.property(first, steps, (products, changes) => {
        const store = new ProductStore();
        const byPrice = new FirstByPrice(store, { leastCandidates: 0, looksPerCandidate: 100 });
        for (const made of products) put(store, made);
        for (const [changed, who, asked] of changes) {
          for (const made of changed) put(store, made);
          const view = viewOf(store, who);
          const candidates = candidatesOf(store, asked);
          const found = byPrice.first({ ...asked, candidates, total: candidates.size() }, view);
          if (!found) continue;
          walked++;
          expect(found).toEqual(plainly(store, view, asked));
        }
      }),
      { numRuns: 60 },
    );
    expect(walked).toBeGreaterThan(60);
  });

  it('gives up where walking would take longer than pricing all', () => {
    const store = new ProductStore();
    for (let id = 1; id <= 300; id++) {
      const cost = { list: id, publicPrice: id, offer: undefined, offerFrom: undefined, offerTo: undefined };
      const row = { ...cost, map: undefined, tiers: [], openBox: {} };
      put(store, { id, brand: 'zeta', categoryIds: [1], listed: true, price: row });
    }
    const candidates = store.listed.clone();
    for (let slot = 0; slot < 290; slot++) candidates.delete(slot);
    const asked = { categoryIds: [], brandIds: [], left: 0, descending: false, wanted: 2 };
    const view = new CallerView(
      store,
      new PriceTerms(
        { agreements: new Map([['*', 0]]), classDiscount: 0 },
        { currency: 'usd', rate: 0, vat: false, financialDiscount: 0 },
      ),
      store.stock.scope(undefined),
      20_261_122,
    );
    const total = candidates.size();
    const thrifty = new FirstByPrice(store, { leastCandidates: 0, looksPerCandidate: 4 });
    expect(thrifty.first({ ...asked, candidates, total }, view)).toBeUndefined();
    const lavish = new FirstByPrice(store, { leastCandidates: 0, looksPerCandidate: 100 });
    expect(lavish.first({ ...asked, candidates, total }, view)).toEqual([290, 291]);
  });
});
