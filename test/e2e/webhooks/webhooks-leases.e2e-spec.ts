import { Database } from '@/shared/database/database';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { until } from '@test/support/servers/own-process';
import { Receiver, type Received } from './receiver.builder';
import { WebhooksDesk } from './webhooks-desk.builder';

const EVENTS = Number(process.env.WEBHOOK_EVENTS ?? 40);
const ANSWER_MS = Number(process.env.WEBHOOK_ANSWER_MS ?? 150);
/** Four are in flight; WEBHOOK_EVENTS=300 WEBHOOK_ANSWER_MS=5000 is the long form, of some seven minutes. */
const LONGEST_MS = 300_000 + (EVENTS * ANSWER_MS) / 4;

/** Pairs of requests with one webhook-id, one of which began before the other was answered. */
function overlaps(received: readonly Received[]): number {
  return received.filter((one, index) =>
    received.some(
      (other, at) =>
        at > index && other.headers['webhook-id'] === one.headers['webhook-id'] && other.at < (one.until ?? Infinity),
    ),
  ).length;
}

describe(`leases of deliveries (${E2E_DIALECT})`, () => {
  let desk: WebhooksDesk;
  let receiver: Receiver;

  beforeAll(async () => {
    desk = await WebhooksDesk.open();
    receiver = await Receiver.start();
  });
  afterAll(async () => {
    await desk.app.close();
    await receiver.close();
  });

  it('2.5, 2.6 a lease that ran out is taken by another; what the first one finds out later changes nothing', async () => {
    const { id } = await desk.webhook(receiver.url);
    await until('the first ping', () => Promise.resolve(receiver.received.length === 1));
    let first = true;
    receiver.answer = () => {
      const answer = first ? { status: 500, afterMs: 4000 } : { status: 200 };
      first = false;
      return answer;
    };
    await desk.happen();
    await until('the first attempt', () => Promise.resolve(receiver.of('pedido.estado').length === 1));
    await desk.app.nest
      .get(Database)
      .write((manager) => manager.query("UPDATE webhook_deliveries SET lease_until = 1 WHERE state = 'pendiente'"));
    const [delivered] = await desk.settled(id, 'entregado');
    await until('the first answer', () => Promise.resolve(receiver.of('pedido.estado')[0]?.until !== undefined));
    // The next delivery is settled after the late answer was.
    await desk.happen();
    await desk.settled(id, 'entregado', 2);
    const { historial, estado, intentos } = await desk.detail(id, delivered?.id);
    expect([estado, intentos, historial.map(({ status, motivo }) => [status, motivo])]).toEqual([
      'entregado',
      2,
      [
        [null, 'interrumpido'],
        [200, ''],
      ],
    ]);
    await desk.delete(`/${id}`);
  });

  it(
    '2.4 three senders on one database: each event once, no overlap, four in flight at most; strict: one, in order',
    async () => {
      const others = [
        await WebhooksDesk.open({ database: desk.app.database }),
        await WebhooksDesk.open({ database: desk.app.database }),
      ];
      const each = await Receiver.start();
      each.answer = () => ({ status: 200, afterMs: ANSWER_MS });
      const { id } = await desk.webhook(each.url);
      await desk.happen(EVENTS);
      await until(
        'all are delivered',
        async () =>
          each.of('pedido.estado').length >= EVENTS && (await desk.deliveries(id, 'estado=pendiente')).length === 0,
        LONGEST_MS,
      );
      const ids = each.of('pedido.estado').map(({ headers }) => headers['webhook-id']);
      expect([ids.length, new Set(ids).size, overlaps(each.received)]).toEqual([EVENTS, EVENTS, 0]);
      expect(each.most).toBeLessThanOrEqual(4);
      await desk.delete(`/${id}`);
      const ordered = await Receiver.start();
      ordered.answer = () => ({ status: 200, afterMs: 20 });
      const strict = await desk.webhook(ordered.url, { orden: 'estricto' });
      await desk.happen(15);
      await desk.settled(strict.id, 'entregado', 15);
      const positions = ordered
        .of('pedido.estado')
        .map(({ body }) => (JSON.parse(body) as { posicion: number }).posicion);
      expect([ordered.most, positions]).toEqual([1, [...positions].sort((a, b) => a - b)]);
      for (const other of others) await other.app.close();
      await each.close();
      await ordered.close();
    },
    LONGEST_MS + 100_000,
  );
});
