import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jpeg, pdf, png } from '@/modules/cart/guides/content/guide-samples.builder';
import { GuideFileRepository } from '@/modules/cart/guides/persistence/guide-file.repository';
import { DocumentLookup } from '@/modules/cart/orders/domain/documents/document-lookup';
import { useApp } from '@test/support/app';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';
import { FREIGHT } from '@test/support/freight';

const CART = {
  productos: JSON.stringify([{ id: 5001, cantidad: 1, tipo: 'nuevo' }]),
  uso_cfdi: 'G01',
  metodo_pago: 'transferencia',
};
const HOME = {
  ...CART,
  tipo_entrega: 'domicilio',
  fletera: 'estafeta',
  direccion: JSON.stringify({
    atencion_a: 'Ana Ruiz',
    calle: 'Independencia',
    num_ext: '1204',
    colonia: 'Zona Centro',
    ciudad: 'Chihuahua',
    estado: 'CHIH',
    pais: 'MEX',
    codigo_postal: '31000',
    telefono: '6145550124',
  }),
};
const PICKUP = { ...CART, tipo_entrega: 'sucursal', direccion: JSON.stringify({ sucursal: 'guadalajara' }) };

interface CartAnswer {
  readonly error: string;
  readonly code?: string;
  readonly resumen: { readonly folio: string; readonly folio_pedido: string; readonly guia_prepagada: string };
  readonly totales: { readonly flete: number };
}

