import { startTestApp, type TestApp } from '@test/support/app';
import { CABLE, CAMERA } from './cart-world.builder';
import { daysOf, FLETES, freight, FreightDesk, FREIGHT_WORLD, offerOf } from './freight-world.builder';

describe('POST /carrito/fletes: when it arrives', () => {
  let app: TestApp;
  let desk: FreightDesk;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '300' } });
    await app.load(FREIGHT_WORLD);
    await app.load({ sucursales: [{ codigo: 'norte', hora_corte: '12:00' }] });
    desk = new FreightDesk(app);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  it.each([
    ['a Monday morning', '2026-11-23 10:00:00', {}, [2, 3, '2026-11-25', '2026-11-26']],
    ['the last minute before the cut-off', '2026-11-23 15:59:59', {}, [2, 3, '2026-11-25', '2026-11-26']],
    ['the cut-off', '2026-11-23 16:00:00', {}, [2, 3, '2026-11-26', '2026-11-27']],
    ['a weekend in between', '2026-11-26 10:00:00', {}, [2, 3, '2026-11-30', '2026-12-01']],
    ['a Saturday night', '2026-11-28 23:00:00', {}, [2, 3, '2026-12-02', '2026-12-03']],
    ['a holiday in between', '2026-12-23 10:00:00', {}, [2, 3, '2026-12-28', '2026-12-29']],
    ['an extended zone', '2026-11-23 10:00:00', { codigo_postal: '33000' }, [4, 5, '2026-11-27', '2026-11-30']],
    ['today by name', '2026-11-23 16:00:00', { fecha: '2026-11-23' }, [2, 3, '2026-11-26', '2026-11-27']],
    ['another day', '2026-11-23 23:00:00', { fecha: '2026-11-24' }, [2, 3, '2026-11-26', '2026-11-27']],
    ['a day that is a Sunday', '2026-11-23 10:00:00', { fecha: '2026-11-29' }, [2, 3, '2026-12-02', '2026-12-03']],
  ])('line 4: %s', async (_, now, more, expected) => {
    await desk.at(now);
    expect(daysOf(offerOf(await desk.compare([[CAMERA, 1]], more), 'estafeta'))).toEqual(expected);
  });

  it("line 5: the slowest parcel's days, each by its own branch's cut-off", async () => {
    await desk.at('2026-11-23 13:00:00');
    const answer = await desk.compare([
      [CABLE, 40],
      [CAMERA, 1],
    ]);
    expect(answer.almacenes.map(({ almacen }) => almacen)).toEqual(['centro', 'norte']);
    expect(daysOf(offerOf(answer, 'estafeta'))).toEqual([4, 6, '2026-11-30', '2026-12-02']);
    expect(daysOf(offerOf(answer, 'dhl_siguiente'))).toEqual([1, 1, '2026-11-25', '2026-11-25']);
  });

  it('line 10: counts once on the quota', async () => {
    await desk.open();
    const left = async (): Promise<number> =>
      Number((await desk.ask(freight([[CAMERA, 1]]))).headers['x-ratelimit-remaining']);
    const first = await left();
    expect(await left()).toBe(first - 1);
  });

  it('line 10: a carrier imported meanwhile is there, on both nodes', async () => {
    await desk.open();
    const other = await startTestApp({ database: app.database });
    try {
      await app.load({
        fleteras: [{ codigo: 'nueva', nombre: 'Nueva', orden: 50, url_rastreo: 'https://rastreo.example/?g={guia}' }],
        tarifas: [{ fletera: 'nueva', zona: 'local', hasta_kg: 5, precio: 1 }],
        tiempos: [{ fletera: 'nueva', zona: 'local', dias_min: 1, dias_max: 2 }],
      });
      await other.settle();
      for (const { api } of [app, other]) {
        const answer = await api.post(FLETES, { token: desk.token, json: freight([[CAMERA, 1]]) });
        const [first] = answer.body?.fleteras as object[];
        expect(first).toMatchObject({ codigo: 'nueva', flete: 1, dias_max: 2, mas_economica: true });
      }
    } finally {
      await other.close();
    }
  });
});
