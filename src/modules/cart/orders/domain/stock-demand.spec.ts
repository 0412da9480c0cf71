import { mergeDemand } from '@/modules/cart/orders/domain/stock-demand';

const draw = (productId: number, condition: 'new' | 'a', warehouse: string, pieces: number) => ({
  productId,
  condition,
  warehouse,
  pieces,
});

describe('stock demand', () => {
  it('is one entry per stock row, sorted by its key', () => {
    const draws = [
      draw(10, 'new', 'b', 1),
      draw(9, 'new', 'b', 2),
      draw(10, 'new', 'b', 3),
      draw(10, 'new', 'B', 1),
      draw(10, 'a', 'z', 1),
    ];
    expect(mergeDemand(draws)).toEqual([
      draw(9, 'new', 'b', 2),
      draw(10, 'a', 'z', 1),
      draw(10, 'new', 'B', 1),
      draw(10, 'new', 'b', 4),
    ]);
  });

  it('is the same whatever the order of the lines', () => {
    const draws = [draw(3, 'new', 'x', 1), draw(1, 'a', 'x', 1), draw(3, 'new', 'a', 5)];
    expect(mergeDemand([...draws].reverse())).toEqual(mergeDemand(draws));
  });
});
