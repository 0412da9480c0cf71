import type { LineProblem, RowPatch, RowReference } from '@/modules/importing/import-entity';
import type { Meanwhile } from '@/modules/importing/load/batches';
import type { KeptRule } from '@/modules/importing/load/rules/kept-rule';
import { ownKey, type PlannedLine } from '@/modules/importing/load/planned-line';
import type { Database, Transaction } from '@/shared/database/database';
import { takeTurn } from '@/shared/database/turn';
import {
  keyText,
  type LoadTable,
  type Merge,
  type RawValue,
  type RowKey,
  type SavedRow,
  type StoredRow,
  type TableSession,
} from '@/shared/database/upsert/load-table';
import type { Scratch } from '@/shared/database/upsert/scratch';
import { inSpan } from '@/shared/tracing/spans';

export type LineOutcome = 'created' | 'changed' | 'unchanged' | RefusedLine | PutOffLine;

export interface RefusedLine {
  readonly refused: readonly LineProblem[];
}

/** A line to be taken up again after the last line of the file: it refers to rows that may still come. */
export interface PutOffLine {
  readonly waitsFor: readonly RowReference[];
  /** Whether the line can make its row by itself, or the row is there already. */
  readonly complete: boolean;
}

/** What became of a batch, in its transaction. */
export interface BatchResult {
  readonly outcomes: readonly LineOutcome[];
  readonly saved: ReadonlyMap<LoadTable, readonly SavedRow[]>;
  /** Lines for which a row is missing and need not be made, as it would hold nothing. */
  readonly rowless: ReadonlySet<PlannedLine>;
}

/** What else is to be done in the transaction of a batch. */
export type AlsoInBatch = (transaction: Transaction, result: BatchResult) => Promise<void>;

/** What follows from written rows of the main table, in their transaction. One load at a time: a row is told as new once. */
interface Following {
  readonly turn: string;
  follow(transaction: Transaction, saved: readonly SavedRow[]): Promise<void>;
}

interface Pass {
  readonly main: LoadTable;
  readonly sessions: ReadonlyMap<LoadTable, TableSession>;
  readonly saved: Map<LoadTable, SavedRow[]>;
  readonly rowless: Set<PlannedLine>;
  /** Rows of the main table made so far, where others can refer to them. */
  readonly made: Set<RawValue>;
  readonly putOff: Set<RawValue>;
  /** Whether the end of the file is reached, so that no line is put off any more. */
  readonly settling: boolean;
  readonly rule: KeptRule | undefined;
}

/** How the lines of a batch are written. */
export type BatchTerms = Pick<Pass, 'main' | 'settling' | 'rule'>;

interface MergedRow {
  readonly patch: RowPatch;
  readonly key: RowKey;
  readonly row: StoredRow;
  readonly kind: 'created' | 'changed';
  readonly before: StoredRow | undefined;
}

/** Writes planned lines, a batch in one transaction: rows, what goes with them and their change-log lines. */
export class BatchWriter {
  constructor(
    private readonly database: Database,
    private readonly scratch: Scratch,
    private readonly dryRun: boolean,
    private readonly meanwhile: Meanwhile,
    private readonly following?: Following,
  ) {}

  /** The outcome of every line, in order; once it is given, all of it is committed. */
  write(lines: readonly PlannedLine[], terms: BatchTerms, also?: AlsoInBatch): Promise<LineOutcome[]> {
    if (this.dryRun) return this.rehearse(lines, terms);
    return inSpan('import.batch', () => this.commit(lines, terms, also));
  }

  private async commit(lines: readonly PlannedLine[], terms: BatchTerms, also?: AlsoInBatch): Promise<LineOutcome[]> {
    const { main, rule } = terms;
    const { database, following } = this;
    const written = await database.write(async (manager) => {
      rule?.restore();
      if (following) await takeTurn(manager, database.dialect, following.turn);
      const sessions = new Map<LoadTable, TableSession>();
      for (const [table, keys] of keysByTable(lines)) sessions.set(table, await table.open(manager, keys));
      const pass = newPass(terms, sessions);
      const outcomes = lines.map((line) => this.line(line, pass));
      for (const opened of sessions.values()) {
        const written = opened.flush();
        if (isMostlyNew(outcomes)) this.meanwhile.writing();
        await written;
      }
      for (const [table, saved] of pass.saved) await table.finish(manager, saved);
      const own = pass.saved.get(main);
      if (own) await following?.follow(manager, own);
      await also?.(manager, { outcomes, saved: pass.saved, rowless: pass.rowless });
      return outcomes;
    });
    rule?.keep();
    return written;
  }

  /** As write(), for a dry run: the rows as they would be are kept aside. */
  private async rehearse(lines: readonly PlannedLine[], terms: BatchTerms): Promise<LineOutcome[]> {
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
    const pass = newPass(terms, sessions);
    const outcomes: LineOutcome[] = [];
    this.scratch.batch(() => {
      for (const line of lines) outcomes.push(this.line(line, pass));
    });
    terms.rule?.keep();
    return outcomes;
  }

