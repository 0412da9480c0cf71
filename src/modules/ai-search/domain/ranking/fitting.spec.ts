import { fitting } from './fitting';

/** `whole` products that tell all that was asked, then one that lacks only words, and one that doesn't tell a trait. */
const candidates = (whole: number) => {
  const slots = Uint32Array.from({ length: whole + 2 }, (_, place) => place * 3);
  return {
    slots,
    scores: Float32Array.from(slots, (slot) => 1 / (1 + slot)),
    missing: Uint8Array.from(slots, (_, place) => (place < whole ? 0 : 1)),
    untold: Uint8Array.from(slots, (_, place) => Number(place === whole + 1)),
    unmet: false,
  };
};

describe('what fits', () => {
  it.each([
    ['ten that tell it leave out what does not', 10, 11],
    ['many more do too', 50, 51],
    ['nine are followed by what may have it', 9, 11],
    ['none at all leaves the rest', 0, 2],
  ])('%s', (_what, whole, left) => {
    const given = candidates(whole);
    const kept = fitting(given);
    expect([...kept.slots]).toEqual([...given.slots].slice(0, left));
    expect(kept.scores).toHaveLength(left);
    expect(kept.missing).toHaveLength(left);
  });

  it('keeps all where nothing is known of what they tell', () => {
    const { slots, scores, missing } = candidates(12);
    const given = { slots, scores, missing };
    expect(fitting(given)).toBe(given);
  });
});
