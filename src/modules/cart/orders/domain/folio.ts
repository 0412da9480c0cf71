import { writeNumber, type NumberForm } from '@/shared/text/number-form';

/** Fixed marker of both folios in test mode (Contract 2.5). */
export const TEST_FOLIO = 'TESTMODE';

const ORDER_SUFFIX = '-API';

/** `{series}-{six digits}/{yy}` (Decisions 10). The year is that of the day in Mexico City, `YYYY-MM-DD`. */
export function formatFolio(series: string, number: number, today: string): string {
  return writeNumber(number, folioForm(series, today));
}

/** How the numbers of a series are written on a day. */
export function folioForm(series: string, today: string): NumberForm {
  return { before: `${series}-`, digits: 6, after: `/${today.slice(2, 4)}` };
}

/** The order's folio is the quote's with `-API` (Decisions 10). */
export function orderFolio(folio: string): string {
  return `${folio}${ORDER_SUFFIX}`;
}

/** A folio taken apart: the year is of four digits. */
export interface FolioParts {
  readonly series: string;
  readonly number: number;
  readonly year: number;
}

/** Nine digits leave room in the counter's column for all the folios to come. */
const FOLIO = /^([A-Z0-9]{1,10})-(\d{6,9})\/?(\d{2})(?:-API)?$/i;

/**
 * The parts of a folio of the form we give out, with or without its slash and `-API`; undefined for any other text. The series is
 * as it was written.
 */
export function folioParts(text: string): FolioParts | undefined {
  const [, series, number, year] = FOLIO.exec(text.trim()) ?? [];
  return series === undefined ? undefined : { series, number: Number(number), year: 2000 + Number(year) };
}

/**
 * The folios that a text may mean, without `-API` (both forms name the same order): as it is written, then in capitals, for
 * most people write a series so whatever it is.
 */
export function plainFolios(text: string): readonly string[] {
  const folio = text.trim();
  const plain = folio.toUpperCase().endsWith(ORDER_SUFFIX) ? folio.slice(0, -ORDER_SUFFIX.length) : folio;
  return [...new Set([plain, plain.toUpperCase()])];
}

/**
 * The folios that a path may mean, without `-API`: with its slash, whole or in two parts, or without one (Beyond 3.2). `quote`: one
 * with `-API` names no quote.
 */
export function spelledFolios(text: string, { quote = false } = {}): readonly string[] {
  if (quote && text.trim().toUpperCase().endsWith(ORDER_SUFFIX)) return [];
  const parts = folioParts(text);
  if (!parts) return plainFolios(text);
  const { series, number, year } = parts;
  const folio = formatFolio(series, number, String(year));
  return [...new Set([folio, folio.toUpperCase()])];
}
