import type { Merge, RawValue, RowValues, StoredRow } from '@/shared/database/upsert/load-table';
import { decode, encode, TEXT_BYTES, type RowShape, type ShapeColumn } from '@/shared/database/upsert/row-shape';

/** How a given value joins a stored one (undefined for a new row) when it does not simply replace it. */
type Combine = (stored: never, given: never) => unknown;

export interface MergeOptions<E> {
  /** Values of the columns that a new row's line does not name; `null` in a line means them too where null can't be stored. */
  readonly defaults?: Readonly<Partial<E>>;
  /** Columns computed from the merged row's raw values. */
  readonly derived?: Readonly<
    Partial<Record<keyof E & string, (value: (property: keyof E & string) => RawValue) => RawValue>>
  >;
  /** Columns whose given value is laid over the stored one. Applied twice they must give the same. */
  readonly rising?: readonly (keyof E & string)[];
  readonly merged?: { readonly [P in keyof E & string]?: (stored: E[P] | undefined, given: never) => E[P] };
}

interface MergeColumn extends ShapeColumn {
  /** Encoded default; undefined when a new row must name the column. */
  readonly fallback: RawValue | undefined;
  readonly combine: Combine | undefined;
}

interface DerivedColumn {
  readonly index: number;
  readonly compute: (value: (property: never) => RawValue) => RawValue;
}

/** UTF-8 needs at most three bytes for a UTF-16 unit. */
const MAX_BYTES_PER_UNIT = 3;
const UNCHANGED: Merge = { kind: 'unchanged' };

/** Lays what a line names over a stored row, or over the defaults. */
export class RowMerger<E> {
  private readonly columns: readonly MergeColumn[];
  private readonly derived: readonly DerivedColumn[];
  private readonly longColumns: readonly number[];
  /** The row that computed columns are being computed of. */
  private computing: StoredRow = [];
  private readonly valueOf = (property: string): RawValue => this.computing[this.shape.index(property)] ?? null;

  constructor(
    private readonly shape: RowShape,
    options: MergeOptions<E>,
  ) {
    const defaults: Record<string, unknown> = { withdrawn: false, ...options.defaults };
    const combines = { ...options.merged, ...risingCombines(options.rising) } as Record<string, Combine | undefined>;
    const derived = (options.derived ?? {}) as Record<string, DerivedColumn['compute']>;
    this.columns = shape.columns.map((column) => ({
      ...column,
      fallback: fallbackOf(column, defaults, column.property in derived),
      combine: combines[column.property],
    }));
    this.longColumns = shape.columns.flatMap(({ text }, index) => (text ? [index] : []));
    this.derived = Object.entries(derived).map(([property, compute]) => ({ index: shape.index(property), compute }));
  }

  merge(stored: StoredRow | undefined, values: RowValues): Merge {
    if (!stored) return this.create(values);
    const row = this.derive(stored, this.overlay(stored, values));
    return row ? (this.oversized(row) ?? { kind: 'changed', row }) : UNCHANGED;
  }

  /** The stored row with what the values name; undefined when that is what it holds already. */
  private overlay(stored: StoredRow, values: RowValues): RawValue[] | undefined {
    let row: RawValue[] | undefined;
    let index = -1;
    for (const column of this.columns) {
      index++;
      const given = column.property === 'withdrawn' ? false : values[column.property];
      if (given === undefined || column.key) continue;
      const next = this.next(column, given, stored[index] ?? null);
      if (next !== stored[index]) (row ??= [...stored])[index] = next;
    }
    return row;
  }

  private create(values: RowValues): Merge {
    let missing: string[] | undefined;
    const row: RawValue[] = [];
    for (const column of this.columns) {
      const given = values[column.property];
      if (given !== undefined) row.push(this.next(column, given, undefined));
      else if (column.fallback === undefined) (missing ??= []).push(column.property);
      else row.push(column.fallback);
    }
    if (missing) return { kind: 'incomplete', missing };
    return this.oversized(row) ?? { kind: 'created', row: this.derive(row, row) ?? row };
  }

  private next(column: MergeColumn, given: unknown, stored: RawValue | undefined): RawValue {
    if (given === null) return column.nullable ? null : (column.fallback ?? null);
    if (!column.combine) return encode(column, given);
    const before = stored === undefined || stored === null ? undefined : decode(column, stored);
    return encode(column, column.combine(before as never, given as never));
  }

  /** MySQL/MariaDB take so many bytes in a text column; SQLite is held to the same. */
  private oversized(row: StoredRow): Merge | undefined {
    for (const index of this.longColumns) {
      const value = row[index];
      if (
        typeof value !== 'string' ||
        value.length * MAX_BYTES_PER_UNIT <= TEXT_BYTES ||
        Buffer.byteLength(value) <= TEXT_BYTES
      )
        continue;
      return { kind: 'too_long', property: this.columns[index]?.property ?? '', maxBytes: TEXT_BYTES };
    }
    return undefined;
  }

  /** The row with its computed columns; undefined when nothing differs from `stored`. */
  private derive(stored: StoredRow, changed: RawValue[] | undefined): RawValue[] | undefined {
    let row = changed;
    for (const { index, compute } of this.derived) {
      const current = row ?? stored;
      this.computing = current;
      const value = compute(this.valueOf);
      if (value !== current[index]) (row ??= [...stored])[index] = value;
    }
    return row;
  }
}

function risingCombines(properties: readonly string[] = []): Record<string, unknown> {
  const greater = (stored: number | undefined, given: number): number => Math.max(stored ?? given, given);
  return Object.fromEntries(properties.map((property) => [property, greater]));
}

function fallbackOf(column: ShapeColumn, defaults: Record<string, unknown>, derived: boolean): RawValue | undefined {
  if (column.key) return undefined;
  if (column.property in defaults) return encode(column, defaults[column.property]);
  return column.nullable || derived ? null : undefined;
}
