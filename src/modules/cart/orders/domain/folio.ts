/** Fixed marker of both folios in test mode (Contract 2.5). */
export const TEST_FOLIO = 'TESTMODE';

const ORDER_SUFFIX = '-API';

/** `{series}-{six digits}/{yy}` (Decisions 10). The year is that of the day in Mexico City, `YYYY-MM-DD`. */
export function formatFolio(series: string, number: number, today: string): string {
  return `${series}-${String(number).padStart(6, '0')}/${today.slice(2, 4)}`;
}

/** The order's folio is the quote's with `-API` (Decisions 10). */
export function orderFolio(folio: string): string {
  return `${folio}${ORDER_SUFFIX}`;
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
