import type { EntityManager } from 'typeorm';

/** A column's value as the driver gives and takes it; booleans are 0 and 1, JSON is text. */
export type RawValue = string | number | null;

/** The key columns of a row, in the table's order. */
export type RowKey = readonly RawValue[];

/** Every column of a row, in the table's order. */
export type StoredRow = readonly RawValue[];

/** What a line names of a row, by entity property. */
export type RowValues = Readonly<Record<string, unknown>>;

/** What a reader of lines needs to know of a column. */
export interface ColumnFacts {
  readonly property: string;
  /** False: `null` is refused. */
  readonly clearable: boolean;
  /** A new row must name it. */
  readonly required: boolean;
  /** Longest text in characters, where the column sets one. */
  readonly maxCharacters: number | undefined;
}

/** What becomes of a row when a line's values are laid over it. */
export type Merge =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'created' | 'changed'; readonly row: StoredRow }
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] }
  | { readonly kind: 'too_long'; readonly property: string; readonly maxBytes: number };

/** A row that was written; `attached` is what the line gave beside the table's columns. */
export interface SavedRow {
  readonly row: StoredRow;
  readonly attached: unknown;
  /** The row as it was; undefined when there was none. */
  readonly before?: StoredRow | undefined;
}

/** Rows of one table inside one transaction: what is found reflects what was saved before. */
export interface TableSession {
  find(key: RowKey): StoredRow | undefined;
  save(key: RowKey, row: StoredRow): void;
  /** Writes what `save` has not written yet. */
  flush(): Promise<void>;
}

/** Rows by their first key column, a number: so many of them at most. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

/** What the rows of a range are, all columns of them. */
export interface RangeDigest {
  readonly rows: number;
  readonly digest: string;
}

/** A table that rows can be loaded into, whatever its entity. */
export interface LoadTable {
  readonly name: string;
  readonly columns: ReadonlyMap<string, ColumnFacts>;
  readonly keyProperties: readonly string[];
  /** Whether rows can be marked as withdrawn. */
  readonly withdrawable: boolean;
  /** The key that these values name; undefined when one of its columns is not among them. */
  keyOf(values: RowValues): RowKey | undefined;
  rowKey(row: StoredRow): RowKey;
  merge(stored: StoredRow | undefined, values: RowValues): Merge;
  /** The row marked as withdrawn. */
  withdrawn(row: StoredRow): StoredRow;
  /** Opens the rows of these keys for reading and writing within the manager's transaction. */
  open(manager: EntityManager, keys: readonly RowKey[]): Promise<TableSession>;
  /** Opens the rows of these keys for reading alone. */
  openReadOnly(keys: readonly RowKey[]): Promise<TableSession>;
  /**
   * What the rows of some ranges are, as `manager`'s transaction sees them or else as they are committed; undefined for one with more rows
   * than its limit, or where it can't be told.
   */
  digests(ranges: readonly KeyRange[], manager?: EntityManager): Promise<(RangeDigest | undefined)[]>;
  /** Which of these single-column keys have a row, withdrawn or not. */
  existing(keys: readonly RawValue[]): Promise<Set<RawValue>>;
  /** Keys of rows not withdrawn that come after `after`, in key order. */
  liveKeys(after: RowKey | undefined, limit: number): Promise<RowKey[]>;
  /** The key and one other column of every row that has a value there, withdrawn or not, of a table with one key column. */
  column(property: string): Promise<(readonly [key: RawValue, value: RawValue])[]>;
  /** Deletes rows for good: for tables whose rows can't be withdrawn. */
  delete(manager: EntityManager, keys: readonly RowKey[]): Promise<void>;
  /** What goes with written rows: children, change-log lines. */
  finish(manager: EntityManager, saved: readonly SavedRow[]): Promise<void>;
}

/** A key as one value, for maps, sets and the scratch file; no text that is loaded has a control character. */
export function keyText(key: RowKey): string {
  return key.length === 1 ? String(key[0]) : key.join('\u001f');
}
