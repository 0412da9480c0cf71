import fc from 'fast-check';
import { ModelMatch, leastModelMatch, matchModel, modelNumber } from './model-number';

describe('modelNumber', () => {
  it('keeps letters and digits, and knows where parts start', () => {
    const { compact, starts } = modelNumber('DS-2CD2143G2-I');
    expect(compact).toBe('ds2cd2143g2i');
    const places = Array.from(compact, (_, at) => at).filter((at) => (starts & (1 << at)) !== 0);
    expect(places).toEqual([0, 2, 3, 5, 9, 10, 11]);
  });

  it.each([
    ['ds2cd2143g2i', ModelMatch.Exact],
    ['ds2cd', ModelMatch.Prefix],
    ['2cd2143', ModelMatch.PartStart],
    ['2143g2', ModelMatch.PartStart],
    ['143g2', ModelMatch.Inside],
    ['2143g3', ModelMatch.None],
  ])('%s in DS-2CD2143G2-I', (fragment, expected) => {
    const { compact, starts } = modelNumber('DS-2CD2143G2-I');
    expect(matchModel(compact, starts, fragment)).toBe(expected);
  });

  it('takes the best place of several', () => {
    const { compact, starts } = modelNumber('XAB1-AB1');
    expect(matchModel(compact, starts, 'ab1')).toBe(ModelMatch.PartStart);
  });

  it('finds every substring of any model', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), fc.nat(), (text, from, length) => {
        const { compact, starts } = modelNumber(text);
        const fragment = compact.slice(from % (compact.length + 1)).slice(0, length);
        fc.pre(fragment !== '');
        expect(matchModel(compact, starts, fragment)).toBeGreaterThan(ModelMatch.None);
      }),
    );
  });
});

describe('leastModelMatch', () => {
  it.each([
    ['2143g2', false, ModelMatch.Inside],
    ['2143', false, ModelMatch.Inside],
    ['341', false, ModelMatch.PartStart],
    ['g2', false, ModelMatch.PartStart],
    ['4mp', true, ModelMatch.PartStart],
    ['16', false, undefined],
    ['2', false, undefined],
    ['camara', false, undefined],
  ])('%s', (word, quantity, expected) => {
    expect(leastModelMatch(word, quantity)).toBe(expected);
  });
});
