import type { DatabaseDialect } from '@/config/app-config';
import { LIST_START, type ListPlace } from '@/modules/cart/orders/domain/documents/document-search';

/** A condition with its values. */
export interface Condition {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/** A walk along an index that is sorted by what the list is. Names are in the code, never input. */
export interface Walk {
  readonly index: string;
  /** The column the list goes by. */
  readonly time: 'ordered_at' | 'quoted_at';
  /** What leads the index, then whatever else must hold. */
  readonly where: readonly Condition[];
  readonly after: ListPlace | undefined;
  readonly limit: number;
  /** Only orders of these lines, met through the lines; then the index is `BY_ID`. */
  readonly lines?: Condition;
}

/** The rows themselves, found by id. */
export const BY_ID = 'PRIMARY';

/** Sorts behind every text a folio may go on with. */
const LAST = '\u{10ffff}';

/** Up to this many matches of a condition are sorted; of more, the list's own index is walked and they are met soon. */
export const SORTED_MATCHES = 1000;

export const equals = (column: string, value: string | number): Condition => ({
  text: `${column} = ?`,
  values: [value],
});

/** Names the index a statement walks; statistics can't turn it into a scan. */
export function hintOf(dialect: DatabaseDialect, index: string): string {
  if (dialect === 'mysql') return `FORCE INDEX (${index})`;
  return index === BY_ID ? 'NOT INDEXED' : `INDEXED BY ${index}`;
}

/** The lines of a product in an account's documents, by their own index. */
export function linesOf(dialect: DatabaseDialect, accountId: number, productId: number): Condition {
  return {
    text: `SELECT order_id FROM order_lines ${hintOf(dialect, 'ix_order_lines_product')} WHERE account_id = ? AND product_id = ?`,
    values: [accountId, productId],
  };
}

/** Places and their ids, in order: `SELECT id, <time> AS place_at`. */
export function walkSql(dialect: DatabaseDialect, walk: Walk): Condition {
  const { index, time, where, after = LIST_START, limit, lines } = walk;
  const all = [
    ...where,
    { text: `${time} <= ?`, values: [after.at] },
    { text: `(${time} < ? OR id < ?)`, values: [after.at, after.id] },
  ];
  const orders = `orders ${hintOf(dialect, index)}`;
  return {
    text: `SELECT ${lines ? 'DISTINCT ' : ''}id, ${time} AS place_at FROM ${lines ? throughLines(dialect, lines, orders) : orders}
      WHERE ${all.map(({ text }) => text).join(' AND ')} ORDER BY ${time} DESC, id DESC LIMIT ${limit}`,
    values: [...(lines?.values ?? []), ...all.flatMap(({ values }) => values)],
  };
}

/** Each line first, then its document. Naming the documents' ids instead takes the server longer to read and plan than to walk. */
function throughLines(dialect: DatabaseDialect, { text }: Condition, orders: string): string {
  return `(${text}) l ${dialect === 'mysql' ? 'STRAIGHT_JOIN' : 'CROSS JOIN'} ${orders} ON id = l.order_id`;
}

/**
 * Folios that start with a text, as a range of an index: no character of it is a wildcard. A text that goes on into the `-API` of an
 * order's folio names the whole one before it.
 */
export function folioPrefix(text: string, ofOrders: boolean): Condition {
  const range = { text: 'folio BETWEEN ? AND ?', values: [text, text + LAST] };
  const [, bare] = (ofOrders ? /^(.+?)-(?:A(?:P(?:I)?)?)?$/u.exec(text) : null) ?? [];
  return bare === undefined ? range : { text: `(${range.text} OR folio = ?)`, values: [...range.values, bare] };
}

/** Both ends of a time; whatever is left out is open. */
export function between(column: string, from: number | undefined, to: number | undefined): Condition[] {
  return [
    ...(from === undefined ? [] : [{ text: `${column} >= ?`, values: [from] }]),
    ...(to === undefined ? [] : [{ text: `${column} <= ?`, values: [to] }]),
  ];
}
