import { QueryFailedError, QueryResult } from 'typeorm';

/** The part of a connection of mysql2 that statements are sent by. */
export interface AskedConnection {
  query(
    statement: string,
    parameters: readonly unknown[] | undefined,
    answered: (error: Error | null, answer: unknown) => void,
  ): unknown;
}

/**
 * Sends one statement and answers as TypeORM's runner does: rows or the driver's result, in a QueryResult with `structured`; rejects with a
 * QueryFailedError. TypeORM's own way tells two broadcasts that nobody hears and takes mysql2's promises, which make an error with its stack
 * ahead of every statement; each promise more is followed by the contexts of the request (docs/adr/0083).
 */
export function sendStatement(
  connection: AskedConnection,
  statement: string,
  parameters: unknown[] | undefined,
  structured = false,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    connection.query(statement, parameters, (error, answer) => {
      if (error) reject(new QueryFailedError(statement, parameters, error));
      else resolve(structured ? resultOf(answer) : answer);
    });
  });
}

function resultOf(raw: unknown): QueryResult {
  const result = new QueryResult();
  result.raw = raw;
  if (Array.isArray(raw)) result.records = raw as unknown[];
  else result.affected = (raw as { affectedRows?: number }).affectedRows;
  return result;
}
