import { servingFirst } from './serving-first';

it('what serves comes before all others, each of both in their order', () => {
  const ranked = { slots: Uint32Array.of(7, 8, 9, 10), keys: Float64Array.of(3, 1, 2, 0) };
  const { slots, keys } = servingFirst(ranked, (slot) => slot === 7 || slot === 9);
  expect([[...slots], [...keys]]).toEqual([
    [9, 7, 10, 8],
    [0, 1, 2, 3],
  ]);
  expect(servingFirst(ranked, undefined)).toBe(ranked);
});
