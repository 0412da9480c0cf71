import type { KeyRange, RawValue, RowKey, StoredRow } from '@/shared/database/upsert/load-table';

/** Wider gaps than this between the keys of a batch, and its rows are looked for one by one. */
const WIDEST_GAP = 8;
const LEAST_KEYS = 16;

/** The range that the keys of a batch fill, as those of a sorted file do; undefined when reading it whole would read much else. */
export function rangeOf(keys: readonly RowKey[]): KeyRange | undefined {
  if (keys.length < LEAST_KEYS) return undefined;
  let from = Infinity;
  let to = -Infinity;
  let different = 0;
  let before: RawValue | undefined;
  for (const [first = null] of keys) {
    if (typeof first !== 'number') return undefined;
    if (first !== before) different++;
    before = first;
    from = Math.min(from, first);
    to = Math.max(to, first);
  }
  return to - from < different * WIDEST_GAP ? { from, to, limit: 2 * keys.length } : undefined;
}

/** Rows read together, by their keys. */
export class Neighbours {
  private readonly byFirst = new Map<RawValue, StoredRow[]>();

  constructor(
    private readonly keyIndexes: readonly number[],
    rows: readonly StoredRow[],
  ) {
    const first = keyIndexes[0] ?? 0;
    for (const row of rows) {
      const value = row[first] ?? null;
      const known = this.byFirst.get(value);
      if (known) known.push(row);
      else this.byFirst.set(value, [row]);
    }
  }

  find(key: RowKey): StoredRow | undefined {
    return this.byFirst.get(key[0] ?? null)?.find((row) => this.isOf(row, key));
  }

  /** What has been written is not what was read. */
  forget(key: RowKey): void {
    const rows = this.byFirst.get(key[0] ?? null);
    const at = rows?.findIndex((row) => this.isOf(row, key)) ?? -1;
    if (at >= 0) rows?.splice(at, 1);
  }

  private isOf(row: StoredRow, key: RowKey): boolean {
    const { keyIndexes } = this;
    for (let at = 1; at < keyIndexes.length; at++) if (row[keyIndexes[at] ?? 0] !== key[at]) return false;
    return true;
  }
}
