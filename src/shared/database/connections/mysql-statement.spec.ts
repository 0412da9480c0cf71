import { format } from 'mysql2';
import { QueryFailedError, type QueryResult } from 'typeorm';
import { DeferredStatements, GivenTexts } from '@/shared/database/connections/deferred-statements';
import { sendStatement, type AskedConnection } from '@/shared/database/connections/mysql-statement';

const HEADER = { affectedRows: 1 };

/** A connection that answers what it is told to, and what was sent by it. */
function connection(error: Error | null, answer: unknown): AskedConnection & { readonly sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    format: (sql, values) => format(sql, values as never),
    query: (sql, values, answered) => {
      sent.push(format(typeof sql === 'string' ? sql : sql.sql, values as never));
      answered(error, answer);
    },
  };
}

const one = (sql: string, ...parameters: unknown[]) => ({ sql, parameters });

describe('statements sent together', () => {
  const ahead = [one('START TRANSACTION'), one('INSERT INTO t VALUES (?, ?)', "a?; b'", 1)];

  it('are one packet, each with its own values, and answer what the last one asks', async () => {
    const answering = connection(null, [HEADER, HEADER, [{ n: 7 }]]);
    expect(await sendStatement(answering, ahead, one('SELECT n FROM t WHERE id = ?', 3))).toEqual([{ n: 7 }]);
    expect(answering.sent).toEqual([
      "START TRANSACTION; INSERT INTO t VALUES ('a?; b\\'', 1); SELECT n FROM t WHERE id = 3",
    ]);
  });

  it('give none of their values to each other when there are too few', async () => {
    const answering = connection(null, [HEADER, HEADER]);
    await sendStatement(answering, [one('UPDATE t SET a = ?, b = ?', 1)], one('UPDATE t SET c = ?', 2));
    expect(answering.sent).toEqual(['UPDATE t SET a = 1, b = ?; UPDATE t SET c = 2']);
  });

  it('tell those ahead what became of them, once they were sent', async () => {
    const told: unknown[] = [];
    const insert = { ...one('INSERT INTO t VALUES (?)', 1), answered: (answer: unknown) => told.push(answer) };
    const failing = connection(new Error('Deadlock'), undefined);
    await sendStatement(failing, [insert], one('COMMIT')).catch(() => undefined);
    expect(told).toEqual([]);
    const answering = connection(null, [HEADER, { insertId: 7 }, HEADER]);
    await sendStatement(answering, [one('START TRANSACTION'), insert], one('COMMIT'));
    expect(told).toEqual([{ insertId: 7 }]);
  });

  it('tell how many rows the last one changed', async () => {
    const answering = connection(null, [HEADER, HEADER, { affectedRows: 4 }]);
    const result = (await sendStatement(answering, ahead, one('UPDATE t SET a = 1'), true)) as QueryResult;
    expect(result.affected).toBe(4);
  });

  it('fail as one, with nothing of their values in what is told', async () => {
    const failing = connection(new Error('Duplicate entry'), undefined);
    const failure = await sendStatement(failing, ahead, one('COMMIT')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(QueryFailedError);
    expect((failure as QueryFailedError).query).toBe('START TRANSACTION; INSERT INTO t VALUES (?, ?); COMMIT');
  });

  it.each([
    ['alone', [], 'SELECT 1; DROP TABLE t'],
    ['behind others', ahead, 'SELECT 1; DROP TABLE t'],
    ['ahead of one', [one('SELECT 1; DROP TABLE t')], 'COMMIT'],
  ])('are refused when the text of one holds several, %s', (_where, others, sql) => {
    const answering = connection(null, HEADER);
    expect(() => sendStatement(answering, others, one(sql))).toThrow('more than one');
    expect(answering.sent).toEqual([]);
  });
});

describe('statements that wait to be sent', () => {
  const BEGIN = one('START TRANSACTION');
  const LONG = one('INSERT', 'x'.repeat(60_000));
  let deferred: DeferredStatements;

  beforeEach(() => {
    deferred = new DeferredStatements();
  });

  it('go ahead of the next one, once and in their order', () => {
    expect(deferred.aheadOf(BEGIN)).toBeUndefined();
    deferred.add(one('A'));
    expect([deferred.aheadOf(one('B')), deferred.aheadOf(one('COMMIT'))]).toEqual([[BEGIN, one('A')], []]);
  });

  it('are forgotten by a rollback, which is sent only of what the server has heard', () => {
    deferred.aheadOf(BEGIN);
    expect(deferred.aheadOf(one('ROLLBACK'))).toBeUndefined();
    deferred.aheadOf(BEGIN);
    deferred.aheadOf(one('A'));
    deferred.add(one('B'));
    expect([deferred.aheadOf(one('ROLLBACK')), deferred.aheadOf(one('C'))]).toEqual([[], []]);
  });

  it('are asked by their last one when somebody wants to know what they came to', () => {
    deferred.add(one('A'));
    deferred.add(LONG);
    expect([deferred.takeLast(), deferred.add(LONG), deferred.aheadOf(one('B'))]).toEqual([
      LONG,
      true,
      [one('A'), LONG],
    ]);
    expect(deferred.takeLast()).toBeUndefined();
  });

  it('are no more than a packet holds', () => {
    expect([deferred.add(LONG), deferred.add(LONG)]).toEqual([true, false]);
    expect(deferred.aheadOf(LONG)).toEqual([LONG]);
    expect(deferred.add(LONG)).toBe(true);
  });
});

describe('texts that the server gives', () => {
  const texts = new GivenTexts();
  const written = (...parameters: unknown[]): string => {
    const { sql, parameters: values } = texts.putIn(one('UPDATE t SET a = ?, b = ?', ...parameters));
    return format(sql, values as never);
  };

  it('are put in where their mark is, whatever stands around it', () => {
    expect(written('m1', 1)).toBe("UPDATE t SET a = 'm1', b = 1");
    texts.add('m1', '@one');
    texts.add('m2', '@two');
    expect(written("m1-m1'", null)).toBe("UPDATE t SET a = REPLACE('m1-m1\\'', 'm1', @one), b = NULL");
    expect(written('m1m2', 'x')).toBe("UPDATE t SET a = REPLACE(REPLACE('m1m2', 'm1', @one), 'm2', @two), b = 'x'");
  });
});
