import fc from 'fast-check';
import { parsePostalArea, parsePostalCode, PostalAreas } from '@/modules/support-catalogs/domain/places/postal-codes';

describe('parsePostalCode', () => {
  it.each([
    ['31000', '31000'],
    ['1000', '01000'],
    ['01000', '01000'],
    ['0000', '00000'],
  ])('reads %p as %p', (text, expected) => {
    expect(parsePostalCode(text)).toBe(expected);
  });

  it.each(['', '100', '310000', '3100a', ' 31000', '31000 ', '-3100', '3.10', '٣١٠٠٠', '31000\n'])(
    'refuses %p',
    (text) => {
      expect(parsePostalCode(text)).toBeUndefined();
    },
  );
});

describe('PostalAreas', () => {
  const areas = new PostalAreas(['31000', '22*', '0*', '8520*']);

  it.each([
    ['31000', true],
    ['31001', false],
    ['22999', true],
    ['23000', false],
    ['01000', true],
    ['85203', true],
    ['85210', false],
  ])('%s: %p', (postalCode, expected) => {
    expect(areas.includes(postalCode)).toBe(expected);
  });

  it('agrees with comparing every entry', () => {
    const digits = fc.integer({ min: 0, max: 99999 }).map((number) => String(number).padStart(5, '0'));
    const area = fc
      .tuple(digits, fc.integer({ min: 1, max: 5 }))
      .map(([code, length]) => (length === 5 ? code : `${code.slice(0, length)}*`));
    fc.assert(
      fc.property(fc.array(area, { maxLength: 30 }), digits, (entries, code) => {
        const expected = entries.some((entry) => code.startsWith(entry.replace('*', '')));
        expect(new PostalAreas(entries).includes(code)).toBe(expected);
      }),
    );
  });
});

describe('parsePostalArea', () => {
  it.each([
    ['31000', '31000'],
    ['1000', '01000'],
    ['31*', '31*'],
    ['3*', '3*'],
    ['*', undefined],
    ['31000*', undefined],
    ['31*0', undefined],
    ['310', undefined],
  ])('reads %p as %p', (text, expected) => {
    expect(parsePostalArea(text)).toBe(expected);
  });
});
