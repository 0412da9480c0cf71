import { decimalText, integer, money, numberBetween, percent } from '@/modules/importing/readers/numbers';
import { Problem, type Reader } from '@/modules/importing/readers/problem';
import { writtenOtherwise } from '@/modules/importing/readers/written-number';

describe('numbers that are written otherwise', () => {
  it.each([
    ['1,234.50', 'lleva separador de miles: escríbalo sin él, por ejemplo 1234.50'],
    ['$ 1,234,567', 'lleva separador de miles: escríbalo sin él, por ejemplo 1234567'],
    ["1'234.5", 'lleva separador de miles: escríbalo sin él, por ejemplo 1234.5'],
    ['1 234.50', 'lleva separador de miles: escríbalo sin él, por ejemplo 1234.50'],
    ['142,38', 'lleva coma decimal: escríbalo con punto, por ejemplo 142.38'],
    ['1.234,50', 'lleva coma decimal: escríbalo con punto, por ejemplo 1234.50'],
    ['1E+15', 'está escrito con exponente: escríbalo con todas sus cifras'],
    ['$12.00', 'lleva algo más que el número: escríbalo solo, por ejemplo 12.00'],
    ['12.00 USD', 'lleva algo más que el número: escríbalo solo, por ejemplo 12.00'],
    ['36%', 'lleva algo más que el número: escríbalo solo, por ejemplo 36'],
    [`$${'9'.repeat(30)}`, 'lleva algo más que el número: escríbalo solo'],
  ])('says what is wrong with %s', (value, text) => {
    expect(writtenOtherwise(value)).toEqual(new Problem(text));
  });

  it.each(['', ' ', '-1', '12', ' 12.5 ', 'x', '(12.00)', '1.2.3', '1,2,3', '2026-01-01', 12, null, true])(
    'says nothing of %j',
    (value) => {
      expect(writtenOtherwise(value)).toBeUndefined();
    },
  );

  it.each<[string, Reader<unknown>, unknown, RegExp]>([
    ['money', money({ positive: true }), '1,234.50', /separador de miles/],
    ['money', money({ positive: true }), '-5', /mayor que 0, por ejemplo 142.38/],
    ['money', money({ positive: true }), 1e15, /100000000 como máximo/],
    ['money', money({ positive: true }), '1000000000000000', /100000000 como máximo/],
    ['percent', percent(), '36 %', /algo más que el número/],
    ['integer', integer({ min: 0, max: 9_999 }), '1,000', /por ejemplo 1000$/],
    ['number', numberBetween(-90, 90, 25.6), '25,6866', /coma decimal/],
    ['measure', decimalText(), '0.85 kg', /por ejemplo 0.85$/],
  ])('%s refuses with it %#', (_name, reader, value, expected) => {
    expect(reader(value)).toMatchObject({ text: expect.stringMatching(expected) as string });
  });
});
