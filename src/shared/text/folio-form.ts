import { writeNumber, type NumberForm } from '@/shared/text/number-form';

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
const FOLIO = /^([A-Z0-9]{1,10})-(\d{6,9})\/?(\d{2})(?:-API)?$/i;

/**
 * The parts of a folio of the form we give out, with or without its slash and `-API`; undefined for any other text. The series is
 * as it was written.
 */
export function folioParts(text: string): FolioParts | undefined {
  const [, series, number, year] = FOLIO.exec(text.trim()) ?? [];
  return series === undefined ? undefined : { series, number: Number(number), year: 2000 + Number(year) };
}

/** A folio of that form as we write it, without `-API` and with its series as it was written; undefined for any other text. */
export function wholeFolio(text: string): string | undefined {
  const parts = folioParts(text);
  return parts && formatFolio(parts.series, parts.number, String(parts.year));
}
