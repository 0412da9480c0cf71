import { DeliverySweeper } from '@/modules/webhooks/delivery-sweeper';
import { Database } from '@/shared/database/database';
import { ALFA } from '@test/support/fixture';
import { explain, recordQueries } from '@test/support/servers/query-recorder';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { stopwatch } from '@test/support/stopwatch';
import { Receiver } from './receiver.builder';
import { WebhooksDesk } from './webhooks-desk.builder';

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;

describe(`what was sent to webhooks is kept for as long as it is said (${E2E_DIALECT})`, () => {
  let desk: WebhooksDesk;
  let receiver: Receiver;
  let database: Database;
  beforeAll(async () => {
    desk = await WebhooksDesk.open({ env: { WEBHOOK_RETRY_SECONDS: '3600' } });
    database = desk.app.nest.get(Database);
  });
  beforeEach(async () => {
    receiver = await Receiver.start();
  });
  afterEach(() => receiver.close());
  afterAll(() => desk.app.close());

  const sweep = (): Promise<void> => desk.app.nest.get(DeliverySweeper).sweep();
  const sql = (text: string, ...values: unknown[]): Promise<unknown> =>
    database.write((manager) => manager.query(text, values));
  const rows = async (table: string): Promise<number> => {
    const [row] = await database.reader.query<{ n: number | string }[]>(`SELECT COUNT(*) AS n FROM ${table}`);
    return Number(row?.n);
  };

  it('forgets old deliveries with their attempts some at a time, and no others', async () => {
    const { id } = await desk.webhook(receiver.url);
    await desk.happen(3);
    await desk.settled(id, 'entregado', 3);
    const kept = [await rows('webhook_deliveries'), await rows('webhook_attempts')];
    const old = Date.now() - KEPT_MS - 1000;
    const ids = Array.from({ length: 1200 }, (_, at) => `ent_old${at}`);
    for (let start = 0; start < ids.length; start += 100) {
      const some = ids.slice(start, start + 100);
      await sql(`INSERT INTO webhook_deliveries (id, webhook_id, event_id, position, state, attempts, next_at, fence, created_at, finished_at)
        VALUES ${some.map((one) => `('${one}', '${id}', 'evt_gone', 1, 'entregado', 1, ${old}, 2, ${old}, ${old})`).join(', ')}`);
      await sql(`INSERT INTO webhook_attempts (delivery_id, number, started_at, ms, status, reason, response)
        VALUES ${some.map((one) => `('${one}', 1, ${old}, 5, 200, '', '')`).join(', ')}`);
    }
    const writes = jest.spyOn(database, 'write');
    await sweep();
    expect(writes.mock.calls.length).toBeGreaterThan(1);
    writes.mockRestore();
    expect([await rows('webhook_deliveries'), await rows('webhook_attempts')]).toEqual(kept);
    await desk.delete(`/${id}`);
  });

  it('forgets what only a webhook was told with its delivery, without reading all there is', async () => {
    const { id } = await desk.webhook(receiver.url);
    const old = Date.now() - KEPT_MS - 1000;
    const event = (name: string, webhookId: string, at: number): Promise<unknown> =>
      sql(
        `INSERT INTO events (id, account_id, webhook_id, type, subject, version, body, occurred_at, position)
         VALUES (?, ?, NULLIF(?, ''), 'precio.cambio', 'catalogo', 0, '{}', ?, 0)`,
        ...[`evt_${name}`, ALFA, webhookId, at],
      );
    const delivery = (name: string, at: number): Promise<unknown> =>
      sql(
        `INSERT INTO webhook_deliveries (id, webhook_id, event_id, position, state, attempts, next_at, fence, created_at, finished_at)
         VALUES (?, ?, ?, 1, 'entregado', 1, ?, 2, ?, ?)`,
        ...[`ent_${name}`, id, `evt_${name}`, at, at, at],
      );
    for (const [name, webhookId, at] of [
      ['told', id, old],
      ['own', '', old],
      ['fresh', id, Date.now()],
    ] as const) {
      await event(name, webhookId, at);
      await delivery(name, at);
    }
    const statements = await recordQueries(database, sweep);
    const left = await database.reader.query<{ id: string }[]>("SELECT id FROM events WHERE type = 'precio.cambio'");
    expect(left.map((row) => row.id).sort()).toEqual(['evt_fresh', 'evt_own']);
    const reading = statements.filter(
      ({ sql: text }) => /SELECT.*\bevents\b/s.test(text) && !text.startsWith('UPDATE'),
    );
    expect(reading.length).toBeGreaterThan(0);
    for (const statement of reading) expect((await explain(database, statement)).scans).not.toContain('events');
    await desk.delete(`/${id}`);
  });

  it('ends what waits to be sent again when its event is kept no longer: the next replay can begin', async () => {
    const { id } = await desk.webhook(receiver.url);
    receiver.answer = () => ({ status: 500 });
    await desk.happen();
    const desde = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
    await sql("UPDATE webhook_deliveries SET state = 'fallido' WHERE webhook_id = ?", id);
    const replay = (): Promise<{ status: number }> => desk.post(`/${id}/reenvios`, { desde });
    expect((await replay()).status).toBe(202);
    expect((await replay()).status).toBe(409);
    await sql("DELETE FROM events WHERE type = 'pedido.estado'");
    await sweep();
    expect((await replay()).status).toBe(202);
    await desk.delete(`/${id}`);
  });

  it('finds at once what was never accepted among thousands that were', async () => {
    const { id } = await desk.webhook(receiver.url);
    const now = Date.now();
    const numbers = Array.from({ length: 6000 }, (_, at) => at + 1_000_000);
    for (let start = 0; start < numbers.length; start += 500) {
      const some = numbers.slice(start, start + 500);
      await sql(`INSERT INTO events (id, account_id, webhook_id, type, subject, version, body, occurred_at, position)
        VALUES ${some.map((one) => `('evt_${one}', ${ALFA}, NULL, 'pedido.estado', 'CHI-1', 1, '{}', ${now}, ${one})`).join(', ')}`);
      await sql(`INSERT INTO webhook_deliveries (id, webhook_id, event_id, position, state, attempts, next_at, fence, created_at, finished_at)
        VALUES ${some.map((one) => `('ent_${one}', '${id}', 'evt_${one}', ${one}, 'entregado', 1, ${now}, 2, ${now}, ${now})`).join(', ')}`);
    }
    await sql("UPDATE webhook_deliveries SET state = 'fallido' WHERE id = 'ent_1003000'");
    const desde = new Date(now - DAY_MS).toISOString().slice(0, 10);
    const watch = stopwatch();
    expect((await desk.post(`/${id}/reenvios`, { desde })).body).toMatchObject({ entregas: 1 });
    // Each by itself through all of them took four seconds on SQLite, in which nobody else was answered.
    expect(watch()).toBeLessThan(1500);
    await desk.delete(`/${id}`);
  });

  it('lists those of a type among thousands of others, some of which are looked through at a time', async () => {
    const { id } = await desk.webhook(receiver.url);
    await desk.happen();
    const [oldest] = await desk.settled(id, 'entregado');
    const later = Date.now() + 1000;
    await sql(`INSERT INTO events (id, account_id, webhook_id, type, subject, version, body, occurred_at, position)
      VALUES ('evt_prices', ${ALFA}, '${id}', 'precio.cambio', 'catalogo', 0, '{}', ${later}, 0)`);
    const ids = Array.from({ length: 4500 }, (_, at) => `ent_price${at}`);
    for (let start = 0; start < ids.length; start += 500) {
      const some = ids.slice(start, start + 500);
      await sql(`INSERT INTO webhook_deliveries (id, webhook_id, event_id, position, state, attempts, next_at, fence, created_at, finished_at)
        VALUES ${some.map((one) => `('${one}', '${id}', 'evt_prices', 1, 'entregado', 1, ${later}, 2, ${later}, ${later})`).join(', ')}`);
    }
    const pages: { entregas: { id: string }[]; cursor: string; hay_mas: boolean }[] = [];
    do {
      const cursor = pages.at(-1)?.cursor ?? '';
      pages.push(
        (await desk.get(`/${id}/entregas?tipo=pedido.estado&cursor=${cursor}`)).body as (typeof pages)[number],
      );
    } while (pages.at(-1)?.hay_mas);
    expect(pages.map(({ entregas }) => entregas.map((one) => one.id))).toEqual([[], [], [oldest?.id]]);
    expect((await desk.deliveries(id, 'tipo=precio.cambio')).length).toBe(100);
    await desk.delete(`/${id}`);
  });
});
