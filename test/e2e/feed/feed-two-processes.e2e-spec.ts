import { accountRow, branchRow } from '@test/support/import-rows';
import { BUYER, CABLE, CAMERA, cart, KIT, OTHER, RECORDER, WORLD } from '../quoting/cart-world.builder';
import { CART_PATH, ORDER } from '../orders/orders-desk.builder';
import { CHANGES, CopyClient, crawl, sorted, startFeedApp, type Answer, type FeedApp } from './feed-client.builder';
import { encodeCursor } from '@/shared/cursor/cursor-codec';
import { Cursors, newFeedId } from '@/shared/cursor/cursors';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { ChangeLogReader } from '@/shared/database/changes/change-log-reader';
import { Database } from '@/shared/database/database';
import { ProductRepository } from '@/modules/products/persistence/product.repository';
import { Clock, mexicoCityDate, startOfDay } from '@/shared/kernel/clock';
import { startTestApp, type Fixture, type TestApp } from '@test/support/app';
import { availableDialects } from '@test/support/servers/temporary-database';
import { until } from '@test/support/servers/own-process';

/** How long four clients follow what two processes do; FEED_TWO_MS=60000 is the long form. */
const BUSY_MS = Number(process.env.FEED_TWO_MS ?? 4000);
const BRANDS = 'vixora,cerrada';
const DAY_MS = 86_400_000;

/** 503 is no answer; anything else that is none fails. */
function noAnswer(error: unknown): [] {
  if ((error as Error).message.startsWith('503')) return [];
  throw error;
}

