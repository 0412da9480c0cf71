import { answerOf, CAMERA, cart, SCARCE } from '@test/e2e/quoting/cart-world.builder';
import { keyed, ORDER, OrderDesk } from '../orders-desk.builder';
import { count, rows } from '../orders-world.builder';
import type { ApiResponse } from '@test/support/api-response';

describe('POST /pedidos/{folio}/cancelar with an Idempotency-Key', () => {
  const desk = new OrderDesk();
  beforeEach(() => desk.open());
  afterEach(() => desk.close());

  const place = async (token = desk.token): Promise<string> =>
    String(answerOf(await desk.send(cart([[SCARCE, 1]], ORDER), {}, token)).resumen.folio);
  const cancel = (folio: string, json: object, headers: object, token = desk.token): Promise<ApiResponse> =>
    desk.app.api.post(`/api/v1/pedidos/${encodeURIComponent(folio)}/cancelar`, {
      token,
      json,
      headers: { ...headers },
    });
  const replayed = ({ headers }: ApiResponse): boolean => headers['idempotent-replayed'] === 'true';
  const cancelled = (): Promise<unknown> => rows(desk.app, "SELECT folio FROM orders WHERE state = 'cancelado'");

  it('twins are cancelled once and answered alike, marked as replays but one', async () => {
    const folio = await place();
    const twins = Array.from({ length: 20 }, () => cancel(folio, { motivo: 'Ya no' }, keyed('twin')));
    const answers = await Promise.all(twins);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`200 ${answers[0]?.text ?? ''}`]),
    );
    expect(answers.filter(replayed)).toHaveLength(19);
    expect(await rows(desk.app, "SELECT COUNT(*) AS n FROM order_history WHERE state = 'cancelado'")).toEqual([
      { n: 1 },
    ]);
    expect(await count(desk.app, 'idempotency_keys')).toBe(1);
  });

  it('is the same request however the folio is spelled, and answers the same', async () => {
    const folio = await place();
    const first = await cancel(folio, { motivo: 'Ya no' }, keyed('k'));
    const bare = folio.replace('/', '');
    for (const spelled of [
      folio,
      bare,
      `${folio}-API`,
      folio.toLowerCase(),
      `${bare}-api`,
      folio.replace('-', '-00'),
    ]) {
      const again = await cancel(spelled, { motivo: 'Ya no' }, keyed('k'));
      expect([spelled, again.status, again.text, replayed(again)]).toEqual([spelled, 200, first.text, true]);
    }
  });

  it('is refused for another reason, another order or a cart, which stay as they are', async () => {
    const [folio, other] = [await place(), await place()];
    await cancel(folio, { motivo: 'Ya no' }, keyed('k'));
    const refused = [
      await cancel(folio, { motivo: 'Otro' }, keyed('k')),
      await cancel(other, { motivo: 'Ya no' }, keyed('k')),
      await desk.send(cart([[CAMERA, 1]], ORDER), keyed('k')),
    ];
    for (const { status, body } of refused)
      expect([status, (body as { code: string }).code]).toEqual([422, 'idempotency_key_reused']);
    expect(await cancelled()).toEqual([{ folio }]);
    expect(await count(desk.app, 'orders')).toBe(2);
  });

  it('is another key for another account: each is answered what is its own', async () => {
    const [mine, theirs] = [await place(), await place(desk.other)];
    const first = await cancel(mine, {}, keyed('k'));
    const foreign = await cancel(mine, {}, keyed('k'), desk.other);
    expect([foreign.status, (foreign.body as { code: string }).code]).toEqual([404, 'pedido_no_encontrado']);
    const second = await cancel(theirs, {}, keyed('k'), desk.other);
    expect([second.status, replayed(second), (second.body as { folio: string }).folio]).toEqual([200, false, theirs]);
    expect((await cancel(mine, {}, keyed('k'))).text).toBe(first.text);
    expect((await cancel(theirs, {}, keyed('k'), desk.other)).text).toBe(second.text);
  });

  it('is not used up by a refusal', async () => {
    const folio = await place();
    expect((await cancel('CEN-999999/26', {}, keyed('k'))).status).toBe(404);
    expect((await cancel(folio, { motivo: 'x'.repeat(201) }, keyed('k'))).status).toBe(400);
    expect((await cancel(folio, {}, { ...keyed('k'), 'if-match': '"99"' })).status).toBe(412);
    expect(await count(desk.app, 'idempotency_keys')).toBe(0);
    expect((await cancel(folio, {}, keyed('k'))).status).toBe(200);
  });
});
