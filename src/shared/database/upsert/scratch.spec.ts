import fc from 'fast-check';
import { Scratch } from '@/shared/database/upsert/scratch';

interface Line {
  key: number;
  complete: boolean;
  waitsFor: number[];
}

/** The lines that may live, by the plain rule: strike out whoever waits for a row nobody left makes, until nobody is struck out. */
function survivors(lines: readonly Line[]): number[] {
  let living = lines.map((_, index) => index);
  for (;;) {
    const made = new Set(living.filter((index) => lines[index]?.complete).map((index) => lines[index]?.key));
    const next = living.filter((index) => lines[index]?.waitsFor.every((key) => made.has(key)));
    if (next.length === living.length) return living;
    living = next;
  }
}

describe('Scratch', () => {
  let scratch: Scratch;

  beforeEach(() => {
    scratch = new Scratch();
  });

  afterEach(() => {
    scratch.close();
  });

  it('lets live exactly the lines whose references come with them', () => {
    const line = fc.record({
      key: fc.integer({ min: 1, max: 8 }),
      complete: fc.boolean(),
      waitsFor: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        scratch.clearDeferred();
        lines.forEach((one, index) => {
          scratch.defer({ ...one, number: index, record: '{}' });
        });
        scratch.killHopeless();
        expect(scratch.deferred(false, 0, 100).map(({ number }) => number)).toEqual(survivors(lines));
        const dead = scratch.deferred(true, 0, 100).map(({ number }) => number);
        expect(dead).toEqual(lines.map((_, index) => index).filter((index) => !survivors(lines).includes(index)));
      }),
    );
  });

  it('follows a long chain without going round for every link', () => {
    scratch.batch(() => {
      for (let key = 1; key <= 20_000; key++)
        scratch.defer({ number: key, record: '{}', key, complete: true, waitsFor: [key + 1] });
    });
    scratch.killHopeless();
    expect(scratch.deferred(false, 0, 10)).toEqual([]);
  });

  it('pages through what is waited for, numbers and texts apart', () => {
    scratch.defer({ number: 1, record: '{}', key: 1, complete: true, waitsFor: [10, 9, '9', 'b'] });
    expect(scratch.awaited(undefined, 2)).toEqual([9, 10]);
    expect(scratch.awaited(10, 2)).toEqual(['9', 'b']);
    scratch.arrived(10);
    expect(scratch.awaited(undefined, 9)).toEqual([9, '9', 'b']);
  });

  it('remembers named rows and the rows of a dry run', () => {
    scratch.nameRow('products', '7');
    scratch.nameRow('products', '7');
    expect([scratch.isNamed('products', '7'), scratch.isNamed('prices', '7')]).toEqual([true, false]);
    scratch.putRow('products', '7', [7, null, 'á']);
    scratch.putRow('products', '7', [7, 1, 'é']);
    expect(scratch.row('products', '7')).toEqual([7, 1, 'é']);
    expect(scratch.row('products', '8')).toBeUndefined();
  });
});
