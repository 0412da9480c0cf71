import fc from 'fast-check';
import {
  ADDRESS_FIELDS,
  checkAddressText,
  isRequired,
  maxCharacters,
  type AddressField,
} from '@/modules/addresses/domain/address-text';

const mexican: Record<AddressField, string> = {
  recipient: 'Ana Ruiz',
  street: 'Av. Juárez',
  exteriorNumber: '12',
  interiorNumber: 'B',
  neighborhood: 'Centro',
  city: 'Chihuahua',
  state: 'CHIH',
  country: 'MEX',
  postalCode: '31000',
  phone: '6141234567',
};
const american = { ...mexican, state: 'Texas', country: 'USA', postalCode: '79901-1234' };

/** [field, most characters in Mexico, most characters elsewhere] of Contract 4.5. */
const limits: [AddressField, number, number][] = [
  ['recipient', 120, 120],
  ['street', 100, 100],
  ['exteriorNumber', 20, 20],
  ['interiorNumber', 20, 20],
  ['neighborhood', 100, 100],
  ['city', 100, 100],
  ['state', 4, 60],
  ['country', 3, 3],
  ['postalCode', 5, 10],
  ['phone', 20, 20],
];

const problemsOf = (raw: Parameters<typeof checkAddressText>[0]): string[] => {
  const result = checkAddressText(raw);
  return result.kind === 'invalid' ? result.problems.map(({ field, problem }) => `${field}:${problem}`) : [];
};

describe('checkAddressText', () => {
  it('accepts a whole address, trimmed and composed', () => {
    expect(checkAddressText({ ...mexican, street: '  Av. Jua\u0301rez ', country: 'mex' })).toEqual({
      kind: 'valid',
      text: mexican,
    });
  });

  describe.each(limits)('%s', (field, inMexico, elsewhere) => {
    const fills = field === 'postalCode' ? ['1'] : ['a', 'ñ', '😀'];
    it.each(fills)('takes the most characters of %p and not one more, in Mexico', (fill) => {
      expect(maxCharacters(field, 'MEX')).toBe(inMexico);
      const longest = field === 'country' ? 'MEX' : fill.repeat(inMexico);
      expect(problemsOf({ ...mexican, [field]: longest })).toEqual([]);
      expect(problemsOf({ ...mexican, [field]: fill.repeat(inMexico + 1) })).toContain(`${field}:too_long`);
    });

    it.each([...fills, 'Ü', '¿'])('takes the most characters of %p and not one more, elsewhere', (fill) => {
      expect(problemsOf({ ...american, [field]: fill.repeat(elsewhere) })).toEqual([]);
      expect(problemsOf({ ...american, [field]: fill.repeat(elsewhere + 1) })).toEqual([`${field}:too_long`]);
    });

    it('is required unless it is the interior number', () => {
      const expected = field === 'interiorNumber' ? [] : [`${field}:missing`];
      expect(isRequired(field)).toBe(field !== 'interiorNumber');
      for (const empty of [undefined, null, '', '   ', '\u200B'])
        expect(problemsOf({ ...american, [field]: empty })).toEqual(expected);
    });

    it.each(['a\u0000b', 'a\tb', 'a\nb', 'a\u0085b', 'a\uD800b', 'a\u202Eb', 'a\u2066b', 'a\u2028b'])(
      'refuses %j',
      (text) => {
        expect(problemsOf({ ...american, [field]: text })).toContain(`${field}:forbidden_characters`);
      },
    );

    it.each([[true], [{}], [['x']], [Number.NaN], [{ toString: 1 }]])('refuses what is no text: %j', (value) => {
      expect(problemsOf({ ...american, [field]: value })).toContain(`${field}:not_text`);
    });
  });

  it('reports everything at once', () => {
    expect(problemsOf({})).toEqual(ADDRESS_FIELDS.filter(isRequired).map((field) => `${field}:missing`));
    expect(problemsOf({ ...mexican, street: '', state: 'SINALUA', postalCode: 'abc', phone: 7 })).toEqual([
      'street:missing',
      'state:too_long',
      'postalCode:postal_code',
    ]);
  });

  it.each([
    [{ ...mexican, state: 'Chihuahua' }, 'CHIH'],
    [{ ...mexican, state: 'N/A', stateCode: 'CHIH' }, 'CHIH'],
    [{ ...american, state: 'Chihuahua' }, 'Chihuahua'],
  ])('reads the states of Mexico alone: %j', (raw, state) => {
    expect(checkAddressText(raw)).toMatchObject({ kind: 'valid', text: { state } });
  });

  it('converts numbers to text', () => {
    const result = checkAddressText({ ...mexican, exteriorNumber: 12, postalCode: 1000, phone: 6_141_234_567 });
    expect(result).toMatchObject({
      kind: 'valid',
      text: { exteriorNumber: '12', postalCode: '1000', phone: '6141234567' },
    });
  });

  it('clears an optional field without anything to see', () => {
    expect(checkAddressText({ ...mexican, interiorNumber: '\u200B' })).toMatchObject({
      kind: 'valid',
      text: { interiorNumber: '' },
    });
  });

  it('never throws, and what it lets through keeps every rule', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 130 }),
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.anything(),
    );
    const record = fc.record(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, value])), { requiredKeys: [] });
    fc.assert(
      fc.property(record, fc.constantFrom('MEX', 'USA'), (raw, country) => {
        const result = checkAddressText({ ...american, ...raw, country });
        const text: Record<string, string> = result.kind === 'valid' ? result.text : {};
        const kept = Object.entries(text).every(
          ([field, value]) =>
            value === value.trim() &&
            !/\p{Cs}/u.test(value) &&
            Array.from(value).length <= maxCharacters(field as AddressField, country),
        );
        expect(kept).toBe(true);
        expect(result.kind === 'valid' || result.problems.length > 0).toBe(true);
      }),
    );
  });
});
