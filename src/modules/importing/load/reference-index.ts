import type { RowReference } from '@/modules/importing/import-entity';
import type { LoadTable, RawValue } from '@/shared/database/upsert/load-table';
import type { Scratch } from '@/shared/database/upsert/scratch';

/** A row that is asked for. */
type NamedRow = Pick<RowReference, 'table' | 'key'>;

/** Keys remembered of each table from one look-up to the next; some 20 MB. */
export const REMEMBERED_KEYS = 500_000;

/**
 * Which rows that lines refer to exist. Rows are never deleted, so what was found once need not be looked up again while it is
 * remembered. Keys are forgotten only when a look-up begins: what it was asked for is answered rightly until the next one.
 */
export class ReferenceIndex {
  private readonly known = new Map<LoadTable, Set<RawValue>>();

  /** `remembered`: keys kept of each table; beside them there are only those of the last look-up. */
  constructor(
    private readonly scratch: Scratch,
    private readonly dryRun: boolean,
    private readonly remembered: number,
  ) {}

  /** Notes that a row exists now. */
  add(table: LoadTable, key: RawValue): void {
    this.keys(table).add(key);
  }

  /** Whether the row was there at the last look-up, which must have asked for it, or was added since. */
  has(reference: NamedRow): boolean {
    return this.known.get(reference.table)?.has(reference.key) ?? false;
  }

  /** Looks up those of the references that are not known; gives whether all of them exist. */
  async lookUp(references: Iterable<NamedRow>): Promise<boolean> {
    for (const keys of this.known.values()) if (keys.size > this.remembered) keys.clear();
    const unknown = new Map<LoadTable, Set<RawValue>>();
    for (const reference of references) {
      if (this.has(reference)) continue;
      const keys = unknown.get(reference.table);
      if (keys) keys.add(reference.key);
      else unknown.set(reference.table, new Set([reference.key]));
    }
    let complete = true;
    for (const [table, keys] of unknown) {
      const found = await this.existing(table, [...keys]);
      for (const key of found) this.add(table, key);
      complete &&= found.size === keys.size;
    }
    return complete;
  }

  /** Which of these keys have a row (in a dry run: would have one by now). */
  async existing(table: LoadTable, keys: readonly RawValue[]): Promise<Set<RawValue>> {
    const found = await table.existing(keys);
    if (!this.dryRun) return found;
    for (const key of keys) {
      if (!found.has(key) && this.scratch.row(table.name, String(key))) found.add(key);
    }
    return found;
  }

  private keys(table: LoadTable): Set<RawValue> {
    const keys = this.known.get(table) ?? new Set<RawValue>();
    this.known.set(table, keys);
    return keys;
  }
}