  private line(line: PlannedLine, pass: Pass): LineOutcome {
    const missing =
      line.unresolved.length === 0 ? line.unresolved : line.unresolved.filter((reference) => !isMade(reference, pass));
    const hopeless = missing.filter(({ table }) => pass.settling || table !== pass.main);
    if (hopeless.length > 0) return { refused: hopeless.map(missingReference) };
    const follows = this.followsPutOff(line, pass);
    const merged = mergeRows(line, pass);
    const complete = Array.isArray(merged);
    if (follows || (complete && missing.length > 0)) {
      pass.putOff.add(ownKey(line, pass.main));
      return { waitsFor: missing, complete };
    }
    if (!complete) return merged;
    const problem = merged.length > 0 ? pass.rule?.take(line) : undefined;
    return problem ? { refused: [problem] } : save(merged, pass);
  }

  /** Whether an earlier line about the same row was put off: then this one has to wait, too. */
  private followsPutOff(line: PlannedLine, pass: Pass): boolean {
    if (pass.settling || (pass.putOff.size === 0 && !this.scratch.hasDeferred)) return false;
    const key = ownKey(line, pass.main);
    return pass.putOff.has(key) || this.scratch.isDeferred(key);
  }
}

function newPass(terms: BatchTerms, sessions: ReadonlyMap<LoadTable, TableSession>): Pass {
  return { ...terms, sessions, saved: new Map(), rowless: new Set(), made: new Set(), putOff: new Set() };
}

function isMostlyNew(outcomes: readonly LineOutcome[]): boolean {
  let written = 0;
  for (const outcome of outcomes) if (outcome === 'created' || outcome === 'changed') written++;
  return written * 2 > outcomes.length;
}

function keysByTable(lines: readonly PlannedLine[]): Map<LoadTable, RowKey[]> {
  const wanted = new Map<LoadTable, RowKey[]>();
  for (const { rows } of lines) {
    for (const { patch, key } of rows) {
      const known = wanted.get(patch.table);
      if (known) known.push(key);
      else wanted.set(patch.table, [key]);
    }
  }
  return wanted;
}

/** Whether an earlier line of the same batch has made the row. */
function isMade({ table, key }: RowReference, pass: Pass): boolean {
  return table === pass.main && pass.made.has(key);
}

/** What each row of the line becomes; nothing is saved yet, since one incomplete row refuses the line. */
function mergeRows(line: PlannedLine, pass: Pass): MergedRow[] | RefusedLine {
  const rows: MergedRow[] = [];
  let refused: LineProblem[] | undefined;
  for (const planned of line.rows) {
    const { patch, key } = planned;
    const before = pass.sessions.get(patch.table)?.find(key);
    const merge = mergeRow(line, patch, before, pass);
    if (merge.kind === 'created' || merge.kind === 'changed')
      rows.push({ patch, key, row: merge.row, kind: merge.kind, before });
    else if (merge.kind !== 'unchanged') refused = (refused ?? []).concat(mergeProblems(merge, patch));
  }
  return refused ? { refused: distinct(refused) } : rows;
}

function mergeRow(line: PlannedLine, patch: RowPatch, stored: StoredRow | undefined, pass: Pass): Merge {
  if (stored || !patch.optional || !holdsNothing(patch)) return patch.table.merge(stored, patch.values);
  pass.rowless.add(line);
  return { kind: 'unchanged' };
}

function save(rows: readonly MergedRow[], pass: Pass): LineOutcome {
  let outcome: LineOutcome = 'unchanged';
  for (const { patch, key, row, kind, before } of rows) {
    const { table, attached } = patch;
    pass.sessions.get(table)?.save(key, row);
    const saved = pass.saved.get(table);
    if (saved) saved.push({ row, attached, before });
    else pass.saved.set(table, [{ row, attached, before }]);
    if (table !== pass.main || outcome === 'created') {
      if (outcome === 'unchanged') outcome = 'changed';
      continue;
    }
    outcome = kind;
    if (kind === 'created' && key.length === 1) pass.made.add(key[0] ?? null);
  }
  return outcome;
}

function holdsNothing({ table, values }: RowPatch): boolean {
  return Object.entries(values).every(([property, value]) => value === null || table.keyProperties.includes(property));
}

function mergeProblems(merge: Merge, { fieldOf }: RowPatch): LineProblem[] {
  if (merge.kind === 'incomplete') {
    return merge.missing.map((property) => ({ field: fieldOf(property), text: 'falta: es obligatorio en un alta' }));
  }
  if (merge.kind !== 'too_long') return [];
  return [{ field: fieldOf(merge.property), text: `es demasiado largo: ocupa más de ${merge.maxBytes} bytes` }];
}

/** What to say of a reference to a row that is not there. */
export function missingReference({ field, label, key }: Pick<RowReference, 'field' | 'label' | 'key'>): LineProblem {
  return { field, text: `no existe ${label} "${String(key)}"` };
}

function distinct(problems: readonly LineProblem[]): LineProblem[] {
  return [...new Map(problems.map((one) => [one.field, one])).values()];
}
