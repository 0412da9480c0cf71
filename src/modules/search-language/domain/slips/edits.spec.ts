import fc from 'fast-check';
import { forEachEdit, isNearAt, swaps } from './edits';

function edits(word: string): Set<string> {
  const found = new Set<string>();
  forEachEdit(word, (edit) => found.add(edit));
  return found;
}

/** Damerau-Levenshtein (optimal string alignment) distance, by the book. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = best;
    }
  }
  return rows[a.length]![b.length]!;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 6 });

describe('edits', () => {
  it('are exactly the words at distance 1 (and the word itself)', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        fc.pre(one !== other);
        expect(edits(one).has(other)).toBe(distance(one, other) === 1);
      }),
    );
  });

  it('isNearAt and swaps together see every fragment one edit away', () => {
    fc.assert(
      fc.property(word, word, word, (before, typed, after) => {
        fc.pre(typed.length > 2);
        for (const meant of edits(typed)) {
          const near = isNearAt(before + meant + after, before.length, typed) || swaps(typed).includes(meant);
          expect([typed, meant, near]).toEqual([typed, meant, true]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['ds2cd2143g2i', 2, '2cd2413', false],
    ['ds2cd2143g2i', 2, '2cd2144', true],
    ['ds2cd2143g2i', 2, '2cd214', true],
    ['ds2cd2143g2i', 3, '2cd2143', true],
    ['ds2cd2143g2i', 4, '2cd2143', false],
    ['ds2cd2143g2i', 0, 'dx2cx', false],
  ])('isNearAt %s %i %s', (text, at, fragment, expected) => {
    expect(isNearAt(text, at, fragment)).toBe(expected);
  });
});
