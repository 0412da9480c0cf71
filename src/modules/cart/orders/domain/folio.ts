import { ORDER_SUFFIX, canonicalFolio } from '@/shared/text/folio-form';

/** Fixed marker of both folios in test mode (Contract 2.5). */
export const TEST_FOLIO = 'TESTMODE';

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

/**
 * The folios that a path may mean, without `-API`: with its slash, whole or in two parts, or without one (Beyond 3.2). `quote`: one
 * with `-API` names no quote.
 */
export function spelledFolios(text: string, { quote = false } = {}): readonly string[] {
  if (quote && text.trim().toUpperCase().endsWith(ORDER_SUFFIX)) return [];
  return plainFolios(canonicalFolio(text) ?? text);
}
