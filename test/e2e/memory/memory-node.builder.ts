import { createConnection, type Connection } from 'mysql2/promise';
import type { TestApp } from '@test/support/app';
import { startTestApp } from '@test/support/app';
import { TcpProxy } from '@test/support/servers/tcp-proxy';
import { stopwatch } from '@test/support/stopwatch';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import { MYSQL_TEST_SERVER, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const SERVER = new URL(MYSQL_TEST_SERVER);
const DEADLINE_MS = 90_000;

/** A process of the service whose way to the database can be disturbed. */
export interface Node {
  readonly app: TestApp;
  readonly way: TcpProxy;
}

/** A database that nodes share, each by a way of its own, and changes made in it beside them. */
export class SharedDatabase {
  private readonly nodes: Node[] = [];
  private readonly connections: Connection[] = [];
  private readonly lines: string[] = [];

  private constructor(private readonly database: TemporaryDatabase) {}

  static async create(): Promise<SharedDatabase> {
    return new SharedDatabase(await preparedDatabase('mysql'));
  }

  async node(): Promise<Node> {
    const way = new TcpProxy(SERVER.hostname, Number(SERVER.port || 3306));
    await way.open();
    const url = new URL(this.database.url);
    url.port = String(way.port);
    const app = await startTestApp({
      database: { url: url.href, drop: () => Promise.resolve() },
      log: { write: (line) => void this.lines.push(line) },
    });
    const node = { app, way };
    this.nodes.push(node);
    return node;
  }

  /** What the nodes have logged: within one process all log by the way of the last. */
  log(): string {
    return this.lines.join('');
  }

  /** A connection of the test's own, which no proxy disturbs. */
  async connect(): Promise<Connection> {
    const connection = await createConnection(this.database.url.replace(/^mariadb:/, 'mysql:'));
    this.connections.push(connection);
    return connection;
  }

  async close(): Promise<void> {
    for (const connection of this.connections) connection.destroy();
    for (const { app, way } of this.nodes) {
      way.thaw();
      await app.close();
      await way.cut();
    }
    await this.database.drop();
  }
}

/** Closes or opens an account's gate and logs it; the transaction of the connection at hand is left as it is. */
export async function setGate(connection: Connection, account: number, open: boolean): Promise<void> {
  await connection.query('UPDATE accounts SET api_enabled = ? WHERE id = ?', [open, account]);
  await logChange(connection, 'account', account);
}

export async function logChange(connection: Connection, entity: string, id: number): Promise<number> {
  const [result] = await connection.query('INSERT INTO change_log (entity, entity_id, changed_at) VALUES (?, ?, ?)', [
    entity,
    String(id),
    Date.now(),
  ]);
  return (result as { insertId: number }).insertId;
}

/** Asks until the answer is the wanted one, or for so long that it will not come, by a stopwatch. */
export async function until(condition: () => Promise<boolean> | boolean, ms = DEADLINE_MS): Promise<boolean> {
  const watch = stopwatch();
  for (;;) {
    if (await condition()) return true;
    if (watch() > ms) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
