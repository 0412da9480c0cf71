import type { RowReference } from '@/modules/importing/import-entity';
import type { LoadTable, RawValue } from '@/shared/database/upsert/load-table';
import type { Scratch } from '@/shared/database/upsert/scratch';

/** Keys remembered of each table; then they are forgotten and looked up again. */
const REMEMBERED = 500_000;

/** Which rows that lines refer to exist. Rows are never deleted, so what was found once need not be looked up again. */
export class ReferenceIndex {
  private readonly known = new Map<LoadTable, Set<RawValue>>();

  constructor(
    private readonly scratch: Scratch,
    private readonly dryRun: boolean,
  ) {}

  /** Notes that a row exists now. */
  add(table: LoadTable, key: RawValue): void {
    this.keys(table).add(key);
  }

  has(reference: RowReference): boolean {
    return this.keys(reference.table).has(reference.key);
  }

  /** Looks up those of the references that are not known yet. */
  async lookUp(references: Iterable<RowReference>): Promise<void> {
    const unknown = new Map<LoadTable, Set<RawValue>>();
    for (const reference of references) {
      if (this.has(reference)) continue;
      const keys = unknown.get(reference.table) ?? new Set<RawValue>();
      unknown.set(reference.table, keys.add(reference.key));
    }
    for (const [table, keys] of unknown) {
      for (const key of await this.existing(table, [...keys])) this.add(table, key);
    }
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
    let keys = this.known.get(table);
    if (!keys || keys.size > REMEMBERED) {
      keys = new Set();
      this.known.set(table, keys);
    }
    return keys;
  }
}
