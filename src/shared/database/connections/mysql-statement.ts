import { QueryFailedError, QueryResult } from 'typeorm';
import { wantsArrays } from '@/shared/database/connections/array-rows';

/** A statement with the values for its placeholders. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Told what the server answered when it was sent ahead of another. */
  readonly answered?: ((answer: unknown) => void) | undefined;
}

/** The part of a connection of mysql2 that statements are sent by. */
export interface AskedConnection {
  format(sql: string, values: readonly unknown[]): string;
  query(
    statement: string | { readonly sql: string; readonly rowsAsArray: boolean },
    parameters: readonly unknown[] | undefined,
    answered: (error: Error | null, answer: unknown) => void,
  ): unknown;
}

/**
 * Sends a statement, in one packet behind those in `ahead`, and answers as TypeORM's runner does: rows or the driver's result, in a QueryResult
 * with `structured`; rejects with a QueryFailedError. The server runs them in turn and none behind one that fails (docs/adr/0087). TypeORM's own
 * way tells two broadcasts that nobody hears and takes mysql2's promises, which make an error with its stack ahead of every statement; each
 * promise more is followed by the contexts of the request (docs/adr/0083).
 */
export function sendStatement(
  connection: AskedConnection,
  ahead: readonly Statement[],
  { sql, parameters }: Statement,
  structured = false,
): Promise<unknown> {
  assertOne(sql);
  const packet = ahead.length === 0 ? sql : inOnePacket(connection, [...ahead, { sql, parameters }]);
  return new Promise((resolve, reject) => {
    const asked = wantsArrays(sql) ? { sql: packet, rowsAsArray: true } : packet;
    connection.query(asked, ahead.length === 0 ? parameters : [], (error, answers) => {
      if (error) {
        reject(new QueryFailedError([...ahead.map((one) => one.sql), sql].join('; '), [...parameters], error));
        return;
      }
      const answer = ahead.length === 0 ? answers : tellAhead(ahead, answers as unknown[]);
      resolve(structured ? resultOf(answer) : answer);
    });
  });
}

/** Tells those who sent statements ahead what became of them; answers what the one behind them came to. */
function tellAhead(ahead: readonly Statement[], answers: readonly unknown[]): unknown {
  ahead.forEach(({ answered }, index) => answered?.(answers[index]));
  return answers[ahead.length];
}

/** The text of several statements: each gets its own values, so that one too many or too few can't become another's. */
function inOnePacket(connection: AskedConnection, statements: readonly Statement[]): string {
  return statements
    .map(({ sql, parameters }) => {
      assertOne(sql);
      return connection.format(sql, parameters);
    })
    .join('; ');
}

/** Connections take several statements at once, but only from here: in the text of one, where values are still placeholders, nothing ends it. */
function assertOne(sql: string): void {
  if (sql.includes(';')) throw new Error('a statement was to be sent whose text holds more than one');
}

function resultOf(raw: unknown): QueryResult {
  const result = new QueryResult();
  result.raw = raw;
  if (Array.isArray(raw)) result.records = raw as unknown[];
  else result.affected = (raw as { affectedRows?: number }).affectedRows;
  return result;
}
