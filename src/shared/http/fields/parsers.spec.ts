import { csv, flag, identifier, integer, line, oneOf, text, type Parser } from '@/shared/http/fields/parsers';
import { characters } from '@/shared/text/characters';

const REFUSED = Symbol('refused');
const read = <T>(parser: Parser<T>, raw: unknown): T | typeof REFUSED => {
  const parsed = parser(raw);
  return parsed.ok ? parsed.value : REFUSED;
};

describe('flag', () => {
  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    [1, true],
    [true, true],
    ['false', false],
    ['0', false],
    [0, false],
    [false, false],
    ['si', REFUSED],
    ['', REFUSED],
    [2, REFUSED],
    [{}, REFUSED],
    [null, REFUSED],
  ])('reads %p as %p', (raw, expected) => {
    expect(read(flag, raw)).toBe(expected);
  });
});

describe('integer', () => {
  it.each([
    ['1', 1],
    [' 60 ', 60],
    [60, 60],
    ['0', REFUSED],
    ['61', REFUSED],
    ['1e1', REFUSED],
    ['0x10', REFUSED],
    ['-1', REFUSED],
    ['1.0', REFUSED],
    [1.5, REFUSED],
    [true, REFUSED],
    [Number.NaN, REFUSED],
    ['٣', REFUSED],
    [['1'], REFUSED],
    [{ toString: () => '1' }, REFUSED],
  ])('reads %p within 1..60 as %p', (raw, expected) => {
    expect(read(integer(1, 60), raw)).toBe(expected);
  });
});

describe('identifier', () => {
  it.each([
    ['1', 1],
    [9_999_999_999, 9_999_999_999],
    ['12345678901', REFUSED],
    ['01', REFUSED],
    [0, REFUSED],
    [1e21, REFUSED],
    ['1 OR 1=1', REFUSED],
  ])('reads %p as %p', (raw, expected) => {
    expect(read(identifier, raw)).toBe(expected);
  });
});

describe('oneOf', () => {
  it.each([
    ['usd', true, 'usd'],
    ['MXN', true, 'mxn'],
    ['MXN', false, REFUSED],
    ['constructor', true, REFUSED],
    [1, true, REFUSED],
  ])('reads %p (folding case: %p) as %p', (raw, fold, expected) => {
    expect(read(oneOf(['usd', 'mxn'], fold), raw)).toBe(expected);
  });

  it('names its words as they are listed, and answers them so', () => {
    const way = oneOf(['PUE', 'PPD'], true);
    expect(way('Ppd')).toEqual({ ok: true, value: 'PPD' });
    expect(way('x')).toEqual({ ok: false, problem: 'debe ser uno de: PUE, PPD' });
  });
});

describe('csv', () => {
  it.each([
    ['1,2', ['1', '2']],
    ['1, 2 ,1', ['1', '2']],
    ['1,,2,', ['1', '2']],
    [7, ['7']],
    [',', REFUSED],
    ['1;2', REFUSED],
    ['1,2,3,4', REFUSED],
    [['1'], REFUSED],
  ])('reads %p as %j', (raw, expected) => {
    expect(read(csv(/^\d+$/, 'números', 3), raw)).toEqual(expected);
  });
});

describe('text', () => {
  it.each([
    ['  hola ', 'hola'],
    [12, '12'],
    ['n\u0303', 'ñ'],
    ['😀😀😀😀😀', '😀😀😀😀😀'],
    ['😀😀😀😀😀😀', REFUSED],
    ['', REFUSED],
    ['a\u0000b', REFUSED],
    ['a\u202eb', REFUSED],
    ['\ud83d', REFUSED],
    [true, REFUSED],
    [{}, REFUSED],
  ])('reads %j of 1 to 5 characters as %j', (raw, expected) => {
    expect(read(text(1, 5), raw)).toBe(expected);
  });

  it.each([
    ['a\nb', 'a\nb', REFUSED],
    ['a\tb', 'a\tb', REFUSED],
    ['a\u2028b', 'a\u2028b', REFUSED],
    [' ab\n', 'ab', 'ab'],
    ['a\u0000b', REFUSED, REFUSED],
  ])('reads %j as %j, and in one line as %j', (raw, several, one) => {
    expect([read(text(1, 5), raw), read(line(1, 5), raw)]).toEqual([several, one]);
  });

  it.each([
    ['', 0],
    ['abc', 3],
    ['ñandú', 5],
    ['😀a', 2],
  ])('counts %j as %d characters', (value, count) => {
    expect(characters(value)).toBe(count);
  });
});
