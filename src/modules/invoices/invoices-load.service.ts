import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { uuidKey } from '@/modules/invoices/documents/domain/invoice-document';
import { folioKey, orderKey, orderSpelling } from '@/modules/invoices/domain/folio';
import { EMPTY_HEADER, type InvoiceHeader, type InvoiceLine } from '@/modules/invoices/domain/invoice';
import { InvoiceBookkeeping } from '@/modules/invoices/persistence/invoice-bookkeeping';
import { InvoiceEntity } from '@/modules/invoices/persistence/invoice.entity';
import { ShippingGuideEntity } from '@/modules/invoices/persistence/shipping-guide.entity';
import { Database } from '@/shared/database/database';
import { UpsertTable } from '@/shared/database/upsert/upsert-table';

/**
 * The tables that the operator's `facturas` and `guias` are loaded into. With an invoice goes its list of lines (attached):
 * it replaces the stored one. An invoice's order may be one of ours: they are linked by the order folio's text alone.
 */
@Injectable()
export class InvoicesLoadService {
  readonly invoices: UpsertTable<InvoiceEntity>;
  readonly guides: UpsertTable<ShippingGuideEntity>;

  constructor(@Inject(Database) database: Database) {
    const bookkeeping = new InvoiceBookkeeping(database.dialect);
    this.invoices = new UpsertTable(database, InvoiceEntity, {
      key: ['folio'],
      defaults: { orderFolio: '', header: EMPTY_HEADER, lineDigest: digestLines([]), countedAccountId: 0 },
      unmanaged: ['countedAccountId'],
      derived: {
        folioKey: (value) => folioKey(String(value('folio'))),
        orderKey: (value) => orderKey(String(value('orderFolio'))),
        orderSpelled: (value) => orderSpelling(String(value('orderFolio'))),
        uuidKey: (value) => uuidKey((JSON.parse(String(value('header'))) as InvoiceHeader).uuid) ?? null,
      },
      merged: { header: mergeHeader },
      after: (manager, saved) =>
        bookkeeping.record(
          manager,
          saved.map(({ row, attached }) => ({ folio: row.folio, lines: attached as InvoiceLine[] | undefined })),
        ),
    });
    this.guides = new UpsertTable(database, ShippingGuideEntity, {
      derived: {
        invoiceKey: (value) => folioKey(String(value('invoiceFolio'))),
        orderKey: (value) => (value('orderFolio') === null ? null : orderKey(String(value('orderFolio')))),
      },
    });
  }
}

/** What tells one list of lines from another. */
export function digestLines(lines: readonly InvoiceLine[]): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex');
}

/** Every key is in EMPTY_HEADER, so the order of keys, and with it the stored text, depends on nothing else. */
function mergeHeader(stored: InvoiceHeader | undefined, given: Partial<InvoiceHeader>): InvoiceHeader {
  return { ...EMPTY_HEADER, ...stored, ...given };
}
