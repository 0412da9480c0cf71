import type { LoadTable, RawValue } from '@/shared/database/upsert/load-table';

/** One column of all rows of a table, as a load leaves it; keys and values are held as texts. */
export class ColumnValues {
  private readonly byKey = new Map<string, string>();
  private readonly seen = new Set<string>();
  /** What the transaction at hand has changed, as it was. */
  private readonly before: (readonly [key: string, value: string | undefined])[] = [];

  constructor(rows: Iterable<readonly [key: RawValue, value: RawValue]>) {
    for (const [key, value] of rows) this.put(String(key), textOf(value));
  }

  /** Undefined for a row without value, or one that is not there. */
  get(key: RawValue): string | undefined {
    return this.byKey.get(String(key));
  }

  /** Whether a row has this value, or had it. */
  has(value: RawValue): boolean {
    return this.seen.has(String(value));
  }

  /** Keys of the other rows that have this value. */
  *others(key: RawValue, value: RawValue): Generator<string> {
    if (!this.has(value)) return;
    for (const [other, its] of this.byKey) if (its === String(value) && other !== String(key)) yield other;
  }

  set(key: RawValue, value: RawValue): void {
    this.before.push([String(key), this.get(key)]);
    this.put(String(key), textOf(value));
  }

  /** What was set is committed. */
  keep(): void {
    this.before.length = 0;
  }

  /** Takes back what was set and is not committed. */
  restore(): void {
    for (let last = this.before.pop(); last; last = this.before.pop()) this.put(...last);
  }

  private put(key: string, value: string | undefined): void {
    if (value === undefined) this.byKey.delete(key);
    else {
      this.byKey.set(key, value);
      this.seen.add(value);
    }
  }
}

/** The columns that rules of a run are about, each read once. */
export class ColumnIndex {
  private readonly known = new Map<string, Promise<ColumnValues>>();

  of(table: LoadTable, property: string): Promise<ColumnValues> {
    const name = `${table.name} ${property}`;
    const values = this.known.get(name) ?? table.column(property).then((rows) => new ColumnValues(rows));
    this.known.set(name, values);
    return values;
  }
}

/** A value as it is held: a list or an object as JSON. */
export function heldText(value: RawValue | object): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function textOf(value: RawValue): string | undefined {
  return value === null ? undefined : heldText(value);
}
