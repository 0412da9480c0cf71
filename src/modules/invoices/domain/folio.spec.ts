import fc from 'fast-check';
import { MAX_FOLIO_LENGTH, cleanFolio, folioKey, orderKey, withoutOrderSuffix } from '@/modules/invoices/domain/folio';

describe('cleanFolio', () => {
  it.each([
    ['FA26/000123', 'FA26/000123'],
    ['  FA26/000123\t', 'FA26/000123'],
    ['FA  26 / 1', 'FA 26 / 1'],
    ['fac-1', 'fac-1'],
    ['FÁC-1', 'FÁC-1'],
    ['FA\u0301C-1', 'FÁC-1'],
    ['%_', '%_'],
    ['/1', '/1'],
    ['x'.repeat(MAX_FOLIO_LENGTH), 'x'.repeat(MAX_FOLIO_LENGTH)],
    ['𝐀'.repeat(MAX_FOLIO_LENGTH), '𝐀'.repeat(MAX_FOLIO_LENGTH)],
  ])('keeps %j as %j', (text, folio) => {
    expect(cleanFolio(text)).toBe(folio);
  });

  it.each([
    [''],
    ['   '],
    ['/'],
    ['//'],
    ['x'.repeat(MAX_FOLIO_LENGTH + 1)],
    ['FA\u0000'],
    ['FA\u202e1'],
    ['FA\ud8001'],
    ['FA\u{10ffff}'],
    ['\u200bFA'],
  ])('refuses %j', (text) => {
    expect(cleanFolio(text)).toBeUndefined();
  });

  it('is settled after one pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
        const folio = cleanFolio(text);
        fc.pre(folio !== undefined);
        expect(cleanFolio(folio)).toBe(folio);
        expect(folioKey(folio)).not.toBe('');
      }),
    );
  });
});

describe('folioKey', () => {
  it.each([
    ['FA26/000123', 'FA26000123'],
    ['FA26000123', 'FA26000123'],
    ['/FA26//000123/', 'FA26000123'],
  ])('%s is looked up as %s', (folio, key) => {
    expect(folioKey(folio)).toBe(key);
  });
});

describe('orderKey', () => {
  it.each([['MTY-000123/26-API'], ['MTY-000123/26'], ['MTY-00012326-API'], ['MTY-00012326']])(
    '%s is one order',
    (folio) => {
      expect(orderKey(folio)).toBe('MTY-00012326');
    },
  );

  it('cuts the suffix once, at the end only, in capitals only', () => {
    expect(withoutOrderSuffix('A-API-API')).toBe('A-API');
    expect(withoutOrderSuffix('A-API/26')).toBe('A-API/26');
    expect(withoutOrderSuffix('A-api')).toBe('A-api');
  });
});
