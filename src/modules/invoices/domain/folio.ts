import { ORDER_SUFFIX, canonicalFolio } from '@/shared/text/folio-form';
import { hasUnprintableCharacters, isLongerThan } from '@/shared/text/characters';

/** Longest folio kept, in code points: fiscal series (25) and number together stay well below. */
export const MAX_FOLIO_LENGTH = 40;

/**
 * A folio as it is kept and compared: NFC, blanks at the ends cut and runs of them folded, case kept. Undefined when the
 * text can't be a folio: empty, only slashes, longer than `max` or with unprintable characters.
 */
export function cleanFolio(text: string, max = MAX_FOLIO_LENGTH): string | undefined {
  const folio = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (folioKey(folio) === '' || isLongerThan(folio, max) || hasUnprintableCharacters(folio)) return undefined;
  return folio;
}

/** The folio without its slashes: `FA26/000123` and `FA26000123` are one invoice (Decisions 13). */
export function folioKey(folio: string): string {
  return folio.replaceAll('/', '');
}

/** The order folio without `-API`, when it ends in it (Decisions 13). */
export function withoutOrderSuffix(folio: string): string {
  return folio.endsWith(ORDER_SUFFIX) ? folio.slice(0, -ORDER_SUFFIX.length) : folio;
}

/**
 * What an order folio is looked up by: `MTY-000123/26-API`, `MTY-000123/26` and `MTY-00012326` are one order, and `mty-000123/26` may
 * be it (`meansOrder`). One that is not of our form is looked up as it is written.
 */
export function orderKey(folio: string): string {
  return folioKey(canonicalFolio(folio)?.toUpperCase() ?? withoutOrderSuffix(folio));
}

/**
 * Whether an order folio, as it was imported, is that of an order: one of our form as it is written or in capitals, with or without
 * slash, further zeros and `-API`; any other only as it is written, slashes and `-API` aside (Beyond 3.2, Decisions 13).
 */
export function meansOrder(imported: string, order: string): boolean {
  const asked = writtenKey(order);
  return asked !== '' && (asked === writtenKey(imported) || asked === orderKey(imported));
}

/**
 * An order folio of our form as orders are given out, in capitals; null where it is of another form or written so already. One with
 * `-API` keeps it.
 */
export function orderSpelling(folio: string): string | null {
  const whole = canonicalFolio(folio)?.toUpperCase();
  if (whole === undefined) return null;
  const spelled = folio.toUpperCase().endsWith(ORDER_SUFFIX) ? `${whole}${ORDER_SUFFIX}` : whole;
  return spelled === folio ? null : spelled;
}

function writtenKey(folio: string): string {
  return folioKey(canonicalFolio(folio) ?? withoutOrderSuffix(folio));
}
