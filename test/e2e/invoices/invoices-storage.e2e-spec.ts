import 'reflect-metadata';
import { IsNull, Not } from 'typeorm';
import { SpellOrders1764174000000 } from '@/migrations/1764174000000-spell-orders';
import { folioKey, orderKey, withoutOrderSuffix } from '@/modules/invoices/domain/folio';
import { yearPeriod } from '@/modules/invoices/domain/invoice-search';
import { InvoiceCounts } from '@/modules/invoices/persistence/invoice-counts';
import { insertRows, openMigrated } from '@test/support/servers/migrated-database';
import {
  aGuideRow,
  anInvoiceRow,
  insertManyInvoices,
  MANY,
  manyInvoiceRows,
  ODD_FOLIOS,
  OTHERWISE,
  type InvoiceRow,
} from './invoice-rows.builder';
import { InvoiceEntity } from '@/modules/invoices/persistence/invoice.entity';
import { InvoiceRepository } from '@/modules/invoices/persistence/invoice.repository';
import { InvoiceRevisionEntity } from '@/modules/invoices/persistence/invoice-revision.entity';
import { ShippingGuideEntity } from '@/modules/invoices/persistence/shipping-guide.entity';
import { ShippingGuideRepository } from '@/modules/invoices/persistence/shipping-guide.repository';
import type { Database } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const MINE: Caller = { accountId: 1001, clientId: 'mine', scopes: [] };
const OTHERS: Caller = { accountId: 1002, clientId: 'others', scopes: [] };
const FIRST_PAGE = { number: 1, size: 15 };

interface Found {
  readonly total: number;
  readonly invoices: readonly { folio: string }[];
}

