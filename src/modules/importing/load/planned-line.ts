import type { RowPatch, RowReference } from '@/modules/importing/import-entity';
import type { SourceLine } from '@/modules/importing/source/source-line';
import { keyText, type LoadTable, type RawValue, type RowKey } from '@/shared/database/upsert/load-table';

/** A line whose values are fine, ready to be written. */
export interface PlannedLine {
  readonly source: SourceLine;
  readonly rows: readonly PlannedRow[];
  /** References to rows that did not exist when they were looked up. */
  readonly unresolved: readonly RowReference[];
}

interface PlannedRow {
  readonly patch: RowPatch;
  readonly key: RowKey;
}

const NONE: readonly RowReference[] = [];

export function planned(
  source: SourceLine,
  patches: readonly RowPatch[],
  unresolved: readonly RowReference[] = NONE,
): PlannedLine {
  return { source, rows: patches.map(withKey), unresolved };
}

/** The key of the line's row in a table; undefined when it names none there. */
export function keyIn(line: PlannedLine, table: LoadTable): RowKey | undefined {
  return line.rows.find(({ patch }) => patch.table === table)?.key;
}

/** Whether a line says something, be it null, of a property of its row in a table. */
export function namesProperty(line: PlannedLine, table: LoadTable, property: string): boolean {
  return line.rows.some(({ patch }) => patch.table === table && patch.values[property] !== undefined);
}

/** The key of the line's own row as one value. */
export function ownKey(line: PlannedLine, main: LoadTable): RawValue {
  const key = keyIn(line, main) ?? [];
  return key.length === 1 ? (key[0] ?? null) : keyText(key);
}

function withKey(patch: RowPatch): PlannedRow {
  const key = patch.table.keyOf(patch.values);
  if (!key) throw new Error(`a row of ${patch.table.name} without key passed for readable`);
  return { patch, key };
}
