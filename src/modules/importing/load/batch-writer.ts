import type { RowPatch, RowReference } from '@/modules/importing/import-entity';
import type { FieldProblem, SourceLine } from '@/modules/importing/source/source-line';
import type { Database } from '@/shared/database/database';
import { keyText, type LoadTable, type RowKey, type SavedRow, type StoredRow, type TableSession } from '@/shared/database/upsert/load-table';
import type { Scratch } from '@/shared/database/upsert/scratch';

/** A line whose values are fine. */
export interface PlannedLine {
  readonly source: SourceLine;
  readonly patches: readonly PlannedRow[];
  /** References to rows that did not exist when they were looked up. */
  readonly unresolved: readonly RowReference[];
}

export interface PlannedRow {
  readonly patch: RowPatch;
  readonly key: RowKey;
}

export type LineOutcome =
  | 'created'
  | 'changed'
  | 'unchanged'
  | { readonly refused: readonly FieldProblem[] }
  /** To be taken up again when the file has been read: it refers to rows that may still come. */
  | { readonly deferred: readonly RowReference[]; readonly complete: boolean };

interface Pass {
  readonly main: LoadTable;
  readonly sessions: ReadonlyMap<LoadTable, TableSession>;
  readonly saved: Map<LoadTable, SavedRow[]>;
  readonly made: Set<string>;
  readonly deferred: Set<string>;
  /** Lines are not put off (any more). */
  readonly settling: boolean;
}

interface MergedRow {
  readonly planned: PlannedRow;
  readonly row: StoredRow;
  readonly kind: 'created' | 'changed';
}

/** Writes planned lines, a batch in one transaction: rows, what goes with them and their change-log lines. */
export class BatchWriter {
  constructor(
    private readonly database: Database,
    private readonly scratch: Scratch,
    private readonly dryRun: boolean,
  ) {}

  /** The outcome of every line, in order; once it is given, all of it is committed. */
  write(lines: readonly PlannedLine[], main: LoadTable, settling: boolean): Promise<LineOutcome[]> {
    if (this.dryRun) return this.rehearse(lines, main, settling);
    return this.database.write(async (manager) => {
      const keys = keysByTable(lines);
      const sessions = new Map<LoadTable, TableSession>();
      for (const [table, wanted] of keys) sessions.set(table, await table.open(manager, wanted));
      const pass = newPass(main, sessions, settling);
      const outcomes = lines.map((line) => this.line(line, pass));
      for (const session of sessions.values()) await session.flush();
      for (const [table, saved] of pass.saved) await table.finish(manager, saved);
      return outcomes;
    });
  }

  /** The same without writing: rows as they would be are kept aside. */
  private async rehearse(lines: readonly PlannedLine[], main: LoadTable, settling: boolean): Promise<LineOutcome[]> {
    const sessions = new Map<LoadTable, TableSession>();
    for (const [table, keys] of keysByTable(lines)) {
      const stored = await table.openReadOnly(keys);
      sessions.set(table, {
        find: (key) => this.scratch.row(table.name, keyText(key)) ?? stored.find(key),
        save: (key, row) => {
          this.scratch.putRow(table.name, keyText(key), row);
        },
        flush: () => Promise.resolve(),
      });
    }
    const pass = newPass(main, sessions, settling);
    return lines.map((line) => this.line(line, pass));
  }

  private line(line: PlannedLine, pass: Pass): LineOutcome {
    const own = line.patches.find(({ patch }) => patch.table === pass.main);
    const ownKey = own ? keyText(own.key) : '';
    const behind = !pass.settling && (pass.deferred.has(ownKey) || this.scratch.isDeferred(ownKey));
    const missing = line.unresolved.length === 0 ? [] : line.unresolved.filter((reference) => !isMade(reference, pass));
    const hopeless = missing.filter(({ table }) => pass.settling || table !== pass.main);
    if (hopeless.length > 0) return { refused: hopeless.map(missingReference) };
    const merged = mergeRows(line, pass);
    if ('refused' in merged && !behind) return merged;
    if (behind || missing.length > 0) {
      pass.deferred.add(ownKey);
      return { deferred: missing, complete: !('refused' in merged) };
    }
    return 'refused' in merged ? merged : save(merged.rows, pass);
  }
}

function newPass(main: LoadTable, sessions: ReadonlyMap<LoadTable, TableSession>, settling: boolean): Pass {
  return { main, sessions, settling, saved: new Map(), made: new Set(), deferred: new Set() };
}

function keysByTable(lines: readonly PlannedLine[]): Map<LoadTable, RowKey[]> {
  const keys = new Map<LoadTable, RowKey[]>();
  for (const { patches } of lines) {
    for (const { patch, key } of patches) {
      const known = keys.get(patch.table);
      if (known) known.push(key);
      else keys.set(patch.table, [key]);
    }
  }
  return keys;
}

/** Whether an earlier line of the same batch has made the row. */
function isMade({ table, key }: RowReference, pass: Pass): boolean {
  return table === pass.main && pass.made.has(String(key));
}

/** What each row of the line becomes; nothing is saved yet, since one incomplete row refuses the line. */
function mergeRows(line: PlannedLine, pass: Pass): { rows: MergedRow[] } | { refused: FieldProblem[] } {
  const rows: MergedRow[] = [];
  const refused: FieldProblem[] = [];
  for (const planned of line.patches) {
    const { patch, key } = planned;
    const stored = pass.sessions.get(patch.table)?.find(key);
    if (!stored && patch.optional && holdsNothing(patch)) continue;
    const merge = patch.table.merge(stored, patch.values);
    if (merge.kind === 'incomplete') refused.push(...merge.missing.map((property) => missingField(patch.fieldOf(property))));
    else if (merge.kind !== 'unchanged') rows.push({ planned, row: merge.row, kind: merge.kind });
  }
  return refused.length > 0 ? { refused: distinct(refused) } : { rows };
}

function save(rows: readonly MergedRow[], pass: Pass): LineOutcome {
  let outcome: LineOutcome = 'unchanged';
  for (const { planned, row, kind } of rows) {
    const { table, attached } = planned.patch;
    pass.sessions.get(table)?.save(planned.key, row);
    const saved = pass.saved.get(table);
    if (saved) saved.push({ row, attached });
    else pass.saved.set(table, [{ row, attached }]);
    if (table !== pass.main) {
      if (outcome === 'unchanged') outcome = 'changed';
      continue;
    }
    outcome = outcome === 'created' ? 'created' : kind;
    if (kind === 'created') pass.made.add(keyText(planned.key));
  }
  return outcome;
}

function holdsNothing({ table, values }: RowPatch): boolean {
  return Object.entries(values).every(([property, value]) => value === null || table.keyProperties.includes(property));
}

function missingField(field: string): FieldProblem {
  return { field, text: 'falta: es obligatorio en un alta' };
}

/** What to say of a reference to a row that is not there. */
export function missingReference({ field, label, key }: Pick<RowReference, 'field' | 'label' | 'key'>): FieldProblem {
  return { field, text: `no existe ${label} "${String(key)}"` };
}

function distinct(problems: readonly FieldProblem[]): FieldProblem[] {
  return [...new Map(problems.map((one) => [one.field, one])).values()];
}
