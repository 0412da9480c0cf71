import type { Ranked } from './ranking';
import { titledFirst } from './titled-first';

const ranked: Ranked = { slots: Uint32Array.of(5, 7, 9), keys: Float64Array.of(2, 0, 1) };
const inOrder = ({ slots, keys }: Ranked): number[] =>
  [...slots.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)).map((place) => slots[place] ?? 0);

it.each([
  ['none', [], [7, 9, 5]],
  ['one of those found', [5], [5, 7, 9]],
  ['some that nothing else found', [3, 9], [3, 9, 7, 5]],
])('%s comes first, the others in their order', (_, titled, expected) => {
  expect(inOrder(titledFirst(ranked, Uint32Array.from(titled)))).toEqual(expected);
});
