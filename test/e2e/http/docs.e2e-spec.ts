import { SwaggerModule } from '@nestjs/swagger';
import { Script } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { useApp } from '@test/support/app';

interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { examples?: object }>> }>>;
}

describe('the documentation', () => {
  const app = useApp({}, { env: { PUBLIC_URL: 'https://api.example.com' } });

  it('makes the document once: the same bytes for everybody, with a validator and compressed', async () => {
    const make = jest.spyOn(SwaggerModule, 'createDocument');
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => app.api.get('/docs/openapi.json')));
    expect(make.mock.calls.length).toBe(1);
    expect(others.every(({ bytes }) => bytes.equals(first?.bytes ?? Buffer.alloc(0)))).toBe(true);
    const etag = String(first?.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const known = await app.api.get('/docs/openapi.json', { headers: { 'if-none-match': etag } });
    expect([known.status, known.text]).toEqual([304, '']);
    const small = await app.api.get('/docs/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(small.bytes).equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(small.headers.etag).not.toBe(etag);
    make.mockRestore();
  });

  it.each(['/docs', '/docs/', '/docs/index.html', '/docs/errores'])(
    '%s may not be framed, runs nothing inline and keeps no token',
    async (path) => {
      const { status, headers, text } = await app.api.get(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(text).not.toMatch(/<script>|<style|\sstyle=|\son\w+=/);
      for (const [, src = ''] of text.matchAll(/(?:src|href)="([^"]+)"/g))
        expect((await app.api.get(new URL(src, `http://x${path}`).pathname)).status).toBe(200);
    },
  );

  it.each(['/docs', '/docs/errores'])('%s is in Spanish, and as wide as the screen it is read on', async (path) => {
    const { text } = await app.api.get(path);
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(text).toContain('pagina.css');
  });

  it('begins with a way past the introduction, says that it is loading, and what to do without scripts', async () => {
    const { text } = await app.api.get('/docs');
    expect(text).toMatch(/<body>\s*<nav[^>]*><a class="saltar"/);
    expect(text).toMatch(/role="status">Cargando/);
    expect(text).toMatch(/<noscript>[^]*openapi\.json[^]*errores[^]*<\/noscript>/);
  });

  it('runs scripts that are whole', async () => {
    const { text } = await app.api.get('/docs/swagger-ui-init.js');
    expect(() => new Script(text)).not.toThrow();
    for (const word of ['Buscar operación', 'Tipo de contenido de la petición', 'Cargando…'])
      expect(text).toContain(word);
  });

  it('keeps no token in the browser', async () => {
    const { text } = await app.api.get('/docs/swagger-ui-init.js');
    expect(text).toContain('persistAuthorization: false');
    expect(text).not.toContain('localStorage');
  });

  it('is where / leads', async () => {
    const { status, headers } = await app.api.get('/');
    expect([status, headers.location]).toEqual([302, '/docs']);
  });

  it('names what any path with a place, list with a cursor and body may be refused for', async () => {
    const { body } = await app.api.get('/docs/openapi.json');
    const missing: string[] = [];
    for (const [path, operations] of Object.entries(body.paths as Record<string, Record<string, Operation>>))
      for (const [method, { parameters = [], responses }] of Object.entries(operations)) {
        const has400 = Object.keys(responses['400']?.content?.['application/json']?.examples ?? {});
        const expects = (code: string): void => {
          if (!has400.includes(code) && !(code in responses)) missing.push(`${method} ${path} ${code}`);
        };
        if (path.includes('{')) expects('ruta_mal_formada');
        if (parameters.some(({ name }) => name === 'cursor')) expects('cursor_invalido');
        if (!['post', 'put', 'patch'].includes(method)) continue;
        ['413', '415', path.includes('oauth') ? 'invalid_request' : 'cuerpo_invalido'].forEach(expects);
      }
    expect(missing).toEqual([]);
  });

  it('has a place for every code, where the type of a problem leads', async () => {
    const { body } = await app.api.get('/api/v1/marcas', { headers: { accept: 'application/problem+json' } });
    expect(body.type).toBe('https://api.example.com/docs/errores#no_autenticado');
    expect((await app.api.get('/docs/errores')).text).toContain('<h2 id="no_autenticado">');
  });
});
