import { parse } from 'node:querystring';
import { charsetOfForm, ESCAPED_HALVES, unescapeOf } from '@/shared/http/body/body-charset';

/** The parameters of a query; one that is sent twice is an array. Escapes stand for bytes of UTF-8, or of ISO-8859-1 as in a form (Decisions 1). */
export function parseQuery(query: string): Record<string, unknown> {
  if (!ESCAPED_HALVES.test(query)) return parse(query);
  const charset = charsetOfForm(Buffer.from(query, 'latin1'));
  return parse(query, '&', '=', { decodeURIComponent: unescapeOf(charset) });
}
