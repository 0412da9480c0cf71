import fc from 'fast-check';
import {
  CHANGE_KINDS,
  happenedSince,
  published,
  toldSince,
  type CatalogChange,
  type ChangeKind,
  type ShownProduct,
} from '@/modules/feed/domain/catalog-change';

const ID = 7;
const ALL: ReadonlySet<ChangeKind> = new Set(CHANGE_KINDS);
const product: ShownProduct = {
  listed: true,
  price: 'p000000000.marca',
  stock: 's0',
  sheet: 'sheet000',
  texts: undefined,
};

/** What the feed has told after each of these states was published, one position each. */
function history(
  states: readonly (ShownProduct | undefined)[],
  turned: readonly boolean[] = [],
): (CatalogChange | undefined)[] {
  let row: CatalogChange | undefined;
  return states.map((now, index) => {
    row = published(row, ID, now, { position: index + 1, at: index, turned: turned[index] ?? false }) ?? row;
    return row;
  });
}

describe('a product in the change feed', () => {
  it.each<[string, ShownProduct[], string[] | undefined]>([
    ['nothing', [product, product], undefined],
    ['its price', [product, { ...product, price: 'p111111111.marca' }], ['price']],
    ['its stock', [product, { ...product, stock: 's1' }], ['stock']],
    ['its sheet', [product, { ...product, sheet: 'sheet001' }], ['sheet']],
    ['its long texts', [product, { ...product, texts: 'texts001' }], ['sheet']],
    ['its price by another brand', [product, { ...product, price: 'p000000000.otra0' }], ['price']],
    ['price and stock', [product, { ...product, price: 'p111111111.marca', stock: 's1' }], ['price', 'stock']],
    ['that it left', [product, { ...product, listed: false }], ['withdrawn']],
    ['that it came back', [product, { ...product, listed: false }, product], ['listed']],
    ['nothing that was undone before it was published', [product, { ...product }], undefined],
  ])('tells %s', (_name, states, kinds) => {
    const row = history(states).at(-1);
    const told = row && toldSince(row, 1, ALL);
    expect(told?.kinds).toEqual(kinds);
  });

  it.each<[string, Partial<ShownProduct>, string[] | undefined]>([
    ['nothing', {}, undefined],
    ['another price', { price: 'p111111111.marca' }, ['price']],
    ['stock alone', { stock: 's1' }, ['stock']],
    ['a price that may be another brand’s', { sheet: 'sheet001' }, ['price', 'sheet']],
  ])('tells %s behind a digest of an earlier release', (_name, change, kinds) => {
    const [before] = history([{ ...product, price: 'p000000000abcdef' }]);
    const row = published(before, ID, { ...product, ...change }, { position: 2, at: 1, turned: false });
    expect(row && toldSince(row, 1, ALL)?.kinds).toEqual(kinds);
    expect(row?.priceDigest ?? product.price).toBe(change.price ?? product.price);
  });

  it('has no row before it was ever on sale', () => {
    expect(
      published(undefined, ID, { ...product, listed: false }, { position: 1, at: 0, turned: false }),
    ).toBeUndefined();
    expect(published(undefined, ID, undefined, { position: 1, at: 0, turned: false })).toBeUndefined();
  });

  it('changes its price when the calendar turns, though the row is the same', () => {
    const row = history([product, product], [false, true]).at(-1);
    expect(row && toldSince(row, 1, ALL)?.kinds).toEqual(['price']);
  });

  it('is told to nobody who asks for nothing of what changed (Beyond 1.1)', () => {
    const row = history([product, { ...product, stock: 's9' }]).at(-1);
    const told = CHANGE_KINDS.filter((kind) => row && toldSince(row, 1, new Set([kind])));
    expect(told).toEqual(['stock']);
    expect(row && toldSince(row, 1, new Set(['stock', 'price']))).toEqual({ type: 'changed', kinds: ['stock'] });
  });

  it('tells of each kind by itself what changed while it was gone', () => {
    const row = history([product, { ...product, listed: false }, { ...product, price: 'p111111111.marca' }]).at(-1);
    const told = CHANGE_KINDS.filter((kind) => row && happenedSince(row, 1, kind));
    expect(told).toEqual(['listed', 'price']);
    expect(row && toldSince(row, 1, ALL)?.kinds).toEqual(['listed']);
  });

  it.each([
    [true, ['listed', 'price']],
    [false, ['listed']],
  ])('tells of its price when it comes back and an offer began or ended meanwhile: %s', (turned, kinds) => {
    const row = history([product, { ...product, listed: false }, product], [false, false, turned]).at(-1);
    expect(CHANGE_KINDS.filter((kind) => row && happenedSince(row, 1, kind))).toEqual(kinds);
  });

  const state = fc.option(
    fc.record({
      listed: fc.boolean(),
      price: fc.constantFrom('p0.m0', 'p0.m1', 'p1.m1'),
      stock: fc.constantFrom('s0', 's1'),
      sheet: fc.constantFrom('sheet000', 'sheet001'),
      texts: fc.constantFrom(undefined, 'texts000', 'texts001'),
    }),
    { nil: undefined },
  );
  const sheetOf = (row: CatalogChange | undefined): string => row?.sheetDigest ?? '';

  it('leaves every reader, from wherever it read, knowing what there is', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 12 }), fc.nat(12), (states, place) => {
        const rows = history(states);
        const since = Math.min(place, states.length);
        const known = since === 0 ? undefined : rows[since - 1];
        const row = rows.at(-1);
        const told = row && toldSince(row, since, ALL);
        const differs =
          known?.listed !== true || row?.listed !== true
            ? known?.listed === true || row?.listed
            : known.priceDigest !== row.priceDigest ||
              known.stockDigest !== row.stockDigest ||
              sheetOf(known) !== sheetOf(row);
        // Never less than what differs; a change undone later may be told as well.
        if (differs) expect(told).toBeDefined();
        if (told) expect(row.listed).toBe(told.type !== 'withdrawn');
      }),
    );
  });

  it('leaves who follows nothing but one kind knowing what is shown, whatever was not on sale when they looked', () => {
    const steps = fc.array(fc.tuple(state, fc.boolean()), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(steps, fc.constantFrom('price', 'stock'), (made, kind) => {
        const rows = history([product, ...made.map(([now]) => now)]);
        const shownBy = (row: CatalogChange): string => (kind === 'price' ? row.priceDigest : row.stockDigest);
        let known = { position: 1, shown: product[kind] };
        for (const [index, [, looks]] of made.entries()) {
          const row = rows[index + 1];
          if (!looks || !row) continue;
          const isTold = happenedSince(row, known.position, kind);
          known = { position: index + 2, shown: isTold ? shownBy(row) : known.shown };
          if (row.listed) expect(known.shown).toBe(shownBy(row));
        }
      }),
    );
  });

  it('keeps its position the highest of all that it tells, and never lowers one', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 12 }), (states) => {
        let before: CatalogChange | undefined;
        for (const row of history(states)) {
          if (!row) continue;
          const { listedPos, withdrawnPos, pricePos, stockPos, sheetPos } = row;
          expect(row.position).toBe(Math.max(listedPos, withdrawnPos, pricePos, stockPos, sheetPos));
          if (before) expect(row.position).toBeGreaterThanOrEqual(before.position);
          before = row;
        }
      }),
    );
  });

  it('tells of a kind by itself whatever the feed tells of it', () => {
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 12 }), fc.nat(12), (states, since) => {
        const row = history(states).at(-1);
        if (!row) return;
        for (const kind of toldSince(row, since, ALL)?.kinds ?? []) expect(happenedSince(row, since, kind)).toBe(true);
      }),
    );
  });
});
