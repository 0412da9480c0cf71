import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-node';
import { ImportService } from '@/modules/importing/import.service';
import { answerOf, BUYER, CAMERA, cart, WORLD } from '../quoting/cart-world.builder';
import { Receiver } from '../webhooks/receiver.builder';
import { E2E_DIALECT, startTestApp, type TestApp } from '@test/support/app';
import { until } from '@test/support/servers/own-process';

const CALLERS_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLERS_SPAN = '00f067aa0ba902b7';
const CONTINUED = { traceparent: `00-${CALLERS_TRACE}-${CALLERS_SPAN}-01` };

describe(`traces (${E2E_DIALECT})`, () => {
  let app: TestApp;
  const exporter = new InMemorySpanExporter();
  let receiver: Receiver;
  let provider: NodeTracerProvider;
  let token: string;

  beforeAll(async () => {
    receiver = await Receiver.start();
    provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    provider.register();
    app = await startTestApp({
      env: { WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8', AI_SEARCH: 'on', AI_EMBEDDINGS_URL: receiver.url },
    });
    await app.load(WORLD);
    token = await app.token(BUYER, ['webhooks', 'pedidos', 'carrito', 'ver-productos']);
  });
  afterAll(async () => {
    await app.close();
    await provider.shutdown();
    for (const part of [trace, context, propagation]) part.disable();
    await receiver.close();
  });

  const arrived = async (name: string): Promise<ReadableSpan> => {
    const find = (): ReadableSpan | undefined => exporter.getFinishedSpans().find((span) => span.name === name);
    await until(`a span ${name}`, () => Promise.resolve(find() !== undefined));
    return find()!;
  };
  const call = async (path: string, json?: object): Promise<unknown> =>
    json === undefined
      ? app.api.get(path, { token, headers: CONTINUED })
      : app.api.post(path, { token, json, headers: CONTINUED });

  it('7.7 one trace a call: the server span continues the caller and what is done for it is below', async () => {
    const order = cart([[CAMERA, 1]], { testmode: false, ordenar: true });
    answerOf((await call('/api/v1/carrito/generar', order)) as Parameters<typeof answerOf>[0]);
    const server = await arrived('POST /api/v1/carrito/generar');
    expect(server.kind).toBe(SpanKind.SERVER);
    expect(server.parentSpanContext).toMatchObject({ traceId: CALLERS_TRACE, spanId: CALLERS_SPAN });
    const own = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === CALLERS_TRACE);
    const nameOf = (id?: string): string | undefined => own.find((span) => span.spanContext().spanId === id)?.name;
    const tree = own.map(({ name, parentSpanContext }) => [name, nameOf(parentSpanContext?.spanId)]);
    expect(tree).toEqual(
      expect.arrayContaining([
        ['POST /api/v1/carrito/generar', undefined],
        ['cart.quote', 'POST /api/v1/carrito/generar'],
        ['cart.transaction', 'POST /api/v1/carrito/generar'],
        ['db.write', 'cart.transaction'],
      ]),
    );
    await call(`/api/v1/productos/${CAMERA}`);
    expect((await arrived('GET /api/v1/productos/:id')).spanContext().traceId).toBe(CALLERS_TRACE);
  });

  it('7.7 every span is there under its name, and none tells of accounts, ids or addresses', async () => {
    await call('/api/v1/productos/cambios?cursor=ahora');
    await call('/api/v1/productos/cambios');
    await call('/api/v1/productos/busqueda-ia?q=camara%20domo');
    const names = ['feed.page', 'feed.publish', 'import.batch', 'ai.embeddings', 'db.write', 'cart.quote'];
    for (const name of names) await arrived(name);
    const told = JSON.stringify(exporter.getFinishedSpans().map(({ name, attributes }) => ({ name, attributes })));
    expect(told).not.toMatch(new RegExp(`${BUYER}|${CAMERA}|127\\.0\\.0\\.1|CEN-|camara|Bearer`));
  });

  it('7.7 a batch of states of orders is an import.batch, too', async () => {
    exporter.reset();
    const imports = app.nest.get(ImportService, { strict: false });
    await imports.loadRows('pedidos_estatus', [{ folio_pedido: 'X-1', estado: 'enviado' }]);
    const batch = await arrived('import.batch');
    const below = exporter
      .getFinishedSpans()
      .filter(({ parentSpanContext }) => parentSpanContext?.spanId === batch.spanContext().spanId);
    expect(below.map(({ name }) => name)).toEqual(['db.write']);
  });

  it('7.7 a webhook carries the traceparent of its attempt', async () => {
    await call('/api/v1/webhooks', { url: receiver.url, tipos: ['pedido.creado'] });
    await until('the ping', async () => Promise.resolve(receiver.of('webhook.ping').length > 0));
    const sent = receiver.of('webhook.ping')[0]?.headers.traceparent;
    // On a busy machine there may have been an attempt before the one that arrived.
    const isOfIt = (span: ReadableSpan): boolean => {
      const { traceId, spanId } = span.spanContext();
      return span.name === 'webhook.attempt' && sent === `00-${traceId}-${spanId}-01`;
    };
    const found = (): ReadableSpan | undefined => exporter.getFinishedSpans().find(isOfIt);
    await until('the span of what arrived', () => Promise.resolve(found() !== undefined));
    expect(found()?.kind).toBe(SpanKind.CLIENT);
  });
});
