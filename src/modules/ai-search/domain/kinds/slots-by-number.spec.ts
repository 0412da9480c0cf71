import { SlotsByNumber } from './slots-by-number';

describe('slots by numbers', () => {
  const slotsOf = (all: SlotsByNumber, number: number): number[] => [...all.of(number)].sort((a, b) => a - b);

  it('has those with a number, and no longer those that have others now', () => {
    const all = new SlotsByNumber();
    all.put(3, [7, -7]);
    all.put(900, [7]);
    expect([slotsOf(all, 7), slotsOf(all, -7), slotsOf(all, 8)]).toEqual([[3, 900], [3], []]);
    all.put(3, [8]);
    expect([slotsOf(all, 7), slotsOf(all, -7), slotsOf(all, 8)]).toEqual([[900], [], [3]]);
    all.put(900, []);
    expect([all.has(900), all.has(3), all.has(5000)]).toEqual([false, true, false]);
  });

  it('takes a number of 32 bits for the same however its sign is told', () => {
    const all = new SlotsByNumber();
    all.put(1, [0xffffffff]);
    expect(slotsOf(all, -1)).toEqual([1]);
  });

  it('answers as sets would, whatever is put, in whatever order', () => {
    const all = new SlotsByNumber();
    const twin = new Map<number, Set<number>>();
    let seed = 1;
    const next = (below: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % below;
    };
    for (let round = 0; round < 5_000; round++) {
      const slot = next(400);
      const numbers = new Set(Array.from({ length: next(4) }, () => next(50) * 4096));
      twin.set(slot, numbers);
      all.put(slot, numbers);
    }
    for (let number = 0; number < 50 * 4096; number += 4096) {
      const having = [...twin].filter(([, numbers]) => numbers.has(number)).map(([slot]) => slot);
      expect(slotsOf(all, number)).toEqual(having.sort((a, b) => a - b));
    }
    expect([...twin].every(([slot, numbers]) => all.has(slot) === numbers.size > 0)).toBe(true);
  });
});
