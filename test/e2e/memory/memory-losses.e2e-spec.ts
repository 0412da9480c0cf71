import { logChange, SharedDatabase, until } from './memory-node.builder';
import { ALFA, CATALOG } from '@test/support/fixture';
import { describeOnMysql } from '@test/support/servers/temporary-database';

/** How often connections are lost while how many changes are made; MEMORY_LOSSES=200 MEMORY_CHANGES=5000 in the long run. */
const LOSSES = Number(process.env.MEMORY_LOSSES ?? 20);
const CHANGES = Number(process.env.MEMORY_CHANGES ?? 500);
const PER_TRANSACTION = 5;
const PRODUCTS = 300;
const FIRST = 800_000;
/** What refreshes read, and what leads to them. */
const STATEMENTS = [/FROM change_log/, /FROM products p/, /FROM stock/, /COUNT\(\*\) AS amount/];
const STALE_AFTER_MS = 3000;

describeOnMysql(`${LOSSES} lost connections during ${CHANGES} changes on two nodes (MariaDB)`, () => {
  let shared: SharedDatabase;
  beforeAll(async () => {
    shared = await SharedDatabase.create();
  });
  afterAll(() => shared.close());

  it('leave nothing stale three seconds after the last one', async () => {
    const one = await shared.node();
    await one.app.load({
      ...CATALOG,
      productos: Array.from({ length: PRODUCTS }, (_, at) => ({
        producto_id: FIRST + at,
        modelo: `P-${at}`,
        titulo: 'Versión 0',
        marca: (CATALOG.productos as readonly { marca: string }[])[0]?.marca,
        categorias: (CATALOG.productos as readonly { categorias: number[] }[])[0]?.categorias,
      })),
      precios: [],
      existencias: [],
    });
    const nodes = [one, await shared.node()];
    const token = await one.app.token(ALFA);
    const writer = await shared.connect();
    const expected = new Map<number, string>();
    let losses = 0;
    for (let change = 1; change <= CHANGES; change++) {
      if ((change - 1) % PER_TRANSACTION === 0) await writer.beginTransaction();
      const id = FIRST + ((change * 7) % PRODUCTS);
      await writer.query('UPDATE products SET title = ? WHERE id = ?', [`Versión ${change}`, id]);
      await logChange(writer, 'product', id);
      expected.set(id, `Versión ${change}`);
      if (change % PER_TRANSACTION === 0) await writer.commit();
      if (change % Math.floor(CHANGES / LOSSES) !== 0) continue;
      const { way } = nodes[losses % 2] ?? one;
      const before = way.cuts;
      way.cutOn(STATEMENTS[losses % STATEMENTS.length] ?? /FROM/);
      await until(() => way.cuts > before || losses % STATEMENTS.length === 2, 1500);
      if (losses % 5 === 0) way.drop();
      losses++;
    }
    await writer.commit();
    for (const { way } of nodes) way.cutOn(/FROM/, 0);
    const stale = async (): Promise<number> => {
      let different = 0;
      for (const { app } of nodes)
        for (let start = 0; start < PRODUCTS; start += 50) {
          const ids = Array.from({ length: 50 }, (_, at) => FIRST + start + at);
          const { body } = await app.api.get(`/api/v1/productos/${ids.join(',')}`, { token, unchecked: true });
          different += ([body].flat() as { producto_id: number | string; titulo: string }[]).filter(
            ({ producto_id, titulo }) => titulo !== (expected.get(Number(producto_id)) ?? 'Versión 0'),
          ).length;
        }
      return different;
    };
    const began = performance.now();
    await until(async () => (await stale()) === 0, STALE_AFTER_MS);
    const took = Math.round(performance.now() - began);
    process.stdout.write(`${losses} losses, ${CHANGES} changes: nothing stale ${took} ms after the last\n`);
    expect(await stale()).toBe(0);
    expect(losses).toBeGreaterThanOrEqual(LOSSES);
  }, 3_600_000);
});
