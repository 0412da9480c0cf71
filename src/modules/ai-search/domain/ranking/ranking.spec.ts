import type { Intent } from '../reading/intent';
import { inOrder, mixed, rank } from './ranking';

describe('rank', () => {
  const facts = { centsOf: (slot: number) => (slot === 2 ? undefined : 1000 - slot), salesOf: (slot: number) => slot };
  const candidates = {
    slots: Uint32Array.of(0, 1, 2, 3),
    scores: Float32Array.of(1, 2, 2, 0.1),
    missing: Uint8Array.of(1, 0, 0, 0),
  };
  const best = (order: Intent['order']): number[] => {
    const { slots, keys } = rank(candidates, order, facts);
    return [...slots.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)).map((at) => slots[at] ?? -1);
  };

  it('leaves out what is far behind, and orders by score, then sales', () => {
    expect(best('relevance')).toEqual([2, 1, 0]);
  });

  it('has what tells all that was said, and lacks nothing, before what scores more', () => {
    const untold = Uint8Array.of(0, 1, 1, 0);
    const { slots, keys } = rank({ ...candidates, untold, scores: Float32Array.of(1, 2, 2, 1) }, 'relevance', facts);
    const order = [...slots.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
    expect(order.map((at) => slots[at])).toEqual([3, 2, 1, 0]);
  });

  it('orders by price among those that lack as little; without a price last', () => {
    expect(best('cheapest')).toEqual([1, 2, 0]);
    expect(best('bestselling')).toEqual([2, 1, 0]);
  });

  it('puts goods that came back after those that nobody bought, before what lacks more', () => {
    const sold = { ...facts, salesOf: (slot: number) => [9, -2_000_000_000, 0][slot] ?? 0 };
    const { slots, keys } = rank(candidates, 'bestselling', sold);
    const order = [...slots.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
    expect(order.map((at) => slots[at])).toEqual([2, 1, 0]);
  });

  it('keys are whole and within the bounds of the finder', () => {
    for (const order of ['relevance', 'cheapest', 'dearest', 'bestselling'] as const) {
      for (const key of rank(candidates, order, facts).keys)
        expect(Number.isInteger(key) && key >= 0 && key < 2 ** 32).toBe(true);
    }
  });
});

describe('mixed', () => {
  const ranked = (...slots: number[]): { slots: Uint32Array; keys: Float64Array } => ({
    slots: Uint32Array.from(slots),
    keys: Float64Array.from(slots, (slot) => slot % 10),
  });

  it('takes one of each list in turn, the best first, each once', () => {
    const all = mixed([ranked(12, 11, 13), ranked(21), ranked(34, 11, 32)]);
    expect([...inOrder(all)]).toEqual([11, 21, 12, 32, 13, 34]);
  });

  it('is empty where no list has anything', () => {
    expect([...mixed([ranked(), ranked()]).slots]).toEqual([]);
  });
});
