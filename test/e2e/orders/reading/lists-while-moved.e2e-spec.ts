import { DocumentListRepository } from '@/modules/cart/orders/persistence/documents/document-list.repository';
import { folioOf, insertOrders, orderedAt } from '../order-rows.builder';
import { openMigrated } from '@test/support/servers/migrated-database';
import type { Database } from '@/shared/database/database';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const MINE = { accountId: 1, clientId: 'mine', scopes: [] };
const ROWS = 40;

describe.each(availableDialects())('lists of several states on %s', (dialect) => {
  let temporary: TemporaryDatabase;
  let database: Database;
  let lists: DocumentListRepository;
  beforeEach(async () => {
    temporary = await temporaryDatabase(dialect);
    database = await openMigrated(temporary.url);
    await insertOrders(database, 1, ROWS, 1);
    lists = new DocumentListRepository(database);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.close();
    await temporary.drop();
  });

  /** Moves a document `from` a state `to` another: a statement that asks for `from` last is answered afterwards, all others before. */
  function moveMeanwhile(from: string, to: string, sql: string): void {
    const { reader } = database;
    const query = reader.query.bind(reader) as (text: string, values: unknown[]) => Promise<unknown>;
    let begin: () => void = () => undefined;
    const moved = new Promise<void>((resolve) => (begin = resolve)).then(() =>
      database.write((manager) => manager.query(sql)),
    );
    jest.spyOn(reader, 'query').mockImplementation(async (text: string, given?: unknown) => {
      const values: unknown[] = Array.isArray(given) ? given : [];
      const state = values.filter((value) => value === from || value === to).at(-1);
      if (state === from) await moved;
      const rows = await query(text, values);
      if (state !== to) return rows;
      begin();
      await moved;
      return rows;
    });
  }
  const folios = ({ documents }: { documents: readonly { folio: string }[] }): string[] =>
    documents.map(({ folio }) => folio);

  it('a quote that becomes an order meanwhile is listed once', async () => {
    const folio = folioOf(1, 19);
    moveMeanwhile('quote', 'order', `UPDATE orders SET kind = 'order', state = 'recibido' WHERE folio = '${folio}'`);
    const page = await lists.quotes(MINE, { limit: 25, now: orderedAt(ROWS) });
    expect(folios(page)).toEqual([39, 29, 19, 9].map((number) => folioOf(1, number)));
  });

  it('an order that goes from one state asked for to another is listed once', async () => {
    const folio = folioOf(1, 5);
    moveMeanwhile('recibido', 'en_proceso', `UPDATE orders SET state = 'en_proceso' WHERE folio = '${folio}'`);
    const page = await lists.orders(MINE, { limit: 25, states: ['recibido', 'en_proceso'] });
    const asked = [...Array(ROWS).keys()].filter((number) => number % 10 !== 9 && [4, 5].includes(number % 7));
    expect(folios(page)).toEqual(asked.reverse().map((number) => folioOf(1, number)));
  });
});
