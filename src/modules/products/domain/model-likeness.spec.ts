import { ModelLikeness, modelKey, modelLikeness, typedLikeness } from '@/modules/products/domain/model-likeness';

const { None, PlusForBlank, BlanksAside, CaseAside, Same } = ModelLikeness;

describe('modelLikeness', () => {
  it.each([
    ['DUP-1', 'DUP-1', Same],
    ['X  Y 7', 'X  Y 7', Same],
    ['C++', 'C++', Same],
    ['dup-1', 'DUP-1', CaseAside],
    ['x  y 7', 'X  Y 7', CaseAside],
    ['X Y 7', 'x  y 7', BlanksAside],
    [' DUP-1 ', 'dup-1', BlanksAside],
    ['a\tb', 'A B', BlanksAside],
    ['A B-1', 'A+B-1', PlusForBlank],
    ['c  ', 'C++', PlusForBlank],
    ['A++B', 'A + B', None],
    ['A+B-1', 'A B-1', None],
    ['C', 'C++', None],
    ['C ', 'C++', None],
    ['DUP1', 'DUP-1', None],
  ])('of %p and %p is %i', (asked, model, likeness) => {
    expect(modelLikeness(asked, model)).toBe(likeness);
    if (likeness !== None) expect(modelKey(asked)).toBe(modelKey(model));
  });
});

describe('typedLikeness', () => {
  it.each([
    ['DUP-1', 'DUP-1', 3],
    ['dup-1', 'DUP-1', 2],
    [' dup-1  x', 'DUP-1 X', 2],
    ['n\u0303-1', 'Ñ-1', 2],
    ['DUP-1', 'DUP-1+', 1],
    ['dup-1+', 'DUP-1', 1],
    ['A+B-1', 'a b-1', 1],
    ['DUP1', 'DUP-1', 0],
  ])('of %p and %p is %i', (typed, model, likeness) => {
    expect(typedLikeness(typed, model)).toBe(likeness);
  });
});
