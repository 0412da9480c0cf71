import { ProductTraitsService } from '@/modules/ai-search/product-traits.service';
import { VectorSync } from '@/modules/ai-search/embeddings/vector-sync.service';
import { startTestApp, type TestApp } from '@test/support/app';
import { ALFA, CATALOG } from '@test/support/fixture';
import { stopwatch } from '@test/support/stopwatch';
import { FakeProvider, type Behaviour } from './ai-search-provider.builder';

/** Each of what a provider may do beside answering well. */
const BAD: readonly Behaviour[] = [
  'failing',
  'refusing',
  'redirecting',
  'broken',
  'cut',
  'wrong dimensions',
  'wrong count',
  'slow',
];
const PATH = '/api/v1/productos/busqueda-ia';

/** Until every product has been read and has its vector. */
async function allComputed({ nest }: TestApp): Promise<void> {
  await nest.get(ProductTraitsService, { strict: false }).settled();
  await nest.get(VectorSync, { strict: false }).idle();
}

describe('natural-language search with embeddings', () => {
  let provider: FakeProvider;
  let app: TestApp;
  let token: string;
  let asked = 0;

  const ask = (q: string, on = app, bearer = token): ReturnType<TestApp['api']['get']> =>
    on.api.get(`${PATH}?q=${encodeURIComponent(q)}`, { token: bearer });
  /** A sentence that nobody has asked before: vectors of queries are remembered. */
  const fresh = (): string => `camara domo ${String(++asked)} metalica`;
  const models = (body: unknown): string[] =>
    (body as { productos: { modelo: string }[] }).productos.map(({ modelo }) => modelo);
  const env = (): Record<string, string> => ({
    AI_SEARCH: 'on',
    AI_EMBEDDINGS_URL: provider.url,
    AI_EMBEDDINGS_KEY: 'key-of-the-tests',
    AI_EMBEDDINGS_MODEL: 'bag-of-words',
    AI_EMBEDDINGS_BATCH: '4',
  });

  beforeAll(async () => {
    provider = await FakeProvider.start();
    app = await startTestApp({ env: env() });
    await app.load(CATALOG);
    await allComputed(app);
    token = await app.token(ALFA);
  });
  beforeEach(() => {
    provider.behaviour = 'well';
  });
  afterAll(async () => {
    await app.close();
    await provider.stop();
  });

  it('computes a vector for every product on sale, in batches, each text once', () => {
    expect(app.nest.get(VectorSync, { strict: false }).store.size).toBe(7);
    const texts = provider.texts.filter((text) => text.includes('\n'));
    expect(new Set(texts).size).toBe(texts.length);
    expect(Math.max(...provider.asked.map((batch) => batch.length))).toBeLessThanOrEqual(4);
  });

  it('finds by meaning what no word says', async () => {
    const { status, headers, body } = await ask('periscopio');
    expect([status, headers['x-busqueda-degradada']]).toEqual([200, undefined]);
    expect(models(body)[0]).toBe('VX-2CD2143G2-I');
  });

  it('asks for the vector of a sentence once', async () => {
    const q = fresh();
    await ask(q);
    await ask(`${q}&pagina=2`);
    await ask(q);
    expect(provider.texts.filter((text) => text === q)).toHaveLength(1);
  });

  it('computes what changed, and only that', async () => {
    const before = provider.asked.length;
    await app.load({
      productos: [
        { producto_id: 5006, titulo: 'Sirena con estrobo', modelo: 'SIN-PRECIO', marca: 'vixora', categorias: [221] },
      ],
      existencias: [{ producto_id: 5001, condicion: 'nuevo', sucursal: 'tijuana', cantidad: 1 }],
    });
    await allComputed(app);
    expect(provider.asked.slice(before).map((batch) => batch.map((text) => text.split('\n')[0]))).toEqual([
      ['Sirena con estrobo'],
    ]);
  });

  it('takes vectors that were computed before from the database', async () => {
    const before = provider.asked.length;
    const other = await startTestApp({ env: env(), database: app.database });
    await allComputed(other);
    expect(provider.asked).toHaveLength(before);
    expect(other.nest.get(VectorSync, { strict: false }).store.size).toBe(7);
    await other.close();
  });

  describe('with a provider that does not answer as it should', () => {
    let failing: FakeProvider;
    let started: TestApp | undefined;

    beforeAll(async () => {
      failing = await FakeProvider.start();
    });
    beforeEach(() => {
      failing.behaviour = 'well';
    });
    afterEach(() => started?.close());
    afterAll(() => failing.stop());

    /** The service on this provider; closed behind the test. */
    async function startOnFailing(settings: Record<string, string> = {}): Promise<TestApp> {
      const all = { ...env(), AI_EMBEDDINGS_URL: failing.url, ...settings };
      started = await startTestApp({ env: all, database: app.database });
      return started;
    }

    it.each(BAD)(
      'goes on without one that is %s and says so, rests it after a few failures, and does not remember the degraded answer',
      async (behaviour) => {
        const onFailing = await startOnFailing();
        const bearer = await onFailing.token(ALFA);
        await ask('una pregunta que sale bien', onFailing, bearer);
        failing.behaviour = behaviour;
        const q = fresh();
        for (let i = 0; i < 4; i++) {
          const watch = stopwatch();
          const { status, headers, body } = await ask(q, onFailing, bearer);
          expect([status, headers['x-busqueda-degradada']]).toEqual([200, 'embeddings']);
          expect(models(body)[0]).toBe('VX-2CD2143G2-I');
          expect(watch()).toBeLessThan(4000);
        }
        expect(failing.texts.filter((text) => text === q)).toHaveLength(3);
        expect(failing.strayed).toBe(0);
      },
    );

    it('is a 503 when embeddings are required, and goes on when they are there again', async () => {
      const strict = await startOnFailing({ AI_REQUIRE_EMBEDDINGS: 'true' });
      const bearer = await strict.token(ALFA);
      for (const behaviour of BAD) {
        failing.behaviour = behaviour;
        const { status, body } = await ask(fresh(), strict, bearer);
        expect([behaviour, status, (body as { code: string }).code]).toEqual([
          behaviour,
          503,
          'busqueda_ia_no_disponible',
        ]);
        failing.behaviour = 'well';
        expect((await ask(fresh(), strict, bearer)).status).toBe(200);
      }
    });
  });
});
