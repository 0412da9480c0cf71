import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prebuiltSqlite } from '@/shared/database/sqlite/prebuilt-sqlite';
import type { SqliteConnection, SqliteDriver, SqliteStatement } from '@/shared/database/sqlite/sqlite-connection';
import { sqliteDriver } from '@/shared/database/sqlite/sqlite-driver';

const newerNode = Number(process.versions.napi) >= 10;
const prebuilt = (): SqliteDriver => prebuiltSqlite(createRequire(__filename)('@photostructure/sqlite'));

/** Both where both can be loaded: what holds for one holds for the other. */
const DRIVERS: readonly (readonly [string, () => SqliteDriver])[] = [
  ...(newerNode ? [['better-sqlite3', sqliteDriver] as const] : []),
  ['@photostructure/sqlite', prebuilt],
];

const codeOf = (work: () => unknown): unknown => {
  try {
    work();
    return 'no error';
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
};

/** The three ways to run a statement that answers rows. */
const WAYS: readonly (readonly [string, (statement: SqliteStatement) => unknown])[] = [
  ['get', (statement) => statement.get()],
  ['all', (statement) => statement.all()],
  ['iterate', (statement) => [...statement.iterate()]],
];

describe.each(DRIVERS)('SQLite by %s', (_name, driver) => {
  let folder: string;
  let path: string;
  const opened: SqliteConnection[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sqlite-driver-'));
    path = join(folder, 'file.sqlite');
  });

  afterEach(() => {
    for (const connection of opened.splice(0)) connection.close();
    rmSync(folder, { recursive: true });
  });

  const open = (...[file = path, options]: Partial<ConstructorParameters<SqliteDriver>>): SqliteConnection => {
    const connection = new (driver())(file, { timeout: 0, ...options });
    opened.push(connection);
    return connection;
  };

  it('answers rows as objects like any other, or as arrays', () => {
    const file = open();
    file.exec('CREATE TABLE t (a TEXT, b INTEGER, c REAL); CREATE INDEX i ON t (a)');
    const insert = file.prepare('INSERT INTO t VALUES (?, ?, ?)');
    expect(insert.reader).toBe(false);
    expect(insert.run('á😀', 9_007_199_254_740_991, 0.5)).toEqual({ changes: 1, lastInsertRowid: 1 });
    expect(insert.run([null, -1, undefined])).toEqual({ changes: 1, lastInsertRowid: 2 });
    const rows = [
      { a: 'á😀', b: 9_007_199_254_740_991, c: 0.5 },
      { a: null, b: -1, c: null },
    ];
    const select = file.prepare('SELECT * FROM t');
    expect(select.reader).toBe(true);
    expect(select.all()).toStrictEqual(rows);
    expect([...select.iterate()]).toStrictEqual(rows);
    expect(file.prepare('SELECT * FROM t WHERE b = ?').get(-1)).toStrictEqual(rows[1]);
    expect(file.prepare('SELECT * FROM t WHERE b = ?').get([5])).toBeUndefined();
    expect(select.raw().all()).toStrictEqual(rows.map((row) => Object.values(row)));
    expect([...select.iterate()]).toStrictEqual(rows.map((row) => Object.values(row)));
    expect(select.raw().get()).toStrictEqual(['á😀', 9_007_199_254_740_991, 0.5]);
  });

  it('tells how many rows a statement changed, RETURNING or not', () => {
    const file = open();
    file.exec('CREATE TABLE t (a PRIMARY KEY, b)');
    expect(file.prepare('INSERT INTO t VALUES (1, 1), (2, 1)').run().changes).toBe(2);
    expect(file.prepare('INSERT OR IGNORE INTO t VALUES (1, 1)').run().changes).toBe(0);
    expect(file.prepare('UPDATE t SET b = 2 WHERE a = 9').run().changes).toBe(0);
    const returning = file.prepare('UPDATE t SET b = 3 RETURNING a');
    expect(returning.reader).toBe(true);
    expect(returning.all()).toEqual([{ a: 1 }, { a: 2 }]);
    expect(file.prepare('SELECT SUM(b) AS sum FROM t').get()).toEqual({ sum: 6 });
  });

  it('stores no part of a text with a NUL', () => {
    const file = open();
    file.exec('CREATE TABLE t (a)');
    const store = (): unknown => file.prepare('INSERT INTO t VALUES (?)').run('a\0b');
    const stored = codeOf(store) === 'no error' ? ['a\0b'] : undefined;
    expect(file.prepare('SELECT a FROM t').raw().get()).toEqual(stored);
  });

  it('finds no text by one that goes on with a NUL', () => {
    const file = open();
    file.exec("CREATE TABLE t (a); INSERT INTO t VALUES ('a'), ('ab')");
    const found = file.prepare('SELECT a FROM t WHERE a = ?');
    expect([found.get('a\0'), found.all('a\0b'), [...found.iterate(['ab\0'])]]).toEqual([undefined, [], []]);
    expect(found.get('a')).toEqual({ a: 'a' });
  });

  it('answers the rows of a PRAGMA, and none where it sets something', () => {
    const file = open();
    expect(file.pragma('journal_mode = WAL')).toEqual([{ journal_mode: 'wal' }]);
    expect(file.pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    expect(file.pragma('query_only = ON')).toEqual([]);
  });

  it.each(WAYS)(
    '%s names the error of a constraint, of a file that is held and of one that is not to be written',
    (_way, run) => {
      const file = open();
      file.pragma('journal_mode = WAL');
      file.exec('CREATE TABLE t (a INTEGER PRIMARY KEY, b UNIQUE NOT NULL CHECK (b > 0), c REFERENCES t (a))');
      file.exec('INSERT INTO t VALUES (1, 1, NULL)');
      const code = (values: string, to = file): unknown =>
        codeOf(() => run(to.prepare(`INSERT INTO t VALUES ${values} RETURNING a`)));
      expect(code('(2, 1, NULL)')).toBe('SQLITE_CONSTRAINT_UNIQUE');
      expect(code('(1, 2, NULL)')).toMatch(/^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/);
      expect(code('(2, NULL, NULL)')).toBe('SQLITE_CONSTRAINT_NOTNULL');
      expect(code('(2, 0, NULL)')).toBe('SQLITE_CONSTRAINT_CHECK');
      expect(code('(2, 2, 7)')).toBe('SQLITE_CONSTRAINT_FOREIGNKEY');
      const other = open();
      file.exec('BEGIN IMMEDIATE');
      expect(code('(2, 2, NULL)', other)).toBe('SQLITE_BUSY');
      file.exec('COMMIT');
      other.pragma('query_only = ON');
      expect(code('(2, 2, NULL)', other)).toBe('SQLITE_READONLY');
      expect(code('(2, 2, 1)')).toBe('no error');
    },
  );

  it('run and exec name errors too', () => {
    const file = open();
    file.exec('CREATE TABLE t (a PRIMARY KEY)');
    file.exec('INSERT INTO t VALUES (1)');
    expect(codeOf(() => file.prepare('INSERT INTO t VALUES (1)').run())).toBe('SQLITE_CONSTRAINT_PRIMARYKEY');
    file.exec('BEGIN IMMEDIATE');
    expect(codeOf(() => open().exec('BEGIN IMMEDIATE'))).toBe('SQLITE_BUSY');
    expect(codeOf(() => file.prepare('SELECT nothing'))).toBe('SQLITE_ERROR');
    expect(codeOf(() => file.exec('SELEC 1'))).toBe('SQLITE_ERROR');
  });

  it('names what is wrong with a file', () => {
    expect(codeOf(() => open(folder))).toMatch(/^SQLITE_CANTOPEN/);
    expect(codeOf(() => open(path, { fileMustExist: true }))).toBe('SQLITE_CANTOPEN');
    expect(existsSync(path)).toBe(false);
    writeFileSync(path, 'x'.repeat(4096));
    expect(codeOf(() => open().exec('BEGIN EXCLUSIVE'))).toBe('SQLITE_NOTADB');
  });

  it('reads what was there when it began, and ends a walk that is left', () => {
    const file = open();
    file.pragma('journal_mode = WAL');
    file.exec('CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3)');
    const other = open();
    other.exec('BEGIN');
    other.prepare('SELECT 1 FROM t').get();
    file.exec('DELETE FROM t');
    for (const row of other.prepare('SELECT a FROM t').iterate()) {
      expect(row).toEqual({ a: 1 });
      break;
    }
    expect(other.prepare('SELECT COUNT(*) AS n FROM t').get()).toEqual({ n: 3 });
    other.exec('COMMIT');
    expect(other.prepare('SELECT COUNT(*) AS n FROM t').get()).toEqual({ n: 0 });
  });

  it('lets go of a lock at its close, whatever was prepared on it', () => {
    const file = open();
    file.exec('CREATE TABLE t (a)');
    const insert = file.prepare('INSERT INTO t VALUES (?)');
    file.exec('BEGIN EXCLUSIVE');
    insert.run(1);
    expect(codeOf(() => open().exec('BEGIN EXCLUSIVE'))).toBe('SQLITE_BUSY');
    file.close();
    const next = open();
    next.exec('BEGIN EXCLUSIVE');
    expect(next.prepare('SELECT COUNT(*) AS n FROM t').get()).toEqual({ n: 0 });
    expect(() => insert.run(2)).toThrow('The database connection is not open');
    expect(() => file.prepare('SELECT 1')).toThrow('The database connection is not open');
    expect(() => file.close()).not.toThrow();
  });

  it('leaves nothing in the log of a file that nobody else holds', () => {
    const file = open();
    file.pragma('journal_mode = WAL');
    const insert = file.prepare('CREATE TABLE t (a)');
    insert.run();
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    file.close();
    expect(statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  it('has files of its own without a name', () => {
    const file = open('');
    file.exec('CREATE TABLE t (a); INSERT INTO t VALUES (1)');
    expect(open('').prepare('SELECT COUNT(*) AS n FROM sqlite_master').get()).toEqual({ n: 0 });
  });
});

it('is the driver that this Node can load', () => {
  expect(new (sqliteDriver())(':memory:').pragma('user_version')).toEqual([{ user_version: 0 }]);
});
