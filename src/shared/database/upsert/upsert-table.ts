import type { EntityManager } from 'typeorm';
import { appendChanges, type Change, type ChangedEntity } from '@/shared/database/changes/change-log';
import type { Database } from '@/shared/database/database';
import type {
  ColumnFacts,
  KeyRange,
  LoadTable,
  Merge,
  RangeDigest,
  RawValue,
  RowKey,
  RowValues,
  SavedRow,
  StoredRow,
  TableSession,
} from '@/shared/database/upsert/load-table';
import { MysqlRows } from '@/shared/database/upsert/mysql-rows';
import { RowMerger, type MergeOptions } from '@/shared/database/upsert/row-merger';
import { decode, RowShape } from '@/shared/database/upsert/row-shape';
import type { RowStore } from '@/shared/database/upsert/row-store';
import { SqliteRows } from '@/shared/database/upsert/sqlite-rows';

/** A row that was created, changed or withdrawn, decoded; without a generated id. */
export interface SavedEntity<E> {
  readonly row: E;
  /** What the line gave beside the table's columns; undefined when it gave nothing, or when the row was withdrawn. */
  readonly attached: unknown;
}

export interface UpsertOptions<E> extends MergeOptions<E> {
  /** Unique properties that name a row, where that is not the primary key. */
  readonly key?: readonly (keyof E & string)[];
  /** Properties written when the row is created, with their default, and never afterwards. */
  readonly unmanaged?: readonly (keyof E & string)[];
  /** Numbers that only go up: of the stored and the written value the greater stays, whoever else counts them meanwhile. */
  readonly rising?: readonly (keyof E & string)[];
  /** Runs in the same transaction after a batch's rows are written. May run more than once, as the transaction may. */
  readonly after?: (manager: EntityManager, saved: readonly SavedEntity<E>[]) => Promise<void>;
  /** A written row is logged as a change of `entity` with the id that is in the key property `id`. */
  readonly logs?: { readonly entity: ChangedEntity; readonly id: keyof E & string };
  /** Change-log lines of a written row, where `logs` does not say it; only the key properties of `row` are filled. */
  readonly changes?: (row: E) => readonly Change[];
}

/**
 * A table that operators' rows are loaded into: upsert by key, only what a line names is changed, equal rows are not
 * written. Columns, nullability, lengths and encodings are the entity's.
 */
export class UpsertTable<E extends object> implements LoadTable {
  readonly name: string;
  readonly columns: ReadonlyMap<string, ColumnFacts>;
  readonly keyProperties: readonly string[];
  readonly withdrawable: boolean;
  private readonly shape: RowShape;
  private readonly merger: RowMerger<E>;
  private readonly store: RowStore;

  constructor(
    private readonly database: Database,
    private readonly entity: abstract new () => E,
    private readonly options: UpsertOptions<E>,
  ) {
    this.shape = new RowShape(database.writeSource.getMetadata(entity as new () => E), options.key);
    this.name = this.shape.table;
    const defaults: object = options.defaults ?? {};
    const derived: object = options.derived ?? {};
    this.columns = this.shape.facts(
      (property) => property in defaults,
      (property) => property in derived,
    );
    this.keyProperties = this.shape.keyIndexes.map((index) => this.shape.columns[index]?.property ?? '');
    this.withdrawable = this.shape.has('withdrawn');
    this.merger = new RowMerger(this.shape, options);
    const rules = { unmanaged: new Set<string>(options.unmanaged), rising: new Set<string>(options.rising) };
    this.store = database.dialect === 'sqlite' ? new SqliteRows(this.shape, rules) : new MysqlRows(this.shape, rules);
  }

  keyOf(values: RowValues): RowKey | undefined {
    const key: RawValue[] = [];
    for (const property of this.keyProperties) {
      const value = values[property];
      if (value === undefined || value === null) return undefined;
      key.push(value as RawValue);
    }
    return key;
  }

  rowKey(row: StoredRow): RowKey {
    return this.shape.keyIndexes.map((index) => row[index] ?? null);
  }

  merge(stored: StoredRow | undefined, values: RowValues): Merge {
    return this.merger.merge(stored, values);
  }

  withdrawn(row: StoredRow): StoredRow {
    const marked = [...row];
    marked[this.shape.index('withdrawn')] = 1;
    return marked;
  }

  open(manager: EntityManager, keys: readonly RowKey[]): Promise<TableSession> {
    return this.store.open(manager, keys, true);
  }

  openReadOnly(keys: readonly RowKey[]): Promise<TableSession> {
    return this.store.open(this.database.reader, keys, false);
  }

  digests(ranges: readonly KeyRange[], manager = this.database.reader): Promise<(RangeDigest | undefined)[]> {
    return this.store.digests(manager, ranges);
  }

  existing(keys: readonly RawValue[]): Promise<Set<RawValue>> {
    return this.store.existing(this.database.reader, keys);
  }

  liveKeys(after: RowKey | undefined, limit: number): Promise<RowKey[]> {
    return this.store.liveKeys(this.database.reader, after, limit);
  }

  async column(property: string): Promise<(readonly [key: RawValue, value: RawValue])[]> {
    const [key = ''] = this.keyProperties;
    const rows = await this.database.reader
      .createQueryBuilder(this.entity, 'one')
      .select([`one.${key}`, `one.${property}`])
      .where(`one.${property} IS NOT NULL`)
      .getMany();
    return rows.map((row) => [row[key as keyof E] as RawValue, row[property as keyof E] as RawValue]);
  }

  async delete(manager: EntityManager, keys: readonly RowKey[]): Promise<void> {
    const where = keys.map((key) => Object.fromEntries(this.keyProperties.map((property, at) => [property, key[at]])));
    for (const one of where) await manager.delete(this.entity, one);
  }

  async finish(manager: EntityManager, saved: readonly SavedRow[]): Promise<void> {
    if (saved.length === 0) return;
    const { after, changes, logs } = this.options;
    if (after)
      await after(
        manager,
        saved.map(({ row, attached }) => ({ row: this.decoded(row), attached })),
      );
    if (logs) await appendChanges(manager, this.logged(logs.entity, this.shape.index(logs.id), saved));
    if (changes)
      await appendChanges(
        manager,
        saved.flatMap(({ row }) => changes(this.keyFields(row))),
      );
  }

  private logged(entity: ChangedEntity, index: number, saved: readonly SavedRow[]): Change[] {
    const ids = new Set<RawValue>();
    for (const { row } of saved) ids.add(row[index] ?? null);
    return [...ids].map((id) => ({ entity, id: id ?? '' }));
  }

  /** A stored row as its entity holds it. */
  decoded(row: StoredRow): E {
    return Object.fromEntries(
      this.shape.columns.map((column, index) => [column.property, decode(column, row[index] ?? null)]),
    ) as E;
  }

  /** Where a property's column stands in stored rows. */
  position(property: keyof E & string): number {
    return this.shape.columns.findIndex((column) => column.property === property);
  }

  private keyFields(row: StoredRow): E {
    const fields: Record<string, RawValue> = {};
    this.shape.keyIndexes.forEach((index, at) => {
      fields[this.keyProperties[at] ?? ''] = row[index] ?? null;
    });
    return fields as E;
  }
}
