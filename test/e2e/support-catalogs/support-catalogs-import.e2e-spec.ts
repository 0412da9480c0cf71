import { ImportService } from '@/modules/importing/import.service';
import { Carriers } from '@/modules/support-catalogs/carriers.service';
import { FreightTables } from '@/modules/support-catalogs/freight-tables.service';
import { PostalCodes } from '@/modules/support-catalogs/postal-codes.service';
import { startTestApp, type TestApp } from '@test/support/app';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { FREIGHT } from '@test/support/freight';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import type { TemporaryDatabase } from '@test/support/servers/temporary-database';
import { accountRow } from '@test/support/import-rows';

describe('loading the support catalogs', () => {
  let database: TemporaryDatabase;
  let app: TestApp;
  let token: string;
  const get = async (path: string): Promise<unknown> =>
    (await app.api.get(`/api/v1/carrito/${path}`, { token })).body as unknown;
  const load = async (entity: string, rows: object[], full = false) => {
    const summary = await app.nest.get(ImportService, { strict: false }).loadRows(entity, rows, { full });
    await app.settle();
    return summary;
  };

  beforeAll(async () => {
    database = await preparedDatabase(E2E_DIALECT);
    app = await startTestApp({ database });
    await app.load(FREIGHT);
    await app.load({ cuentas: [accountRow(1001)] });
    token = await app.token(1001);
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('changes only what a line names, and shows it at once', async () => {
    await app.load({
      paises: [{ codigo: 'MEX', nombre: 'Estados Unidos Mexicanos' }],
      usos_cfdi: [
        { codigo: 'S01', nombre: 'Sin efectos' },
        { codigo: 'X01', nombre: 'Para todos', regimenes: null },
      ],
      formas_pago: [{ key: 'transferencia', descuento: 2.5 }],
    });
    expect(await get('paises')).toMatchObject({
      paises: expect.arrayContaining([{ codigo: 'MEX', id: '484', nombre: 'Estados Unidos Mexicanos' }]) as unknown,
    });
    expect(await get('cfdi')).toEqual(
      expect.arrayContaining([
        { codigo: 'S01', nombre: 'Sin efectos' },
        { codigo: 'X01', nombre: 'Para todos' },
      ]),
    );
    expect(await get('pago')).toMatchObject([{ metodo: { transferencia: { codigo: '03', descuento: 2.5 } } }, {}, {}]);
  });

  it('takes payment methods as the endpoint shows them', async () => {
    const shown = (await get('pago')) as object[];
    expect(await load('formas_pago', shown)).toMatchObject({ read: 3, unchanged: 3, refused: 0 });
    const paynet = { titulo: 'Tienda', codigo: '01', descuento: 1, tipo_cambio: 'normal', plazo: 0, forma: { PUE: 3 } };
    await load('formas_pago', [{ nombre: 'Paynet', metodo: { paynet } }]);
    expect(await get('pago')).toEqual(expect.arrayContaining([{ nombre: 'Paynet', metodo: { paynet } }]));
  });

  it('withdraws with --full the built-in rows that are not named, and they stay away', async () => {
    const carrier = {
      codigo: 'propia',
      nombre: 'Flota propia',
      dia_siguiente: false,
      terrestre: true,
      cobertura_por_cp: false,
      orden: 1,
    };
    expect(await load('fleteras', [carrier], true)).toMatchObject({ created: 1, withdrawn: 7 });
    const expected = [{ codigo: 'propia', nombre: 'Flota propia', dia_siguiente: false, cobertura: 'estandar' }];
    expect(await get('fleteras')).toEqual(expected);

    const restarted = await startTestApp({ database });
    try {
      expect((await restarted.api.get('/api/v1/carrito/fleteras', { token })).body).toEqual(expected);
    } finally {
      await restarted.close();
    }
    await load('fleteras', [{ codigo: 'mensajeria_local' }]);
    expect(await get('fleteras')).toMatchObject([
      { codigo: 'propia' },
      { codigo: 'mensajeria_local', nombre: 'Mensajería local' },
    ]);
  });

  it('gives carts their zones, tariffs, areas and coverage', async () => {
    await app.load({
      zonas: [{ estado_origen: 'Chihuahua', estado_destino: 'GTO', zona: 9 }],
      tarifas: [
        { fletera: 'propia', zona: 9, hasta_kg: 10, precio: '12.5', kg_extra: 0.75, extendida: '3' },
        { fletera: 'propia', zona: '9', hasta_kg: '2.5', precio: 4.1234 },
        { fletera: 'propia', zona: '9', hasta_kg: 10.0, precio: 13 },
      ],
      coberturas: [{ fletera: 'mensajeria_local', codigo_postal: '85203' }],
      zonas_extendidas: [{ codigo_postal: '1234*' }],
      region_fronteriza: [{ codigo_postal: '1000' }],
    });
    const tables = app.nest.get(FreightTables);
    expect(tables.zone('CHIH', 'GTA')).toBe('9');
    expect(tables.bands('propia', '9')).toMatchObject([
      { upTo: 2_500_000, price: 41_234, perExtraKilo: 0, extendedSurcharge: 0 },
      { upTo: 10_000_000, price: 130_000, perExtraKilo: 7500, extendedSurcharge: 30_000 },
    ]);
    expect(['12345', '12355', '23900'].map((code) => tables.isExtendedZone(code))).toEqual([true, false, true]);
    expect(['01000', '01001', '22000', '31000'].map((code) => tables.isBorderRegion(code))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const carriers = app.nest.get(Carriers);
    const local = carriers.list().at(-1);
    expect(local && ['85203', '85204', '31000'].map((code) => carriers.coverage(local, code))).toEqual([
      'covered',
      'not_covered',
      'covered',
    ]);
  });

  it('locates a code by itself, else by its municipality, else by its state', async () => {
    const postalCodes = app.nest.get(PostalCodes);
    const municipality = { D_mnpio: 'Lejos', c_estado: '10' };
    await app.load({
      codigos_postales: ['34501', '34502', '34503'].map((d_codigo) => ({
        d_codigo,
        d_asenta: 'Centro',
        ...municipality,
      })),
      coordenadas: [{ codigo_postal: '34501', latitud: 24, longitud: -104 }],
    });
    expect(await postalCodes.position('34501')).toEqual({ latitude: 24, longitude: -104 });
    expect(await postalCodes.position('34503')).toEqual({ latitude: 24, longitude: -104 });
    await app.load({ coordenadas: [{ codigo_postal: '34502', latitud: '25.5', longitud: '-105' }] });
    expect(await postalCodes.position('34503')).toEqual({ latitude: 24.75, longitude: -104.5 });
    await load('coordenadas', [{ codigo_postal: '34503', latitud: 20, longitud: -100 }], true);
    expect(await postalCodes.position('34503')).toEqual({ latitude: 20, longitude: -100 });
    expect(await postalCodes.position('34501')).toEqual({ latitude: 20, longitude: -100 });
    expect(await postalCodes.position('34999')).toEqual({ latitude: 24.93614, longitude: -104.71183 });
    expect(await postalCodes.position('00999')).toBeUndefined();
    expect((await postalCodes.stateOf('34999'))?.code).toBe('DGO');
  });

  it.each<[string, object, string]>([
    ['formas_pago', { key: 'nueva', nombre: 'X' }, 'titulo'],
    ['formas_pago', { key: 'paynet', forma: { PPD: 2 } }, 'forma'],
    ['formas_pago', { key: 'paynet', tipo_cambio: 'mensual' }, 'tipo_cambio'],
    ['usos_cfdi', { codigo: 'g01', nombre: 'X' }, 'codigo'],
    ['usos_cfdi', { codigo: 'G01', regimenes: ['6'] }, 'regimenes[0]'],
    ['paises', { codigo: 'MX', id: 484, nombre: 'X' }, 'codigo'],
    ['fleteras', { codigo: 'dhl', dia_siguiente: 'quizá' }, 'dia_siguiente'],
    ['zonas', { estado_origen: 'CHIH', estado_destino: 'Texas', zona: '1' }, 'estado_destino'],
    ['tarifas', { fletera: 'dhl', zona: '1', hasta_kg: 0, precio: 1 }, 'hasta_kg'],
    ['tarifas', { fletera: 'dhl', zona: '1', hasta_kg: 5, precio: '-1' }, 'precio'],
    ['coberturas', { fletera: 'dhl', codigo_postal: '*' }, 'codigo_postal'],
    ['zonas_extendidas', { codigo_postal: '31000*' }, 'codigo_postal'],
    ['region_fronteriza', { codigo_postal: 'abc' }, 'codigo_postal'],
    ['coordenadas', { codigo_postal: '31000', latitud: 91, longitud: 0 }, 'latitud'],
    ['codigos_postales', { d_codigo: '31000', d_asenta: 'X', D_mnpio: 'Y', c_estado: '33' }, 'c_estado'],
    ['banners', { id: 1, titulo: 'X', vigencia_inicio: '2026-02-30' }, 'vigencia_inicio'],
    ['banners', { id: 1, titulo: 'X', vigencia_inicio: '2026-02-02', vigencia_fin: '2026-02-01' }, 'vigencia_fin'],
    [
      'cursos',
      { id: 1, titulo: 'X', modalidad: 'mixta', fecha_inicio: '2026-01-01', fecha_fin: '2026-01-01' },
      'modalidad',
    ],
    [
      'cursos',
      { id: 1, titulo: 'X', modalidad: 'presencial', fecha_inicio: '2026-01-02', fecha_fin: '2026-01-01' },
      'fecha_fin',
    ],
  ])('%s: refuses %j by its %s', async (entity, row, field) => {
    const { refused, problems } = await load(entity, [row]);
    expect([refused, problems[0]?.line, problems[0]?.field]).toEqual([1, 1, field]);
  });
});
