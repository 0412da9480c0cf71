import { problemsOf as problems } from '@test/support/problems';
import { CART_PATH as PATH } from '../orders/orders-desk.builder';
import { ADDRESS, BUYER, CAMERA, cart, homeCart, OTHER, WORLD, type CartAnswer } from './cart-world.builder';
import { useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';

const ADDRESSES = '/api/v1/carrito/direcciones';
const LINES = [[CAMERA, 1]] as const;

describe('carts as live clients send them', () => {
  const app = useApp(WORLD);
  let token: string;
  let other: string;
  beforeAll(async () => {
    token = await app.token(BUYER);
    other = await app.token(OTHER);
  });

  const send = (json: unknown): Promise<ApiResponse> => app.api.post(PATH, { token, json });
  const quote = async (json: unknown): Promise<CartAnswer> => {
    const { status, text, body } = await send(json);
    if (status !== 200) throw new Error(text);
    return body as CartAnswer;
  };
  const saved = async (owner = token): Promise<{ id: number }> =>
    (await app.api.post(ADDRESSES, { token: owner, json: ADDRESS })).body as { id: number };

  describe('direccion', () => {
    it.each([
      ['traditional code', { estado: 'chih' }],
      ['INEGI number', { estado: '08' }],
      ['ISO letters', { estado: 'CHH' }],
      ['whole ISO code', { estado: 'mx-chh' }],
      ['name', { estado: 'Chihuahua' }],
      ['codigo_estado', { estado: 'Chihua', codigo_estado: 'CHIH' }],
      ['alpha-2 country', { pais: 'mx' }],
      ['country by name', { pais: 'Mexico' }],
    ])('takes the state or country by %s', async (_way, change) => {
      const answer = await quote(homeCart(LINES, { direccion: { ...ADDRESS, ...change } }));
      expect(answer.datos_entrega).toMatchObject({ estado: 'CHIHUAHUA', pais: 'MÉXICO' });
      expect(answer.totales).toEqual((await quote(homeCart(LINES))).totales);
    });

    it('of a state that can not be read is refused as before', async () => {
      const long = await send(homeCart(LINES, { direccion: { ...ADDRESS, estado: 'Chihua' } }));
      expect([long.status, problems(long)]).toEqual([400, ['direccion.estado admite hasta 4 caracteres']]);
      const short = await send(homeCart(LINES, { direccion: { ...ADDRESS, estado: 'QQ' } }));
      expect([short.status, short.body]).toMatchObject([422, { code: 'estado_desconocido' }]);
    });

    it('takes our own address record as it was answered, and its id as a number or text', async () => {
      const record = await saved();
      const expected = (await quote(homeCart(LINES))).datos_entrega;
      for (const direccion of [record, JSON.stringify(record), record.id, String(record.id), ` ${record.id} `]) {
        for (const tipo_entrega of ['domicilio', 'ocurre']) {
          const answer = await quote(homeCart(LINES, { direccion, tipo_entrega }));
          expect([direccion, answer.datos_entrega]).toEqual([direccion, expected]);
        }
      }
      const form = new FormData();
      for (const [name, value] of Object.entries(homeCart(LINES, { direccion: record.id })))
        form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
      const { status, body } = await app.api.post(PATH, { token, multipart: form });
      expect([status, body]).toMatchObject([200, { datos_entrega: expected }]);
    });

    it("refuses another account's id as it refuses a missing one", async () => {
      const foreign = await saved(other);
      const answers = [foreign.id, 999_999].map((direccion) => send(homeCart(LINES, { direccion })));
      const bodies = (await Promise.all(answers)).map(({ status, text }) => [
        status,
        text.replace(/"request_id":"[^"]*"/, ''),
      ]);
      expect(bodies[0]).toEqual(bodies[1]);
      expect(bodies[0]).toEqual([400, expect.stringContaining('"code":"direccion_no_encontrada"')]);
    });

    it('of a pickup is no address id', async () => {
      const answer = await send(cart(LINES, { direccion: (await saved()).id }));
      expect([answer.status, problems(answer)]).toEqual([400, ['direccion debe ser un objeto, o su texto JSON']]);
    });

    it('repeats the first answer to an Idempotency-Key although the saved address is gone', async () => {
      const { id } = await saved();
      const headers = { 'idempotency-key': 'gone-address' };
      const json = homeCart(LINES, { direccion: id, testmode: false });
      const first = await app.api.post(PATH, { token, json, headers });
      expect(first.status).toBe(200);
      await app.api.delete(`${ADDRESSES}/${id}`, { token });
      const again = await app.api.post(PATH, { token, json, headers });
      expect([again.status, again.text]).toEqual([200, first.text]);
    });
  });

  it.each(['paquetexpress', 'Paquete Express', 'PAQUETE-EXPRESS', 'ESTAFETA', 'Estafeta'])(
    'fletera %p is in the catalog',
    async (fletera) => {
      const answer = await send(homeCart(LINES, { fletera }));
      expect(answer.status === 200 || (answer.body as { code: string }).code === 'sin_tarifa').toBe(true);
    },
  );

  it.each(['guia_cliente', 'GUIA-CLIENTE', 'guiacliente'])('fletera %p ships with own guides', async (fletera) => {
    expect((await quote(homeCart(LINES, { fletera, direccion: undefined }))).totales.flete).toBe(0);
  });

  it.each(['CENTRO', 'Centro'])('sucursal %p is centro', async (sucursal) => {
    const answer = await quote(cart(LINES, { direccion: { sucursal } }));
    expect(answer.datos_entrega).toEqual((await quote(cart(LINES))).datos_entrega);
  });

  it.each([
    ['03', 'transferencia', '03'],
    [3, 'transferencia', '03'],
    ['01', 'sucursal-efectivo', '01'],
    ['02', 'sucursal-cheque', '02'],
    ['04', 'sucursal-credito', '04'],
    ['28', 'sucursal-debito', '28'],
    [28, 'sucursal-debito', '28'],
  ])('metodo_pago %p is %s', async (metodo_pago, key, codigo_pago) => {
    const answer = await quote(cart(LINES, { metodo_pago }));
    expect(answer.resumen.codigo_pago).toBe(codigo_pago);
    const byKey = await quote(cart(LINES, { metodo_pago: key }));
    expect([answer.totales, answer.productos]).toEqual([byKey.totales, byKey.productos]);
  });

  it.each(['99', '06', '1003', 'x'])('metodo_pago %p is refused', async (metodo_pago) => {
    const answer = await send(cart(LINES, { metodo_pago }));
    expect([answer.status, problems(answer)]).toEqual([
      400,
      ['metodo_pago no está entre los métodos de pago de la cuenta'],
    ]);
  });

  it.each(['CP01', 'P01', 'CN01', 'cp01'])('uso_cfdi %p, of payments only, is refused', async (uso_cfdi) => {
    const answer = await send(cart(LINES, { uso_cfdi }));
    expect([answer.status, problems(answer)]).toEqual([400, ['uso_cfdi no está entre los usos de CFDI de la cuenta']]);
  });

  describe("the vendor's older form", () => {
    const flat = (body: Record<string, unknown>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
      );
    const inQuery = (body: Record<string, unknown>): Promise<ApiResponse> =>
      app.api.post(`${PATH}?${new URLSearchParams(flat(body)).toString()}`, { token });
    const inForm = (body: Record<string, unknown>): Promise<ApiResponse> =>
      app.api.post(PATH, { token, form: flat(body) });

    /** As `http_build_query` of PHP and `form_params` of Guzzle write a cart. */
    const bracketed = (value: unknown, name = ''): [string, string][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => bracketed(inner, name === '' ? key : `${name}[${key}]`))
        : [[name, typeof value === 'boolean' ? String(Number(value)) : String(value)]];
    const inBracketedQuery = (body: Record<string, unknown>): Promise<ApiResponse> =>
      app.api.post(`${PATH}?${new URLSearchParams(bracketed(body)).toString()}`, { token });
    const inBracketedForm = (body: Record<string, unknown>): Promise<ApiResponse> =>
      app.api.post(PATH, { token, form: Object.fromEntries(bracketed(body)) });

    it.each([
      ['the query', inQuery],
      ['a form', inForm],
      ['a query with brackets', inBracketedQuery],
      ['a form with brackets', inBracketedForm],
    ])('reads the cart from %s', async (_where, call) => {
      for (const body of [cart(LINES), homeCart(LINES)]) {
        const { status, body: answer } = await call(body);
        const expected = await quote(body);
        expect(status).toBe(200);
        const { datos_entrega, productos, totales } = answer as CartAnswer;
        expect([datos_entrega, productos, totales]).toEqual([
          expected.datos_entrega,
          expected.productos,
          expected.totales,
        ]);
      }
    });

    it.each([
      ['the query', inQuery],
      ['a form', inForm],
    ])('refuses %s as it refuses JSON', async (_where, call) => {
      for (const body of [{ moneda: 'x' }, cart([]), homeCart(LINES, { direccion: {} }), { productos: 'x' }]) {
        const answer = await call(body);
        expect([answer.status, problems(answer)]).toEqual([400, problems(await send(body))]);
      }
    });

    it('names the fields of a bracketed form as those of JSON, and takes fifty lines in one', async () => {
      const wrong = cart([
        [CAMERA, 1],
        [CAMERA, 0],
      ]);
      const answer = await inBracketedForm(wrong);
      expect([answer.status, problems(answer)]).toEqual([400, problems(await send(wrong))]);
      const fifty = cart(Array.from({ length: 50 }, () => [CAMERA, 1] as const));
      expect((await inBracketedForm(fifty)).status).toBe((await send(fifty)).status);
    });

    it('passes over the query where there is a body', async () => {
      const response = await app.api.post(`${PATH}?moneda=mxn&uso_cfdi=zzz`, { token, json: cart(LINES) });
      expect([response.status, response.body]).toMatchObject([200, { resumen: { moneda: 'USD' } }]);
    });
  });
});
