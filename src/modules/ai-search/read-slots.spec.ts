import { ReadSlots } from '@/modules/ai-search/read-slots';

describe('read slots', () => {
  let slots: ReadSlots;

  beforeEach(() => {
    slots = new ReadSlots();
  });

  it('are new when they were never read, or read from something else', () => {
    expect([slots.isNew(7, 'a'), slots.isNew(7, 'a'), slots.isNew(7, 'b'), slots.isNew(8, 'b')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(slots.size).toBe(2);
  });

  it('are new when they were only remembered', () => {
    slots.recall(3);
    expect([slots.isCurrent(3), slots.size]).toEqual([true, 1]);
    expect([slots.isNew(3, ''), slots.size]).toEqual([true, 1]);
  });

  it('are current from when they were read until their text may be another one', () => {
    expect(slots.isCurrent(2)).toBe(false);
    slots.isNew(2, 'a');
    expect(slots.isCurrent(2)).toBe(true);
    slots.outdate(2);
    slots.isNew(2, 'a');
    expect(slots.isCurrent(2)).toBe(false);
    slots.renew(2);
    expect(slots.isCurrent(2)).toBe(true);
  });
});
