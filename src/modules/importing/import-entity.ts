import type { ColumnRule } from '@/modules/importing/load/rules/column-rules';
import type { Unread } from '@/modules/importing/readers/problem';
import type { Transaction } from '@/shared/database/database';
import type { LoadTable, RawValue, RowValues, SavedRow, StoredRow } from '@/shared/database/upsert/load-table';

/** What an operator needs to know of a field of an import file. Texts are in Spanish; `example` is a value as JSON has it. */
export interface FieldDescription {
  readonly name: string;
  readonly type: string;
  /** Names the row. */
  readonly key: boolean;
  /** A line for a row that is not there yet must have it. */
  readonly required: boolean;
  readonly about: string;
  readonly example: unknown;
}

/** A line as an object with the operator's (Spanish) field names. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** A row that must be there: `label` names it in the operator's language ("la marca"). */
export interface RowReference {
  readonly table: LoadTable;
  readonly key: RawValue;
  readonly field: string;
  readonly label: string;
}

/** What a line asks for in one row of a table. */
export interface RowPatch {
  readonly table: LoadTable;
  readonly values: RowValues;
  /** The operator's field behind a property, for problems that show later. */
  readonly fieldOf: (property: string) => string;
  readonly references?: readonly RowReference[] | undefined;
  /** Make no row that would hold nothing but its key. */
  readonly optional?: boolean;
  /** Handed to the table's `after`. */
  readonly attached?: unknown;
}

/** Where the problems of one line are noted. */
export interface LineProblems {
  problem(field: string, text: string): void;
}

/** A line of a format of its own that can't be read. */
export class LineProblem {
  constructor(
    readonly field: string,
    readonly text: string,
  ) {}
}

export function lineProblem(field: string, text: string): LineProblem {
  return new LineProblem(field, text);
}

/** Files in a format of their own, a record a line. */
export interface LineFormat {
  /** Lower case, with the dot; `.gz` may follow them. */
  readonly extensions: readonly string[];
  readonly encoding: 'utf8' | 'utf8-or-latin1';
  /** A line without its end; undefined to skip it (it is not counted). */
  parse(text: string): RawRecord | LineProblem | undefined;
  /** Whether the line is the header: whatever stands before it says nothing. A file without header begins with its first record. */
  isHeader(text: string): boolean;
}

/** What a run says of all its lines. */
export interface LoadTerms {
  /** False: nothing of what is loaded is told to anybody (`--sin-eventos`). */
  readonly events: boolean;
}

/** What became of a line that asks for something to be done. */
export type ActionOutcome = 'changed' | 'unchanged' | { readonly refused: readonly LineProblem[] };

/** Lines that are no rows: they ask for something to be done with what is there. */
export interface LineActions<T = unknown> {
  /** What a line asks for; what is wrong with it is noted in `line`. */
  read(record: RawRecord, line: LineProblems): T;
  /** Does what some lines ask for, in their order and in this transaction. A refused line leaves nothing behind. */
  perform(transaction: Transaction, asked: readonly T[], terms: LoadTerms): Promise<ActionOutcome[]>;
}

/** What follows from withdrawn rows, given as they are now. */
export type FollowWithdrawn = (transaction: Transaction, rows: readonly StoredRow[]) => Promise<void>;

/** Something an operator can load. */
export interface ImportEntity {
  /** The part of the file's name before the first dot, in lower case. */
  readonly name: string;
  /** What its files hold, in Spanish. */
  readonly about: string;
  /** Its fields, for those who write the files. */
  readonly described: readonly FieldDescription[];
  /** Other names its files may have, in lower case. */
  readonly aliases?: readonly string[];
  /** The fields it knows; others are ignored with a warning. */
  readonly fields: ReadonlySet<string>;
  /** What fields of objects leave unread of them: told with the same warning. */
  readonly unread?: ReadonlyMap<string, Unread>;
  /** Fields whose CSV cell holds JSON. */
  readonly nested: ReadonlySet<string>;
  /** Tables it writes; a line's outcome is what happens to its row in the first. */
  readonly tables: readonly LoadTable[];
  /** Tables in which `--full` withdraws what no line names. */
  readonly fullTables: readonly LoadTable[];
  /**
   * All tables that its lines refer to, where what lines ask for depends on nothing but themselves, and what becomes of them on nothing but the
   * rows they name and those they refer to: then pieces of its files that change nothing can be remembered.
   */
  readonly refersTo?: readonly LoadTable[];
  /** What must hold over all rows of the first table, which has one key column; rows that a line doesn't change are not asked. */
  readonly rule?: ColumnRule;
  /** Its file may be one JSON object over several lines (`<name>.json`). */
  readonly oneObject?: boolean;
  readonly lines?: LineFormat;
  /** Its lines ask for something to be done; it has no tables, and `read` is not used. */
  readonly actions?: LineActions;
  /** What follows from written rows of the first table, in their transaction. */
  readonly follow?: (transaction: Transaction, saved: readonly SavedRow[], terms: LoadTerms) => Promise<void>;
  /** What follows from rows of the first table that `--full` withdrew, in their transaction. */
  readonly followWithdrawn?: FollowWithdrawn;
  /** What a line asks for; what is wrong with it is noted in `line`. A line must name a row at most once. */
  read(record: RawRecord, line: LineProblems): RowPatch[];
}
