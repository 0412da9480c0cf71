import { writeNumber, type NumberForm } from '@/shared/text/number-form';

/** What a quote's folio gains when it becomes an order: both name the same document (Decisions 10). */
export const ORDER_SUFFIX = '-API';

/** `{series}-{six digits}/{yy}` (Decisions 10). The year is that of the day in Mexico City, `YYYY-MM-DD`. */
export function formatFolio(series: string, number: number, today: string): string {
  return writeNumber(number, folioForm(series, today));
}

/** How the numbers of a series are written on a day. */
export function folioForm(series: string, today: string): NumberForm {
  return { before: `${series}-`, digits: 6, after: `/${today.slice(2, 4)}` };
}

/** A folio taken apart: the year is of four digits. */
export interface FolioParts {
  readonly series: string;
  readonly number: number;
  readonly year: number;
}

/** Nine digits leave room in the counter's column for all the folios to come. */
const FOLIO = new RegExp(`^([A-Z0-9]{1,10})-(\\d{6,9})/?(\\d{2})(?:${ORDER_SUFFIX})?$`, 'i');

/**
 * The parts of a folio of the form we give out, with or without its slash and `-API`; undefined for any other text. The series is
 * as it was written.
 */
export function folioParts(text: string): FolioParts | undefined {
  const [, series, number, year] = FOLIO.exec(text.trim()) ?? [];
  return series === undefined ? undefined : { series, number: Number(number), year: 2000 + Number(year) };
}

/**
 * The one spelling in which we keep a folio of our form: slash in its place, no further zeros, no `-API`. The series stays as it was
 * written. Undefined for a text of another form.
 */
export function canonicalFolio(text: string): string | undefined {
  const parts = folioParts(text);
  return parts && formatFolio(parts.series, parts.number, String(parts.year));
}
