import { BUYER, CAMERA, cart, WORLD } from './cart-world.builder';
import { CART_PATH as PATH, cartForm } from '../orders/orders-desk.builder';
import { useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';

const fieldsOf = ({ body }: ApiResponse): string[] =>
  ((body as { detalles?: { campo: string }[] }).detalles ?? []).map(({ campo }) => campo);

describe('POST /carrito/generar: who may call it, and with what kind of body', () => {
  const app = useApp(WORLD);
  let token: string;
  beforeAll(async () => {
    token = await app.token(BUYER);
  });

  const send = (body: unknown): Promise<ApiResponse> => app.api.post(PATH, { token, json: body });

  it('401, 403, 405 and 415 are answered as such', async () => {
    const body = { json: cart([[CAMERA, 1]]) };
    expect((await app.api.post(PATH, body)).status).toBe(401);
    expect((await app.api.post(PATH, { ...body, token: await app.token(BUYER, ['ver-productos']) })).status).toBe(403);
    const wrong = await app.api.get(PATH, { token });
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'OPTIONS, POST']);
    const head = await app.api.call('HEAD', PATH, { token, unchecked: true });
    expect([head.status, head.headers.allow]).toEqual([405, 'OPTIONS, POST']);
    const plain = await app.api.post(PATH, { token, raw: 'a=1', headers: { 'content-type': 'text/plain' } });
    expect([plain.status, fieldsOf(plain)]).toEqual([415, ['Content-Type']]);
    expect(plain.text).toContain('application/json o application/x-www-form-urlencoded o multipart/form-data');
    expect(
      (await app.api.post(PATH, { token, raw: '{', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400);
    expect((await app.api.post(PATH, { token, json: { productos: 'x'.repeat(110_000) } })).status).toBe(413);
  });

  it('does not tell a stranger what is wrong with the body', async () => {
    for (const raw of ['{', '['.repeat(5000), JSON.stringify({ a: 'x'.repeat(110_000) })])
      expect((await app.api.post(PATH, { raw, headers: { 'content-type': 'application/json' } })).status).toBe(401);
  });

  it('refuses a guide that is no file, and passes over one left empty', async () => {
    const asText = await send(cart([[CAMERA, 1]], { pdf_guia: 'JVBERi0xLjQ=' }));
    expect([asText.status, fieldsOf(asText)]).toEqual([400, ['pdf_guia']]);
    const part = await app.api.post(PATH, { token, multipart: cartForm({ ...cart([[CAMERA, 1]]), pdf_guia: 'x' }) });
    expect([part.status, fieldsOf(part)]).toEqual([400, ['pdf_guia']]);
    for (const pdf_guia of ['', null, false]) expect((await send(cart([[CAMERA, 1]], { pdf_guia }))).status).toBe(200);
  });

  it('refuses a guide where none can travel', async () => {
    const form = cartForm(cart([[CAMERA, 1]]), 'g.pdf', Buffer.from('%PDF-1.4'));
    const response = await app.api.post(PATH, { token, multipart: form });
    expect([response.status, fieldsOf(response)]).toEqual([400, ['pdf_guia']]);
  });
});
