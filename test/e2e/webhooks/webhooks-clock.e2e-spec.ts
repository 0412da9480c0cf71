import { CatalogPublisher } from '@/modules/feed/publishing/catalog-publisher.service';
import { LEASE_MS } from '@/modules/webhooks/domain/delivery';
import { CatalogDeliveries } from '@/modules/webhooks/catalog-deliveries.service';
import { Database } from '@/shared/database/database';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { until } from '@test/support/servers/own-process';
import { Receiver } from './receiver.builder';
import { WebhooksDesk } from './webhooks-desk.builder';

const HOUR_MS = 3_600_000;
const mockClock = { aheadMs: 0 };

/** The database's clock, which the tests set. */
jest.mock('@/shared/database/database-now', () => {
  const actual = jest.requireActual<typeof import('@/shared/database/database-now')>('@/shared/database/database-now');
  return {
    databaseNow: async (...args: Parameters<typeof actual.databaseNow>) =>
      (await actual.databaseNow(...args)) + mockClock.aheadMs,
  };
});

describe(`webhooks while the database's clock is set back (${E2E_DIALECT})`, () => {
  let desk: WebhooksDesk;
  let receiver: Receiver;

  beforeAll(async () => {
    desk = await WebhooksDesk.open({ env: { WEBHOOK_RETRY_SECONDS: '1,1,1' } });
  });
  beforeEach(async () => {
    mockClock.aheadMs = HOUR_MS;
    receiver = await Receiver.start();
  });
  afterEach(() => receiver.close());
  afterAll(() => desk.app.close());

  const came = (type: string, count: number): Promise<void> =>
    until(`${count} ${type}`, () => Promise.resolve(receiver.of(type).length >= count));

  it('tries again when it was to, not an hour later', async () => {
    const { id } = await desk.webhook(receiver.url);
    await came('webhook.ping', 1);
    receiver.answer = () => ({ status: receiver.of('pedido.estado').length === 1 ? 500 : 200 });
    await desk.happen();
    await until('the first attempt is settled', async () => {
      const [delivery] = await desk.deliveries(id);
      return delivery !== undefined && (await desk.detail(id, delivery.id)).historial[0]?.status === 500;
    });
    mockClock.aheadMs = 0;
    await came('pedido.estado', 2);
    expect(await desk.settled(id, 'entregado')).toMatchObject([{ intentos: 2 }]);
    await desk.delete(`/${id}`);
  });

  it('takes what a process that has ended was at once its lease is over', async () => {
    const { id } = await desk.webhook(receiver.url);
    await came('webhook.ping', 1);
    receiver.answer = () => ({ status: 200, afterMs: 300 });
    await desk.happen();
    await came('pedido.estado', 1);
    // As one leaves it that was killed in the attempt: nothing it finds out counts any more.
    await desk.app.nest
      .get(Database)
      .write((manager) => manager.query("UPDATE webhook_deliveries SET fence = fence + 1 WHERE state = 'pendiente'"));
    const lease = async (): Promise<number> => {
      const sql = "SELECT lease_until AS lease FROM webhook_deliveries WHERE state = 'pendiente'";
      const [row] = await desk.app.nest.get(Database).reader.query<{ lease: number | string }[]>(sql);
      return Number(row?.lease);
    };
    const before = await lease();
    mockClock.aheadMs = 0;
    await until('it has another lease', async () => (await lease()) !== before);
    expect(before - (await lease())).toBeGreaterThanOrEqual(HOUR_MS - LEASE_MS);
    await desk.delete(`/${id}`);
  });

  it('tells of prices at once though the last delivery was of an hour ahead', async () => {
    const price = async (precio_lista: number): Promise<void> => {
      await desk.app.load({ precios: [{ producto_id: 5001, precio_lista }] });
      await desk.app.nest.get(CatalogPublisher, { strict: false }).publish();
      await desk.app.nest.get(CatalogDeliveries, { strict: false }).look();
    };
    const { id } = await desk.webhook(receiver.url, { tipos: ['precio.cambio'] });
    await price(211);
    await came('precio.cambio', 1);
    mockClock.aheadMs = 0;
    await price(212);
    await came('precio.cambio', 2);
    expect(receiver.of('precio.cambio')).toHaveLength(2);
    await desk.delete(`/${id}`);
  });
});
