import { Logger } from '@nestjs/common';
import { createServer, type AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { until } from '@test/support/servers/own-process';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { DeliveryClaims } from '@/modules/webhooks/persistence/delivery-claims';
import { Receiver, type Received, type ReceiverAnswer } from './receiver.builder';
import { WebhooksDesk } from './webhooks-desk.builder';

const header = (received: Received | undefined, name: string): string => String(received?.headers[name]);

/** Whether a secret verifies a request, by the package integrators use. */
function verifies(secret: string, received: Received | undefined, only?: number): boolean {
  const signatures = header(received, 'webhook-signature').split(' ');
  const headers = {
    'webhook-id': header(received, 'webhook-id'),
    'webhook-timestamp': header(received, 'webhook-timestamp'),
    'webhook-signature': only === undefined ? signatures.join(' ') : (signatures[only] ?? ''),
  };
  try {
    new Webhook(secret).verify(received?.body ?? '', headers);
    return true;
  } catch {
    return false;
  }
}

describe(`sending webhooks (${E2E_DIALECT})`, () => {
  let desk: WebhooksDesk;
  let receiver: Receiver;

  beforeAll(async () => {
    desk = await WebhooksDesk.open();
  });
  afterAll(() => desk.app.close());
  beforeEach(async () => {
    receiver = await Receiver.start();
  });
  afterEach(async () => {
    const { body } = await desk.get('');
    for (const { id } of (body as { webhooks: { id: string }[] }).webhooks) await desk.delete(`/${id}`);
    await receiver.close();
  });

  it('2.1 signs each request so that standardwebhooks verifies it; the id stays, the time does not', async () => {
    receiver.answer = (_received, count) => ({ status: count <= 2 ? 500 : 200 });
    const { id, secret } = await desk.webhook(receiver.url);
    await until('the first ping', () => Promise.resolve(receiver.received.length >= 3));
    await desk.happen();
    const [delivered] = await desk.settled(id, 'entregado');
    expect((await desk.post(`/${id}/entregas/${String(delivered?.id)}/reenviar`)).status).toBe(202);
    await desk.settled(id, 'entregado', 2);
    expect(receiver.received.filter((received) => !verifies(secret, received))).toEqual([]);
    const pings = receiver.of('webhook.ping');
    expect(new Set(pings.map((received) => header(received, 'webhook-id'))).size).toBe(1);
    expect(new Set(pings.map((received) => header(received, 'webhook-timestamp'))).size).toBe(pings.length);
    const events = receiver.of('pedido.estado');
    expect(events.map((received) => header(received, 'webhook-id'))).toEqual([
      delivered?.evento_id,
      delivered?.evento_id,
    ]);
    expect(header(events[0], 'content-type')).toBe('application/json; charset=utf-8');
    expect(header(events[0], 'user-agent')).toBe('Mostrador-Webhooks/1');
  });

  it('2.1 signs with both secrets after a rotation, with the new one alone after the old one is ended', async () => {
    const { id, secret } = await desk.webhook(receiver.url);
    const rotated = await desk.post(`/${id}/secreto`);
    const { secreto: fresh } = rotated.body as { secreto: string };
    expect([rotated.status, rotated.headers.etag, fresh === secret]).toEqual([200, '"2"', false]);
    await desk.happen();
    await desk.settled(id, 'entregado');
    const [both] = receiver.of('pedido.estado');
    expect([
      verifies(secret, both, 1),
      verifies(fresh, both, 0),
      verifies(secret, both),
      verifies(fresh, both),
    ]).toEqual([true, true, true, true]);
    expect((await desk.delete(`/${id}/secreto-anterior`)).status).toBe(204);
    await desk.happen();
    await desk.settled(id, 'entregado', 2);
    const [, one] = receiver.of('pedido.estado');
    expect([verifies(secret, one), verifies(fresh, one)]).toEqual([false, true]);
  });

  it('2.2 tries again by the schedule: 500, 500, 200 is delivered; always 500 fails', async () => {
    receiver.answer = ({ body }) => {
      const { type } = JSON.parse(body) as { type: string };
      return {
        status: type === 'webhook.ping' || receiver.of('pedido.estado').length === 3 ? 200 : 500,
        body: 'no\u0000 va',
      };
    };
    const { id } = await desk.webhook(receiver.url);
    await desk.happen();
    const [delivered] = await desk.settled(id, 'entregado');
    const { historial } = await desk.detail(id, delivered?.id);
    expect(historial.map(({ numero, status, motivo }) => [numero, status, motivo])).toEqual([
      [1, 500, ''],
      [2, 500, ''],
      [3, 200, ''],
    ]);
    // A log must not read internal pages out.
    expect(historial.map(({ respuesta }) => respuesta)).toEqual(['', '', '']);
    receiver.answer = () => ({ status: 500 });
    await desk.happen();
    const [failed] = await desk.settled(id, 'fallido');
    expect([failed?.intentos, failed?.siguiente_intento]).toEqual([4, '']);
  });

  it('2.2 waits what Retry-After asks for, follows no redirect, ends at 410', async () => {
    const target = await Receiver.start();
    const answers: ReceiverAnswer[] = [
      { status: 503, headers: { 'retry-after': '3' } },
      { status: 302, headers: { location: target.url } },
    ];
    receiver.answer = (_received, count) => answers[count - 1] ?? { status: 410 };
    const warned = jest.spyOn(Logger.prototype, 'warn');
    const { id } = await desk.webhook(receiver.url);
    await until('it is switched off', async () => (await desk.get(`/${id}`)).text.includes('respondio_410'));
    const [first, second] = receiver.received;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2900);
    expect([receiver.received.length, target.received.length]).toEqual([3, 0]);
    const [ping] = await desk.deliveries(id, 'tipo=webhook.ping');
    expect((await desk.detail(id, ping?.id)).historial.map(({ motivo }) => motivo)).toEqual(['', 'redireccion', '']);
    expect((await desk.get(`/${id}`)).body).toMatchObject({ estado: 'desactivado', motivo: 'respondio_410' });
    expect(warned.mock.calls.map(([line]) => line as unknown)).toContainEqual(
      expect.objectContaining({ event: 'webhook_disabled', webhook: id, reason: 'respondio_410' }),
    );
    warned.mockRestore();
    await target.close();
  });

  it('2.2 goes on at the address a webhook is moved to, whatever the one it has left still answers', async () => {
    const next = await Receiver.start();
    receiver.answer = ({ body }) => (body.includes('webhook.ping') ? { status: 200 } : { status: 410, afterMs: 1000 });
    const { id } = await desk.webhook(receiver.url);
    await until('the first ping', () => Promise.resolve(receiver.received.length >= 1));
    await desk.happen();
    await until('it is sent', () => Promise.resolve(receiver.of('pedido.estado').length >= 1));
    expect((await desk.patch(`/${id}`, { url: next.url })).status).toBe(200);
    const [delivered] = await desk.settled(id, 'entregado');
    const { historial } = await desk.detail(id, delivered?.id);
    expect(historial.map(({ status }) => status)).toEqual([410, 200]);
    expect([receiver.of('pedido.estado').length, next.of('pedido.estado').length]).toEqual([1, 1]);
    expect((await desk.get(`/${id}`)).body).toMatchObject({ estado: 'activo', motivo: '', falla_desde: '' });
    await next.close();
  });

  it('2.2 cuts a receiver that hangs after 15 s, and answers a ping with it', async () => {
    const { id } = await desk.webhook(receiver.url);
    await until('the first ping', () => Promise.resolve(receiver.received.length >= 1));
    receiver.answer = () => ({ status: 200, hangs: true });
    const { status, body } = await desk.post(`/${id}/ping`);
    expect([status, body]).toEqual([
      200,
      { entregado: false, status: null, ms: expect.any(Number) as number, motivo: 'tiempo_agotado' },
    ]);
    const { ms } = body as { ms: number };
    expect(ms).toBeGreaterThanOrEqual(14_900);
    expect(ms).toBeLessThan(25_000);
  });

  it('2.4 sends what is strict one at a time, in order of position, and never more than four of the rest', async () => {
    receiver.answer = () => ({ status: 200, afterMs: 30 });
    const strict = await desk.webhook(receiver.url, { orden: 'estricto' });
    await desk.happen(12);
    await desk.settled(strict.id, 'entregado', 12);
    const positions = receiver
      .of('pedido.estado')
      .map(({ body }) => (JSON.parse(body) as { posicion: number }).posicion);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(receiver.most).toBe(1);
    await desk.patch(`/${strict.id}`, { orden: 'libre' });
    receiver.answer = () => ({ status: 200, afterMs: 200 });
    await desk.happen(24);
    await desk.settled(strict.id, 'entregado', 36);
    expect(receiver.most).toBe(4);
    expect(new Set(receiver.of('pedido.estado').map((one) => header(one, 'webhook-id'))).size).toBe(36);
  });

  const ENDLESS = `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${`4000\r\n${'z'.repeat(0x4000)}\r\n`.repeat(4)}`;

  it.each([
    ['', null, 'conexion'],
    ['basura\r\n\r\n', null, 'conexion'],
    ['HTTP/1.1 101 Otro\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n', 101, ''],
    [`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(90_000)}\r\n\r\n`, null, 'conexion'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nabc', null, 'conexion'],
    ['HTTP/1.1 307 X\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n', 307, 'redireccion'],
    ['HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n', 204, ''],
    [ENDLESS, 200, ''],
  ])('2.3 says at once what came of an answer (%#)', async (text, status, motivo) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => (text === ENDLESS ? socket.write(text) : socket.end(text)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { id } = await desk.webhook(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const { body } = await desk.post(`/${id}/ping`);
    expect(body).toMatchObject({ entregado: status === 200 || status === 204, status, motivo });
    expect((body as { ms: number }).ms).toBeLessThan(14_000);
    server.close();
  });

  it('2.1 has nothing more to do with a webhook that was removed while it was sent to', async () => {
    receiver.answer = () => ({ status: 500, afterMs: 300 });
    const { id } = await desk.webhook(receiver.url);
    await until('the first ping', () => Promise.resolve(receiver.received.length >= 1));
    expect((await desk.delete(`/${id}`)).status).toBe(204);
    await until('it was answered', () =>
      Promise.resolve(receiver.received.every(({ until: end }) => end !== undefined)),
    );
    const claims = desk.app.nest.get(DeliveryClaims, { strict: false });
    const [rounds, looks] = [jest.spyOn(claims, 'round'), jest.spyOn(claims, 'due')];
    await until('the sender has looked again and again', () => Promise.resolve(looks.mock.calls.length >= 5));
    // What came of the attempt, and that the webhook is gone.
    expect(rounds.mock.calls.length).toBeLessThanOrEqual(2);
    jest.restoreAllMocks();
  });
});
