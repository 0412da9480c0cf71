import fc from 'fast-check';
import { daysInMonth, parseInvoiceSearch, yearPeriod } from '@/modules/invoices/domain/invoice-search';

describe('parseInvoiceSearch', () => {
  it.each([
    ['2026', 20260101, 20261231],
    ['0000', 101, 1231],
    ['2026-02', 20260201, 20260228],
    ['2024-02', 20240201, 20240229],
    ['1900-02', 19000201, 19000228],
    ['2000-02', 20000201, 20000229],
    ['2026-04', 20260401, 20260430],
    ['2026-12', 20261201, 20261231],
    ['2026-02-28', 20260228, 20260228],
    ['2024-02-29', 20240229, 20240229],
    [' 2026-01-31 ', 20260131, 20260131],
  ])('%j is the period %i to %i', (text, from, to) => {
    expect(parseInvoiceSearch(text)).toEqual({ kind: 'period', from, to });
  });

  it.each([
    ['2026-02-30'],
    ['2025-02-29'],
    ['2026-04-31'],
    ['2026-01-00'],
    ['2026-00'],
    ['2026-13'],
    ['2026-1'],
    ['2026-01-1'],
    ['2026-'],
    ['202'],
    ['20266'],
    ['２０２６'],
    ['2026/02'],
    ['FA26'],
    ['FA26/0001'],
    ['%'],
    ['_'],
    ['\\'],
    ["' OR 1=1"],
    ['/'],
    ['MTY-000123/26-API'],
  ])('%j is the start of a folio', (text) => {
    expect(parseInvoiceSearch(text)).toEqual({ kind: 'prefix', text });
  });

  it('folds blanks and accents into the form folios are kept in', () => {
    expect(parseInvoiceSearch('  FA\t 26 ')).toEqual({ kind: 'prefix', text: 'FA 26' });
    expect(parseInvoiceSearch('FA\u0301C')).toEqual({ kind: 'prefix', text: 'FÁC' });
  });

  it.each([['x'.repeat(300)], ['x'.repeat(41)], ['FA\u0000'], ['FA\u202e']])('%j starts no folio', (text) => {
    expect(parseInvoiceSearch(text)).toEqual({ kind: 'nothing' });
  });

  it.each([[''], ['  '], ['\t\n']])('%j is no search', (text) => {
    expect(parseInvoiceSearch(text)).toBeUndefined();
  });

  it('counts the first 256 characters only, never half of one', () => {
    expect(parseInvoiceSearch(`${'😀'.repeat(300)}\u0000`)).toEqual({ kind: 'nothing' });
    expect(parseInvoiceSearch(`2026${' '.repeat(300)}`)).toEqual(yearPeriod(2026));
  });

  it('takes every day of the calendar as that day and every other date-like text as a folio', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat(99), fc.nat(99), (year, month, day) => {
        const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
        const found = parseInvoiceSearch(text);
        // An oracle of another kind: the runtime's own calendar.
        const at = new Date(Date.UTC(2000, 0, 1));
        at.setUTCFullYear(year, month - 1, day);
        const real = month >= 1 && day >= 1 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
        const number = year * 10_000 + month * 100 + day;
        expect(found).toEqual(real ? { kind: 'period', from: number, to: number } : { kind: 'prefix', text });
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const found = parseInvoiceSearch(text);
        expect(found === undefined).toBe(text.trim() === '');
      }),
    );
  });
});

describe('yearPeriod', () => {
  it('spans the year', () => {
    expect(yearPeriod(2026)).toEqual({ kind: 'period', from: 20260101, to: 20261231 });
  });
});

describe('daysInMonth', () => {
  it('agrees with the calendar over 800 years', () => {
    for (let year = 1700; year < 2500; year++) {
      for (let month = 1; month <= 12; month++) {
        expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
      }
    }
  });
});

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
