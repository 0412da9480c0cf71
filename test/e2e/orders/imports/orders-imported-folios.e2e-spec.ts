import { ImportService } from '@/modules/importing/import.service';
import { answerOf, BUYER, CABLE, cart, WORLD } from '@test/e2e/quoting/cart-world.builder';
import { rows } from '../orders-world.builder';
import { startTestApp, type TestApp } from '@test/support/app';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import { availableDialects, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const PATH = '/api/v1/carrito/generar';
const FORM = /^CEN-(\d{6,})\/(\d\d)-API$/;

describe.each(availableDialects())('folios that imported invoices use, on %s', (dialect) => {
  let database: TemporaryDatabase;
  let app: TestApp;
  let token: string;
  let invoices = 0;

  beforeAll(async () => {
    database = await preparedDatabase(dialect);
    app = await startTestApp({ database });
    await app.load(WORLD);
    await app.load({
      existencias: [{ producto_id: CABLE, condicion: 'nuevo', sucursal: 'centro', cantidad: 100_000 }],
    });
    token = await app.token(BUYER);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const importing = (folio_pedido: string) =>
    app.nest
      .get(ImportService, { strict: false })
      .loadRows('facturas', [
        { num_cliente: BUYER, folio_factura: `FX26/${String(++invoices)}`, fecha: '2026-01-02', folio_pedido },
      ]);

  /** Places an order and gives the number and year of its folio. */
  async function order(): Promise<readonly [number: number, year: string]> {
    const json = cart([[CABLE, 1]], { testmode: false, ordenar: true });
    const folio = String(answerOf(await app.api.post(PATH, { token, json })).resumen.folio_pedido);
    const [, number, year = ''] = FORM.exec(folio) ?? [];
    if (number === undefined) throw new Error(`no folio of ours: ${folio}`);
    return [Number(number), year];
  }

  it('lifts the counter of the series and year above the folio, however it is written, and never lowers it', async () => {
    const [first, year] = await order();
    for (const [folio, next] of [
      [`CEN-000${String(first + 100)}/${year}-API`, first + 101],
      [`CEN-00000${String(first)}/${year}-API`, first + 102],
      [`cen-000500/${year}`, 501],
      [`CEN-000600${year}`, 601],
    ] as const) {
      expect(await importing(folio)).toMatchObject({ refused: 0 });
      expect(await order()).toEqual([next, year]);
    }
  });

  it('leaves it alone for other series, other years and other texts', async () => {
    const [before, year] = await order();
    for (const folio of [`ZZZ-009999/${year}-API`, 'CEN-009999/19-API', `CEN-${'9'.repeat(12)}/${year}`, 'OC 4411', ''])
      expect(await importing(folio)).toMatchObject({ refused: 0 });
    expect(await order()).toEqual([before + 1, year]);
  });

  it('changes nothing when it is rehearsed, or the second time', async () => {
    const [before, year] = await order();
    const row = {
      num_cliente: BUYER,
      folio_factura: 'FY26/1',
      fecha: '2026-01-02',
      folio_pedido: `CEN-050000/${year}`,
    };
    const service = app.nest.get(ImportService, { strict: false });
    expect(await service.loadRows('facturas', [row], { dryRun: true })).toMatchObject({ created: 1 });
    expect((await order())[0]).toBe(before + 1);
    expect(await service.loadRows('facturas', [row])).toMatchObject({ created: 1 });
    expect(await service.loadRows('facturas', [row])).toMatchObject({ unchanged: 1 });
    expect((await order())[0]).toBe(50_001);
  });

  it('gives no folio twice while orders and imports run side by side', async () => {
    const [start, year] = await order();
    const given: number[] = [];
    let highest = start;
    const ordering = Array.from({ length: 4 }, async () => {
      for (let at = 0; at < 8; at++) {
        const floor = highest;
        const [number] = await order();
        expect(number).toBeGreaterThan(floor);
        given.push(number);
      }
    });
    const loading = (async () => {
      for (let at = 1; at <= 10; at++) {
        const number = start + at * 7;
        await importing(`CEN-${String(number).padStart(6, '0')}/${year}-API`);
        highest = number;
      }
    })();
    await Promise.all([...ordering, loading]);
    expect(new Set(given).size).toBe(given.length);
    const stored = await rows<{ folio: string }>(app, 'SELECT folio FROM orders');
    expect(new Set(stored.map(({ folio }) => folio)).size).toBe(stored.length);
  });
});
