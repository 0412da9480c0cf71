import type { EntityManager } from 'typeorm';
import type { KeyRange, RangeDigest, RawValue, RowKey, TableSession } from '@/shared/database/upsert/load-table';

/** Columns that a written row does not simply replace, by property. */
export interface UpdateRules {
  /** Left as they are. */
  readonly unmanaged: ReadonlySet<string>;
  /** The greater value stays. */
  readonly rising: ReadonlySet<string>;
}

/** How the rows of a table are read and written on one kind of database. */
export interface RowStore {
  /** With `writing`, the rows are locked until the manager's transaction ends. */
  open(manager: EntityManager, keys: readonly RowKey[], writing: boolean): Promise<TableSession>;
  digests(manager: EntityManager, ranges: readonly KeyRange[]): Promise<(RangeDigest | undefined)[]>;
  existing(manager: EntityManager, keys: readonly RawValue[]): Promise<Set<RawValue>>;
  liveKeys(manager: EntityManager, after: RowKey | undefined, limit: number): Promise<RowKey[]>;
}
