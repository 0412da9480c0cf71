import type { Intent } from '../reading/intent';
import { NOTHING_ASKED } from '../reading/intent.builder';
import { followedBy, mayFollow } from './next-likely';
import type { Ranked } from './ranking';

const concept = { said: 'nvr', alternatives: [], categoryIds: [], role: 'subject', unknown: false } as const;
const limit = { dimension: 'ports', comparison: 'least', value: 8 } as const;

describe('what is next likely', () => {
  it.each([
    ['a word, few answers', { concepts: [concept] }, 9, true],
    ['as many as a first look takes', { concepts: [concept] }, 10, false],
    ['nothing that fits', { concepts: [concept] }, 0, false],
    ['a price', { price: { least: 0, most: 100, currency: undefined } }, 3, true],
    ['a model', { concepts: [{ ...concept, model: true }] }, 1, false],
    ['something left out', { exclusions: [{ kind: 'without', concept }] }, 1, false],
    ['a limit', { measures: [limit] }, 1, false],
    ['a measure that is no limit', { measures: [{ ...limit, comparison: 'equal' }] }, 1, true],
    ['a measure left out', { deniedMeasures: [limit] }, 1, false],
  ] as [string, Partial<Intent>, number, boolean][])('%s', (_, said, found, may) => {
    expect(mayFollow({ ...NOTHING_ASKED, ...said }, { named: false }, found)).toBe(may);
    expect(mayFollow({ ...NOTHING_ASKED, ...said }, { named: true }, found)).toBe(false);
  });

  it('follows in its own order behind everything that fits, until ten are there', () => {
    const others = [90, 20, 80, 30, 70, 40, 60, 50, 10];
    const whole = followedBy(ranked([7, 8], [500, 4]), ranked([1, 2, 3, 4, 5, 6, 9, 10, 11], others));
    expect(inOrder(whole)).toEqual([8, 7, 11, 2, 4, 6, 10, 9, 5, 3]);
  });

  it('leaves the first ones as they are where nothing follows', () => {
    const first = ranked([3, 4], [9, 1]);
    expect(followedBy(first, ranked([], []))).toEqual(first);
  });
});

function ranked(slots: number[], keys: number[]): Ranked {
  return { slots: Uint32Array.from(slots), keys: Float64Array.from(keys) };
}

function inOrder({ slots, keys }: Ranked): number[] {
  return [...slots.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)).map((at) => slots[at] ?? -1);
}
