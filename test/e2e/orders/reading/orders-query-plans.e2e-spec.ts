import type { OrderSearch, QuoteSearch } from '@/modules/cart/orders/domain/documents/document-search';
import { DocumentListRepository } from '@/modules/cart/orders/persistence/documents/document-list.repository';
import { undatedOrders } from '@/modules/cart/orders/persistence/date-order-lines';
import { folioOf, insertOrders, orderedAt } from '../order-rows.builder';
import { openMigrated } from '@test/support/servers/migrated-database';
import { explain, recordQueries, type Plan } from '@test/support/servers/query-recorder';
import type { Database } from '@/shared/database/database';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const MINE = { accountId: 1, clientId: 'mine', scopes: [] };
const ORDERS = 3000;
const ORDERED = 'ix_orders_ordered';
const BY_PRODUCT = 'ix_order_lines_ordered';
const QUOTED = 'ix_orders_quoted';

describe.each(availableDialects())('query plans of the lists on %s', (dialect) => {
  let temporary: TemporaryDatabase;
  let database: Database;
  let lists: DocumentListRepository;
  beforeAll(async () => {
    temporary = await temporaryDatabase(dialect);
    database = await openMigrated(temporary.url);
    await insertOrders(database, 1, ORDERS, 1);
    await insertOrders(database, 2, ORDERS, ORDERS + 1);
    lists = new DocumentListRepository(database);
  });
  afterAll(async () => {
    await database.close();
    await temporary.drop();
  });

  const plansOf = async (work: () => Promise<unknown>): Promise<Plan[]> => {
    const statements = await recordQueries(database, work);
    return Promise.all(statements.map((statement) => explain(database, statement)));
  };
  const after = { at: orderedAt(ORDERS / 2), id: ORDERS / 2 };

  it.each<[string, string[], Partial<OrderSearch>]>([
    ['no filter', [ORDERED], {}],
    ['a deep place', [ORDERED], { after }],
    ['a state', ['ix_orders_state'], { states: ['en_proceso'], after }],
    ['two states', ['ix_orders_state', 'ix_orders_state'], { states: ['enviado', 'recibido'] }],
    ['days', [ORDERED], { from: orderedAt(100), to: orderedAt(900) }],
    ['a purchase order', ['ix_orders_purchase'], { purchaseOrder: 'OC-7' }],
    ['a purchase order and a state', ['ix_orders_purchase'], { purchaseOrder: 'OC-7', states: ['recibido'] }],
    ['a broad start of a folio', ['ix_orders_account_folio', ORDERED], { prefix: 'A1-0' }],
    ['a whole folio', ['ix_orders_account_folio'], { prefix: folioOf(1, 100) }],
    ['changes since long ago', ['ix_orders_modified', ORDERED], { modifiedSince: orderedAt(0) }],
    ['changes since now', ['ix_orders_modified'], { modifiedSince: orderedAt(ORDERS - 20) }],
    ['a product', [BY_PRODUCT], { productId: 7 }],
    ['a product, deep', [BY_PRODUCT], { productId: 7, from: orderedAt(100), after }],
    ['a product and a state', [BY_PRODUCT, BY_PRODUCT], { productId: 7, states: ['recibido'] }],
  ])(
    'orders by %s: each table by the index meant for it, no row is sorted that is not shown',
    async (_, indexes, search) => {
      const plans = await plansOf(() => lists.orders(MINE, { limit: 25, ...search }));
      expect(plans.flatMap(({ scans }) => scans)).toEqual([]);
      expect(plans.flatMap((plan) => plan.indexes)).toEqual(indexes);
      const walks = plans.filter((plan) =>
        plan.indexes.some((index) => [ORDERED, BY_PRODUCT, 'ix_orders_state'].includes(index)),
      );
      expect(walks.filter(({ sorts }) => sorts)).toEqual([]);
    },
  );

  it.each<[string, string[], Partial<QuoteSearch>]>([
    ['no filter', [QUOTED, QUOTED, QUOTED], {}],
    ['those that hold', [QUOTED], { states: ['vigente'] }],
    ['a purchase order', [QUOTED], { states: ['vencida'], purchaseOrder: 'OC-9' }],
  ])('quotes by %s: along the index of the list', async (_, indexes, search) => {
    const plans = await plansOf(() => lists.quotes(MINE, { limit: 25, now: orderedAt(ORDERS), ...search }));
    expect(plans.flatMap(({ scans }) => scans)).toEqual([]);
    expect(plans.flatMap((plan) => plan.indexes)).toEqual(indexes);
    expect(plans.filter((plan) => plan.indexes.includes(QUOTED) && plan.sorts)).toEqual([]);
  });

  it('orders whose lines are to be dated: by an index in which there are none', async () => {
    const [plan] = await plansOf(() => undatedOrders((sql) => database.reader.query(sql)));
    expect(plan).toEqual({ indexes: ['ix_orders_undated'], scans: [], sorts: false });
  });

  it("orders of every account: along the operator's index", async () => {
    const plans = await plansOf(() => lists.ordersOfAll({ limit: 25, from: orderedAt(5) }));
    expect(plans.flatMap((plan) => plan.indexes)).toEqual(['ix_orders_kind_ordered']);
    expect(plans.flatMap(({ scans }) => scans)).toEqual([]);
  });
});
