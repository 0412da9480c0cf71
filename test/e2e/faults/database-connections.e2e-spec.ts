import { createConnection } from 'mysql2/promise';
import { Database } from '@/shared/database/database';
import { CAMERA } from '../quoting/cart-world.builder';
import { FaultProbe, late, report, type Timed, untold } from './fault-probe.builder';
import { until } from '@test/support/servers/own-process';
import { stopwatch } from '@test/support/stopwatch';
import { TcpProxy } from '@test/support/servers/tcp-proxy';
import {
  describeOnMysql,
  MYSQL_TEST_SERVER,
  temporaryDatabase,
  type TemporaryDatabase,
} from '@test/support/servers/temporary-database';

interface MysqlPool {
  readonly config: { readonly connectionConfig: { host: string } };
}

/** Connections of the service. */
const POOL = 16;

describeOnMysql('connections to MariaDB', () => {
  const probe = new FaultProbe();
  const target = new URL(MYSQL_TEST_SERVER);
  const proxy = new TcpProxy(target.hostname, Number(target.port || 3306));
  let direct: TemporaryDatabase;

  beforeAll(async () => {
    direct = await temporaryDatabase('mysql');
    await proxy.open();
    const url = new URL(direct.url);
    url.port = String(proxy.port);
    await probe.open({ database: { url: url.href, drop: () => Promise.resolve() } });
  });

  afterAll(async () => {
    await probe.app.close();
    await proxy.cut();
    await direct.drop();
  });

  /** Opens as many connections as there are calls. */
  const warmUp = (): Promise<Timed[]> =>
    probe.calls(...Array.from({ length: 12 }, () => 'read' as const), 'order', 'order');

  it('dead without a word: answers keep their deadline, and dead connections are replaced by use', async () => {
    await warmUp();
    proxy.blackHole();
    const first = await probe.calls('read', 'read', 'order', 'quote', 'token', 'testQuote');
    report('open connections dead', first);
    expect(late(first)).toEqual([]);
    expect(untold(first.filter(({ status }) => status !== 200))).toEqual([]);
    const second = await warmUp();
    report('open connections dead, second round', second);
    expect(late(second)).toEqual([]);
    await Promise.all([probe.healed('read', 5000), probe.healed('order', 5000), probe.healed('token', 5000)]);
    expect((await warmUp()).map(({ status }) => status)).toEqual(Array.from({ length: 14 }, () => 200));
  });

  it('dead without a word: background work gives up within seconds', async () => {
    const { reader } = probe.app.nest.get(Database);
    const observer = await createConnection(direct.url.replace('mariadb:', 'mysql:'));
    const work = Array.from({ length: 3 }, () => reader.query('SELECT SLEEP(20), 4711').catch(() => 'given up'));
    await until('the statements run', async () => {
      const [found] = await observer.query('SHOW PROCESSLIST');
      return (found as { Info: string | null }[]).filter(({ Info }) => Info?.includes('20), 4711')).length === 3;
    });
    await observer.end();
    proxy.blackHole();
    const watch = stopwatch();
    expect(await Promise.all(work)).toEqual(['given up', 'given up', 'given up']);
    expect(watch()).toBeLessThan(9000);
    await Promise.all([probe.healed('read'), probe.healed('order')]);
  });

  it('cut: 503 at once, and healed without a restart', async () => {
    await proxy.cut();
    const answers = await probe.calls('read', 'order', 'quote', 'token', 'ready');
    expect(late(answers)).toEqual([]);
    expect(untold(answers.filter(({ kind }) => kind !== 'ready'))).toEqual([]);
    expect(answers.find(({ kind }) => kind === 'ready')?.body.reason).toBe('database');
    await proxy.open();
    await Promise.all([probe.healed('read'), probe.healed('order'), probe.healed('ready')]);
  });

  it('a fail-over that leaves connections to a server that takes no writes: they are left for the one that does', async () => {
    const { writeSource } = probe.app.nest.get(Database);
    const runners = Array.from({ length: POOL }, () => writeSource.createQueryRunner());
    await Promise.all(runners.map((runner) => runner.query('SET SESSION TRANSACTION READ ONLY')));
    await Promise.all(runners.map((runner) => runner.release()));
    const answers = await probe.calls('order', 'token');
    expect(untold(answers)).toEqual([]);
    await Promise.all([probe.healed('order', 5000), probe.healed('token', 5000), probe.healed('ready', 5000)]);
  });

  it('a name that can not be resolved: 503 within the deadline', async () => {
    const { pool } = probe.app.nest.get(Database).writeSource.driver as unknown as { pool: MysqlPool };
    const { host } = pool.config.connectionConfig;
    pool.config.connectionConfig.host = 'gone.invalid';
    await proxy.cut();
    try {
      const answers = await probe.calls('read', 'order', 'quote');
      expect(late(answers)).toEqual([]);
      expect(untold(answers)).toEqual([]);
    } finally {
      pool.config.connectionConfig.host = host;
      await proxy.open();
    }
    await Promise.all([probe.healed('read'), probe.healed('order'), probe.healed('ready')]);
  });

  it('rows held by another transaction: orders keep their deadline, and quotes in test mode do not wait behind them', async () => {
    const holder = await createConnection(direct.url.replace('mariadb:', 'mysql:'));
    await holder.beginTransaction();
    await holder.query('SELECT * FROM stock WHERE product_id = ? FOR UPDATE', [CAMERA]);
    try {
      const orders = probe.calls(...Array.from({ length: 30 }, () => 'order' as const));
      const others = await probe.calls('testQuote', 'testQuote', 'read', 'ready');
      report('rows held, others', others);
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const answers = await orders;
      report('rows held', answers);
      expect(late(answers)).toEqual([]);
      expect(untold(answers)).toEqual([]);
    } finally {
      await holder.rollback();
      await holder.end();
    }
    await probe.healed('order');
  });

  it('asleep in the middle of a transaction: the server ends it, and what it held is free', async () => {
    const { writer, held } = await asleep();
    const other = await createConnection(direct.url.replace('mariadb:', 'mysql:'));
    await other.query('SET SESSION innodb_lock_wait_timeout = 30');
    await other.query('SELECT * FROM stock WHERE product_id = ? FOR UPDATE', [CAMERA]);
    await other.end();
    held.wake();
    await expect(writer).rejects.toThrow();
    await probe.healed('order');
  });

  /** A transaction of the service that locks stock, and then says nothing until it is woken. */
  async function asleep(): Promise<{ writer: Promise<unknown>; held: { wake: () => void } }> {
    const held = { wake: (): void => undefined };
    let locked = (): void => undefined;
    const isLocked = new Promise<void>((resolve) => (locked = resolve));
    const writer = probe.app.nest.get(Database).write(async (manager) => {
      const [session] = await manager.query<{ limit: number }[]>('SELECT @@idle_transaction_timeout AS `limit`');
      expect(session?.limit).toBe(15);
      await manager.query('SET SESSION idle_transaction_timeout = 1');
      await manager.query('SELECT * FROM stock WHERE product_id = ? FOR UPDATE', [CAMERA]);
      locked();
      await new Promise<void>((resolve) => (held.wake = resolve));
      await manager.query('SELECT 1');
    });
    writer.catch(() => undefined);
    await isLocked;
    return { writer, held };
  }
});