describe.each(availableDialects())('change feed of two processes on %s', (dialect) => {
  let feed: FeedApp;
  let second: TestApp;
  let tokens: string[];
  beforeAll(async () => {
    feed = await startFeedApp(dialect, WORLD);
    second = await startTestApp({ database: feed.app.database });
    tokens = await Promise.all([BUYER, OTHER].map((account) => feed.app.token(account)));
  });
  afterAll(async () => {
    await second.close();
    await feed.close();
  });

  const nodes = (): readonly [TestApp, TestApp] => [feed.app, second];
  const token = (n: number): string => tokens[n] ?? '';
  const order = (app: TestApp, ...lines: Parameters<typeof cart>[0]): ReturnType<TestApp['api']['post']> =>
    app.api.post(CART_PATH, { token: token(0), json: cart(lines, ORDER) });
  const following = async (n = 0): Promise<CopyClient> => {
    const reader = new CopyClient(feed.app, token(n), 'limit=10&');
    await reader.follow();
    return reader;
  };

  it('4. an order and its cancellation are changes of stock, of the product and of the kits above it', async () => {
    const reader = await following();
    const placed = await order(second, [CAMERA, 2], [RECORDER, 12]);
    const { folio } = (placed.body as { resumen: { folio: string } }).resumen;
    const expected = [CAMERA, RECORDER, KIT].map((id) => `${id} existencia`).sort();
    let told: string[] = [];
    const came = (): Promise<void> =>
      until('the changes', async () => {
        told = [...told, ...(await reader.told())];
        return told.length >= expected.length;
      });
    await came();
    expect(told.sort()).toEqual(expected);
    told = [];
    const cancelled = await second.api.post(`/api/v1/pedidos/${encodeURIComponent(folio)}/cancelar`, {
      token: token(0),
      json: {},
    });
    expect(cancelled.status).toBe(200);
    await came();
    expect(told.sort()).toEqual(expected);
    expect(sorted(reader.copy)).toEqual(sorted(await crawl(feed.app, token(0), '', BRANDS)));
  });

  it('6. four clients of two processes under orders and imports hold what a crawl shows', async () => {
    let busy = true;
    const answers: Answer[] = [];
    const clients = [0, 1, 2, 3].map((n) => {
      let calls = n;
      const api = {
        get: (...call: Parameters<TestApp['api']['get']>) =>
          nodes()[(calls = calls + 1) % 2 === 0 ? 0 : 1].api.get(...call),
      };
      return new CopyClient({ api }, token(n % 2), 'limit=10&');
    });
    const follow = async (client: CopyClient): Promise<void> => {
      // A busy node may have no answer in time: the call is made again.
      while (busy) await client.step().then((answer) => answers.push(answer), noAnswer);
    };
    const work = async (): Promise<void> => {
      for (let round = 0, end = Date.now() + BUSY_MS; Date.now() < end; round++) {
        const [one, other] = round % 2 === 0 ? nodes() : ([second, feed.app] as const);
        await Promise.all([
          order(other, [CAMERA, 1], [CABLE, 1]),
          one.load({
            precios: [{ producto_id: CABLE, precio_lista: 10 + (round % 7) }],
            existencias: [{ producto_id: CABLE, condicion: 'nuevo', sucursal: 'norte', cantidad: 40 + round }],
            productos: [
              {
                producto_id: 7100,
                modelo: 'NUE-1',
                titulo: `T ${round}`,
                marca: 'vixora',
                categorias: [9],
                activo: round % 2 === 0,
              },
            ],
          }),
        ]);
      }
      busy = false;
    };
    await Promise.all([work(), ...clients.map(follow)]);
    await feed.publish();
    for (const [n, client] of clients.entries()) {
      let whole: ReturnType<typeof sorted> | undefined;
      await until('the copy is whole', async () => {
        // A node that is behind may show less than the other has told already: it is crawled anew.
        whole = sorted(await crawl(n % 2 === 0 ? feed.app : second, token(n % 2), '', BRANDS));
        answers.push(...(await client.follow().catch(noAnswer)));
        return JSON.stringify(sorted(client.copy)) === JSON.stringify(whole);
      }).catch(() => undefined);
      expect(sorted(client.copy)).toEqual(whole);
    }
    for (const { fase, cambios } of answers) {
      const told = cambios.map(({ producto_id }) => producto_id);
      expect(new Set(told).size).toBe(told.length);
      const positions = cambios.map(({ posicion }) => posicion);
      if (fase === 'cambios') expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
    }
  });

  it.each<[string, Fixture]>([
    ['brand', { marcas: [{ nombre: 'VIXORA', logo: '/renamed.png' }] }],
    ['category', { categorias: [{ id: 9, nombre: 'Renombrada' }] }],
    [
      'part of a kit',
      {
        existencias: [CAMERA, RECORDER].map((producto_id) => ({
          ...{ producto_id, condicion: 'nuevo', sucursal: 'norte', cantidad: 70 },
        })),
      },
    ],
  ])(
    'nobody is told of what a process shows as it was before, when it could not read what a %s changes',
    async (_, fixture) => {
      // Told before its parts, by its id.
      const componentes = [CAMERA, RECORDER].map((producto_id) => ({ producto_id, cantidad: 1 }));
      const kit = { producto_id: 6999, modelo: 'PAR-1', titulo: 'Par', marca: 'vixora', categorias: [9], componentes };
      await feed.load({ productos: [kit], precios: [{ producto_id: 6999, precio_lista: 9 }] });
      await second.settle();
      const reader = new CopyClient(second, token(0), 'limit=10&');
      await reader.follow();
      const repository = second.nest.get(ProductRepository, { strict: false });
      const [reads, counts] = [repository.findByIds.bind(repository), repository.stockOf.bind(repository)];
      const away = (ids: readonly number[]): void => {
        if (ids.includes(RECORDER)) throw new Error('away');
      };
      const failing = [
        jest.spyOn(repository, 'findByIds').mockImplementation(async (ids) => (away(ids), reads(ids))),
        jest.spyOn(repository, 'stockOf').mockImplementation(async (ids) => (away(ids), counts(ids))),
      ];
      await feed.load(fixture);
      // Half as much is tried at each look.
      for (let look = 0; look < 4; look++) await second.settle();
      for (let call = 0; call < 3; call++) await reader.step();
      for (const each of failing) each.mockRestore();
      await second.settle();
      await reader.follow();
      expect(sorted(reader.copy)).toEqual(sorted(await crawl(feed.app, token(0), '', BRANDS)));
    },
  );

  it('7. reinicio is almacenes for the open warehouses of an account and for a branch that ceases to sell', async () => {
    const [mine, other] = [await following(0), await following(1)];
    const account = (almacenes: string[]): object =>
      accountRow(BUYER, {
        clasificacion: { nombre: 'ORO', descuento: 3 },
        distribucion: [{ marca: 'vixora', descuento: 36 }],
        creditos: ['credito-30', 'credito-1'],
        almacenes,
      });
    await feed.load({ cuentas: [account(['centro'])] });
    expect((await mine.step()).reinicio).toBe('almacenes');
    await mine.follow();
    expect(sorted(mine.copy)).toEqual(sorted(await crawl(feed.app, token(0), '', BRANDS)));
    expect((await other.step()).reinicio).toBe('');
    await feed.load({ cuentas: [account([])], sucursales: [branchRow('norte', { serie: 'NTE', surte: false })] });
    expect((await other.step()).reinicio).toBe('almacenes');
    await other.follow();
    expect(sorted(other.copy)).toEqual(sorted(await crawl(feed.app, token(1), '', BRANDS)));
  });

  it('8. at midnight a process whose clock is a moment behind tells no prices of the day before', async () => {
    const [ahead, behind] = nodes().map((app) => app.nest.get(Clock)) as [Clock, Clock];
    const midnight = startOfDay(mexicoCityDate(new Date(ahead.now().getTime() + DAY_MS)));
    const at =
      (ms: number): (() => Date) =>
      () =>
        new Date(midnight + ms);
    const oferta_desde = mexicoCityDate(new Date(midnight));
    await feed.load({ precios: [{ producto_id: CABLE, precio_lista: 10, precio_especial: 5, oferta_desde }] });
    const reader = new CopyClient(second, token(1));
    await reader.follow();
    for (const ms of [1000, 2500]) {
      jest.spyOn(behind, 'now').mockImplementation(at(ms - 1500));
      jest.spyOn(ahead, 'now').mockImplementation(at(ms));
      await feed.publish();
      await reader.follow();
    }
    expect(sorted(reader.copy)).toEqual(sorted(await crawl(second, token(1), '', BRANDS)));
    jest.restoreAllMocks();
    await feed.publish();
  });

  it('10. a cursor of another installation is 410 and tells where to begin; so is one beyond what this one has told', async () => {
    const reader = await following();
    const owner = { accountId: BUYER, list: 'cambios' };
    const cursors = await feed.app.nest.get(Cursors).ofCall(owner);
    const own = cursors.read(reader.cursor ?? '');
    const place = own.kind === 'place' ? own.place : [];
    const beyond = cursors.write(place.with(2, 1e9));
    const foreign = encodeCursor(newFeedId(), Buffer.alloc(32), owner, place);
    for (const cursor of [foreign, beyond]) {
      const answer = await feed.app.api.get(`${CHANGES}?cursor=${cursor}`, { token: token(0) });
      expect([answer.status, answer.body, answer.headers.location]).toMatchObject([
        ...[410, { code: 'cursor_vencido' }, CHANGES],
      ]);
    }
  });

  it('1.3 a process that cannot read the change log tells nothing that it does not show', async () => {
    const reader = new CopyClient(second, token(0));
    await reader.follow();
    const there = second.nest.get(Database);
    const since = ChangeLogReader.prototype.since;
    const reading = jest.spyOn(ChangeLogReader.prototype, 'since').mockImplementation(function (
      this: ChangeLogReader,
      ...place: Parameters<typeof since>
    ) {
      const isThere = Object.values(this).includes(there);
      return isThere ? Promise.reject(new Error('cut')) : since.apply(this, place);
    });
    try {
      await feed.load({ precios: [{ producto_id: CABLE, precio_lista: 55 }] });
      expect((await reader.step()).cambios).toEqual([]);
    } finally {
      reading.mockRestore();
    }
    await reader.follow();
    expect(sorted(reader.copy)).toEqual(sorted(await crawl(feed.app, token(0), '', BRANDS)));
  });

  it('11. a pass that goes on at a process whose memory is behind shows nothing older than where it began', async () => {
    const first = Array.from({ length: 10 }, (_, n) => 6000 + n);
    const row = { titulo: 'Primero', marca: 'vixora', categorias: [9] };
    await feed.load({ productos: first.map((id) => ({ producto_id: id, modelo: `PRI-${id}`, ...row })) });
    await second.nest.get(ChangeFeed).catchUp();
    let letGo: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const catchUp = jest.spyOn(second.nest.get(ChangeFeed), 'catchUp').mockReturnValue(held);
    const calls = { node: feed.app };
    const api = { get: (...call: Parameters<TestApp['api']['get']>) => calls.node.api.get(...call) };
    const reader = new CopyClient({ api }, token(1), 'limit=10&');
    try {
      await feed.load({ precios: [{ producto_id: CABLE, precio_lista: 77 }] });
      expect((await reader.step()).cambios.map(({ producto_id }) => Number(producto_id))).toEqual(first);
      calls.node = second;
      expect((await reader.step()).cambios).toEqual([]);
    } finally {
      catchUp.mockRestore();
      letGo?.();
    }
    await reader.follow();
    expect(sorted(reader.copy)).toEqual(sorted(await crawl(feed.app, token(1), '', BRANDS)));
  });
});
