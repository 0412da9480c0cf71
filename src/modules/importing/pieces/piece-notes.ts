import type { ImportEntity, RowReference } from '@/modules/importing/import-entity';
import type { BatchResult } from '@/modules/importing/load/batch-writer';
import type { ReadLine } from '@/modules/importing/load/line-reader';
import type { PlannedLine } from '@/modules/importing/load/planned-line';
import { tellUnknown } from '@/modules/importing/load/unknown-names';
import type { PieceDigest } from '@/modules/importing/pieces/file-pieces';
import type { NotedRows, PieceNote } from '@/modules/importing/pieces/piece-note';
import type { Transaction } from '@/shared/database/database';
import type { LoadTable, RawValue, RowKey } from '@/shared/database/upsert/load-table';

/** A piece whose lines are loaded in the ordinary way. */
export interface ReadPieceLines {
  readonly digest: PieceDigest | undefined;
  readonly read: readonly ReadLine[];
}

/** The lines of a piece that changed nothing, and the rows they are about. */
interface Draft {
  readonly digest: PieceDigest;
  readonly plans: readonly PlannedLine[];
  readonly spans: ReadonlyMap<LoadTable, Span>;
}

/** From one first key to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly keys: number;
}

/** Of a range there may be so many times as many rows as the piece names, and some more. */
const ROWS_PER_KEY = 4;
const MORE_ROWS = 64;

/** What is to be remembered of a batch's pieces, told in the transaction of the batch: of those whose every line changed nothing. */
export async function notesOf(
  transaction: Transaction,
  pieces: readonly ReadPieceLines[],
  plans: readonly PlannedLine[],
  result: BatchResult,
  { tables, ...known }: Pick<ImportEntity, 'tables' | 'fields' | 'unread'>,
): Promise<Map<string, PieceNote>> {
  const drafts = draftsOf(pieces, plans, result);
  const rows = new Map<Draft, NotedRows[]>(drafts.map((draft) => [draft, []]));
  for (const [index, table] of tables.entries()) {
    const asked = drafts.flatMap((draft) => {
      const span = draft.spans.get(table);
      return span ? [{ draft, span }] : [];
    });
    const found = await table.digests(
      asked.map(({ span: { from, to, keys } }) => ({ from, to, limit: keys * ROWS_PER_KEY + MORE_ROWS })),
      transaction,
    );
    for (const [at, { draft, span }] of asked.entries()) {
      const digest = found[at];
      if (digest) rows.get(draft)?.push([index, span.from, span.to, digest.rows, digest.digest]);
      else rows.delete(draft);
    }
  }
  return new Map(
    [...rows].map(([{ digest, plans: lines }, noted]) => [
      digest(),
      { lines: lines.length, rows: noted, references: referencesOf(lines), unknown: unknownOf(lines, known) },
    ]),
  );
}

function draftsOf(
  pieces: readonly ReadPieceLines[],
  plans: readonly PlannedLine[],
  { outcomes, rowless, saved }: BatchResult,
): Draft[] {
  const drafts: Draft[] = [];
  let next = 0;
  for (const { digest, read } of pieces) {
    const start = next;
    for (const { problems } of read) if (problems.length === 0) next++;
    if (digest === undefined || read.length === 0 || next - start < read.length) continue;
    const lines = plans.slice(start, next);
    if (!lines.every((line, at) => outcomes[start + at] === 'unchanged' && !rowless.has(line))) continue;
    const spans = spansOf(keysOf(lines));
    if ([...spans.values()].every(({ from }) => Number.isFinite(from)) && !holdsAny(spans, saved))
      drafts.push({ digest, plans: lines, spans });
  }
  return drafts;
}

/** From which first key to which some rows are, by table; those of which that can't be told are anywhere. */
export function spansOf(keys: Iterable<readonly [table: LoadTable, key: RowKey]>): ReadonlyMap<LoadTable, Span> {
  const spans = new Map<LoadTable, { from: number; to: number; keys: number }>();
  for (const [table, [first]] of keys) {
    const [from, to] = typeof first === 'number' ? [first, first] : [-Infinity, Infinity];
    const span = spans.get(table);
    if (!span) spans.set(table, { from, to, keys: 1 });
    else {
      span.from = Math.min(span.from, from);
      span.to = Math.max(span.to, to);
      span.keys++;
    }
  }
  return spans;
}

function* keysOf(lines: readonly PlannedLine[]): Generator<readonly [LoadTable, RowKey]> {
  for (const { rows } of lines) for (const { patch, key } of rows) yield [patch.table, key];
}

/** Whether a row of the spans was written: by a later line of another piece it may be another one than it was compared with. */
function holdsAny(spans: ReadonlyMap<LoadTable, Span>, saved: BatchResult['saved']): boolean {
  return [...spans].some(([table, span]) =>
    (saved.get(table) ?? []).some(({ row }) => isWithin(table.rowKey(row), span.from, span.to)),
  );
}

function isWithin([first = null]: RowKey, from: number, to: number): boolean {
  return typeof first === 'number' && first >= from && first <= to;
}

function referencesOf(lines: readonly PlannedLine[]): PieceNote['references'] {
  const keys = new Map<LoadTable, Set<RawValue>>();
  for (const { rows } of lines) for (const { patch } of rows) if (patch.references) addKeys(keys, patch.references);
  return [...keys].map(([table, named]) => [table.name, [...named]]);
}

function addKeys(keys: Map<LoadTable, Set<RawValue>>, references: readonly RowReference[]): void {
  for (const { table, key } of references) {
    const known = keys.get(table);
    if (known) known.add(key);
    else keys.set(table, new Set([key]));
  }
}

function unknownOf(lines: readonly PlannedLine[], known: Pick<ImportEntity, 'fields' | 'unread'>): string[] {
  const unknown = new Set<string>();
  for (const { source } of lines) if (source.record) tellUnknown(known, source.record, (name) => unknown.add(name));
  return [...unknown];
}
