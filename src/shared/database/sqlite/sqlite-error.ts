/** Names of SQLite's extended codes, those of a code in order from 1 (https://sqlite.org/rescode.html); those that no test of a name needs are left out. */
const EXTENDED: Readonly<Record<string, readonly string[]>> = {
  SQLITE_BUSY: ['RECOVERY', 'SNAPSHOT', 'TIMEOUT'],
  SQLITE_READONLY: ['RECOVERY', 'CANTLOCK', 'ROLLBACK', 'DBMOVED', 'CANTINIT', 'DIRECTORY'],
  SQLITE_CANTOPEN: ['NOTEMPDIR', 'ISDIR', 'FULLPATH', 'CONVPATH', 'DIRTYWAL', 'SYMLINK'],
  SQLITE_IOERR: [
    'READ',
    'SHORT_READ',
    'WRITE',
    'FSYNC',
    'DIR_FSYNC',
    'TRUNCATE',
    'FSTAT',
    'UNLOCK',
    'RDLOCK',
    'DELETE',
  ],
  SQLITE_CONSTRAINT: [
    ...['CHECK', 'COMMITHOOK', 'FOREIGNKEY', 'FUNCTION', 'NOTNULL', 'PRIMARYKEY'],
    ...['TRIGGER', 'UNIQUE', 'VTAB', 'ROWID', 'PINNED', 'DATATYPE'],
  ],
};

/** What SQLite says, for errors that come without their number: those of statements that answer rows. */
const CODE_OF_TEXT: readonly (readonly [RegExp, string])[] = [
  [/^database is locked/, 'SQLITE_BUSY'],
  [/^database (table|schema) is locked/, 'SQLITE_LOCKED'],
  [/^attempt to write a readonly database/, 'SQLITE_READONLY'],
  [/^unable to open database file/, 'SQLITE_CANTOPEN'],
  [/^database or disk is full/, 'SQLITE_FULL'],
  [/^disk I\/O error/, 'SQLITE_IOERR'],
  [/^locking protocol/, 'SQLITE_PROTOCOL'],
  [/^out of memory/, 'SQLITE_NOMEM'],
  [/^file is not a database/, 'SQLITE_NOTADB'],
  [/^database disk image is malformed/, 'SQLITE_CORRUPT'],
  [/^UNIQUE constraint failed/, 'SQLITE_CONSTRAINT_UNIQUE'],
  [/^NOT NULL constraint failed/, 'SQLITE_CONSTRAINT_NOTNULL'],
  [/^CHECK constraint failed/, 'SQLITE_CONSTRAINT_CHECK'],
  [/^FOREIGN KEY constraint failed/, 'SQLITE_CONSTRAINT_FOREIGNKEY'],
];

/** An error of SQLite, with its name for it. */
class SqliteError extends Error {
  override readonly name = 'SqliteError';

  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** An error of the file that SQLite was not asked about. */
export function refusal(code: string, message: string): Error {
  return new SqliteError(message, code);
}

/** What is said of a connection that was closed. */
export function ended(): Error {
  return new TypeError('The database connection is not open');
}

/** What @photostructure/sqlite throws. */
interface NativeError {
  readonly message: string;
  readonly code?: string;
  readonly sqliteCodeName?: string;
  readonly sqliteExtendedCode?: number;
}

/** An error of @photostructure/sqlite with SQLite's name for it as `code`; what isn't SQLite's is answered as it is. */
export function sqliteError(error: unknown): unknown {
  const { message, code, sqliteCodeName, sqliteExtendedCode } = error as NativeError;
  if (code === 'ERR_INVALID_STATE' && /not open|is closed|finalized/.test(message)) return ended();
  if (code !== 'ERR_SQLITE_ERROR') return error;
  const name = sqliteCodeName === undefined ? codeOfText(message) : extended(sqliteCodeName, sqliteExtendedCode);
  return new SqliteError(message, name, { cause: error });
}

function extended(name: string, code = 0): string {
  const more = EXTENDED[name]?.[(code >> 8) - 1];
  return more === undefined ? name : `${name}_${more}`;
}

function codeOfText(text: string): string {
  return CODE_OF_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'SQLITE_ERROR';
}
