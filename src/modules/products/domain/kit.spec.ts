import { leafComponents } from '@/modules/products/domain/kit';
import type { KitComponent } from '@/modules/products/domain/product';

const parts = (...list: (readonly [number, number])[]): KitComponent[] =>
  list.map(([productId, quantity]) => ({ productId, quantity }));
const leaves = (id: number, kits: Readonly<Record<number, KitComponent[]>>): unknown =>
  leafComponents(id, (productId) => kits[productId])?.map(({ productId, quantity }) => [productId, quantity]);

describe('leafComponents', () => {
  it.each<[string, Record<number, KitComponent[]>, unknown]>([
    ['no kit', {}, undefined],
    [
      'plain components',
      { 1: parts([10, 2], [11, 1]) },
      [
        [10, 2],
        [11, 1],
      ],
    ],
    ['a component listed twice', { 1: parts([10, 2], [10, 3]) }, [[10, 5]]],
    [
      'a kit in the kit',
      { 1: parts([2, 3], [10, 1]), 2: parts([10, 2], [12, 1]) },
      [
        [10, 7],
        [12, 3],
      ],
    ],
    [
      'the same kit by two ways',
      { 1: parts([2, 1], [3, 2]), 2: parts([4, 1]), 3: parts([4, 1]), 4: parts([10, 2]) },
      [[10, 6]],
    ],
    ['a kit of itself', { 1: parts([1, 1], [10, 1]) }, undefined],
    ['a circle further down', { 1: parts([2, 1]), 2: parts([3, 1]), 3: parts([2, 1], [10, 1]) }, undefined],
    ['only itself', { 1: parts([1, 1]) }, undefined],
  ])('%s', (_name, kits, expected) => {
    expect(leaves(1, kits)).toEqual(expected);
  });

  it.each([
    [8, [[100, 1]]],
    [9, undefined],
  ])('kits in kits %d deep', (levels, expected) => {
    const chain = Array.from({ length: levels }, (_, at) => [at + 1, parts([at + 1 === levels ? 100 : at + 2, 1])]);
    expect(leaves(1, Object.fromEntries(chain) as Record<number, KitComponent[]>)).toEqual(expected);
  });

  it('is done at once with kits that double at every level', () => {
    const kits = Object.fromEntries(
      Array.from({ length: 7 }, (_, level) => [level + 1, parts([level + 2, 2], [level + 2, 2])]),
    );
    expect(leaves(1, kits)).toEqual([[8, 4 ** 7]]);
  });
});
