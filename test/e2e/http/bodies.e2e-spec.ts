import { ACCOUNT, startAuthApp, type AuthApp } from '@test/support/auth/auth-app';

describe('bodies in other ways of writing', () => {
  let app: AuthApp;
  let token: string;

  beforeAll(async () => {
    app = await startAuthApp();
    token = await app.token(await app.credential(ACCOUNT));
  });
  afterAll(() => app.close());

  const write = async (type: string | undefined, body: Buffer): Promise<[number, unknown]> => {
    const response = await fetch(`${app.url}/probe/write`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(type === undefined ? {} : { 'content-type': type }) },
      body: new Uint8Array(body),
    });
    return [response.status, await response.json()];
  };

  it.each<[string, Buffer, unknown]>([
    ['application/json', Buffer.from('{"a":"ñ"}'), { a: 'ñ' }],
    ['application/json; charset=utf-8', Buffer.from('\ufeff{"a":"ñ"}'), { a: 'ñ' }],
    ['application/json; charset=ISO-8859-1', Buffer.from('{"a":"ñ"}', 'latin1'), { a: 'ñ' }],
    ['application/json', Buffer.from('{"a":"Peñón"}', 'latin1'), { a: 'Peñón' }],
    ['application/json', Buffer.from('null'), {}],
    ['application/json; charset=utf-8', Buffer.from(' "" \r\n'), {}],
    ['application/x-www-form-urlencoded', Buffer.from('a=%C3%B1&b=2&b=3'), { a: 'ñ', b: ['2', '3'] }],
    ['application/x-www-form-urlencoded', Buffer.from('a=%F1&b=2'), { a: 'ñ', b: '2' }],
    ['application/x-www-form-urlencoded', Buffer.from('a=ñ', 'latin1'), { a: 'ñ' }],
    ['application/x-www-form-urlencoded; charset=iso-8859-1', Buffer.from('a=%F1+o'), { a: 'ñ o' }],
    [
      'application/x-www-form-urlencoded',
      Buffer.from(' {"a":"ñ & b=1","b":[{"c":2}]}'),
      { a: 'ñ & b=1', b: [{ c: 2 }] },
    ],
    [
      'application/x-www-form-urlencoded',
      Buffer.from(new URLSearchParams({ productos: '[{"id":1}]', direccion: '{"calle":"x"}', texto: '[' }).toString()),
      { productos: [{ id: 1 }], direccion: { calle: 'x' }, texto: '[' },
    ],
  ])('%s is read', async (type, body, expected) => {
    expect(await write(type, body)).toEqual([200, expected]);
  });

  it.each<[string, unknown]>([
    ['{"a":"ñ","b":[{"c":2}]}', { a: 'ñ', b: [{ c: 2 }] }],
    ['a=%C3%B1&b=2', { a: 'ñ', b: '2' }],
  ])('%s is read when no type is named', async (body, expected) => {
    for (const type of [undefined, '']) expect(await write(type, Buffer.from(body))).toEqual([200, expected]);
  });

  it.each(['0', 'false', '"x"', 'nulo', 'a=1&b=2', '{"a":1,}', '{"a":1', '[1'])(
    '%s is no request, and a 400 that says so',
    async (json) => {
      const [status, answer] = await write('application/json', Buffer.from(json));
      expect([status, answer]).toMatchObject([
        400,
        {
          code: 'cuerpo_invalido',
          detalles: [{ campo: 'cuerpo', problema: expect.stringContaining('JSON') as string }],
        },
      ]);
    },
  );

  it.each([
    ['a=1&b=2', 'application/x-www-form-urlencoded'],
    ['--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n', 'multipart/form-data'],
  ])('a form that calls itself JSON is told what to call itself: %j', async (form, ejemplo) => {
    const [, answer] = await write('application/json', Buffer.from(form));
    expect(answer).toMatchObject({ detalles: [{ campo: 'cuerpo', ejemplo }] });
  });

  it('JSON that calls itself a form and is broken is told as JSON', async () => {
    const [status, answer] = await write('application/x-www-form-urlencoded', Buffer.from('{"a":1'));
    expect([status, answer]).toMatchObject([400, { code: 'cuerpo_invalido', detalles: [{ campo: 'cuerpo' }] }]);
  });

  it.each(['application/json; charset=utf-7', 'application/json; charset=utf-16', 'application/json; charset=win'])(
    '%s is 415',
    async (type) => {
      expect(await write(type, Buffer.from('{}'))).toEqual([
        415,
        expect.objectContaining({ code: 'tipo_de_contenido_no_soportado' }),
      ]);
    },
  );

  it.each<[string, Buffer]>([
    ['application/json', Buffer.concat([Buffer.from('{"a":"ñ'), Buffer.from('ó').subarray(0, 1), Buffer.from('"}')])],
    ['application/json; charset=utf-8', Buffer.from('{"a":"ñ"}', 'latin1')],
    ['application/json; charset=utf-8', Buffer.from('{"a":"ñ"}', 'utf16le')],
    ['application/x-www-form-urlencoded', Buffer.from('b=%C3%B1&a=%F1')],
    ['application/x-www-form-urlencoded; charset=utf-8', Buffer.from('a=%F1')],
  ])('%s of bytes that are not UTF-8 is a 400 that says so, and kept as nothing else', async (type, body) => {
    const [status, answer] = await write(type, body);
    expect([status, answer]).toMatchObject([400, { code: 'cuerpo_invalido', detalles: [{ campo: 'cuerpo' }] }]);
  });

  it('slashes that repeat in a path are one, and those of the query stay', async () => {
    expect((await app.request('GET', '//probe///bearer?x=//', { token })).status).toBe(200);
    expect((await app.request('GET', '/probe//public')).text).toBe('open');
  });
});
