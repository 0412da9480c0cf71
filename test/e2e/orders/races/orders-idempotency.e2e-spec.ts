import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pdf } from '@/modules/cart/guides/content/guide-samples.builder';
import { UsedKeys } from '@/shared/idempotency/used-keys';
import { Database } from '@/shared/database/database';
import { ADDRESS, answerOf, BUYER, CAMERA, cart, homeCart, SCARCE } from '@test/e2e/quoting/cart-world.builder';
import { cartForm, folioThisYear, keyed, ORDER, OrderDesk, REAL } from '../orders-desk.builder';
import { count, rows } from '../orders-world.builder';
import type { ApiResponse } from '@test/support/api-response';

const PDF = pdf();

describe('POST /carrito/generar: repeated and with a guide', () => {
  const desk = new OrderDesk();
  beforeEach(() => desk.open());
  afterEach(() => desk.close());
  const send = (json: object, headers?: Record<string, string>, token?: string): Promise<ApiResponse> =>
    desk.send(json, headers, token);

  describe('Idempotency-Key', () => {
    it('fifty twins at once are one order, byte for byte, marked as replays but one', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => send(cart([[SCARCE, 2]], ORDER), keyed('twin'))),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(49);
      expect(await count(desk.app, 'orders')).toBe(1);
    });

    it('answers the same when asked again, also for a quote and whatever has changed since', async () => {
      for (const [key, body] of [
        ['order', cart([[SCARCE, 9]], ORDER)],
        ['quote', cart([[SCARCE, 9]], REAL)],
      ] as const) {
        const first = await send(body, keyed(key));
        const again = await send(JSON.parse(JSON.stringify({ ...body, extra: 1 })) as object, keyed(key));
        expect([again.text, again.headers['idempotent-replayed'], first.headers['idempotent-replayed']]).toEqual([
          first.text,
          'true',
          undefined,
        ]);
      }
      expect(await count(desk.app, 'orders')).toBe(2);
    });

    it('answers the same also when the catalogs have lost what was chosen', async () => {
      const onCredit = cart([[SCARCE, 1]], { ...ORDER, metodo_pago: 'credito-30' });
      const first = await send(onCredit, keyed('k'));
      await desk.app.load({ cuentas: [{ num_cliente: BUYER, creditos: [] }] });
      const fresh = await send(onCredit, keyed('new'));
      expect([fresh.status, (fresh.body as { detalles: object[] }).detalles]).toMatchObject([
        400,
        [{ campo: 'metodo_pago' }],
      ]);
      const again = await send(onCredit, keyed('k'));
      expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([200, first.text, 'true']);
    });

    it('refuses another body, and is another key for another account', async () => {
      await send(cart([[CAMERA, 1]], ORDER), keyed('k'));
      const reused = await send(cart([[CAMERA, 2]], ORDER), keyed('k'));
      expect([reused.status, (reused.body as { code: string }).code]).toEqual([422, 'idempotency_key_reused']);
      const theirs = await send(cart([[CAMERA, 2]], ORDER), keyed('k'), desk.other);
      expect([theirs.status, theirs.headers['idempotent-replayed']]).toEqual([200, undefined]);
      expect(await count(desk.app, 'orders')).toBe(2);
    });

    it('is not used up by a refusal', async () => {
      expect((await send(cart([[99, 1]], ORDER), keyed('k'))).status).toBe(400);
      expect(
        (await send(homeCart([[CAMERA, 1]], { ...ORDER, direccion: { ...ADDRESS, estado: 'NL' } }), keyed('k'))).status,
      ).toBe(422);
      expect(answerOf(await send(cart([[SCARCE, 10]], ORDER), keyed('k'))).code).toBe('existencia_insuficiente');
      expect(answerOf(await send(cart([[SCARCE, 9]], ORDER), keyed('k'))).resumen.folio).toBe(folioThisYear('CEN', 1));
    });

    it('fifty twins at once are all refused where stock is short, and leave the key free', async () => {
      const twins = Array.from({ length: 50 }, () => send(cart([[SCARCE, 10]], ORDER), keyed('k')));
      const answers = await Promise.all(twins);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map((answer) => answerOf(answer).code))).toEqual(new Set(['existencia_insuficiente']));
      expect(answerOf(await send(cart([[SCARCE, 9]], ORDER), keyed('k'))).error).toBe('');
    });

    it('lives a day', async () => {
      await send(cart([[CAMERA, 1]], ORDER), keyed('k'));
      const database = desk.app.nest.get(Database);
      const age = (ms: number) =>
        database.write((manager) => manager.query('UPDATE idempotency_keys SET created_at = created_at - ?', [ms]));
      await age(86_300_000);
      expect((await send(cart([[CAMERA, 1]], ORDER), keyed('k'))).headers['idempotent-replayed']).toBe('true');
      await age(200_000);
      const fresh = await send(cart([[CAMERA, 1]], ORDER), keyed('k'));
      expect([answerOf(fresh).resumen.folio, fresh.headers['idempotent-replayed']]).toEqual([
        folioThisYear('CEN', 2),
        undefined,
      ]);
      await age(86_500_000);
      await desk.app.nest.get(UsedKeys, { strict: false }).forgetOld();
      expect(await count(desk.app, 'idempotency_keys')).toBe(0);
    });

    it('is forgotten with the others of its day, some at a time', async () => {
      const old = Date.now() - 2 * 86_400_000;
      const rows = Array.from({ length: 1200 }, (_, at) => `(1, 'old${at}', 0, '', '', ${old + at})`);
      const columns = 'account_id, key_hash, part, fingerprint, body, created_at';
      await desk.app.nest
        .get(Database)
        .write((manager) => manager.query(`INSERT INTO idempotency_keys (${columns}) VALUES ${rows.join(', ')}`));
      await send(cart([[CAMERA, 1]], ORDER), keyed('k'));
      const keys = desk.app.nest.get(UsedKeys, { strict: false });
      const forgotten = [
        await keys.forgetOld(),
        await keys.forgetOld(),
        await keys.forgetOld(),
        await keys.forgetOld(),
      ];
      expect(forgotten).toEqual([500, 500, 200, 0]);
      expect((await send(cart([[CAMERA, 1]], ORDER), keyed('k'))).headers['idempotent-replayed']).toBe('true');
    });

    it('keeps an answer longer than a text column holds', async () => {
      const long = 'ñ€😀'.repeat(160);
      const lines = Array.from({ length: 50 }, (_, index) => ({
        producto_id: 8000 + index,
        modelo: `L-${index}`,
        titulo: long,
        marca: 'vixora',
        categorias: [9],
        img_portada: `https://cdn.example/${'é'.repeat(900)}`,
      }));
      await desk.app.load({
        productos: lines,
        precios: lines.map(({ producto_id }) => ({ producto_id, precio_lista: 1 })),
      });
      const body = cart(
        lines.map(({ producto_id }) => [producto_id, 1] as const),
        REAL,
      );
      const first = await send(body, keyed('long'));
      const again = await send(body, keyed('long'));
      expect(first.bytes.length).toBeGreaterThan(150_000);
      expect(again.bytes.equals(first.bytes)).toBe(true);
    });

    it.each([['x'.repeat(256)], ['\u00e9']])('refuses the key %j', async (key) => {
      expect((await send(cart([[CAMERA, 1]], ORDER), keyed(key))).status).toBe(400);
    });
  });

  describe('with a guide', () => {
    it('ships without freight and keeps the file with the order', async () => {
      const answer = answerOf(await desk.sendForm(homeCart([[CAMERA, 1]], ORDER), 'guía.pdf', PDF));
      expect([answer.error, answer.totales.flete, answer.resumen.guia_prepagada]).toEqual(['', 0, '1']);
      const kept = await rows(desk.app, 'SELECT folio, account_id, original_name FROM guide_files');
      expect(kept).toEqual([{ folio: folioThisYear('CEN', 1), account_id: BUYER, original_name: 'guía.pdf' }]);
      const later = cartForm({ folio: `${folioThisYear('CEN', 1)}-API` }, 'otra.pdf', PDF);
      const replaced = await desk.app.api.post('/api/v1/carrito/guia', { token: desk.token, multipart: later });
      expect(replaced.body).toEqual({
        error: '',
        datos: { folio: folioThisYear('CEN', 1), id_cot: 1, via_embarque: 1, tipo_entrega: 'domicilio' },
      });
    });

    it('orders nothing when the file is no guide, and keeps no file when the order is refused', async () => {
      const bad = await desk.sendForm(homeCart([[CAMERA, 1]], ORDER), 'g.pdf', Buffer.from('MZ'));
      expect([bad.status, bad.headers['x-error-code']]).toEqual([200, 'formato_de_archivo_invalido']);
      const short = await desk.sendForm(homeCart([[SCARCE, 10]], ORDER), 'g.pdf', PDF);
      expect(answerOf(short).code).toBe('existencia_insuficiente');
      expect([await count(desk.app, 'orders'), await count(desk.app, 'guide_files')]).toEqual([0, 0]);
      expect(await readdir(join(desk.app.storageDir, 'guides'))).toEqual([]);
    });

    it('belongs to the same key: another file is another request, whatever it is called', async () => {
      const send = (bytes: Buffer, name = 'g.pdf') =>
        desk.sendForm(homeCart([[CAMERA, 1]], ORDER), name, bytes, keyed('g'));
      const first = await send(PDF);
      for (const again of [await send(PDF), await send(PDF, 'tmp1A2b3C.pdf')])
        expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
      expect((await send(pdf({ padding: 7 }))).status).toBe(422);
    });
  });
});
