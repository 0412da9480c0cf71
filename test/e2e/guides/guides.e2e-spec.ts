import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { jpeg, pdf, png } from '@/modules/cart/guides/content/guide-samples.builder';
import {
  type Answer,
  type FormPart,
  type GuideApp,
  multipart,
  startGuideApp,
  expectFailure,
  file,
  FOLIO,
} from './guides-app.builder';

const SIX_MB = 6 * 1024 * 1024;

const campos = (answer: Answer): unknown[] => (answer.body.detalles as { campo: string }[]).map(({ campo }) => campo);

describe('POST /api/v1/carrito/guia', () => {
  let guides: GuideApp;

  beforeAll(async () => {
    guides = await startGuideApp();
  });

  afterAll(() => guides.close());

  afterEach(() => {
    guides.orders.failure = undefined;
  });

  const upload = (parts: readonly FormPart[], token?: string): Promise<Answer> => guides.upload(parts, token);

  it('attaches a guide and answers as the contract shows', async () => {
    const content = pdf();
    const answer = await upload([FOLIO, file(content, '../Guía de envío.PDF')]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      error: '',
      datos: { folio: 'CHI-000001/26', id_cot: 1, via_embarque: 1, tipo_entrega: 'domicilio' },
    });
    expect(answer.headers.get('x-error-code')).toBeNull();
    const row = await guides.stored();
    expect(row).toMatchObject({
      folio: 'CHI-000001/26',
      originalName: 'Guía de envío.PDF',
      format: 'pdf',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    const path = join(guides.folder, row.storageName);
    expect(await readFile(path)).toEqual(content);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it.each([
    'CHI-000001/26',
    'CHI-000001/26-API',
    'chi-000001/26-api',
    ' CHI-000001/26 ',
    'CHI-00000126',
    'chi-00000126-API',
  ])('takes the folio as %j', async (value) => {
    const answer = await upload([{ name: 'folio', value }, file(pdf())]);
    expect(answer.body).toMatchObject({ error: '', datos: { folio: 'CHI-000001/26' } });
  });

  it('takes the file before the folio, and fields it does not know', async () => {
    const answer = await upload([
      { name: 'otro', value: 'x' },
      file(jpeg(), 'g.jpg'),
      { name: 'folio', value: 'CHI-000003/26' },
    ]);
    expect(answer.body).toMatchObject({ error: '', datos: { via_embarque: 0, tipo_entrega: 'guia_cliente' } });
  });

  it('keeps one guide an order, the last; the file before is gone', async () => {
    await upload([FOLIO, file(pdf())]);
    const first = await guides.stored();
    await upload([FOLIO, file(png(), 'otra.png')]);
    const second = await guides.stored();
    expect(second).toMatchObject({ originalName: 'otra.png', format: 'png' });
    const names = await readdir(guides.folder);
    expect(names).toContain(second.storageName);
    expect(names).not.toContain(first.storageName);
  });

  it('answers another account’s folio like one that does not exist, byte by byte', async () => {
    const foreign = await upload([{ name: 'folio', value: 'CHI-000004/26' }, file(pdf())]);
    const missing = await upload([{ name: 'folio', value: 'CHI-999999/26' }, file(pdf())]);
    expectFailure(foreign, 'folio_no_encontrado');
    expect(foreign.body).toEqual(missing.body);
    expectFailure(await upload([file(pdf()), { name: 'folio', value: 'CHI-000004/26' }]), 'folio_no_encontrado');
    expectFailure(await upload([{ name: 'folio', value: 'TESTMODE' }, file(pdf())]), 'folio_no_encontrado');
    await expect(guides.stored('CHI-000004/26')).rejects.toThrow();
  });

  it('refuses the guide of an order that is picked up', async () => {
    expectFailure(await upload([{ name: 'folio', value: 'CHI-000002/26' }, file(pdf())]), 'pedido_en_sucursal');
    await expect(guides.stored('CHI-000002/26')).rejects.toThrow();
  });

  it('looks the owner up once, before the file when the folio comes first', async () => {
    guides.orders.asked.length = 0;
    await upload([FOLIO, file(pdf())]);
    expect(guides.orders.asked).toEqual(['CHI-000001/26']);
    // A file too large is not even counted when the folio before it is not the caller's.
    expectFailure(
      await upload([{ name: 'folio', value: 'CHI-000004/26' }, file(Buffer.alloc(SIX_MB + 1))]),
      'folio_no_encontrado',
    );
  });

  it('ignores fields it does not know, with brackets in their names too', async () => {
    const unknown = ['folio[a]', 'a[9999999]', '__proto__[a]'].map((name) => ({ name, value: 'x' }));
    expect(await upload([...unknown, FOLIO, file(pdf())])).toMatchObject({ status: 200, body: { error: '' } });
  });

  describe('400', () => {
    it.each<readonly [string, readonly FormPart[], readonly string[]]>([
      ['nothing', [], ['folio', 'pdf_guia']],
      ['no folio', [file(pdf())], ['folio']],
      ['an empty folio', [{ name: 'folio', value: '  ' }, file(pdf())], ['folio']],
      ['no file', [FOLIO], ['pdf_guia']],
      ['text for a file', [FOLIO, { name: 'pdf_guia', value: 'hola' }], ['pdf_guia']],
      ['a file without a name', [FOLIO, file(pdf(), '')], ['pdf_guia']],
      ['a folio sent twice', [FOLIO, FOLIO, file(pdf())], ['folio']],
      ['a folio of 61 characters', [{ name: 'folio', value: 'x'.repeat(61) }, file(pdf())], ['folio']],
      ['two files', [FOLIO, file(pdf()), file(pdf())], ['pdf_guia']],
      [
        'a file in another field',
        [FOLIO, { name: 'foto', filename: 'a.png', content: png() }, file(pdf())],
        ['pdf_guia'],
      ],
      ['a folio in parts', [{ name: 'folio[a]', value: 'x' }, file(pdf())], ['folio']],
      ['a deeply nested field', [{ name: `a${'[b]'.repeat(5000)}`, value: 'x' }, FOLIO, file(pdf())], ['cuerpo']],
      ['31 fields', Array.from({ length: 31 }, (_, i) => ({ name: `c${String(i)}`, value: 'x' })), ['cuerpo']],
      ['10,000 parts', Array.from({ length: 10_000 }, () => ({ name: '', value: '' })), ['cuerpo']],
      ['a field of 65 KB', [{ name: 'a', value: 'x'.repeat(65 * 1024) }, FOLIO, file(pdf())], ['cuerpo']],
      ['a long field name', [{ name: 'a'.repeat(101), value: 'x' }, FOLIO, file(pdf())], ['cuerpo']],
      ['a field without a name', [{ name: '', value: 'x' }, FOLIO, file(pdf())], ['cuerpo']],
    ])('%s', async (_what, parts, expected) => {
      const answer = await upload(parts);
      expect(answer.status).toBe(400);
      expect(campos(answer)).toEqual(expected);
      expect(answer.body).toMatchObject({ status: 400, request_id: answer.headers.get('x-request-id') });
    });

    it.each([
      ['archivo', 'llegó un archivo en el campo archivo, que no lleva archivos: adjúntelo en el campo pdf_guia'],
      ['pdf_guia[]', 'llegó un archivo en el campo pdf_guia[], que no lleva archivos: adjúntelo en el campo pdf_guia'],
    ])('a file in the field %s is told so', async (name, problema) => {
      const answer = await upload([FOLIO, { name, filename: 'guia.pdf', content: pdf() }]);
      expect(answer).toMatchObject({ status: 400, body: { detalles: [{ campo: 'pdf_guia', problema }] } });
    });

    it.each([
      ['no boundary', Buffer.from('x'), 'multipart/form-data'],
      ['another boundary', multipart([FOLIO, file(pdf())]).body, 'multipart/form-data; boundary=otra'],
      [
        'cut in the middle',
        multipart([FOLIO, file(pdf())]).body.subarray(0, 300),
        'multipart/form-data; boundary=frontera',
      ],
      [
        'cut before the end',
        multipart([FOLIO, file(pdf())]).body.subarray(0, -8),
        'multipart/form-data; boundary=frontera',
      ],
      [
        'a header that never ends',
        Buffer.concat([Buffer.from('--f\r\nA: '), Buffer.alloc(200_000, 'x')]),
        'multipart/form-data; boundary=f',
      ],
    ])('%s', async (_what, body, type) => {
      const answer = await guides.send(body, type);
      expect(answer.status).toBe(400);
      expect(campos(answer)).toEqual(['cuerpo']);
    });

    it.each(['guia.php\0.pdf', 'guia.pdf\0', '\0'])('a file name with a NUL, %j, is a bad file', async (name) => {
      const bad = await guides.send(
        multipart([FOLIO, file(Buffer.from('x'))]).body,
        'multipart/form-data; boundary=frontera',
      );
      const answer = await guides.send(
        multipart([FOLIO, file(pdf(), name)]).body,
        'multipart/form-data; boundary=frontera',
      );
      expect([answer.status, answer.headers.get('x-error-code')]).toEqual([200, 'formato_de_archivo_invalido']);
      expect(Object.keys(answer.body)).toEqual(Object.keys(bad.body));
      expect(answer.body).toMatchObject({ code: 'formato_de_archivo_invalido' });
    });

    it.each(['before', 'after'])('a file name with a NUL %s the folio is one all the same', async (where) => {
      const bad = file(pdf(), 'guia\0.pdf');
      const answer = await upload(where === 'before' ? [bad, FOLIO] : [FOLIO, bad]);
      expectFailure(answer, 'formato_de_archivo_invalido');
      expect(campos(await upload([bad]))).toEqual(['folio']);
    });

    it('no body at all', async () => {
      const answer = await guides.send(undefined, undefined);
      expect(answer.status).toBe(400);
      expect(campos(answer)).toEqual(['folio', 'pdf_guia']);
    });

    it('never touches a prototype', async () => {
      await upload([{ name: '__proto__', value: 'x' }, { name: 'constructor', value: 'x' }, FOLIO, file(pdf())]);
      expect(({} as Record<string, unknown>).x).toBeUndefined();
      const { body, type } = multipart([{ name: '__proto__', value: '{"polluted":1}' }]);
      expect((await guides.send(body, type, '1', 'eco')).status).toBe(200);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    });
  });

  it.each([7, 30])('a form of %d MB is a file too large, and one of 33 MB no form', async (mb) => {
    const answer = await upload([FOLIO, file(Buffer.alloc(mb * 1024 * 1024))]);
    expect([answer.status, answer.body.code, campos(answer)]).toEqual([400, 'archivo_demasiado_grande', ['pdf_guia']]);
    expect(answer.headers.get('connection')).toBe('close');
    const beyond = await upload([FOLIO, file(Buffer.alloc(33 * 1024 * 1024))]);
    expect([beyond.status, beyond.body.code]).toEqual([413, 'cuerpo_demasiado_grande']);
  });

  it('cuts off a form without length that grows past its limit, and says so', async () => {
    const answer = await new Promise<{ status?: number; connection?: string; text: string }>((resolve, reject) => {
      const sending = request(`http://127.0.0.1:${guides.port}/api/v1/carrito/guia`, {
        method: 'POST',
        headers: { authorization: 'Bearer 1', 'content-type': 'multipart/form-data; boundary=frontera' },
      });
      sending.on('response', (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          resolve({ status: response.statusCode, connection: response.headers.connection, text });
        });
      });
      sending.on('error', reject);
      sending.write(multipart([FOLIO, file(pdf())]).body.subarray(0, -20));
      const piece = Buffer.alloc(64 * 1024, 'x');
      for (let sent = 0; sent < SIX_MB + 2 * piece.length; sent += piece.length) sending.write(piece);
    });
    expect(answer).toMatchObject({ status: 413, connection: 'close' });
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'cuerpo_demasiado_grande',
      detalles: [{ campo: 'pdf_guia' }],
    });
  });

  it('asks for the token first', async () => {
    const answer = await upload([FOLIO, file(pdf())], '');
    expect(answer.status).toBe(401);
  });

  it.each([
    'multipart/form-data;',
    'multipart/form-data; boundary',
    'multipart/form-data; boundary="',
    'multipart/form-data; =x',
    'multipart/form-data; boundary=',
  ])('refuses a form whose header is %s, on either route', async (type) => {
    const { body } = multipart([FOLIO, file(pdf())]);
    for (const path of ['guia', 'eco']) {
      const answer = await guides.send(body, type, '1', path);
      expect([answer.status, campos(answer)]).toEqual([400, ['cuerpo']]);
    }
  });

  it('reads nothing but forms', async () => {
    expect((await guides.send(Buffer.from('{"folio":"x"}'), 'application/json')).status).toBe(415);
    expect((await guides.send(Buffer.from('folio=x'), 'application/x-www-form-urlencoded')).status).toBe(415);
  });

  it('fails as the orders do, not as the form', async () => {
    guides.orders.failure = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    expect((await upload([FOLIO, file(pdf())])).status).toBe(503);
    guides.orders.failure = new Error('boom');
    expect((await upload([FOLIO, file(pdf())])).status).toBe(500);
  });

  describe('a route that takes JSON, or a form with a guide', () => {
    it('gives the same body either way', async () => {
      const fields = { productos: '[{"id":1}]', direccion: '{"calle":"Á"}', ordenar: 'true' };
      const json = await guides.send(Buffer.from(JSON.stringify(fields)), 'application/json', '1', 'eco');
      expect(json.body).toEqual({ body: fields });
      const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
      const { body, type } = multipart([...parts, file(pdf(), 'g.pdf')]);
      expect((await guides.send(body, type, '1', 'eco')).body).toEqual({
        body: fields,
        guide: { name: 'g.pdf', bytes: pdf().length },
      });
      const without = multipart(parts);
      expect((await guides.send(without.body, without.type, '1', 'eco')).body).toEqual({ body: fields });
    });
  });
});
