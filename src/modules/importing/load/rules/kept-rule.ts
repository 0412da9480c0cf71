import type { LineProblem } from '@/modules/importing/import-entity';
import type { ColumnRule } from '@/modules/importing/load/rules/column-rules';
import type { ColumnValues } from '@/modules/importing/load/rules/column-values';
import { ownKey, type PlannedLine } from '@/modules/importing/load/planned-line';
import type { LoadTable, RawValue } from '@/shared/database/upsert/load-table';

/** A rule over all rows of a table, kept line by line. */
export class KeptRule {
  constructor(
    private readonly rule: ColumnRule,
    private readonly main: LoadTable,
    private readonly values: ColumnValues,
  ) {}

  /** Takes what the line says of its row; or gives what is wrong with it, and takes nothing. */
  take(line: PlannedLine): LineProblem | undefined {
    const { property } = this.rule;
    const patch = line.rows.find(({ patch: { table } }) => table === this.main)?.patch;
    const value = patch?.values[property] as RawValue | undefined;
    if (!patch || value === undefined) return undefined;
    const key = ownKey(line, this.main);
    const text = value === null ? undefined : this.rule.broken(this.values, key, value);
    if (text !== undefined) return { field: patch.fieldOf(property), text };
    this.values.set(key, value);
    return undefined;
  }

  /** What was taken is committed. */
  keep(): void {
    this.values.keep();
  }

  /** Takes back what is not committed. */
  restore(): void {
    this.values.restore();
  }
}
