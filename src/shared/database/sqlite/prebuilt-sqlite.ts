import { existsSync } from 'node:fs';
import { ended, refusal, sqliteError } from '@/shared/database/sqlite/sqlite-error';
import type {
  SqliteChange,
  SqliteConnection,
  SqliteDriver,
  SqliteOptions,
  SqliteStatement,
} from '@/shared/database/sqlite/sqlite-connection';

// @photostructure/sqlite has the API of Node's own node:sqlite and comes ready built for Node 20. What follows makes of it what
// better-sqlite3 is, in what of that is used.

interface NativeStatement {
  setReturnArrays(on: boolean): void;
  columns(): readonly unknown[];
  run(...values: readonly unknown[]): SqliteChange;
  get(...values: readonly unknown[]): object | undefined;
  all(...values: readonly unknown[]): object[];
  iterate(...values: readonly unknown[]): IterableIterator<object>;
}

interface NativeDatabase {
  readonly isOpen: boolean;
  readonly isTransaction: boolean;
  prepare(sql: string): NativeStatement;
  exec(sql: string): void;
  close(): void;
}

interface NativePackage {
  readonly DatabaseSync: new (path: string, options: { readOnly: boolean; timeout: number }) => NativeDatabase;
}

/** The loaded package @photostructure/sqlite as a driver. */
export function prebuiltSqlite(loaded: unknown): SqliteDriver {
  const { DatabaseSync } = loaded as NativePackage;
  return class extends PrebuiltConnection {
    constructor(
      path: string,
      { readonly: readOnly = false, fileMustExist = false, timeout = 5000 }: SqliteOptions = {},
    ) {
      if (fileMustExist && !existsSync(path)) throw refusal('SQLITE_CANTOPEN', 'unable to open database file');
      super(told(() => new DatabaseSync(path, { readOnly, timeout })));
    }
  };
}

class PrebuiltConnection implements SqliteConnection {
  private readonly iterating = new Set<Iterator<unknown>>();

  constructor(private readonly database: NativeDatabase) {}

  prepare(sql: string): SqliteStatement {
    return new PrebuiltStatement(
      told(() => this.open().prepare(sql)),
      this.iterating,
    );
  }

  exec(sql: string): this {
    told(() => {
      this.open().exec(sql);
    });
    return this;
  }

  pragma(source: string): unknown[] {
    return this.prepare(`PRAGMA ${source}`).all();
  }

  /**
   * The package leaves statements to the garbage collector, which may never come, and until then the file is not closed: what its close would do is done here.
   * The log of a file in WAL mode is emptied into it as far as others let it.
   */
  close(): this {
    if (!this.database.isOpen) return this;
    for (const rows of this.iterating) rows.return?.();
    this.iterating.clear();
    if (this.database.isTransaction) this.database.exec('ROLLBACK');
    try {
      this.database.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Held by others, or no database: whoever opens it next reads the log.
    }
    this.database.close();
    return this;
  }

  private open(): NativeDatabase {
    if (!this.database.isOpen) throw ended();
    return this.database;
  }
}

class PrebuiltStatement implements SqliteStatement {
  private isReader: boolean | undefined;
  private arrays = false;

  constructor(
    private readonly statement: NativeStatement,
    private readonly iterating: Set<Iterator<unknown>>,
  ) {}

  get reader(): boolean {
    this.isReader ??= told(() => this.statement.columns().length > 0);
    return this.isReader;
  }

  raw(on = true): this {
    this.arrays = on;
    this.statement.setReturnArrays(on);
    return this;
  }

  run(...parameters: readonly unknown[]): SqliteChange {
    return told(() => this.statement.run(...stored(parameters)));
  }

  get(...parameters: readonly unknown[]): unknown {
    const row = told(() => this.statement.get(...asked(parameters)));
    return row && this.answered(row);
  }

  all(...parameters: readonly unknown[]): unknown[] {
    const rows = told(() => this.statement.all(...asked(parameters)));
    if (!this.arrays) for (const row of rows) this.answered(row);
    return rows;
  }

  *iterate(...parameters: readonly unknown[]): IterableIterator<unknown> {
    const rows = told(() => this.statement.iterate(...asked(parameters)));
    this.iterating.add(rows);
    try {
      for (let next = told(() => rows.next()); next.done !== true; next = told(() => rows.next()))
        yield this.answered(next.value);
    } finally {
      // Closing the connection has ended it already.
      if (this.iterating.delete(rows)) told(() => rows.return?.());
    }
  }

  /** An object like any other: the package's have no prototype. */
  private answered(row: object): object {
    return this.arrays ? row : (Object.setPrototypeOf(row, Object.prototype) as object);
  }
}

/** A text with a NUL: of one the package would take what comes before it. */
const isCut = (value: unknown): value is string => typeof value === 'string' && value.includes('\0');

/** The values that stand for the marks of a statement that writes. Throws for a text that would be cut. */
function stored(parameters: readonly unknown[]): readonly unknown[] {
  const values = bound(parameters);
  if (values.some(isCut)) throw new RangeError('a text with a NUL character is not stored');
  return values;
}

/** The values that a question asks for: no text with a NUL is stored, and bytes equal no text. */
function asked(parameters: readonly unknown[]): readonly unknown[] {
  const values = bound(parameters);
  return values.some(isCut) ? values.map((value) => (isCut(value) ? Buffer.from(value) : value)) : values;
}

function bound(parameters: readonly unknown[]): readonly unknown[] {
  const [first] = parameters;
  const values: readonly unknown[] = parameters.length === 1 && Array.isArray(first) ? first : parameters;
  return values.includes(undefined) ? values.map((value) => (value === undefined ? null : value)) : values;
}

/** Runs `work`, and throws what it throws as better-sqlite3 would have. */
function told<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw sqliteError(error);
  }
}
