import { CredentialService } from '@/modules/auth/credential.service';
import { TokenService } from '@/modules/auth/token.service';
import { CatalogService } from '@/modules/catalog/catalog.service';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';
import { E2E_DIALECT } from '@test/support/app';
import { ALFA, BETA, CATALOG } from '@test/support/fixture';
import { BothWays, type Call, type Twins } from './both-ways.builder';

const LIMIT = 60;
/** Noon in Mexico City. */
const NOON = Date.parse('2026-11-20T18:00:00Z');
const DAY_MS = 86_400_000;

const PATHS = [
  '/api/v1/productos?busqueda=camara',
  '/api/v1/productos?busqueda=camara&moneda=mxn&iva=1',
  '/api/v1/productos?categoria=221&orden=precio:asc',
  '/api/v1/productos?marca=vixora&limit=10&pagina=1',
  '/api/v1/productos?busqueda=cable&sucursal=monterrey&inventarios=1',
  '/api/v1/productos?modelo=CAT6-305',
  '/api/v1/productos?busqueda=nada+de+nada',
  '/api/v1/productos?marca=no-existe',
  '/api/v1/productos?marca=inexistente',
  '/api/v1/productos?limit=5',
  '/api/v1/productos/5001',
  '/api/v1/productos/5001,5003?financiero=1',
  '/api/v1/productos/5001/relacionados',
  '/api/v1/productos/5001/accesorios?descripcion=1',
  '/api/v1/productos/99999',
  '/api/v1//productos/5001',
  '/api/v1/marcas/vixora/productos',
  '/api/v1/marcas/nadie/productos',
  '/api/v1/productos/busqueda-ia?q=camara',
];
const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'];
const HEADERS: readonly Record<string, string>[] = [
  {},
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'gzip;q=0, identity' },
  { 'accept-encoding': 'br, gzip;q=0.5' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"something-else"' },
  { accept: 'application/problem+json' },
  { accept: 'text/html' },
  { range: 'bytes=0-9' },
  { connection: 'close' },
  { upgrade: 'h2c', connection: 'Upgrade' },
  { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' },
];

/** The same numbers every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const calls = (paths: readonly string[], by: Twins): Call[] => paths.map((path) => ({ path, by }));
/** What is asked for a second time is kept, and ready when it comes again. */
const repeated = (by: Twins): Call[] => [1, 2, 3].flatMap(() => calls(REPEATED, by));
const REPEATED = PATHS.filter((path) =>
  /busqueda=camara|sucursal|precio:asc|modelo|5001$|vixora\/productos/.test(path),
);

describe(`answers that are ready and answers of the router (${E2E_DIALECT})`, () => {
  let both: BothWays;

  beforeAll(async () => {
    both = await BothWays.start(CATALOG, {
      RATE_LIMIT_PER_MINUTE: String(LIMIT),
      PUBLIC_URL: 'https://api.example',
    });
    both.setClock(NOON);
  });
  afterAll(() => both.close());

  /** Expects the same of both sides. */
  const expectSame = async (asked: readonly Call[]): Promise<{ statuses: number[]; byRouter: number }> => {
    const { ready, ordinary, byRouter, ordinaryByRouter } = await both.ask(asked);
    expect(ready).toEqual(ordinary);
    expect(ordinaryByRouter).toBe(asked.length);
    return { statuses: ready.map(({ status }) => status), byRouter };
  };

  it.each([1, 2, 3, 4])('are the same, byte for byte, whatever is asked: %i', async (seed) => {
    const roll = dice(seed);
    const callers = [
      await both.twins(ALFA),
      await both.twins(ALFA),
      await both.twins(BETA),
      await both.twins(BETA, ['carrito']),
    ];
    const any = <T>(items: readonly T[]): T => items[roll(items.length)] as T;
    // Few, so that some come again and again.
    const paths = Array.from({ length: 6 }, () => any(PATHS));
    const asked = Array.from({ length: 70 }, (): Call => {
      const by = roll(12) === 0 ? undefined : any(callers);
      return { path: any(paths), method: any(METHODS), headers: any(HEADERS), ...(by ? { by } : {}) };
    });
    const { byRouter } = await expectSame(asked);
    expect(byRouter).toBeLessThan(asked.length);
  });

  it('need no router once they are ready', async () => {
    const by = await both.twins(ALFA);
    await expectSame(repeated(by));
    expect((await expectSame(calls(REPEATED, by))).byRouter).toBe(0);
  });

  it('are the same for headers that passport reads in a way of its own', async () => {
    const by = await both.twins(ALFA);
    const [path = ''] = REPEATED;
    const forms = ['bearer ', 'BEARER ', 'Bearer  ', ' Bearer ', 'Basic ', ''];
    await expectSame(calls([path, path, path], by));
    const written = forms.flatMap((form) => ['', ' x', 'x'].map((end) => (token: string) => `${form}${token}${end}`));
    const { statuses } = await expectSame(written.map((authorization) => ({ path, by, authorization })));
    expect(new Set(statuses)).toEqual(new Set([200, 401]));
  });

  it('end with the limit, and tell it as they go', async () => {
    const by = await both.twins(ALFA);
    const [path = ''] = REPEATED;
    const { statuses, byRouter } = await expectSame(calls(Array<string>(LIMIT + 5).fill(path), by));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(byRouter).toBe(2 + 5);
  });

  it('are revalidated alike', async () => {
    const by = await both.twins(BETA);
    const path = '/api/v1/productos/5001';
    const { headers } = await both.app.api.get(path, { token: (await both.twins(BETA)).tokens[0] });
    const etag = headers.etag ?? '';
    const { statuses } = await expectSame(
      [etag, etag.slice(2), `"x", ${etag}`, `${etag}x`].flatMap((sent) =>
        ['GET', 'HEAD'].map((method) => ({ path, by, method, headers: { 'if-none-match': sent } })),
      ),
    );
    expect(statuses).toEqual([304, 304, 304, 304, 304, 304, 200, 200]);
  });

  const CHANGES: readonly (readonly [string, () => Promise<void>])[] = [
    ['a price', () => both.load({ precios: [{ producto_id: 5001, precio_lista: 99 }] })],
    [
      'the stock',
      () => both.load({ existencias: [{ producto_id: 5001, condicion: 'nuevo', sucursal: 'tijuana', cantidad: 3 }] }),
    ],
    ['the exchange rate', () => both.load({ tipo_cambio: [{ ...CATALOG.tipo_cambio?.[0], normal: '18.31' }] })],
    [
      'the account',
      () => both.load({ cuentas: [{ ...CATALOG.cuentas?.[0], distribucion: [{ marca: '*', descuento: 5 }] }] }),
    ],
    [
      'an offer that is for today',
      () =>
        both.load({
          precios: [
            {
              producto_id: 5001,
              precio_lista: 99,
              precio_especial: 50,
              oferta_desde: '2026-11-19',
              oferta_hasta: '2026-11-20',
            },
          ],
        }),
    ],
    [
      'the day, with which the offer ends',
      () => {
        both.setClock(NOON + DAY_MS / 2);
        return Promise.resolve();
      },
    ],
    ['branches that are no more', () => both.load({ sucursales: (CATALOG.sucursales ?? []).slice(1) }, { full: true })],
    ['brands that are no more', () => both.load({ marcas: (CATALOG.marcas ?? []).slice(0, 2) }, { full: true })],
    [
      'the title of a product',
      () =>
        both.load({
          productos: [{ producto_id: 5002, modelo: 'VX-2', titulo: 'Cámara otra', marca: 'vixora', categorias: [221] }],
        }),
    ],
  ];

  it.each(CHANGES)('change alike with %s', async (_what, change) => {
    const by = await both.twins(ALFA);
    await expectSame(repeated(by));
    await change();
    const { byRouter } = await expectSame(repeated(by));
    expect(byRouter).toBeLessThan(REPEATED.length * 3);
  });

  it('ask again for what the route looks up, while the catalog is as it was', async () => {
    const by = await both.twins(ALFA);
    const paths = [
      '/api/v1/productos?busqueda=cable&sucursal=guadalajara',
      '/api/v1/productos?marca=nanduredes',
      '/api/v1/marcas/nanduredes/productos',
    ];
    expect((await expectSame(calls([...paths, ...paths, ...paths], by))).byRouter).toBe(2 * paths.length);
    const gone = both.apps.flatMap(({ nest }) => [
      jest.spyOn(nest.get(BranchDirectory, { strict: false }), 'codeAsWritten').mockReturnValue(undefined),
      jest.spyOn(nest.get(CatalogService, { strict: false }), 'brand').mockReturnValue(undefined),
    ]);
    const { statuses } = await expectSame(calls(paths, by));
    for (const spy of gone) spy.mockRestore();
    expect(statuses).toEqual([404, 404, 404]);
  });

  it('end at once with the token, the scope, the credential and the account', async () => {
    const { nest } = both.app;
    const credentials = nest.get(CredentialService, { strict: false });
    const tokens = nest.get(TokenService, { strict: false });
    const ends: ((clientId: string, token: string) => Promise<unknown>)[] = [
      (clientId, token) => tokens.revoke(clientId, token),
      (clientId) => credentials.setScopes(clientId, ['carrito']),
      (clientId) => credentials.disable(clientId),
    ];
    for (const end of ends) {
      const by = await both.twins(BETA);
      await expectSame(repeated(by));
      for (const which of [0, 1] as const) await end(by.clients[which].clientId, by.tokens[which]);
      // The side that did it knows already; the other one has only to read of it.
      await both.settle();
      // What a brand sells takes no scope.
      expect((await expectSame(repeated(by))).statuses[0]).toBeGreaterThan(400);
    }
    const by = await both.twins(BETA);
    await expectSame(repeated(by));
    await both.load({ cuentas: [{ ...CATALOG.cuentas?.[1], api: false }] });
    expect((await expectSame(repeated(by))).statuses.every((status) => status === 403)).toBe(true);
  });

  it('end when the token expires', async () => {
    const by = await both.twins(ALFA);
    await expectSame(repeated(by));
    both.setClock(NOON + 367 * DAY_MS);
    expect((await expectSame(repeated(by))).statuses.every((status) => status === 401)).toBe(true);
  });
});
