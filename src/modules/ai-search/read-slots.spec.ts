import { ReadSlots } from '@/modules/ai-search/read-slots';

describe('read slots', () => {
  let slots: ReadSlots;

  beforeEach(() => {
    slots = new ReadSlots();
  });

  /** Reads a slot from a source; whether that was new. */
  function read(slot: number, source: string): boolean {
    const digest = slots.newSource(slot, source);
    if (digest !== undefined) slots.note(slot, digest);
    return digest !== undefined;
  }

  it('are new when they were never read, or read from something else', () => {
    expect([read(7, 'a'), read(7, 'a'), read(7, 'b'), read(8, 'b')]).toEqual([true, false, true, true]);
    expect(slots.size).toBe(2);
  });

  it('are new until their reading was noted', () => {
    expect([slots.newSource(4, 'a'), slots.newSource(4, 'a')]).toEqual([
      expect.any(Uint8Array),
      expect.any(Uint8Array),
    ]);
    expect([slots.isCurrent(4), slots.size]).toEqual([false, 0]);
  });

  it('are new when they were only remembered', () => {
    slots.recall(3);
    expect([slots.isCurrent(3), slots.size]).toEqual([true, 1]);
    expect([read(3, ''), slots.size]).toEqual([true, 1]);
  });

  it('are current from when they were read until their text may be another one', () => {
    expect(slots.isCurrent(2)).toBe(false);
    read(2, 'a');
    expect(slots.isCurrent(2)).toBe(true);
    slots.outdate(2);
    read(2, 'a');
    expect(slots.isCurrent(2)).toBe(false);
    slots.renew(2);
    expect(slots.isCurrent(2)).toBe(true);
  });
});
