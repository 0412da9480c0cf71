import { MarkedSlots } from './marked-slots';

describe('slots that are marked anew', () => {
  it('are those that were marked last, and none before', () => {
    const marked = new MarkedSlots();
    marked.reserve(10);
    expect([0, 3, 9].filter((slot) => marked.has(slot))).toEqual([]);
    marked.only([3, 9]);
    expect([0, 3, 9].filter((slot) => marked.has(slot))).toEqual([3, 9]);
    marked.only([0]);
    expect([0, 3, 9].filter((slot) => marked.has(slot))).toEqual([0]);
  });

  it('are none when there is more room, and never those beyond it', () => {
    const marked = new MarkedSlots();
    marked.reserve(4);
    marked.only([1, 7]);
    expect([1, 7].filter((slot) => marked.has(slot))).toEqual([1]);
    marked.reserve(20);
    expect([0, 1, 7].filter((slot) => marked.has(slot))).toEqual([]);
    marked.only([7]);
    expect([0, 1, 7].filter((slot) => marked.has(slot))).toEqual([7]);
  });
});
