/** Begins a statement whose rows a reader of SQLite answers as arrays. */
const MARK = '/* arrays */ ';

/** The part of a better-sqlite3 connection that makes statements. */
interface PreparingConnection {
  prepare(statement: string): { raw(on: boolean): unknown };
}

/** The statement with its rows as arrays, on a connection that was given arrayRows(). */
export function asArrays(statement: string): string {
  return MARK + statement;
}

/** Lets a SQLite connection answer arrays where a statement asks for them: TypeORM knows objects only, which cost twice as much to make. */
export function arrayRows(connection: PreparingConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (statement) => {
    const prepared = prepare(statement);
    if (statement.startsWith(MARK)) prepared.raw(true);
    return prepared;
  };
}
