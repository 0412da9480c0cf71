import type { DataSource } from 'typeorm';
import type { AskedConnection } from '@/shared/database/connections/mysql-statement';
import { DeadlineExceeded, raced } from '@/shared/deadline/deadline';

/** The part of a pooled connection of mysql2 that is used here. */
export interface PooledConnection extends AskedConnection {
  on(event: 'error', listener: () => void): void;
  readonly stream: { destroy(error?: Error): unknown };
  ping(answered: (error: Error | null) => void): void;
  release(): void;
}

/** Connections that have said nothing for so long are asked before they are used: a firewall may have dropped them without a word. */
const TRUSTED_MS = 5000;
const PING_MS = 400;
/** Connections to a server that takes no writes are left so often at most: it may be the only one there is. */
const LEAVING_EVERY_MS = 1000;

/**
 * Hands out connections of the pool that are alive. One that has not answered in time ends for good, and makes all that have
 * been quiet since suspect: they are asked before their next use, and thrown away unasked once one of them was found dead, or to lead to a
 * server that takes no writes.
 */
export class ConnectionSource {
  private readonly heardAt = new WeakMap<PooledConnection, number>();
  private suspectBefore = 0;
  private deadBefore = 0;
  private leftAt = -LEAVING_EVERY_MS;

  constructor(private readonly source: DataSource) {}

  /** A live connection; DeadlineExceeded when there is none within `ms`. */
  async take(ms: number): Promise<PooledConnection> {
    const until = performance.now() + ms;
    for (;;) {
      const left = until - performance.now();
      if (left <= 0) throw new DeadlineExceeded('database connection', ms);
      const connection = await this.borrow(left);
      if (await this.lives(connection, until)) return connection;
      end(connection, new DeadlineExceeded('answer of a connection', PING_MS));
    }
  }

  /** To be told of every answer. */
  heard(connection: PooledConnection): void {
    this.heardAt.set(connection, performance.now());
  }

  /** Ends a connection whose statement has run out of time: mysql2 would give it back to the pool, with the statement still running. */
  giveUp(connection: PooledConnection, ms: number): void {
    this.suspectBefore = performance.now();
    end(connection, Object.assign(new DeadlineExceeded('answer of the database', ms), { code: 'DATABASE_TIMEOUT' }));
  }

  /**
   * Ends a connection whose server takes no writes, and all that are not in use: after a fail-over they lead to the server of before, and new
   * ones to the one that takes its place.
   */
  leave(connection: PooledConnection): void {
    const now = performance.now();
    if (now - this.leftAt < LEAVING_EVERY_MS) return;
    this.leftAt = now;
    this.deadBefore = now;
    end(connection, Object.assign(new Error('the server takes no writes'), { code: 'PROTOCOL_CONNECTION_LOST' }));
  }

  /** One that comes too late goes back to the pool when it comes. */
  private borrow(ms: number): Promise<PooledConnection> {
    const { driver } = this.source as unknown as { driver: { obtainMasterConnection(): Promise<PooledConnection> } };
    return raced(driver.obtainMasterConnection(), ms, 'database connection', (connection) => {
      connection.release();
    });
  }

  private async lives(connection: PooledConnection, until: number): Promise<boolean> {
    const heard = this.heardAt.get(connection);
    const now = performance.now();
    if (heard === undefined) {
      // Whoever waits for an answer is told by the driver; an error event without a listener would end the process.
      connection.on('error', () => undefined);
      this.heardAt.set(connection, now);
      return true;
    }
    if (heard <= this.deadBefore) return false;
    if (heard >= this.suspectBefore && now - heard < TRUSTED_MS) return true;
    if (await answersPing(connection, Math.min(PING_MS, until - now))) {
      this.heard(connection);
      return true;
    }
    this.suspectBefore = now;
    this.deadBefore = Math.max(this.deadBefore, heard);
    return false;
  }
}

async function answersPing(connection: PooledConnection, ms: number): Promise<boolean> {
  const answer = new Promise<void>((resolve, reject) => {
    connection.ping((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  try {
    await raced(answer, ms, 'answer to a ping');
    return true;
  } catch {
    return false;
  }
}

/** Destroying the stream with an error makes the driver fail what waits on it and take it out of the pool at once. */
function end(connection: PooledConnection, error: Error): void {
  connection.stream.destroy(error);
}
