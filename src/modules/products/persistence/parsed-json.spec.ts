import { ParsedJson } from '@/modules/products/persistence/parsed-json';

describe('values of a JSON column', () => {
  const lists = new ParsedJson<readonly number[]>([], (list) => [...list].sort((a, b) => a - b));

  it.each([
    ['[3,1]', [1, 3]],
    ['[]', []],
    ['null', []],
    [null, []],
  ])('reads %s', (text, expected) => {
    expect(lists.of(text)).toEqual(expected);
  });

  it('gives those who have the same text the same value, and forgets texts that are too many', () => {
    const first = lists.of('[7]');
    expect(lists.of('[7]')).toBe(first);
    for (let number = 0; number < 5000; number++) lists.of(`[8,${number}]`);
    expect(lists.of('[7]')).toEqual(first);
  });
});
