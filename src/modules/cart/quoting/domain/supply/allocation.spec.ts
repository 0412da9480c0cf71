import { allocate, shortages, type AllocationLine } from '@/modules/cart/quoting/domain/supply/allocation';
import { aLine, stock } from '@/modules/cart/quoting/domain/oracle/quote-input.builder';
import { StockPool } from '@/modules/cart/quoting/domain/supply/stock-pool';
import type { StockRow } from '@/modules/cart/quoting/domain/quote-input';

const WAREHOUSES = ['near', 'middle', 'far'];
const pieces = (
  productId: number,
  quantity: number,
  condition: AllocationLine['condition'] = 'new',
): AllocationLine => ({
  ...aLine(productId, quantity, condition),
  components: [],
});
/** Kit 100 needs two pieces of 1 and one of 2. */
const kit = (quantity: number): AllocationLine => ({
  ...aLine(100, quantity),
  components: [
    { productId: 1, quantity: 2 },
    { productId: 2, quantity: 1 },
  ],
});
const fill = (lines: AllocationLine[], rows: StockRow[], warehouses = WAREHOUSES) =>
  allocate(lines, new StockPool(warehouses, rows));
const taken = (supply: { draws: readonly { productId: number; warehouse: string; pieces: number }[] } | undefined) =>
  supply?.draws.map((draw) => [draw.productId, draw.warehouse, draw.pieces]);

describe('allocation of pieces', () => {
  it.each([
    ['whole from the nearest', 5, [5, 9, 9], [['near', 5]], 0],
    ['whole from a farther one before splitting', 6, [5, 9, 9], [['middle', 6]], 0],
    [
      'split nearest first when none holds it',
      12,
      [5, 9, 9],
      [
        ['near', 5],
        ['middle', 7],
      ],
      0,
    ],
    [
      'split over all three',
      23,
      [5, 9, 9],
      [
        ['near', 5],
        ['middle', 9],
        ['far', 9],
      ],
      0,
    ],
    [
      'short by one',
      24,
      [5, 9, 9],
      [
        ['near', 5],
        ['middle', 9],
        ['far', 9],
      ],
      1,
    ],
    [
      'an empty near warehouse is passed over',
      10,
      [0, 9, 9],
      [
        ['middle', 9],
        ['far', 1],
      ],
      0,
    ],
    ['nothing anywhere', 3, [0, 0, 0], [], 3],
  ])('%s', (_, quantity, [near, middle, far], expected, missing) => {
    const rows = [stock(1, 'near', near ?? 0), stock(1, 'middle', middle ?? 0), stock(1, 'far', far ?? 0)];
    const [supply] = fill([pieces(1, quantity)], rows);
    expect(supply?.draws.map((draw) => [draw.warehouse, draw.pieces])).toEqual(expected);
    expect(supply).toMatchObject({ missing, supplied: quantity - missing });
  });

  it('never takes stock of a warehouse that is not open', () => {
    const [supply] = fill([pieces(1, 5)], [stock(1, 'near', 2), stock(1, 'elsewhere', 50)]);
    expect(supply).toMatchObject({ supplied: 2, missing: 3 });
  });

  it('keeps conditions apart', () => {
    const supplies = fill([pieces(1, 2, 'a'), pieces(1, 2)], [stock(1, 'near', 2), stock(1, 'near', 1, 'a')]);
    expect(supplies.map(({ supplied }) => supplied)).toEqual([1, 2]);
  });

  it('lets lines of the same product draw from one pool, in the order of the cart', () => {
    const supplies = fill([pieces(1, 3), pieces(1, 3)], [stock(1, 'near', 4), stock(1, 'far', 1)]);
    expect(supplies.map(taken)).toEqual([
      [[1, 'near', 3]],
      [
        [1, 'near', 1],
        [1, 'far', 1],
      ],
    ]);
    expect(supplies.map(({ missing }) => missing)).toEqual([0, 1]);
  });
});

describe('allocation of kits', () => {
  it('goes whole to the nearest warehouse that can make all of it', () => {
    const rows = [stock(1, 'near', 9), stock(2, 'near', 1), stock(1, 'far', 4), stock(2, 'far', 2)];
    expect(taken(fill([kit(2)], rows)[0])).toEqual([
      [1, 'far', 4],
      [2, 'far', 2],
    ]);
  });

  it('else gives each component whole to the nearest that has it', () => {
    const rows = [stock(1, 'near', 1), stock(1, 'middle', 4), stock(2, 'near', 1), stock(2, 'far', 2)];
    expect(taken(fill([kit(2)], rows)[0])).toEqual([
      [1, 'middle', 4],
      [2, 'far', 2],
    ]);
  });

  it('else splits just that component nearest first', () => {
    const rows = [stock(1, 'near', 3), stock(1, 'middle', 3), stock(2, 'far', 2)];
    expect(taken(fill([kit(2)], rows)[0])).toEqual([
      [1, 'near', 3],
      [1, 'middle', 1],
      [2, 'far', 2],
    ]);
  });

  it('shares the pool with lines of its components, both ways round', () => {
    const rows = [stock(1, 'near', 5), stock(2, 'near', 5)];
    expect(fill([pieces(1, 2), kit(2)], rows).map(({ supplied }) => supplied)).toEqual([2, 1]);
    expect(fill([kit(2), pieces(1, 2)], rows).map(({ supplied }) => supplied)).toEqual([2, 1]);
  });

  it('takes only what whole kits need when it is short, and names the first missing component', () => {
    const supplies = fill([kit(3), pieces(1, 3)], [stock(1, 'near', 5), stock(2, 'near', 9)]);
    expect(supplies[0]).toMatchObject({ supplied: 2, missing: 1, missingComponent: 1 });
    expect(supplies[1]).toMatchObject({ supplied: 1, missing: 2 });
  });

  it('names the first component in the order of the kit', () => {
    expect(fill([kit(1)], [stock(1, 'near', 2)])[0]).toMatchObject({ supplied: 0, missingComponent: 2, draws: [] });
    expect(fill([kit(1)], [])[0]).toMatchObject({ missingComponent: 1 });
    expect(fill([kit(1)], [stock(1, 'near', 2), stock(2, 'far', 1)])[0]?.missingComponent).toBeUndefined();
  });

  it('has no open-box kits, whatever open-box components there are', () => {
    const rows = [stock(1, 'near', 9, 'a'), stock(2, 'near', 9, 'a')];
    expect(fill([{ ...kit(1), condition: 'a' }], rows)[0]).toMatchObject({
      supplied: 0,
      missing: 1,
      missingComponent: 1,
    });
  });

  it('needs a component named twice twice', () => {
    const double = {
      ...aLine(100, 1),
      components: [
        { productId: 1, quantity: 1 },
        { productId: 1, quantity: 2 },
      ],
    };
    expect(fill([double], [stock(1, 'near', 2)])[0]).toMatchObject({ supplied: 0 });
    expect(taken(fill([double], [stock(1, 'near', 3)])[0])).toEqual([[1, 'near', 3]]);
  });
});

describe('shortages', () => {
  it('names each short product and condition once, with the sums of its lines', () => {
    const lines = [pieces(1, 3), pieces(2, 1), pieces(1, 4), pieces(1, 2, 'a')];
    const supplies = fill(lines, [stock(1, 'near', 5), stock(2, 'near', 1), stock(1, 'near', 1, 'a')]);
    expect(shortages(lines, supplies)).toEqual([
      { productId: 1, condition: 'new', requested: 7, available: 5 },
      { productId: 1, condition: 'a', requested: 2, available: 1 },
    ]);
  });
});
