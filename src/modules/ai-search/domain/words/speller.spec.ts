import { Speller } from './speller';

describe('Speller', () => {
  const speller = new Speller(['exterior', 'quetzavid', 'bala', 'turret', 'megapixeles'], ['vale']);
  it.each<[string, string | undefined]>([
    ['esterior', 'exterior'],
    ['exteiror', 'exterior'],
    ['vala', 'bala'],
    ['vale', undefined],
    ['quetsabid', 'quetzavid'],
    ['turet', 'turret'],
    ['zzzz', undefined],
    ['ip67', undefined],
    ['a'.repeat(60), undefined],
  ])('%s', (typed, meant) => {
    expect(speller.correct(typed)).toBe(meant);
  });
});
