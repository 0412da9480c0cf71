import type { DatabaseDialect } from '@/config/app-config';
import { LIST_START, type ListPlace } from '@/modules/cart/orders/domain/documents/document-search';

/** A condition with its values. */
export interface Condition {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/** A walk along an index that is in the order of the list. Names come from the code, never from input. */
export interface Walk {
  readonly index: string;
  /** The column the list goes by. */
  readonly time: 'ordered_at' | 'quoted_at';
  /** Conditions: first those of the leading columns of the index, then all others. */
  readonly where: readonly Condition[];
  readonly after: ListPlace | undefined;
  readonly limit: number;
}

/** A walk along the lines of a product in an account's orders. */
export interface LinesWalk {
  readonly accountId: number;
  readonly productId: number;
  /** Between which times of ordering. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly after?: ListPlace | undefined;
  readonly limit: number;
  /** What else must hold of the order; it is looked at only if something does. */
  readonly where?: readonly Condition[];
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

/** Places and their ids, in order: `SELECT id, <time> AS place_at`. */
export function walkSql(dialect: DatabaseDialect, { index, time, where, after, limit }: Walk): Condition {
  const all = joined([...where, ...behind(after, time, 'id')]);
  return {
    text: `SELECT id, ${time} AS place_at FROM orders ${hintOf(dialect, index)}
      WHERE ${all.text} ORDER BY ${time} DESC, id DESC LIMIT ${limit}`,
    values: all.values,
  };
}

/** The lines of a product in an account's orders, in the order of their own index: `SELECT order_id, ordered_at AS place_at`. */
export function linesSql(dialect: DatabaseDialect, { accountId, productId, from, to, after }: LinesWalk): Condition {
  const all = joined([
    ...[equals('account_id', accountId), equals('product_id', productId), ...between('ordered_at', from, to)],
    ...behind(after, 'ordered_at', 'order_id'),
  ]);
  return {
    text: `SELECT order_id, ordered_at AS place_at FROM order_lines ${hintOf(dialect, 'ix_order_lines_ordered')} WHERE ${all.text}`,
    values: all.values,
  };
}

/** As `walkSql`, of the orders that have a product in their lines; one that has it twice is met once. */
export function linesWalkSql(dialect: DatabaseDialect, walk: LinesWalk): Condition {
  const lines = linesSql(dialect, walk);
  const { where = [], limit } = walk;
  const all = joined(where);
  // Each line first, then its order. Left to itself the server may begin with the orders, or sort all of them.
  const orders = `${dialect === 'mysql' ? 'STRAIGHT_JOIN' : 'CROSS JOIN'} orders ${hintOf(dialect, BY_ID)} ON id = order_id`;
  return {
    text: `SELECT DISTINCT order_id AS id, place_at FROM (${lines.text}) l ${where.length > 0 ? `${orders} WHERE ${all.text}` : ''}
      ORDER BY place_at DESC, order_id DESC LIMIT ${limit}`,
    values: [...lines.values, ...all.values],
  };
}

/** The rows of all of these as one statement, read at one moment; each goes along its own index. */
export function together(parts: readonly Condition[]): Condition {
  const [first, ...others] = parts;
  if (first && others.length === 0) return first;
  return {
    text: parts.map(({ text }) => `SELECT id, place_at FROM (${text}) AS matches`).join(' UNION ALL '),
    values: parts.flatMap(({ values }) => values),
  };
}

/** What comes after a place. */
function behind(place: ListPlace | undefined, time: string, key: string): Condition[] {
  const { at, id } = place ?? LIST_START;
  return [
    { text: `${time} <= ?`, values: [at] },
    { text: `(${time} < ? OR ${key} < ?)`, values: [at, id] },
  ];
}

/** All of them. */
function joined(conditions: readonly Condition[]): Condition {
  return {
    text: conditions.map(({ text }) => text).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  };
}

/**
 * Folios that start with a text, as it is written or in capitals (most people write a series so whatever it is), as ranges of an index:
 * no character of it is a wildcard. A text that goes on into the `-API` of an order's folio names the whole one before it.
 */
export function folioPrefix(text: string, ofOrders: boolean): Condition {
  const parts = [...new Set([text, text.toUpperCase()])].flatMap((start) => startOf(start, ofOrders));
  const [first, ...others] = parts;
  if (first && others.length === 0) return first;
  return { text: `(${parts.map((part) => part.text).join(' OR ')})`, values: parts.flatMap(({ values }) => values) };
}

function startOf(text: string, ofOrders: boolean): Condition[] {
  const range = { text: 'folio BETWEEN ? AND ?', values: [text, text + LAST] };
  const [, bare] = (ofOrders ? /^(.+?)-(?:A(?:P(?:I)?)?)?$/u.exec(text) : null) ?? [];
  return bare === undefined ? [range] : [range, equals('folio', bare)];
}

/** Both ends of a time; whatever is left out is open. */
export function between(column: string, from: number | undefined, to: number | undefined): Condition[] {
  return [
    ...(from === undefined ? [] : [{ text: `${column} >= ?`, values: [from] }]),
    ...(to === undefined ? [] : [{ text: `${column} <= ?`, values: [to] }]),
  ];
}
