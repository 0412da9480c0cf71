import type { DatabaseDialect } from '@/config/app-config';
import type { RawValue, RowKey } from '@/shared/database/upsert/load-table';
import type { ShapeColumn } from '@/shared/database/upsert/row-shape';

export type Quote = (name: string) => string;

export function quoter(dialect: DatabaseDialect): Quote {
  return dialect === 'sqlite' ? (name) => `"${name}"` : (name) => `\`${name}\``;
}

export function names(columns: readonly ShapeColumn[], quote: Quote): string {
  return columns.map(({ column }) => quote(column)).join(', ');
}

/**
 * A condition for the rows after a key in key order. Written out column by column, with the first one bare: neither
 * database then reads more of the index than it must.
 */
export function afterKey(columns: readonly string[], after: RowKey | undefined): string {
  if (!after) return '';
  const [first] = columns;
  const nested = [...columns]
    .reverse()
    .reduce((rest, column) => (rest === '' ? `${column} > ?` : `(${column} > ? OR (${column} = ? AND ${rest}))`), '');
  return ` AND ${first ?? ''} >= ? AND ${nested}`;
}

/** The values of afterKey's placeholders, in order. */
export function afterKeyValues(after: RowKey): RawValue[] {
  const nested = after.flatMap((value, index) => (index === after.length - 1 ? [value] : [value, value]));
  return [after[0] ?? null, ...nested];
}
