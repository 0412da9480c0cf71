import { BUYER, CAMERA, homeCart, WORLD, type CartAnswer } from '../quoting/cart-world.builder';
import { ReferenceSeeds } from '@/seeds/reference/reference-seeds';
import { Database } from '@/shared/database/database';
import { StartupMarks } from '@/shared/database/starts/startup-marks';
import { startTestApp, type TestApp } from '@test/support/app';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { FREIGHT } from '@test/support/freight';
import { temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const GENERATE = '/api/v1/carrito/generar';
const TABLES = ['carriers', 'carrier_coverage', 'freight_zones', 'freight_tariffs', 'extended_zones', 'border_region'];

/** The world without anything that has to do with freight. */
const OF_FREIGHT = ['fleteras', 'zonas', 'tarifas', 'coberturas', 'zonas_extendidas', 'region_fronteriza'];
const { zonas, tarifas } = WORLD;
const PLAIN = Object.fromEntries(Object.entries(WORLD).filter(([entity]) => !OF_FREIGHT.includes(entity)));

describe('an installation without the demo', () => {
  let database: TemporaryDatabase;
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    database = await temporaryDatabase(E2E_DIALECT);
    app = await startTestApp({ database });
    await app.load(PLAIN);
    token = await app.token(BUYER);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const quote = async (): Promise<CartAnswer> =>
    (await app.api.post(GENERATE, { token, json: homeCart([[CAMERA, 1]]) })).body as CartAnswer;
  const live = async (table: string): Promise<number> =>
    Number((await app.nest.get(Database).reader.query(`SELECT COUNT(*) AS n FROM ${table} WHERE withdrawn = 0`))[0].n);

  it('has no carriers, zones, tariffs, coverage or areas, and what everybody needs', async () => {
    expect(await Promise.all(TABLES.map(live))).toEqual(TABLES.map(() => 0));
    expect((await app.api.get('/api/v1/carrito/fleteras', { token })).body).toEqual([]);
    for (const path of ['paises', 'estados/31000', 'colonias/31000', 'pago', 'cfdi'])
      expect(JSON.stringify((await app.api.get(`/api/v1/carrito/${path}`, { token })).body).length).toBeGreaterThan(20);
  });

  it('refuses a carrier that nobody imported, and has no price for one without tariff', async () => {
    expect((await app.api.post(GENERATE, { token, json: homeCart([[CAMERA, 1]]) })).status).toBe(400);
    await app.load({ fleteras: [{ codigo: 'estafeta', nombre: 'Estafeta' }] });
    expect(await quote()).toMatchObject({ code: 'sin_tarifa' });
    await app.load({ zonas: zonas ?? [], tarifas: tarifas ?? [] });
    expect(await quote()).toMatchObject({ error: '' });
  });

  it('loses the tariffs that an earlier release invented, once, and only those that nobody changed', async () => {
    const marks = app.nest.get(StartupMarks);
    const seeds = app.nest.get(ReferenceSeeds, { strict: false });
    await app.load({ tarifas: FREIGHT.tarifas ?? [] });
    const own = await live('freight_tariffs');
    await app.load({ tarifas: [{ fletera: 'dhl', zona: '1', hasta_kg: 1, precio: '99.00' }] });
    await marks.finish('reference:tarifas');
    await marks.finish('demo');
    await seeds.seedIfEmpty();
    expect(await live('freight_tariffs')).toBe(own);
    const forget = (name: string) =>
      app.nest.get(Database).write((manager) => manager.query('DELETE FROM startup_marks WHERE name = ?', [name]));
    await forget('demo');
    await forget('reference:tarifas:retired');
    await seeds.seedIfEmpty();
    expect(await live('freight_tariffs')).toBe((tarifas ?? []).length + 1);
    await app.load({ tarifas: FREIGHT.tarifas ?? [] });
    await seeds.seedIfEmpty();
    expect(await live('freight_tariffs')).toBe(own);
    await app.settle();
    expect(await quote()).toMatchObject({ error: '' });
  });
});
