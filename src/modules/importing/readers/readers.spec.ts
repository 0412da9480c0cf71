import fc from 'fast-check';
import { decimalText, id, integer, money, numberBetween, percent } from '@/modules/importing/readers/numbers';
import { mapped, Problem, problem, type Reader } from '@/modules/importing/readers/problem';
import { json, list, member, object, record } from '@/modules/importing/readers/structures';
import { day, dayText, flag, line, name, oneOf, slug, text, webAddress } from '@/modules/importing/readers/texts';
import { moment } from '@/modules/importing/readers/times';

/** The value read, or the problem as `path: text`. */
function result(reader: Reader<unknown>, value: unknown): unknown {
  const read = reader(value);
  return read instanceof Problem ? `${read.path}: ${read.text}` : read;
}

const refused = (reader: Reader<unknown>, value: unknown): boolean => reader(value) instanceof Problem;

describe('readers', () => {
  it.each<[string, Reader<unknown>, unknown, unknown]>([
    ['id', id(), 12345, 12345],
    ['id', id(), ' 0012345 ', 12345],
    ['id', id(), '9999999999', 9_999_999_999],
    ['integer', integer({ min: 0, max: 9 }), '7', 7],
    ['integer', integer({ min: -5, max: 9 }), -5, -5],
    ['integer', integer({ min: -5, max: 9 }), -0, 0],
    ['number', numberBetween(-180, 180, 1), '-0', 0],
    ['money', money(), '100000000', 1e12],
    ['number', numberBetween(-180, 180, 1), '-106.0763', -106.0763],
    ['money', money(), '142.38', 1_423_800],
    ['money', money(), 0.1, 1000],
    ['money', money(), '0.00005', 1],
    ['money', money(), 1e-7, 0],
    ['money', money(), '0.004', 40],
    ['money', money(), '100000000.00004', 1_000_000_000_000],
    ['positive money', money({ positive: true }), '0.005', 50],
    ['percent', percent(), 36, 360_000],
    ['percent', percent(), '4.5', 45_000],
    ['percent', percent(), 100, 1_000_000],
    ['decimal', decimalText(), 0.85, '0.85'],
    ['decimal', decimalText(), '0.850', '0.850'],
    ['decimal', decimalText(), 1e-7, '0.0000001'],
    ['decimal', decimalText(), 46.050000000000004, '46.05'],
    ['decimal', decimalText(), ' 46.050000000000004 ', '46.05'],
    ['decimal', decimalText(), '0.1234567895', '0.12345679'],
    ['decimal', decimalText(), '0.0000000004', '0'],
    ['decimal', decimalText(), '99.9999999995', '100'],
    ['text', text(), 'á\n', 'á\n'],
    ['text', text(), 31_000, '31000'],
    ['line', line(), ' á ', ' á '],
    ['line', line(), 'á\r\n', 'á'],
    ['line', line({ min: 1, max: 1 }), '\t á \u2028', 'á'],
    ['line', line({ max: 3 }), 'a \r\n\tb', 'a b'],
    ['line', line(), 'a\u2028b\u2029c  d', 'a b c  d'],
    ['name', name(), ' zona 1\u00a0', 'zona 1'],
    ['slug', slug(/^[a-z]+$/, 'a'), ' abc ', 'abc'],
    ['webAddress', webAddress(40), ' HTTPS://rastreo.example/?g=1&h=ñ ', 'HTTPS://rastreo.example/?g=1&h=ñ'],
    ['webAddress', webAddress(40), '', ''],
    ['flag', flag(), 'TRUE', true],
    ['flag', flag(), 0, false],
    ['day', day(), '2026-02-28', 20_260_228],
    ['dayText', dayText(), ' 2024-02-29 ', '2024-02-29'],
    ['moment', moment(), ' 2026-03-02T10:15:00 ', new Date('2026-03-02T16:15:00Z')],
    ['moment', moment(), '9999-12-31 23:59:59', new Date(Date.UTC(10_000, 0, 1, 5, 59, 59))],
    ['oneOf', oneOf({ nuevo: 'new' }), 'Nuevo', 'new'],
    ['list', list(id()), ['1', 2], [1, 2]],
    ['json', json(), { a: [1] }, { a: [1] }],
    ['record', record(text({ min: 1 }), text()), { color: 'rojo' }, { color: 'rojo' }],
    [
      'object',
      object({ marca: member('brand', text()), x: member('y', text(), { fallback: '-' }) }),
      { marca: 'm', otra: 1 },
      { brand: 'm', y: '-' },
    ],
  ])('%s reads %#', (_name, reader, value, expected) => {
    expect(result(reader, value)).toEqual(expected);
  });

  it.each<[string, Reader<unknown>, readonly unknown[]]>([
    ['id', id(), [0, -1, 1.5, 1e10, '0', '1e3', '0x10', '12345678901', '', 'x', true, [1], {}]],
    ['integer', integer({ min: 0, max: 9 }), [10, -1, 1.5, '1.0', '', ' ', 'x', true, NaN, Infinity]],
    ['number', numberBetween(-90, 90, 1), [91, '-90.1', '1e1', '', NaN, Infinity, true, null, []]],
    [
      'money',
      money(),
      ['100000000.0001', -0.01, '-1', '1,5', '1e3', '$1', '', ' ', true, NaN, Infinity, 100_000_001, [], {}],
    ],
    ['positive money', money({ positive: true }), [0, '0.00004', 0.004, '0.00494', -1]],
    ['percent', percent(), [-1, 100.0001, '101', '', 'x', true]],
    ['decimal', decimalText(), [-1, '-1', '1e3', '.5', '5.', '', 'x', true, 1e21, '999999999.9999999995']],
    ['text', text(), [true, {}, [], NaN, 'a\u0000', '\ud800', '\u001b[0m']],
    ['line', line(), ['a\u0000', 'a\n\u0000', '\u202ea', true]],
    ['required line', line({ min: 1 }), ['', '\n', ' \t ']],
    ['required text', text({ min: 1 }), ['', '  ']],
    ['short text', text({ max: 2 }), ['abc']],
    ['slug', slug(/^[a-z]+$/, 'a'), ['', 'A', 'a b', 'á', {}, null]],
    [
      'webAddress',
      webAddress(20),
      [
        'javascript:alert(1)',
        'data:text/html,x',
        '//x.example',
        'x.example',
        'https://',
        'http://a b',
        'http://a\nb',
        1,
      ],
    ],
    ['long webAddress', webAddress(20), ['https://rastreo.example/1']],
    ['flag', flag(), ['si', 'yes', 2, '', null, [], {}]],
    ['day', day(), ['2026-02-29', '2026-13-01', '26-01-01', '2026/01/01', '01-01-2026', 20_260_101, '', '0001-01-01']],
    [
      'moment',
      moment(),
      ['2026-02-29 10:00:00', '2026-03-02 24:00:00', '2026-03-02', '0001-01-01 00:00:00', '0000-01-01 00:00:00'],
    ],
    ['oneOf', oneOf({ nuevo: 'new' }), ['new', '', 1, null, '__proto__', 'constructor']],
    ['list', list(id(), { min: 1 }), [[], {}, 'x', [0], [null], [[1]]]],
    ['object', object({ a: member('a', text()) }), [[], 'x', 1, {}, { a: null }, { a: {} }]],
  ])('%s refuses', (_name, reader, values) => {
    for (const value of values) expect([value, refused(reader, value)]).toEqual([value, true]);
  });

  it.each<[unknown, string]>([
    ['1,5', 'lleva coma decimal: escríbalo con punto, por ejemplo 1.5'],
    [0, 'debe ser un importe mayor que 0, por ejemplo 142.38'],
    [0.004, 'redondeado a centavos es 0.00: debe ser un importe mayor que 0'],
    ['100000000.01', 'debe ser un importe de 100000000 como máximo'],
    [123456789.99, 'debe ser un importe de 100000000 como máximo'],
    ['1234567890123456', 'debe ser un importe de 100000000 como máximo'],
    [1e21, 'debe ser un importe de 100000000 como máximo'],
  ])('says what is wrong with the amount %j', (amount, problem) => {
    expect(result(money({ positive: true }), amount)).toBe(`: ${problem}`);
  });

  it('counts characters, not UTF-16 units', () => {
    expect(refused(text({ max: 2 }), '😀😀')).toBe(false);
    expect(refused(text({ max: 2 }), '😀😀😀')).toBe(true);
  });

  it('leads to the place of a problem', () => {
    const reader = list(object({ tiers: member('tiers', list(object({ n: member('n', id()) }))) }));
    expect(result(reader, [{ tiers: [{ n: 1 }, { n: 0 }] }])).toMatch(/^\[0\]\.tiers\[1\]\.n: debe ser un entero/);
    expect(result(reader, [{}])).toBe('[0].tiers: falta');
  });

  it('refuses values of more levels than can be written again', () => {
    const nestedIn = (levels: number): unknown =>
      JSON.parse(`${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`);
    expect(result(json(), nestedIn(100))).toEqual(nestedIn(100));
    expect(result(list(json()), [1, nestedIn(102)])).toBe('[1]: está anidado en más de 100 niveles');
    expect(result(json(), nestedIn(200_000))).toBe(': está anidado en más de 100 niveles');
  });

  it('knows which readers take lists and objects', () => {
    const readers = [
      list(id()),
      object({}),
      record(text(), text()),
      json(),
      mapped(list(id()), (ids) => ids.length),
      id(),
      mapped(text(), Number),
    ];
    expect(readers.map((reader) => reader.nested ?? false)).toEqual([true, true, true, true, true, false, false]);
  });

  it('refuses what a mapping refuses', () => {
    expect(
      result(
        mapped(id(), (value) => (value > 5 ? problem('mucho') : value)),
        6,
      ),
    ).toBe(': mucho');
  });

  it('keeps every amount of up to four decimals exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 9999 }), (whole, fraction) => {
        const written = `${whole}.${String(fraction).padStart(4, '0')}`;
        expect(money()(written)).toBe(whole * 10_000 + fraction);
        expect(money()(Number(written))).toBe(whole * 10_000 + fraction);
      }),
    );
  });
});
