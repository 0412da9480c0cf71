import { QueryRunnerAlreadyReleasedError, type DataSource, type QueryRunner, type ReplicationMode } from 'typeorm';
import { ConnectionSource, type PooledConnection } from '@/shared/database/connections/connection-source';
import { DeferredStatements, GivenTexts } from '@/shared/database/connections/deferred-statements';
import { sendStatement } from '@/shared/database/connections/mysql-statement';
import { measured } from '@/shared/database/database-metrics';
import type { DatabaseHealth } from '@/shared/database/database-health';
import { troubleOf } from '@/shared/database/database-trouble';
import { DeadlineExceeded, patienceMs } from '@/shared/deadline/deadline';

/** How long background work waits for a connection. */
const CONNECTION_MS = 5000;

/** TypeORM's runner on a connection that answers in time or is no more. */
export interface BoundedQueryRunner extends QueryRunner {
  /** Ends the connection instead of giving it back, when it is not known what its transaction has come to. */
  abandon(): Promise<void>;
  /**
   * Has a statement of the transaction sent along with the next one that is asked, or the COMMIT, which fails if it does. For those
   * whose answer nobody waits for: each of them costs no way of its own to the server and back. `answered` is told what it came to once it was
   * sent.
   */
  defer(statement: string, parameters: readonly unknown[], answered?: (answer: unknown) => void): Promise<void>;
  /** Sends what waits, for whoever wants to know now what it came to. */
  sendWaiting(): Promise<void>;
  /** Has `mark` stand, in the texts of all statements from now on, for what the server keeps in `variable`. */
  nameText(mark: string, variable: string): void;
}

interface Bounds {
  readonly connections: ConnectionSource;
  readonly health: DatabaseHealth;
  /** Milliseconds a statement may take where no deadline binds; Infinity for the operator's commands. */
  readonly statementMs: () => number;
}

/** The parts of TypeORM's driver and runner that have no public type. */
interface MysqlDriver {
  readonly options: { readonly enableQueryTimeout?: boolean };
  createQueryRunner(mode: ReplicationMode): QueryRunner;
}

type MysqlRunner = QueryRunner & { databaseConnection?: PooledConnection };

/**
 * Gives every query runner of `source` a deadline: for its connection and for each statement. `statementMs` is for background
 * work, 0 for no limit; migrations lift it by the data source's `enableQueryTimeout`.
 */
export function boundMysql(source: DataSource, statementMs: number, health: DatabaseHealth): void {
  const driver = source.driver as unknown as MysqlDriver;
  const bounds: Bounds = {
    connections: new ConnectionSource(source),
    health,
    statementMs: () => (statementMs > 0 && driver.options.enableQueryTimeout !== false ? statementMs : Infinity),
  };
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => bounded(create(mode), bounds);
}

function bounded(runner: MysqlRunner, bounds: Bounds): BoundedQueryRunner {
  let taking: Promise<PooledConnection> | undefined;
  const connect = (): Promise<PooledConnection> => (taking ??= take(runner, bounds));
  const deferred = new DeferredStatements();
  const texts = new GivenTexts();
  const query = async (sql: string, parameters: readonly unknown[] = [], structured?: boolean): Promise<unknown> => {
    if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
    const statement = { sql, parameters };
    const ahead = deferred.aheadOf(statement);
    if (!ahead) return undefined;
    const send = (connection: PooledConnection): Promise<unknown> =>
      inTime(connection, bounds, () => {
        const first = ahead.map((one) => texts.putIn(one));
        return sendStatement(connection, first, texts.putIn(statement), structured);
      });
    if (runner.isTransactionActive) return send(runner.databaseConnection ?? (await connect()));
    return measured('read', async () => send(await connect()));
  };
  return Object.assign(runner, {
    connect,
    query,
    async defer(sql: string, parameters: readonly unknown[], answered?: (answer: unknown) => void): Promise<void> {
      if (runner.isTransactionActive && deferred.add({ sql, parameters, answered })) return;
      const answer = await query(sql, parameters);
      answered?.(answer);
    },
    async sendWaiting(): Promise<void> {
      const last = deferred.takeLast();
      if (!last) return;
      const answer = await query(last.sql, last.parameters);
      last.answered?.(answer);
    },
    nameText(mark: string, variable: string): void {
      texts.add(mark, variable);
    },
    async abandon(): Promise<void> {
      const connection = await taking?.catch(() => undefined);
      if (connection) bounds.connections.giveUp(connection, 0);
    },
  });
}

async function take(runner: MysqlRunner, { connections, health }: Bounds): Promise<PooledConnection> {
  try {
    const connection = await connections.take(patienceMs(CONNECTION_MS));
    runner.databaseConnection = connection;
    if (runner.isReleased) connection.release();
    return connection;
  } catch (error) {
    health.saw(error);
    throw error;
  }
}

/** Runs one statement; its connection ends when it takes longer than it may, or its server takes no writes. */
async function inTime(connection: PooledConnection, bounds: Bounds, send: () => Promise<unknown>): Promise<unknown> {
  const { connections, health } = bounds;
  const ms = patienceMs(bounds.statementMs());
  if (ms <= 0) throw new DeadlineExceeded('time for a statement', ms);
  const timer =
    ms === Infinity
      ? undefined
      : setTimeout(() => {
          connections.giveUp(connection, ms);
        }, ms);
  try {
    const result = await send();
    connections.heard(connection);
    return result;
  } catch (error) {
    health.saw(error);
    if (troubleOf(error)?.kind === 'unwritable') connections.leave(connection);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
