import { folioKey, orderKey, orderSpelling } from '@/modules/invoices/domain/folio';
import { EMPTY_HEADER } from '@/modules/invoices/domain/invoice';
import { InvoiceEntity } from '@/modules/invoices/persistence/invoice.entity';
import { InvoiceRevisionEntity } from '@/modules/invoices/persistence/invoice-revision.entity';
import { ShippingGuideEntity } from '@/modules/invoices/persistence/shipping-guide.entity';
import type { Database } from '@/shared/database/database';
import { insertRows } from '@test/support/servers/migrated-database';

type GuideRow = Pick<ShippingGuideEntity, keyof ShippingGuideEntity>;
export type InvoiceRow = Omit<InvoiceEntity, 'id'>;

/** A row of `invoices` for tests. */
export function anInvoiceRow(row: Partial<InvoiceRow> & Pick<InvoiceRow, 'folio'>): InvoiceRow {
  const orderFolio = row.orderFolio ?? '';
  return {
    accountId: 1001,
    folioKey: folioKey(row.folio),
    orderFolio,
    orderKey: orderKey(orderFolio),
    orderSpelled: orderSpelling(orderFolio),
    uuidKey: null,
    issuedOn: 20260302,
    header: EMPTY_HEADER,
    lineDigest: '',
    countedAccountId: row.accountId ?? 1001,
    withdrawn: false,
    ...row,
  };
}

/** A row of `shipping_guides` for tests. */
export function aGuideRow(row: Partial<GuideRow> & Pick<GuideRow, 'guideFolio'>): GuideRow {
  const invoiceFolio = row.invoiceFolio ?? 'FA26/000001';
  return {
    accountId: 1001,
    carrier: 'estafeta',
    invoiceFolio,
    invoiceKey: folioKey(invoiceFolio),
    invoicedAt: '2026-03-02 12:00:00',
    orderFolio: null,
    orderKey: null,
    state: null,
    stateAt: null,
    url: null,
    withdrawn: false,
    ...row,
  };
}

/** Folios that a careless comparison would take for one another, or for a pattern. */
export const ODD_FOLIOS: readonly string[] = [
  ...['fac-1', 'FAC-1', 'FÁC-1', 'FAC-10', '%', '%%', '_', '_x', '\\', "'; --", 'ß', 'SS', '😀', '😀/1', 'ÿ', '10%/_2'],
  '2026-02-30',
];

/** Order folios of our form, written otherwise than orders are given out. */
export const OTHERWISE: readonly string[] = [
  ...['gdl-000001/26-api', 'gdl-000002/26', 'GDL-00000326-API', 'Gdl-0000004/26', 'fa26-000005/26'],
];

/** More than the repository sorts, so that both of its ways to a page are taken. */
export const MANY = 1500;

/** The rows of account 1001: a few odd ones of 2025 and many of 2026, some with order folios. */
export function manyInvoiceRows(): InvoiceRow[] {
  const odd = ODD_FOLIOS.map((folio, at) =>
    anInvoiceRow({ folio, issuedOn: 20250101 + at, orderFolio: at % 2 ? `ped${folio}` : '' }),
  );
  const many = Array.from({ length: MANY }, (_, at) => {
    const number = String(at).padStart(6, '0');
    const orderFolio = [`FA-${number}/26`, `MTY-${number}/26-API`, ''][at % 3];
    return anInvoiceRow({ folio: `FA26/${number}`, orderFolio, issuedOn: 20260101 + Math.floor(at / 60) });
  });
  const otherwise = OTHERWISE.map((orderFolio, at) =>
    anInvoiceRow({ folio: `GD25/${String(at)}`, orderFolio, issuedOn: 20250201 }),
  );
  return [...odd, ...many, ...otherwise];
}

/** Rows account 1001 must never see: another account's, and a withdrawn one of its own. */
export function hiddenInvoiceRows(): InvoiceRow[] {
  return [
    anInvoiceRow({ folio: 'FA26/900000', accountId: 1002, orderFolio: 'MTY-900000/26-API' }),
    anInvoiceRow({ folio: 'FA26/900001', withdrawn: true, orderFolio: 'MTY-900001/26-API' }),
  ];
}

/** 500 guides of account 1001 over ten invoices, one of another account, and a withdrawn one. */
export function manyGuideRows(): GuideRow[] {
  const mine = Array.from({ length: 500 }, (_, at) =>
    aGuideRow({
      guideFolio: `G${String(at).padStart(4, '0')}`,
      invoiceFolio: `FA26/${String(at % 10).padStart(6, '0')}`,
      invoicedAt: `2026-01-${String(1 + Math.floor(at / 20)).padStart(2, '0')} 10:00:00`,
    }),
  );
  const hidden = [
    aGuideRow({ guideFolio: 'X1', accountId: 1002, invoiceFolio: 'FA26/900000' }),
    aGuideRow({ guideFolio: 'X2', withdrawn: true, invoicedAt: '2027-01-01 00:00:00' }),
  ];
  return [...mine, ...hidden];
}

/** Fills the tables with the rows above, and the revision of account 1001. */
export async function insertManyInvoices(database: Database): Promise<void> {
  await insertRows(database, InvoiceEntity, [...manyInvoiceRows(), ...hiddenInvoiceRows()]);
  await insertRows(database, ShippingGuideEntity, manyGuideRows());
  await insertRows(database, InvoiceRevisionEntity, [{ accountId: 1001, revision: 1 }]);
}
