import { MAX_FOLIO_LENGTH, cleanFolio } from '@/modules/invoices/domain/folio';
import { firstCharacters, isLongerThan, SEARCH_CHARACTERS } from '@/shared/text/characters';

/** Whole days, both included, as YYYYMMDD numbers. */
export interface Period {
  readonly kind: 'period';
  readonly from: number;
  readonly to: number;
}

/** Invoices whose folio or order folio starts with `text`; every character is plain. */
export interface FolioPrefix {
  readonly kind: 'prefix';
  readonly text: string;
}

/** A text no folio can start with: no need to look. */
export interface NoMatch {
  readonly kind: 'nothing';
}

export type InvoiceSearch = Period | FolioPrefix | NoMatch;

const NOTHING: NoMatch = { kind: 'nothing' };

/** 1 January to 31 December of a year. */
export function yearPeriod(year: number): Period {
  return { kind: 'period', from: year * 10_000 + 101, to: year * 10_000 + 1231 };
}

/**
 * What a search text asks for (Contract 4.7, `busqueda`): a year `YYYY`, a month `YYYY-MM` or a day `YYYY-MM-DD` of the
 * calendar is a period; any other text, `2026-02-30` included, is the start of a folio. Undefined when it is blank.
 */
export function parseInvoiceSearch(text: string): InvoiceSearch | undefined {
  const folded = text.trim().replace(/\s+/gu, ' ');
  if (folded === '') return undefined;
  const counted = firstCharacters(folded, SEARCH_CHARACTERS);
  return parsePeriod(counted) ?? parsePrefix(counted);
}

function parsePeriod(text: string): Period | undefined {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text);
  if (!parts) return undefined;
  const year = Number(parts[1]);
  if (parts[2] === undefined) return yearPeriod(year);
  const month = Number(parts[2]);
  if (month < 1 || month > 12) return undefined;
  const monthStart = year * 10_000 + month * 100;
  const lastDay = daysInMonth(year, month);
  if (parts[3] === undefined) return { kind: 'period', from: monthStart + 1, to: monthStart + lastDay };
  const day = Number(parts[3]);
  if (day < 1 || day > lastDay) return undefined;
  return { kind: 'period', from: monthStart + day, to: monthStart + day };
}

function parsePrefix(text: string): InvoiceSearch {
  if (isLongerThan(text, MAX_FOLIO_LENGTH)) return NOTHING;
  // A lone slash is no folio, but it may start one.
  const prefix = /^\/+$/.test(text) ? text : cleanFolio(text);
  return prefix === undefined ? NOTHING : { kind: 'prefix', text: prefix };
}

/** Days of a month (1 to 12) of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
