import { CatalogChanges } from '@/modules/feed/catalog-changes.service';
import { CatalogPublisher } from '@/modules/feed/publishing/catalog-publisher.service';
import { CHANGE_KINDS } from '@/modules/feed/domain/catalog-change';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductRepository } from '@/modules/products/persistence/product.repository';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { Database } from '@/shared/database/database';
import { startTestApp, type Fixture, type TestApp } from '@test/support/app';
import { BETA, CATALOG } from '@test/support/fixture';
import { preparedDatabase } from '@test/support/servers/prepared-database';
import { availableDialects, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const PART = { modelo: 'P', titulo: 'Parte', marca: 'vixora', categorias: [221] };
const PRODUCTS = [
  { ...PART, producto_id: 501, modelo: 'P-501' },
  { ...PART, producto_id: 502, modelo: 'P-502' },
  { ...PART, producto_id: 503, modelo: 'KIT-503', componentes: [{ producto_id: 501, cantidad: 2 }] },
  { ...PART, producto_id: 504, modelo: 'KIT-504', componentes: [{ producto_id: 503, cantidad: 1 }] },
];
const P505 = { ...PART, producto_id: 505, modelo: 'P-505' };
const stock = (producto_id: number, cantidad: number, sucursal = 'monterrey'): object => ({
  producto_id,
  condicion: 'nuevo',
  sucursal,
  cantidad,
});

describe.each(availableDialects())('catalog publisher on %s', (dialect) => {
  let database: TemporaryDatabase;
  let app: TestApp;
  beforeAll(async () => {
    database = await preparedDatabase(dialect);
    app = await startTestApp({ database });
    await load({ ...CATALOG });
    await load({ productos: PRODUCTS });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const load = async (fixture: Fixture): Promise<void> => {
    await app.load(fixture);
    await app.nest.get(CatalogPublisher, { strict: false }).publish();
  };
  const restart = async (): Promise<void> => {
    await app.close();
    app = await startTestApp({ database });
    await app.nest.get(CatalogPublisher, { strict: false }).publish();
  };
  const latest = (): Promise<number> => app.nest.get(CatalogChanges, { strict: false }).latest();
  const since = async (position: number): Promise<string[]> => {
    const walk = { from: position, known: position };
    const page = await app.nest.get(CatalogChanges, { strict: false }).since(walk, new Set(CHANGE_KINDS), 1000);
    return page.changes.map(({ productId, kinds }) => `${productId} ${kinds.join()}`).sort();
  };
  const toldBy = async (fixture: Fixture): Promise<string[]> => {
    const position = await latest();
    await load(fixture);
    return since(position);
  };

  it('gives what came, changed and left its position once', async () => {
    expect(await toldBy({ productos: [P505] })).toEqual(['505 listed']);
    expect(await toldBy({ productos: [{ ...P505, titulo: 'Otro título' }] })).toEqual(['505 sheet']);
    expect(await toldBy({ productos: [{ ...P505, descripcion: '<p>Larga</p>' }] })).toEqual(['505 sheet']);
    expect(await toldBy({ productos: [{ ...P505, descripcion: '<p>Larga</p>' }] })).toEqual([]);
    expect(await toldBy({ productos: [{ ...P505, ventas: 70, tendencia: 7 }] })).toEqual([]);
    expect(await toldBy({ precios: [{ producto_id: 505, precio_lista: 100 }] })).toEqual(['505 price']);
    expect(await toldBy({ productos: [{ ...P505, activo: false }] })).toEqual(['505 withdrawn']);
    expect(await toldBy({ precios: [{ producto_id: 505, precio_lista: 101 }] })).toEqual([]);
    expect(await toldBy({ productos: [{ ...P505, activo: true }] })).toEqual(['505 listed']);
  });

  it('tells of a kit when what it can make changes, to any depth', async () => {
    expect(await toldBy({ existencias: [stock(501, 4)] })).toEqual(['501 stock', '503 stock', '504 stock']);
    expect(await toldBy({ existencias: [stock(501, 5)] })).toEqual(['501 stock']);
    expect(await toldBy({ existencias: [stock(502, 5)] })).toEqual(['502 stock']);
  });

  it('tells of no kit when an account gets other warehouses, a restart later neither', async () => {
    const position = await latest();
    await load({ cuentas: [{ num_cliente: BETA, almacenes: ['monterrey', 'tijuana'] }] });
    app.nest.get(CatalogSnapshot, { strict: false }).putBeside();
    await app.nest.get(CatalogPublisher, { strict: false }).publish();
    await restart();
    app.nest.get(CatalogSnapshot, { strict: false }).putBeside();
    await app.nest.get(CatalogPublisher, { strict: false }).publish();
    expect(await since(position)).toEqual([]);
  });

  it('tells of a kit when a set of warehouses makes more or fewer, though all and each by itself do not', async () => {
    const componentes = [
      { producto_id: 501, cantidad: 1 },
      { producto_id: 502, cantidad: 1 },
    ];
    await load({
      productos: [{ ...PART, producto_id: 506, modelo: 'KIT-506', componentes }],
      existencias: [stock(501, 1), stock(502, 0), stock(502, 1, 'guadalajara'), stock(502, 0, 'tijuana')],
    });
    const moved = { existencias: [stock(502, 0, 'guadalajara'), stock(502, 1, 'tijuana')] };
    expect(await toldBy(moved)).toEqual(['502 stock', '506 stock']);
  });

  it('judges kits anew on a database of before without telling of them, but of those with changes that wait', async () => {
    const position = await latest();
    await app.nest.get(Database).write(async (manager) => {
      await manager.query("DELETE FROM service_state WHERE name = 'kit_digests'");
      await manager.query("UPDATE catalog_changes SET stock_digest = 'of before' WHERE product_id IN (503, 504, 506)");
      await manager.query("UPDATE change_log SET published = NULL WHERE entity = 'stock' AND entity_id = '502'");
    });
    await restart();
    app.nest.get(CatalogSnapshot, { strict: false }).putBeside();
    await app.nest.get(CatalogPublisher, { strict: false }).publish();
    expect(await since(position)).toEqual(['506 stock']);
    expect(await toldBy({ existencias: [stock(501, 8)] })).toEqual(['501 stock', '503 stock', '504 stock']);
  });

  it('tells of every product of a brand or category that gets another name, also those read while it publishes', async () => {
    const ids = Array.from({ length: 45 }, (_, at) => 600 + at);
    const marca = { id: 'renombrada', nombre: 'Antes', logo: '/renombrada.png' };
    const categoria = { id: 2299, nombre: 'Antes', nivel: 2, padre_id: 22 };
    const filed = { titulo: 'Parte', marca: marca.id, categorias: [categoria.id] };
    await load({ categorias: [categoria], marcas: [marca] });
    await load({ productos: ids.map((id) => ({ ...filed, producto_id: id, modelo: `R-${id}` })) });
    const repository = app.nest.get(ProductRepository, { strict: false });
    const read = repository.findByIds.bind(repository);
    const reading = jest.spyOn(repository, 'findByIds').mockImplementation(async (some) => {
      await app.nest.get(CatalogPublisher, { strict: false }).publish();
      return read(some);
    });
    const expected = ids.map((id) => `${id} sheet`);
    expect(await toldBy({ marcas: [{ ...marca, nombre: 'Después' }] })).toEqual(expected);
    expect(await toldBy({ categorias: [{ ...categoria, nombre: 'Después' }] })).toEqual(expected);
    expect(reading.mock.calls.length).toBeGreaterThan(4);
    reading.mockRestore();
  });

  it('tells of what was changed in the database by hand, and of kits made of it, when memory is found to differ', async () => {
    const position = await latest();
    await app.nest.get(Database).write(async (manager) => {
      await manager.query("UPDATE products SET title = 'A mano' WHERE id = 502");
      await manager.query('UPDATE stock SET on_hand = 2 WHERE product_id = 501');
    });
    await app.nest.get(ChangeFeed).compareEverything();
    await app.nest.get(CatalogPublisher, { strict: false }).publish();
    expect(await since(position)).toEqual(['501 stock', '502 sheet', '503 stock', '504 stock']);
  });

  it('leaves every line of the log with the position it led to', async () => {
    const rows = await app.nest.get(Database).reader.query('SELECT seq FROM change_log WHERE published IS NULL');
    expect(rows).toEqual([]);
  });

  it('tells what was changed while no process ran', async () => {
    const position = await latest();
    await restart();
    expect(await since(position)).toEqual([]);
    expect((await since(0)).length).toBeGreaterThan(PRODUCTS.length);
  });

  it('publishes what was imported before the first start once, long texts included', async () => {
    const listed = (await since(0)).length;
    await app.nest.get(Database).write(async (manager) => {
      await manager.query("DELETE FROM service_state WHERE name = 'last_offer_day'");
      await manager.query('DELETE FROM catalog_changes');
      await manager.query("UPDATE counters SET value = 0 WHERE name = 'catalogo'");
      await manager.query('UPDATE change_log SET published = NULL');
    });
    await restart();
    expect(await app.nest.get(Database).reader.query('SELECT seq FROM change_log WHERE published IS NULL')).toEqual([]);
    const told = await since(0);
    expect(new Set(told.map((one) => one.split(' ')[1]))).toEqual(new Set(['listed']));
    expect([told.length, await latest()]).toEqual([listed, listed]);
  });
});
