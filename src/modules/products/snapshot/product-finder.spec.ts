import fc from 'fast-check';
import { PriceTerms } from '@/modules/products/domain/display-prices';
import { GRADES, type Grade } from '@/modules/products/domain/product';
import type { SearchCriteria, SortKey } from '@/modules/products/domain/search-criteria';
import { sortText } from '@/modules/products/domain/sort-text';
import { TextIndex } from '@/modules/products/domain/text/text-index';
import { CallerView } from '@/modules/products/snapshot/caller-view';
import { ProductFinder } from '@/modules/products/snapshot/product-finder';
import { ProductStore } from '@/modules/products/snapshot/product-store';

interface Made {
  readonly id: number;
  readonly word: number;
  readonly brand: number;
  readonly category: number;
  readonly listed: boolean;
  readonly sales: number;
  readonly list: number | undefined;
  readonly kitOf: number | undefined;
  readonly stock: readonly (readonly [branch: string, grade: Grade, pieces: number])[];
}

const WORDS = ['camara domo', 'camara bala', 'cable negro'];
const BRANDS = ['zeta', 'alfa', 'media'];
/** Two of them are one name but for case and accents. */
const BRAND_NAMES: Readonly<Record<string, string>> = { zeta: 'Ámbar', alfa: 'Bravo', media: 'AMBAR' };
const BRANCHES = ['mty', 'gdl', 'sur'];
const IDS = 400;
const EMPTY = { head: '', body: '', images: '', resources: '', proTitle: '""', proFeatures: '[]' };

const product: fc.Arbitrary<Made> = fc.record({
  id: fc.integer({ min: 1, max: IDS }),
  word: fc.nat(2),
  brand: fc.nat(2),
  category: fc.nat(2),
  listed: fc.boolean(),
  sales: fc.integer({ min: -3, max: 3 }),
  list: fc.option(fc.nat(4000), { nil: undefined }),
  kitOf: fc.option(fc.integer({ min: 1, max: IDS }), { nil: undefined, freq: 8 }),
  stock: fc.uniqueArray(fc.tuple(fc.constantFrom(...BRANCHES), fc.constantFrom(...GRADES.slice(0, 2)), fc.nat(2)), {
    maxLength: 3,
    selector: ([branch, grade]) => `${branch} ${grade}`,
  }),
});

const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
  text: fc.constantFrom('', 'camara', 'camara domo', 'cable'),
  categoryIds: fc.subarray([0, 1, 2], { maxLength: 2 }),
  brandIds: fc.subarray(BRANDS, { maxLength: 2 }),
  branchCodes: fc.subarray([...BRANCHES, 'none'], { maxLength: 2 }),
  inStock: fc.boolean(),
  newStock: fc.boolean(),
  sort: fc.record({
    key: fc.constantFrom<SortKey>('relevance', 'price', 'model', 'brand', 'bestseller', 'topseller'),
    descending: fc.boolean(),
  }),
  page: fc.record({ number: fc.integer({ min: 1, max: 4 }), size: fc.constantFrom(1, 7, 60, 500) }),
});

class Shop {
  readonly store = new ProductStore();
  readonly index = new TextIndex();
  readonly finder = new ProductFinder(this.store, this.index, (id) => BRAND_NAMES[id] ?? id);
  readonly made = new Map<number, Made>();
  readonly view: CallerView;

  constructor() {
    this.store.stock.setSelling(new Set(BRANCHES.slice(0, 2)));
    const agreement = {
      agreements: new Map([
        ['alfa', 100_000],
        ['zeta', 0],
      ]),
      classDiscount: 0,
    };
    const terms = new PriceTerms(agreement, { currency: 'usd', rate: 0, vat: false, financialDiscount: 0 });
    this.view = new CallerView(this.store, terms, this.store.stock.scope(undefined), 20_261_122);
  }

  put(made: Made): void {
    this.made.set(made.id, made);
    const { id, listed, sales, list, kitOf } = made;
    const model = `M-${id % 50}`;
    const components = kitOf === undefined || kitOf === id ? undefined : [{ productId: kitOf, quantity: 1 }];
    const price = list === undefined ? undefined : { ...NO_OFFER, list, publicPrice: list };
    const slot = this.store.put(
      {
        ...{
          id,
          model,
          brandId: BRANDS[made.brand] ?? '',
          ownCategoryIds: [made.category],
          categoryIds: [made.category],
        },
        ...{ listed, project: false, variant: undefined, components, sales, trend: -sales, price },
      },
      { fragments: EMPTY, related: [], accessories: [] },
      made.stock.map(([branchCode, grade, available]) => ({ branchCode, grade, available })),
    );
    if (!listed) this.index.remove(slot);
    else this.index.put(slot, { model, title: WORDS[made.word] ?? '', brand: '', categories: [], features: [] });
  }

