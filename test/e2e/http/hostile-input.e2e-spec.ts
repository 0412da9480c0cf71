import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { SCOPES } from '@/shared/kernel/caller';
import { DOCUMENT_FILE } from '@test/support/documents/response-contract';
import { useApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';

const MAX_REPLY = 16 * 1024;

const DOCUMENT = JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8')) as { readonly paths: Record<string, object> };
/** Paths that are read and have something to fill in, from the document of the interface. */
const WITH_PLACES = Object.entries(DOCUMENT.paths)
  .filter(([path, operations]) => path.includes('{') && 'get' in operations)
  .map(([path]) => path);

interface Operation {
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly $ref?: string; readonly properties?: object } }>;
  };
}

const { schemas } = (DOCUMENT as unknown as { readonly components: { readonly schemas: Record<string, object> } })
  .components;
/** Methods and paths that take JSON, and the members they know of it. */
const WITH_BODIES = Object.entries(DOCUMENT.paths).flatMap(([path, operations]) =>
  Object.entries(operations as Record<string, Operation>).flatMap(([method, { requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema;
    const named = schema?.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1) ?? ''];
    const { properties = {} } = (named ?? {}) as { readonly properties?: object };
    return schema ? [[method.toUpperCase(), path, Object.keys(properties)] as const] : [];
  }),
);

interface RawReply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes as they are and reads until the server closes or has answered in full. */
function raw(url: string, bytes: string): Promise<RawReply> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(bytes);
      socket.end();
    });
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body });
    });
  });
}

