import fc from 'fast-check';
import {
  MAX_FOLIO_LENGTH,
  cleanFolio,
  folioKey,
  meansOrder,
  orderKey,
  orderSpelling,
  withoutOrderSuffix,
} from '@/modules/invoices/domain/folio';

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
  it.each([
    ...['MTY-000123/26-API', 'MTY-000123/26', 'MTY-00012326-API', 'MTY-00012326', 'mty-000123/26-api', 'Mty-00012326'],
    'MTY-00000123/26-API',
  ])('%s is one order', (folio) => {
    expect(orderKey(folio)).toBe('MTY-00012326');
  });

  it.each(['ped-1', 'Ped/1', 'mty-123/26-api', 'ßß-000123/26'])(
    '%s is not of our form and looked up as written',
    (folio) => {
      expect(orderKey(folio)).toBe(folioKey(folio));
    },
  );

  it('cuts the suffix once, at the end only, in capitals only', () => {
    expect(withoutOrderSuffix('A-API-API')).toBe('A-API');
    expect(withoutOrderSuffix('A-API/26')).toBe('A-API/26');
    expect(withoutOrderSuffix('A-api')).toBe('A-api');
  });
});

describe('meansOrder', () => {
  it.each([
    ['MTY-000123/26-API', 'MTY-000123/26', true],
    ['mty-000123/26-api', 'MTY-000123/26', true],
    ['Mty-00000012326', 'MTY-000123/26', true],
    ['cen-000123/26', 'cen-000123/26', true],
    ['CEN-000123/26', 'cen-000123/26', false],
    ['MTY-000124/26', 'MTY-000123/26', false],
    ['OC 7/1-API', 'OC 71', true],
    ['oc 71', 'OC 71', false],
    ['', '', false],
  ])('%j of an invoice for the order %j: %p', (imported, order, means) => {
    expect(meansOrder(imported, order)).toBe(means);
  });
});

describe('orderSpelling', () => {
  it.each([
    ['MTY-000123/26-API', null],
    ['MTY-000123/26', null],
    ['mty-000123/26-api', 'MTY-000123/26-API'],
    ['MTY-00012326', 'MTY-000123/26'],
    ['MTY-00000123/26-API', 'MTY-000123/26-API'],
    ['ped-1', null],
    ['', null],
  ])('%j is spelled %j', (folio, spelled) => {
    expect(orderSpelling(folio)).toBe(spelled);
  });
});