describe.each(availableDialects())('invoices stored on %s', (dialect) => {
  const mine = manyInvoiceRows();
  let temporary: TemporaryDatabase;
  let database: Database;
  let invoices: InvoiceRepository;
  let guides: ShippingGuideRepository;

  beforeAll(async () => {
    temporary = await temporaryDatabase(dialect);
    database = await openMigrated(temporary.url);
    await insertManyInvoices(database);
    invoices = new InvoiceRepository(database, new InvoiceCounts());
    guides = new ShippingGuideRepository(database);
  });

  afterAll(async () => {
    await database.close();
    await temporary.drop();
  });

  it.each([
    ...['', 'FA26', 'FA26/', 'FA26/0001', 'FA26/000123', 'FA', 'F', 'FA-', 'FA-00', 'MTY', 'MTY-000001/26-API'],
    ...['MTY-000001/26', 'FA-000003/26-API', 'FA-00000-API', '-API', 'ped', 'pedf', 'fac', 'FAC', 'FÁC', 'fa26'],
    ...[
      'GDL',
      'GDL-00000',
      'GDL-000001/26-API',
      'GDL-000002/26-API',
      'GDL-000003/26',
      'GDL-0000032',
      'gdl',
      'G',
      'Gdl',
    ],
    ...['FA26 ', '%', '%%', '_', '\\', "'", '"', '😀', 'ÿ', 's', 'S', '2026-02-30', 'FA26/900000', 'MTY-900001', 'zzz'],
  ])('what starts with %j is found, and nothing else, newest first', async (text) => {
    const bare = text.length > 4 && text.endsWith('-API') ? withoutOrderSuffix(text) : undefined;
    const expected = mine.filter(({ folio, orderFolio, orderSpelled }) =>
      [folio, orderFolio, orderSpelled].some(
        (name) => name?.startsWith(text) === true || (name !== folio && name !== null && name === bare),
      ),
    );
    const found = await everyPage((page) => invoices.startingWith(MINE, { kind: 'prefix', text }, page));
    expect(found).toEqual({ total: expected.length, folios: newestFirst(expected) });
  });

  it.each([
    [20260101, 20261231],
    [20260103, 20260103],
    [20250101, 20250110],
    [19990101, 19991231],
    [101, 1231],
  ])('what was issued from %i to %i is found, newest first', async (from, to) => {
    const expected = mine.filter((row) => row.issuedOn >= from && row.issuedOn <= to);
    const found = await everyPage((page) => invoices.issuedIn(MINE, { kind: 'period', from, to }, page));
    expect(found).toEqual({ total: expected.length, folios: newestFirst(expected) });
  });

  it('a page past the last keeps the total', async () => {
    const page = { number: 1_000_000_000, size: 15 };
    const prefix = { kind: 'prefix', text: 'FA26' } as const;
    expect(await invoices.issuedIn(MINE, yearPeriod(2026), page)).toEqual({ total: MANY, invoices: [] });
    expect(await invoices.startingWith(MINE, prefix, page)).toEqual({ total: MANY + 1, invoices: [] });
  });

  it('each account sees its own rows', async () => {
    const found = await invoices.startingWith(OTHERS, { kind: 'prefix', text: 'FA26' }, FIRST_PAGE);
    expect(foliosOf(found)).toEqual(['FA26/900000']);
    expect((await invoices.issuedIn(OTHERS, yearPeriod(2026), FIRST_PAGE)).total).toBe(1);
    expect(await invoices.withFolioKey(MINE, 'FA26900000')).toEqual([]);
    expect(await invoices.ofOrder(MINE, 'MTY-90000026')).toEqual([]);
  });

  it('rows of the release before are found by the order they mean once they are migrated, also when that is done again', async () => {
    const guide = aGuideRow({
      guideFolio: 'GDL',
      orderFolio: 'gdl-000001/26',
      orderKey: 'gdl-00000126',
      invoiceFolio: 'GD25/0',
      invoicedAt: '',
    });
    await insertRows(database, ShippingGuideEntity, [guide]);
    const keyOf = (orderFolio: string): string => folioKey(withoutOrderSuffix(orderFolio));
    const runner = database.writeSource.createQueryRunner();
    for (const orderFolio of OTHERWISE)
      await runner.query('UPDATE invoices SET order_key = ?, order_spelled = NULL WHERE order_folio = ?', [
        keyOf(orderFolio),
        orderFolio,
      ]);
    const foundNow = async (): Promise<string[]> => {
      const ofOrders = await invoices.ofOrders(MINE, OTHERWISE.map(orderKey));
      const spelled = await database.reader.find(InvoiceEntity, { where: { orderSpelled: Not(IsNull()) } });
      const guided = await guides.ofOrder(MINE, 'GDL-00000126');
      return [
        ...foliosOf({ total: 0, invoices: ofOrders }),
        ...spelled.map((row) => row.orderSpelled ?? ''),
        ...guided.map(({ guideFolio }) => guideFolio),
      ];
    };
    expect(await foundNow()).toEqual(['GD25/2']);
    for (let times = 0; times < 2; times++) {
      await new SpellOrders1764174000000().up(runner);
      const spellings = mine.flatMap(({ orderSpelled }) => orderSpelled ?? []);
      expect((await foundNow()).sort()).toEqual(
        ['GD25/0', 'GD25/1', 'GD25/2', 'GD25/3', 'GD25/4', 'GDL', ...spellings].sort(),
      );
    }
    await runner.release();
  });

  it('folios are looked up exactly: no accent, case, blank or pattern is folded', async () => {
    for (const folio of ODD_FOLIOS) {
      const found = await invoices.withFolioKey(MINE, folio.replaceAll('/', ''));
      expect(found.map((invoice) => invoice.folio)).toEqual([folio]);
    }
    for (const key of ['FAC-1x', 'Fac-1', 'fa26000001', 'FA2600000_', 'FA26%', '']) {
      expect(await invoices.withFolioKey(MINE, key)).toEqual([]);
    }
  });

  it('withdrawn invoices are hidden', async () => {
    expect(await invoices.withFolioKey(MINE, 'FA26900001')).toEqual([]);
    expect(await invoices.ofOrder(MINE, 'MTY-90000126')).toEqual([]);
  });

  it('every invoice of an order invoiced in parts is found', async () => {
    const parts = ['PA/1', 'PA/2'].map((folio) => anInvoiceRow({ folio, orderFolio: 'GDL-1/26' }));
    await insertRows(database, InvoiceEntity, parts);
    const found = await invoices.ofOrder(MINE, 'GDL-126');
    await database.write((manager) => manager.delete(InvoiceEntity, { orderFolio: 'GDL-1/26' }));
    expect(found.map((invoice) => invoice.folio).sort()).toEqual(['PA/1', 'PA/2']);
  });

  it('a count holds until the revision of the account changes', async () => {
    const prefix = { kind: 'prefix', text: 'NEW' } as const;
    const count = async (): Promise<number> => (await invoices.startingWith(MINE, prefix, FIRST_PAGE)).total;
    const bump = (): Promise<unknown> =>
      database.write((manager) => manager.increment(InvoiceRevisionEntity, { accountId: 1001 }, 'revision', 1));
    expect(await count()).toBe(0);
    await insertRows(database, InvoiceEntity, [anInvoiceRow({ folio: 'NEW/1', issuedOn: 20240101 })]);
    expect(await count()).toBe(0);
    await bump();
    expect(await count()).toBe(1);
    await database.write((manager) => manager.delete(InvoiceEntity, { folio: 'NEW/1' }));
    await bump();
    expect(await count()).toBe(0);
  });

  it('guides come newest first up to a limit, or all those of some invoices', async () => {
    const newest = await guides.newest(MINE, 30);
    expect(newest.map((guide) => guide.guideFolio).slice(0, 3)).toEqual(['G0499', 'G0498', 'G0497']);
    expect(newest).toHaveLength(30);
    expect(await guides.ofInvoices(MINE, ['FA26000001'])).toHaveLength(50);
    expect(await guides.ofInvoices(MINE, ['FA26000002', 'FA26900000', 'fa26000003'])).toHaveLength(50);
    expect((await guides.newest(OTHERS, 30)).map((guide) => guide.guideFolio)).toEqual(['X1']);
  });
});

async function everyPage(read: (page: { number: number; size: number }) => Promise<Found>): Promise<object> {
  const first = await read(FIRST_PAGE);
  const folios = foliosOf(first);
  for (let number = 2; folios.length < first.total; number++) {
    const page = await read({ ...FIRST_PAGE, number });
    if (page.invoices.length === 0 || page.total !== first.total) throw new Error(`page ${number} is short`);
    folios.push(...foliosOf(page));
  }
  return { total: first.total, folios };
}

function foliosOf(found: Found): string[] {
  return found.invoices.map((invoice) => invoice.folio);
}

function newestFirst(rows: readonly InvoiceRow[]): string[] {
  const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(b), Buffer.from(a));
  return [...rows].sort((a, b) => b.issuedOn - a.issuedOn || byBytes(a.folio, b.folio)).map((row) => row.folio);
}
