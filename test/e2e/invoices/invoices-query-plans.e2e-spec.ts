import 'reflect-metadata';
import { yearPeriod } from '@/modules/invoices/domain/invoice-search';
import { InvoiceCounts } from '@/modules/invoices/persistence/invoice-counts';
import { openMigrated } from '@test/support/servers/migrated-database';
import { anInvoiceRow, insertManyInvoices } from './invoice-rows.builder';
import { InvoiceRepository } from '@/modules/invoices/persistence/invoice.repository';
import { explain, recordQueries, type Plan } from '@test/support/servers/query-recorder';
import { ShippingGuideRepository } from '@/modules/invoices/persistence/shipping-guide.repository';
import type { Database } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const MINE: Caller = { accountId: 1001, clientId: 'mine', scopes: [] };
const FIRST_PAGE = { number: 1, size: 15 };
const DEEP_PAGE = { number: 90, size: 15 };

const ISSUED = 'ix_invoices_issued';
const FOLIO = 'ix_invoices_folio';
const ORDER = 'ix_invoices_order';
const SPELLED = 'ix_invoices_spelled';

describe.each(availableDialects())('query plans on %s', (dialect) => {
  let temporary: TemporaryDatabase;
  let database: Database;
  let guides: ShippingGuideRepository;

  beforeAll(async () => {
    temporary = await temporaryDatabase(dialect);
    database = await openMigrated(temporary.url);
    await insertManyInvoices(database);
    guides = new ShippingGuideRepository(database);
  });

  afterAll(async () => {
    await database.close();
    await temporary.drop();
  });

  /** A repository that remembers no count. */
  const invoices = (): InvoiceRepository => new InvoiceRepository(database, new InvoiceCounts());
  const prefix = (text: string) => invoices().startingWith(MINE, { kind: 'prefix', text }, FIRST_PAGE);

  it.each<[string, unknown[], () => Promise<unknown>]>([
    ['a year', [ISSUED, ISSUED], () => invoices().issuedIn(MINE, yearPeriod(2026), FIRST_PAGE)],
    ['a deep page', [ISSUED, ISSUED], () => invoices().issuedIn(MINE, yearPeriod(2026), DEEP_PAGE)],
    ['a narrow prefix', [FOLIO, ORDER, SPELLED, FOLIO, ORDER, SPELLED], () => prefix('FA26/0001')],
    ['a broad prefix', [FOLIO, ORDER, SPELLED, ISSUED], () => prefix('FA26')],
    [
      'a whole order folio',
      [FOLIO, ORDER, ORDER, SPELLED, SPELLED, FOLIO, ORDER, ORDER, SPELLED, SPELLED],
      () => prefix('MTY-000001/26-API'),
    ],
    // Folios are rare enough for either.
    [
      'a folio',
      [expect.stringMatching(/^ix_invoices_(any_)?folio_key$/)],
      () => invoices().withFolioKey(MINE, 'FA26000001'),
    ],
    ['an order', ['ix_invoices_order_key'], () => invoices().ofOrder(MINE, 'MTY-00000126')],
    ['lines', [], () => invoices().linesOf({ id: 1, ...anInvoiceRow({ folio: 'x' }) })],
    ['newest guides', ['ix_shipping_guides_newest'], () => guides.newest(MINE, 30)],
    ['guides of an invoice', ['ix_shipping_guides_invoice'], () => guides.ofInvoices(MINE, ['FA26000001'])],
  ])('%s: every table is read through the index meant for it', async (_name, indexes, read) => {
    const plans = await plansOf(read);
    expect(plans.flatMap((plan) => plan.scans)).toEqual([]);
    expect(plans.flatMap((plan) => plan.indexes)).toEqual(indexes);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a year', () => invoices().issuedIn(MINE, yearPeriod(2026), FIRST_PAGE)],
    ['a deep page', () => invoices().issuedIn(MINE, yearPeriod(2026), DEEP_PAGE)],
    ['a broad prefix', () => prefix('FA26')],
    ['newest guides', () => guides.newest(MINE, 30)],
  ])('%s: the page is read in order, not sorted', async (_name, read) => {
    const plans = await plansOf(read, 'LIMIT');
    expect(plans.map((plan) => plan.sorts)).toEqual([false]);
  });

  it('a scan and a sort would be noticed', async () => {
    const sql = 'SELECT * FROM invoices WHERE line_digest = ? ORDER BY header';
    expect(await explain(database, { sql, values: ['x'] })).toMatchObject({ scans: ['invoices'], sorts: true });
  });

  async function plansOf(read: () => Promise<unknown>, only = ''): Promise<Plan[]> {
    const statements = await recordQueries(database, read);
    const plans = [];
    for (const each of statements) if (each.sql.includes(only)) plans.push(await explain(database, each));
    return plans;
  }
});