describe('hostile input', () => {
  let token: string;
  const lines: string[] = [];

  const app = useApp(CATALOG, { log: { write: (line) => lines.push(line) } });
  beforeAll(async () => {
    token = await app.token(ALFA, SCOPES);
  });

  const strings = [
    "' OR '1'='1",
    '1; DROP TABLE products--',
    '%',
    '_',
    '\\',
    '"',
    '%00',
    '\u0000',
    '\u202e',
    '\ud83d\ude00'.repeat(50),
    '\ud83d',
    'a'.repeat(5000),
    'á'.repeat(300),
    '../../etc/passwd',
    '${7*7}',
    '<script>alert(1)</script>',
    '[]',
    '{}',
    'NaN',
    '1e309',
    '-0',
    '٣',
    '0x10',
    'null',
    'undefined',
    'constructor',
    '__proto__',
    'a+b+c+d+'.repeat(60),
    '🚀 cámara',
    '\r\nX-Evil: 1',
  ];
  const parameters = [
    'busqueda',
    'categoria',
    'marca',
    'sucursal',
    'orden',
    'pagina',
    'limit',
    'moneda',
    'iva',
    'stock',
    'modelo',
    '__proto__',
    'constructor',
  ];

  it.each(parameters)('in %s never breaks a search', async (parameter) => {
    for (const value of strings) {
      const encoded = value === '\ud83d' ? '%ED%A0%BD' : encodeURIComponent(value);
      const { status, text, headers } = await app.api.get(
        `/api/v1/productos?${parameter === 'busqueda' ? '' : 'categoria=22&'}${parameter}=${encoded}`,
        { token },
      );
      expect([200, 400, 404]).toContain(status);
      if (status !== 200) expect(text.length).toBeLessThan(MAX_REPLY);
      expect(headers['x-evil']).toBeUndefined();
    }
  });

  it.each(WITH_PLACES)('in every place of %s never breaks it', async (path) => {
    for (const value of strings.filter((text) => text !== '\ud83d')) {
      const { status, text } = await app.api.get(path.replace(/\{[^}]+\}/g, encodeURIComponent(value)), { token });
      expect([200, 400, 404]).toContain(status);
      expect(text.length).toBeLessThan(MAX_REPLY);
    }
    const { status, body } = await app.api.get(path.replace(/\{[^}]+\}/g, '%zz'), { token });
    expect([status, body.code]).toEqual([400, 'ruta_mal_formada']);
  });

  it.each(WITH_BODIES)('of prototypes in every member of a body never breaks %s %s', async (method, path, members) => {
    expect(members.length).toBeGreaterThan(0);
    for (const hostile of ['{"constructor":1}', '{"__proto__":{"x":1}}', '[{"prototype":{"constructor":null}}]']) {
      const bodies = members.map((member) => `{"${member}":${hostile}}`);
      for (const body of [...bodies, `{"constructor":${hostile}}`]) {
        const { status } = await app.api.call(method, path.replace(/\{[^}]+\}/g, 'x'), {
          token,
          raw: body,
          headers: { 'content-type': 'application/json' },
        });
        expect([body, status >= 500]).toEqual([body, false]);
      }
    }
    expect('x' in {}).toBe(false);
  });

  it.each<[string, string, number]>([
    ['a bad escape in the path', 'GET /api/v1/marcas/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['no Host', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts', 'GET /health/live HTTP/1.1\r\nHost: x\r\nhOST: y\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts in HTTP/1.0', 'GET /health/live HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n', 400],
    ['an unknown expectation', 'GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n\r\n', 417],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    [
      'a length and chunks together',
      'POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header of 20 KB', `GET /health/live HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a path of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['double slashes', 'GET //api//v1//productos HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 401],
    ['the absolute form', 'GET http://x/api/v1/productos HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 401],
    ['the absolute form of no host', 'POST http:// HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    [
      'the absolute form of half an address',
      'POST http://[::1/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      404,
    ],
    ['another letter case', 'GET /API/V1/PRODUCTOS HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['TRACE', 'TRACE /api/v1/productos HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ])('answers %s with a JSON error', async (_name, bytes, status) => {
    const reply = await raw(app.url, bytes);
    expect(reply.status).toBe(status);
    expect(reply.head.toLowerCase()).toMatch(/content-type: application\/json/);
    expect(JSON.parse(reply.body)).toMatchObject({ status });
  });

  it('answers two Hosts so where the answer was ready too', async () => {
    const get = (hosts: string): Promise<RawReply> =>
      raw(
        app.url,
        `GET /api/v1/productos?busqueda=domo HTTP/1.1\r\n${hosts}Authorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
      );
    expect((await get('Host: x\r\n')).status).toBe(200);
    expect((await get('Host: x\r\n')).status).toBe(200);
    expect((await get('Host: x\r\nHost: y\r\n')).status).toBe(400);
  });

  it.each([
    ['GET /health/live HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 'el encabezado Host, una sola vez'],
    ['GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n\r\n', 'Expect solo puede ser 100-continue'],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, '16 KB como máximo'],
  ])('tells what is too large or not supported, not that it is malformed: %#', async (bytes, text) => {
    const { body } = await raw(app.url, bytes);
    expect(JSON.parse(body)).toMatchObject({
      code: 'peticion_mal_formada',
      error: expect.stringContaining(text) as string,
    });
  });

  it.each<[string, string, string | Buffer, number]>([
    ['malformed JSON', 'application/json', '{"a":', 400],
    ['JSON nested 3,000 deep', 'application/json', `${'['.repeat(3000)}${']'.repeat(3000)}`, 400],
    ['JSON nested 20,000 deep', 'application/json', `${'{"a":'.repeat(20_000 / 2)}1${'}'.repeat(20_000 / 2)}`, 400],
    ['100 KB of open brackets', 'application/json', '['.repeat(100_000), 400],
    ['more than 100 KB', 'application/json', JSON.stringify({ a: 'x'.repeat(110_000) }), 413],
    ['XML', 'application/xml', '<a/>', 415],
    ['plain text', 'text/plain', 'hola', 415],
    ['an unknown charset', 'application/json; charset=x-unknown', '{}', 415],
    ['a bomb of form fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(5000), 413],
  ])('answers a body of %s with an error of a few bytes', async (_name, type, body, status) => {
    const response = await app.api.post('/api/v1/carrito/direcciones', {
      token,
      raw: body,
      headers: { 'content-type': type },
    });
    expect([status, status === 413 ? 415 : status]).toContain(response.status);
    expect(response.text.length).toBeLessThan(MAX_REPLY);
  });

  it.each([
    '/api/v1/facturas',
    '/api/v1/carrito/direcciones',
    '/api/v1/carrito/paises',
    '/api/v1/cuenta',
    '/health/live',
  ])('answers in full whoever claims to have any version of %s, which has none', async (path) => {
    const { status, text } = await app.api.get(path, { token, headers: { 'if-none-match': '*' } });
    expect([status, text.length > 0]).toEqual([200, true]);
  });

  it('answers 304 whoever has any version of what has one', async () => {
    const { status } = await app.api.get('/api/v1/marcas', { token, headers: { 'if-none-match': '*' } });
    expect(status).toBe(304);
  });

  it('keeps secrets out of the log whatever is wrong with the form they came in', async () => {
    const secret = 'canary-7f3e-secret';
    const forms = [
      `client_id=a&client_secret=${secret}&grant_type=x`,
      `client_secret=${secret}&${'a=1&'.repeat(2000)}`,
      `client_secret[a][b]=${secret}`,
      `{"client_secret":"${secret}"`,
    ];
    for (const form of forms) {
      for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
        await app.api.post('/oauth/token', { raw: form, headers: { 'content-type': type } });
      }
    }
    await app.api.get(`/api/v1/productos?busqueda=${secret}`, { headers: { authorization: `Bearer ${secret}` } });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes(secret) || line.includes(token))).toEqual([]);
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });
});
