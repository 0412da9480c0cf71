import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { createConnection, type Connection } from 'mysql2/promise';
import { serviceEnv, startProcess, type ServiceProcess } from '../orders/races/orders-process.builder';
import { ALFA } from '@test/support/fixture';
import { stopProcess, until } from '@test/support/servers/own-process';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import { describeOnMysql } from '@test/support/servers/temporary-database';
import { Receiver } from './receiver.builder';
import { LOCAL, WebhooksDesk } from './webhooks-desk.builder';

/** How many times a sender is killed in the middle of an attempt; WEBHOOK_KILLS=20 is the long form. */
const KILLS = Number(process.env.WEBHOOK_KILLS ?? 1);
/** How long one sleeps; WEBHOOK_FROZEN_MS=90000 is the long form, in which leases end by themselves. */
const FROZEN_MS = Number(process.env.WEBHOOK_FROZEN_MS ?? 0);
const EVENTS = 6;
/** SQLite has no second process to take over. */
interface Delivery {
  readonly id: string;
  readonly state: string;
  readonly lease_by: string | null;
}

describeOnMysql('senders that are killed or put to sleep (three processes, MariaDB)', () => {
  let desk: WebhooksDesk;
  let receiver: Receiver;
  let webhookId: string;
  let senders: ServiceProcess[];
  let database: Connection;
  let env: Record<string, string>;
  let happened = 0;

  beforeAll(async () => {
    const place = await preparedDatabase('mysql');
    desk = await WebhooksDesk.open({ database: place });
    database = await createConnection(place.url.replace(/^mariadb:/, 'mysql:'));
    receiver = await Receiver.start();
    webhookId = (await desk.webhook(receiver.url)).id;
    await until('the first ping', async () => (await deliveries()).some(({ state }) => state === 'entregado'));
    // From here on only the three are there.
    await desk.app.close();
    env = { ...serviceEnv(place.url, desk.app.storageDir), ...LOCAL };
    senders = await Promise.all([1, 2, 3].map(() => startProcess(env)));
  });
  afterAll(async () => {
    await Promise.all(senders.map((sender) => sender.end('SIGKILL')));
    await database.end();
    await desk.app.database.drop();
    await receiver.close();
  });

  async function query<T>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    const [rows] = await database.query(sql, [...values]);
    return rows as T[];
  }
  const deliveries = (): Promise<Delivery[]> =>
    query<Delivery>('SELECT id, state, lease_by FROM webhook_deliveries WHERE webhook_id = ?', [webhookId]);
  const happen = async (): Promise<string[]> => {
    const ids = Array.from({ length: EVENTS }, () => `evt_${randomBytes(12).toString('hex')}`);
    for (const id of ids)
      await query(
        `INSERT INTO events (id, account_id, type, subject, version, body, occurred_at) VALUES (?, ?, 'pedido.estado', 'CHI-1', ?, '{}', ?)`,
        [id, ALFA, ++happened, Date.now()],
      );
    return ids;
  };
  /** A sender that is in the middle of attempts, by what the leases say, and those deliveries. */
  const busy = async (): Promise<{ sender: ServiceProcess; held: string[] }> => {
    let found: { sender: ServiceProcess; held: string[] } | undefined;
    await until('a sender is at it', async () => {
      const leased = (await deliveries()).filter(({ state, lease_by }) => state === 'pendiente' && lease_by !== null);
      for (const sender of senders) {
        const held = leased
          .filter(({ lease_by }) => lease_by?.split(':')[1] === String(sender.pid))
          .map(({ id }) => id);
        if (held.length > 0) found = { sender, held };
      }
      return found !== undefined;
    });
    if (!found) throw new Error('none');
    return found;
  };
  /** The leases of a sender that is gone end: at once in the quick form. */
  const endLeases = (held: readonly string[]): Promise<unknown> =>
    query('UPDATE webhook_deliveries SET lease_until = 1 WHERE id IN (?)', [held]);
  const allDelivered = (): Promise<void> =>
    until('all are delivered', async () => (await deliveries()).every(({ state }) => state === 'entregado'));
  const attempts = (id: string): Promise<{ status: number | null; reason: string }[]> =>
    query('SELECT status, reason FROM webhook_attempts WHERE delivery_id = ? ORDER BY number', [id]);
  const arrived = (): Set<string> => new Set(receiver.received.map(({ headers }) => String(headers['webhook-id'])));

  it('2.5 no event is lost with a sender that is killed in flight; the attempt is logged and repeated after its lease', async () => {
    for (let round = 0; round < KILLS; round++) {
      receiver.answer = () => ({ status: 200, afterMs: 1500 });
      const ids = await happen();
      const { sender, held } = await busy();
      await sender.end('SIGKILL');
      receiver.answer = () => ({ status: 200 });
      if (FROZEN_MS === 0) await endLeases(held);
      await allDelivered();
      expect(ids.filter((id) => !arrived().has(id))).toEqual([]);
      const interrupted = await Promise.all(held.map(attempts));
      for (const history of interrupted)
        expect(history).toEqual([
          { status: null, reason: 'interrumpido' },
          { status: 200, reason: '' },
        ]);
      senders = senders.filter((one) => one !== sender);
      if (round + 1 < KILLS) senders.push(await startProcess(env));
    }
  }, 3_600_000);

  it('2.6 what a sender finds out that slept past its lease changes nothing', async () => {
    receiver.answer = () => ({ status: 500, afterMs: 1500 });
    await happen();
    const { sender, held } = await busy();
    stopProcess(sender.pid);
    receiver.answer = () => ({ status: 200 });
    if (FROZEN_MS === 0) await endLeases(held);
    else await new Promise((resolve) => setTimeout(resolve, FROZEN_MS));
    await allDelivered();
    const before = await Promise.all(held.map(attempts));
    process.kill(sender.pid, 'SIGCONT');
    // It is awake and has settled what it held when it sends again.
    const from = receiver.received.length;
    await happen();
    await until('it goes on', () => Promise.resolve(receiver.received.length >= from + EVENTS));
    await allDelivered();
    expect(await Promise.all(held.map(attempts))).toEqual(before);
    for (const history of before)
      expect(history).toEqual([
        { status: null, reason: 'interrumpido' },
        { status: 200, reason: '' },
      ]);
    expect(await sender.end('SIGTERM')).toBe(0);
  });
});
