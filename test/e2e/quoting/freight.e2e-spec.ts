import { Database } from '@/shared/database/database';
import { Dice } from '@/modules/cart/quoting/domain/oracle/random-cart.builder';
import { useApp } from '@test/support/app';
import {
  ADDRESS,
  BUYER,
  CABLE,
  CAMERA,
  GRADED,
  KIT,
  NORTHERNER,
  RECORDER,
  SCARCE,
  UNPRICED,
} from './cart-world.builder';
import { FLETES, freight, FreightDesk, FREIGHT_WORLD, offerOf } from './freight-world.builder';

/** All of them take a minute; a part tells as much from day to day. */
const CARTS = Number(process.env.FREIGHT_CARTS ?? '40');
const PLACES = [
  { codigo_postal: '31000', estado: 'CHIH' },
  { codigo_postal: '33000', estado: 'CHIH', colonia: 'Bugambilias' },
  { codigo_postal: '32000', estado: 'CHIH', colonia: 'Centro' },
];

describe('POST /carrito/fletes', () => {
  const app = useApp(FREIGHT_WORLD, { env: { IVA_FRONTERA: 'true' } });
  let desk: FreightDesk;
  beforeAll(async () => {
    desk = await new FreightDesk(app).open();
  });

  it('line 1: asks of every carrier what a quote of the same cart asks, to the cent', async () => {
    for (let seed = 0; seed < CARTS; seed++) {
      const dice = new Dice(seed);
      const lines = dice.list(1 + dice.roll(4), () => {
        const id = dice.pick([CAMERA, CABLE, RECORDER, KIT, SCARCE, GRADED]);
        return [id, 1 + dice.roll(12), id === GRADED ? dice.pick(['nuevo', 'a', 'b']) : 'nuevo'] as const;
      });
      const place = dice.pick(PLACES);
      const terms = {
        moneda: dice.pick(['usd', 'mxn']),
        metodo_pago: dice.pick(['transferencia', 'credito-30', 'credito-1']),
        iva_frontera: dice.chance(50),
      };
      const answer = await desk.compare(lines, { ...terms, codigo_postal: place.codigo_postal });
      for (const offer of answer.fleteras) {
        const direccion = { ...ADDRESS, ...place };
        const quoted = await desk.quoted(lines, { ...terms, direccion, fletera: offer.codigo });
        const refused = { sin_cobertura: 'fletera_sin_cobertura', sin_tarifa: 'sin_tarifa' }[offer.motivo];
        expect([seed, offer.codigo, offer.flete ?? refused]).toEqual([seed, offer.codigo, quoted]);
      }
    }
  });

  it('line 2: every carrier once; order, marks, reasons and nulls', async () => {
    const answer = await desk.compare([[CAMERA, 2]], { codigo_postal: '32000' });
    const catalog = (FREIGHT_WORLD.fleteras ?? []).map((row) => (row as { codigo: string }).codigo);
    expect(answer.fleteras.map(({ codigo }) => codigo).sort()).toEqual([...catalog].sort());
    expect(
      answer.fleteras.map(({ codigo, disponible, motivo, cobertura, flete }) => [
        codigo,
        disponible,
        motivo,
        cobertura,
        flete,
      ]),
    ).toEqual([
      ['fedex', true, '', 'estandar', 3.33],
      ['estafeta', true, '', 'estandar', 8],
      ['dhl', true, '', 'estandar', 8],
      ['dhl_siguiente', true, '', 'estandar', 20],
      ['paquete_express', false, 'sin_tarifa', 'estandar', null],
      ['estafeta_siguiente', false, 'sin_tarifa', 'estandar', null],
      ['mensajeria_local', false, 'sin_cobertura', 'no', null],
    ]);
    expect(answer.fleteras.filter((offer) => offer.mas_economica).map(({ codigo }) => codigo)).toEqual(['fedex']);
    expect(answer.fleteras.filter((offer) => offer.mas_rapida).map(({ codigo }) => codigo)).toEqual(['dhl_siguiente']);
    expect(offerOf(answer, 'paquete_express')).toMatchObject({
      flete_con_iva: null,
      dias_min: null,
      dias_max: null,
      entrega_desde: null,
      entrega_hasta: null,
    });
    expect(offerOf(answer, 'estafeta').flete_con_iva).toBe(9.28);
    expect(answer).toMatchObject({
      moneda: 'USD',
      tipo_cambio: '17.80',
      codigo_postal: '32000',
      estado: 'CHIH',
      zona_extendida: false,
    });
  });

  it('line 2: the tax is the 8 % of the border region where a quote would apply it', async () => {
    const cart = { direccion: { codigo_postal: '32000' }, codigo_postal: undefined, iva_frontera: true };
    const answer = await desk.compare([[RECORDER, 10]], cart);
    expect(answer.almacenes.map(({ almacen }) => almacen)).toEqual(['frontera']);
    const { flete, flete_con_iva } = offerOf(answer, 'dhl');
    expect(flete_con_iva).toBe(Math.round((flete ?? 0) * 108) / 100);
  });

  it('line 3: writes nothing, uses no folio and reserves nothing', async () => {
    const database = app.nest.get(Database);
    const tables = [
      'orders',
      'order_lines',
      'folio_counters',
      'stock_ledger',
      'idempotency_keys',
      'change_log',
      'events',
    ];
    const snapshot = async () => [
      ...(await Promise.all(
        tables.map((table) => database.reader.query<unknown[]>(`SELECT COUNT(*) AS n FROM ${table}`)),
      )),
      await database.reader.query('SELECT SUM(reserved) AS n FROM stock'),
    ];
    const before = await snapshot();
    const answer = await app.api.call('POST', FLETES, {
      token: desk.token,
      json: freight([[CAMERA, 5]]),
      headers: { 'Idempotency-Key': 'twice' },
    });
    expect(answer.status).toBe(200);
    expect(await snapshot()).toEqual(before);
  });

  it('line 5: a split cart is sent from the warehouses of its quote', async () => {
    const lines = [
      [CABLE, 40],
      [CAMERA, 1],
      [KIT, 2],
    ] as const;
    const answer = await desk.compare(lines);
    const quote = await app.api.post('/api/v1/carrito/generar', {
      token: desk.token,
      json: {
        productos: lines.map(([id, cantidad]) => ({ id, cantidad, tipo: 'nuevo' })),
        tipo_entrega: 'domicilio',
        fletera: 'estafeta',
        direccion: ADDRESS,
        uso_cfdi: 'G03',
        metodo_pago: 'transferencia',
        testmode: true,
      },
    });
    const pieces = new Map<string, number>();
    for (const { almacenes, componentes } of quote.body?.productos as {
      almacenes: Record<string, number>;
      componentes?: { cantidad: string; almacen: string }[];
    }[]) {
      const parts = componentes?.map(({ cantidad, almacen }) => [almacen, Number(cantidad)] as const);
      for (const [almacen, cantidad] of parts ?? Object.entries(almacenes))
        pieces.set(almacen, (pieces.get(almacen) ?? 0) + cantidad);
    }
    expect(Object.fromEntries(answer.almacenes.map(({ almacen, piezas }) => [almacen, piezas]))).toEqual(
      Object.fromEntries(pieces),
    );
    expect(answer.almacenes.length).toBeGreaterThan(1);
    expect(offerOf(answer, 'estafeta')).toMatchObject({ dias_min: 4, dias_max: 6 });
    expect(offerOf(answer, 'fedex')).toMatchObject({ disponible: false, motivo: 'sin_tarifa' });
  });

  it('line 6: without times the days are null and the carrier is available all the same', async () => {
    const offer = offerOf(await desk.compare([[CAMERA, 1]]), 'dhl');
    expect(offer).toMatchObject({ disponible: true, flete: 8, dias_min: null, dias_max: null });
    expect([offer.entrega_desde, offer.entrega_hasta]).toEqual([null, null]);
  });

  it('line 7: bad bodies name every problem at once', async () => {
    const answer = await desk.ask({
      productos: [{ id: 'x', cantidad: 0, tipo: 'z' }],
      codigo_postal: 'ABC',
      moneda: 'eur',
      metodo_pago: 'trueque',
      forzar_sucursal: 'quizá',
      fecha: '2026-02-30',
    });
    expect([answer.status, answer.body?.code]).toEqual([400, 'parametros_invalidos']);
    const named = (answer.body?.detalles as { campo: string }[]).map(({ campo }) => campo).sort();
    expect(named).toEqual([
      'codigo_postal',
      'fecha',
      'forzar_sucursal',
      'metodo_pago',
      'moneda',
      'productos[0].cantidad',
      'productos[0].id',
      'productos[0].tipo',
    ]);
  });

  it.each([
    [
      '51 lines',
      { productos: Array.from({ length: 51 }, () => ({ id: CAMERA, cantidad: 1, tipo: 'nuevo' })) },
      'productos',
    ],
    ['no lines', { productos: [] }, 'productos'],
    ['no place', { codigo_postal: undefined }, 'codigo_postal'],
    ['an address without a code', { codigo_postal: undefined, direccion: { pais: 'MEX' } }, 'direccion.codigo_postal'],
    ['an address that is none', { direccion: 7 }, 'direccion'],
    ['a country that is no text', { direccion: { codigo_postal: '31000', pais: {} } }, 'direccion.pais'],
    ['a list of countries', { direccion: { codigo_postal: '31000', pais: ['MEX'] } }, 'direccion.pais'],
    ['a day that is past', { fecha: '2020-01-02' }, 'fecha'],
    ['a day that is too far to count from', { fecha: '9001-01-01' }, 'fecha'],
    ['a credit the account has not', { metodo_pago: 'credito-7' }, 'metodo_pago'],
  ])('line 7: %s is a 400', async (_, more, campo) => {
    const answer = await desk.ask(freight([[CAMERA, 1]], more));
    const named = (answer.body?.detalles as { campo: string }[] | undefined)?.map((one) => one.campo);
    expect([answer.status, answer.body?.code, named]).toEqual([400, 'parametros_invalidos', [campo]]);
  });

  it.each([
    ['nobody knows', { codigo_postal: '00100' }],
    ['that is the usual stand-in for one', { codigo_postal: '99999' }],
    ['abroad', { direccion: { codigo_postal: '90210', pais: 'USA' } }],
  ])('line 7: a postal code %s is 422', async (_, more) => {
    const answer = await desk.ask(freight([[CAMERA, 1]], more));
    expect([answer.status, answer.body?.code]).toEqual([422, 'codigo_postal_desconocido']);
  });

  it("line 7: a product not on sale is the cart's 400", async () => {
    const answer = await desk.ask(
      freight([
        [CAMERA, 1],
        [UNPRICED, 1],
      ]),
    );
    expect(answer.body).toMatchObject({
      status: 400,
      code: 'productos_no_encontrados',
      values: [UNPRICED],
      detalles: [expect.objectContaining({ campo: 'productos[1].id' })],
    });
  });

  it("line 7: a freight beyond what a quote can cost is the cart's 400", async () => {
    const HEAVY = 7999;
    await app.load({
      productos: [
        { producto_id: HEAVY, modelo: 'PES-1', titulo: 'Yunque', marca: 'vixora', categorias: [9], peso: '999999999' },
      ],
      precios: [{ producto_id: HEAVY, precio_lista: 1 }],
      existencias: [{ producto_id: HEAVY, condicion: 'nuevo', sucursal: 'norte', cantidad: 9999 }],
    });
    const answer = await desk.ask(freight([[HEAVY, 9999]]));
    expect([answer.status, answer.body?.code]).toEqual([400, 'importe_fuera_de_rango']);
    expect(await desk.quoted([[HEAVY, 9999]], { fletera: 'dhl' })).toBe('importe_fuera_de_rango');
  });

  it('line 8: short stock is priced for what there is, and told', async () => {
    const answer = await desk.compare([[SCARCE, 12]]);
    expect(answer.faltantes).toEqual([{ id: SCARCE, tipo: 'nuevo', solicitado: 12, disponible: 9 }]);
    expect(answer.almacenes.reduce((sum, { piezas }) => sum + piezas, 0)).toBe(9);
    expect(offerOf(answer, 'estafeta').flete).toBe(await desk.quoted([[SCARCE, 12]], { fletera: 'estafeta' }));
  });

  it('line 8: one branch is priced for what it has', async () => {
    const answer = await desk.compare([[SCARCE, 12]], { forzar_sucursal: true });
    expect(answer.almacenes).toEqual([{ almacen: 'centro', piezas: 3, peso_facturable: 3 }]);
    expect(answer.faltantes).toEqual([{ id: SCARCE, tipo: 'nuevo', solicitado: 12, disponible: 3 }]);
    expect(offerOf(answer, 'estafeta').flete).toBe(await desk.quoted([[SCARCE, 3]], { fletera: 'estafeta' }));
  });

  it('line 8: an account buys from its own warehouses only', async () => {
    const northern = await new FreightDesk(app).open(NORTHERNER);
    const answer = await northern.compare([[CABLE, 1]]);
    expect(answer.almacenes.map(({ almacen }) => almacen)).toEqual(['norte']);
  });

  it('line 10: needs the scope carrito', async () => {
    const token = await app.token(BUYER, ['ver-productos']);
    const answer = await app.api.post(FLETES, { token, json: freight([[CAMERA, 1]]) });
    expect([answer.status, answer.body?.code]).toEqual([403, 'sin_permiso']);
  });
});