  /** The same by looking at every product. */
  plainly(wanted: SearchCriteria): { total: number; ids: number[] } {
    const { store, view } = this;
    const { slots, scores } = this.index.search(wanted.text);
    const score = new Map([...slots].map((slot, at) => [slot, scores[at] ?? 0]));
    const found = [...this.made.values()].filter((made) => made.listed && this.meets(made, wanted, score));
    const keyed = found.map((made) => {
      const slot = store.slotOf(made.id) ?? -1;
      return { id: made.id, key: this.keyOf(slot, wanted, score), cents: view.payable(slot) };
    });
    const direction = wanted.sort.descending ? -1 : 1;
    keyed.sort((a, b) => {
      if (wanted.sort.key !== 'price') return compare(a.key, b.key) || a.id - b.id;
      if (a.cents === undefined || b.cents === undefined)
        return Number(a.cents === undefined) - Number(b.cents === undefined) || a.id - b.id;
      return direction * (a.cents - b.cents) || a.id - b.id;
    });
    const from = (wanted.page.number - 1) * wanted.page.size;
    return { total: keyed.length, ids: keyed.slice(from, from + wanted.page.size).map(({ id }) => id) };
  }

  private meets(made: Made, wanted: SearchCriteria, score: ReadonlyMap<number, number>): boolean {
    const slot = this.store.slotOf(made.id) ?? -1;
    const open = wanted.branchCodes.filter((code) => this.view.warehouses.includes(code));
    return (
      (wanted.text === '' || score.has(slot)) &&
      (wanted.brandIds.length === 0 || wanted.brandIds.includes(BRANDS[made.brand] ?? '')) &&
      (wanted.categoryIds.length === 0 || wanted.categoryIds.includes(made.category)) &&
      (!wanted.newStock || this.view.newPieces(slot) > 0) &&
      (!wanted.inStock || this.view.allPieces(slot) > 0) &&
      (wanted.branchCodes.length === 0 || this.view.isIn(slot, open, wanted.newStock))
    );
  }

  private keyOf(slot: number, { sort, text }: SearchCriteria, score: ReadonlyMap<number, number>): number | string {
    const { columns } = this.store;
    const direction = sort.descending ? -1 : 1;
    switch (sort.key) {
      case 'relevance':
        return text === '' ? -columns.salesOf(slot) : -Math.round((score.get(slot) ?? 0) * 1e8);
      case 'bestseller':
        return -columns.salesOf(slot);
      case 'topseller':
        return -columns.trendOf(slot);
      case 'model':
        return direction * MODELS.indexOf(sortText(this.store.modelOf(slot)));
      case 'brand':
        return direction * (BRAND_NAMES[columns.brandOf(slot)] === 'Bravo' ? 1 : 0);
      case 'price':
        return 0;
    }
  }
}

const NO_OFFER = {
  ...{ offer: undefined, offerFrom: undefined, offerTo: undefined, map: undefined },
  ...{ tiers: [], openBox: {} },
};
const MODELS = Array.from({ length: 50 }, (_, at) => sortText(`M-${at}`)).sort();

function compare(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

describe('ProductFinder', () => {
  it('finds, counts and orders as by looking at every product, through any changes', () => {
    const first = fc.array(product, { minLength: 300, maxLength: 700 });
    const steps = fc.array(fc.tuple(fc.array(product, { maxLength: 2 }), criteria), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(first, steps, (products, changes) => {
        const shop = new Shop();
        for (const made of products) shop.put(made);
        for (const [some, wanted] of changes) {
          for (const one of [wanted, { ...wanted, page: { ...wanted.page, number: 1 } }]) {
            const { total, slots } = shop.finder.find(one, shop.view);
            expect({ total, ids: slots.map((slot) => shop.store.idOf(slot)) }).toEqual(shop.plainly(one));
          }
          for (const made of some) shop.put(made);
          const { total, slots } = shop.finder.find(wanted, shop.view);
          expect({ total, ids: slots.map((slot) => shop.store.idOf(slot)) }).toEqual(shop.plainly(wanted));
        }
      }),
      { numRuns: 40 },
    );
  });
});
