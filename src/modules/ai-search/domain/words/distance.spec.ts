import fc from 'fast-check';
import { forEachEdit } from '@/modules/search-language/domain/slips/edits';
import { distance } from './distance';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

describe('distance', () => {
  it.each([
    ['camara', 'camara', 0],
    ['camra', 'camara', 1],
    ['camaraa', 'camara', 1],
    ['cemara', 'camara', 1],
    ['caamra', 'camara', 1],
    ['caamr', 'camara', 2],
    // no letter is swapped and changed again
    ['ca', 'abc', 3],
    ['', 'bala', 4],
    ['bala', '', 4],
  ])('%s, %s: %i', (one, other, errors) => {
    expect([distance(one, other), distance(other, one)]).toEqual([errors, errors]);
  });

  it('is 1 for exactly what one edit makes of a word', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const edits = new Set<string>();
        forEachEdit(one, (edit) => edits.add(edit));
        expect(distance(one, other) === 1).toBe(one !== other && edits.has(other));
      }),
    );
  });
});