describe('guides of real quotes and orders', () => {
  const app = useApp({ ...FREIGHT, ...CATALOG });
  let alfa: string;
  let beta: string;

  beforeAll(async () => {
    alfa = await app.token(ALFA);
    beta = await app.token(BETA);
  });

  function form(fields: Readonly<Record<string, string>>, content?: Buffer, name = 'guía 1.pdf'): FormData {
    const data = new FormData();
    for (const [key, value] of Object.entries(fields)) data.append(key, value);
    if (content) data.append('pdf_guia', new Blob([new Uint8Array(content)]), name);
    return data;
  }

  async function cart(fields: Readonly<Record<string, string>>, content?: Buffer, name?: string): Promise<CartAnswer> {
    const multipart = form(fields, content, name);
    const answer = await app.api.post('/api/v1/carrito/generar', { token: alfa, multipart });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as CartAnswer;
  }

  const upload = (token: string, folio: string, content = pdf()) =>
    app.api.post('/api/v1/carrito/guia', { token, multipart: form({ folio }, content) });

  const kept = (folio: string) => app.nest.get(GuideFileRepository, { strict: false }).findByFolio(folio);
  const stored = () => readdir(join(app.storageDir, 'guides')).catch(() => [] as string[]);

  it('takes no guide for an order that was cancelled', async () => {
    const { folio } = (await cart({ ...HOME, ordenar: 'true' })).resumen;
    expect((await upload(alfa, folio)).body).toMatchObject({ error: '' });
    const before = await kept(folio);
    const path = `/api/v1/pedidos/${encodeURIComponent(folio)}/cancelar`;
    expect((await app.api.post(path, { token: alfa, json: {} })).status).toBe(200);
    for (const written of [folio, `${folio}-API`])
      expect(await upload(alfa, written)).toMatchObject({ status: 200, body: { code: 'folio_no_encontrado' } });
    expect(await kept(folio)).toEqual(before);
  });

  it('takes no guide for an order that is cancelled while the file comes in', async () => {
    const { folio } = (await cart({ ...HOME, ordenar: 'true' })).resumen;
    const orders = app.nest.get(DocumentLookup, { strict: false });
    const find = orders.findForAccount.bind(orders);
    const spy = jest.spyOn(orders, 'findForAccount').mockImplementationOnce(async (...asked) => {
      const found = await find(...asked);
      const path = `/api/v1/pedidos/${encodeURIComponent(folio)}/cancelar`;
      expect((await app.api.post(path, { token: alfa, json: {} })).status).toBe(200);
      return found;
    });
    const answer = await upload(alfa, folio);
    spy.mockRestore();
    expect(answer).toMatchObject({ status: 200, body: { code: 'folio_no_encontrado' } });
    expect(answer.headers['x-error-code']).toBe('folio_no_encontrado');
    expect(await kept(folio)).toBeUndefined();
  });

  it('reads a cart with brackets in the names of its fields, as any form', async () => {
    const { productos, direccion, ...flat } = HOME;
    const nested: Record<string, string> = { ...flat, ordenar: 'false' };
    for (const [name, value] of Object.entries((JSON.parse(productos) as object[])[0] ?? {}))
      for (const at of Array.from({ length: 50 }).keys()) nested[`productos[${String(at)}][${name}]`] = String(value);
    for (const [name, value] of Object.entries(JSON.parse(direccion) as object))
      nested[`direccion[${name}]`] = String(value);
    const answer = await cart(nested, jpeg(), 'guía [1].jpg');
    expect(answer).toMatchObject({ error: '', resumen: { guia_prepagada: '1' } });
    expect((answer as unknown as { productos: unknown[] }).productos).toHaveLength(50);
    expect(await kept(answer.resumen.folio)).toMatchObject({ originalName: 'guía [1].jpg' });
    const send = (multipart: FormData) => app.api.post('/api/v1/carrito/generar', { token: alfa, multipart });
    for (let extra = 0; extra < 100; extra++) nested[`x[${String(extra)}]`] = '';
    expect((await send(form(nested))).status).toBe(400);
    const plain = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`campo${String(at)}`, '']));
    expect((await send(form(plain))).body).toMatchObject({ detalles: [{ campo: 'cuerpo' }] });
  });

  it.each(['true', 'false'])(
    'keeps the guide that comes with a cart, and asks no freight (ordenar=%s)',
    async (ordenar) => {
      const content = jpeg();
      const answer = await cart({ ...HOME, ordenar }, content, 'guía 1.JPG');
      expect(answer).toMatchObject({ error: '', resumen: { guia_prepagada: '1' }, totales: { flete: 0 } });
      const guide = await kept(answer.resumen.folio);
      const sha256 = createHash('sha256').update(content).digest('hex');
      expect(guide).toMatchObject({ originalName: 'guía 1.JPG', format: 'jpg', sha256, accountId: ALFA });
      expect(await readFile(join(app.storageDir, 'guides', guide!.storageName))).toEqual(content);
    },
  );

  it.each(['ß', 'ﬃ', '😀'])('keeps the longest fields of %p, which grow when they are kept', async (fill) => {
    const direccion = {
      ...(JSON.parse(HOME.direccion) as Record<string, string>),
      atencion_a: fill.repeat(120),
      calle: fill.repeat(100),
      num_ext: fill.repeat(20),
      num_int: fill.repeat(20),
      ciudad: fill.repeat(100),
      telefono: fill.repeat(20),
    };
    const longest = { direccion: JSON.stringify(direccion), orden_compra: fill.repeat(100), email: fill.repeat(200) };
    const answer = await cart({ ...HOME, ...longest, ordenar: 'true' }, pdf(), `${fill.repeat(255)}.pdf`);
    expect(answer).toMatchObject({ error: '' });
    expect(await kept(answer.resumen.folio)).toMatchObject({ format: 'pdf' });
    const tooLong = { ...HOME, orden_compra: fill.repeat(101), email: fill.repeat(201) };
    const refused = await app.api.post('/api/v1/carrito/generar', { token: alfa, multipart: form(tooLong) });
    const { detalles } = refused.body as { detalles: { campo: string }[] };
    expect([refused.status, detalles.map(({ campo }) => campo)]).toEqual([400, ['orden_compra', 'email']]);
  });

  it('takes a guide later, by either folio, for quotes and orders, from their owner alone', async () => {
    const quote = await cart(HOME);
    const order = await cart({ ...HOME, ordenar: 'true' });
    expect(order.resumen.folio_pedido).toBe(`${order.resumen.folio}-API`);
    for (const folio of [quote.resumen.folio, order.resumen.folio, order.resumen.folio_pedido]) {
      const plain = folio.replace(/-API$/, '');
      const foreign = await upload(beta, folio);
      expect(foreign).toMatchObject({ status: 200, body: { code: 'folio_no_encontrado' } });
      const answer = await upload(alfa, folio, png());
      expect(answer.body).toMatchObject({
        error:
          'El archivo pdf_guia tiene contenido de otro formato que el de su extensión. Formatos: jpg, jpeg, png, doc, docx y pdf, hasta 6 MB.',
      });
      const own = await upload(alfa, folio);
      expect(own.body).toEqual({
        error: '',
        datos: { folio: plain, id_cot: expect.any(Number) as number, via_embarque: 1, tipo_entrega: 'domicilio' },
      });
      expect(await kept(plain)).toMatchObject({ originalName: 'guía 1.pdf', accountId: ALFA });
    }
  });

  it('takes none for a branch pickup', async () => {
    const { resumen } = await cart({ ...PICKUP, ordenar: 'true' });
    const answer = await upload(alfa, resumen.folio_pedido);
    const code = 'pedido_en_sucursal';
    expect(answer).toMatchObject({ status: 200, body: { code }, headers: { 'x-error-code': code } });
    expect(await kept(resumen.folio)).toBeUndefined();
  });

  it('keeps nothing of a test, a wrong file, or a cart that is refused', async () => {
    const before = await stored();
    expect(await cart({ ...HOME, testmode: 'true' }, pdf())).toMatchObject({
      error: '',
      resumen: { folio: 'TESTMODE' },
    });
    expect(await cart(HOME, jpeg(), 'guia.pdf')).toMatchObject({ code: 'formato_de_archivo_invalido' });
    const short = JSON.stringify([{ id: 5001, cantidad: 100_000, tipo: 'nuevo' }]);
    expect(await cart({ ...HOME, productos: short, ordenar: 'true' }, pdf())).toMatchObject({
      code: 'existencia_insuficiente',
    });
    expect(await stored()).toEqual(before);
  });

  it('is asked for with the carrito scope', async () => {
    const narrow = await app.token(ALFA, ['ver-productos']);
    expect((await upload(narrow, 'CHI-000001/26')).status).toBe(403);
    expect((await app.api.post('/api/v1/carrito/guia', { multipart: form({ folio: 'x' }, pdf()) })).status).toBe(401);
    const wrongMethod = await app.api.get('/api/v1/carrito/guia', { token: alfa });
    expect([wrongMethod.status, wrongMethod.headers.allow]).toEqual([405, 'OPTIONS, POST']);
  });
});
