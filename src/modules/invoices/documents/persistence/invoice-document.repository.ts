import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { DocumentedInvoice, StoredDocument } from '@/modules/invoices/documents/domain/invoice-document';
import { InvoiceDocumentEntity } from '@/modules/invoices/documents/persistence/invoice-document.entity';
import { InvoiceEntity } from '@/modules/invoices/persistence/invoice.entity';
import { Database } from '@/shared/database/database';

/** The rows that name invoice documents, and the invoices they belong to. Withdrawn invoices are none. */
@Injectable()
export class InvoiceDocumentRepository {
  constructor(private readonly database: Database) {}

  /** Invoices of any account with this fiscal folio, in upper case: one, unless an import gave it twice. */
  withUuidKey(uuidKey: string): Promise<DocumentedInvoice[]> {
    return this.invoices({ uuidKey });
  }

  /** Invoices of any account whose folio is this but for slashes. */
  withFolioKey(folioKey: string): Promise<DocumentedInvoice[]> {
    return this.invoices({ folioKey });
  }

  /** The invoices with these ids. */
  withIds(ids: readonly number[]): Promise<DocumentedInvoice[]> {
    return this.invoices({ id: In([...ids]) });
  }

  /** Documents of these invoices, whoever they were judged for. */
  ofInvoices(invoiceIds: readonly number[], manager: EntityManager = this.database.reader): Promise<StoredDocument[]> {
    return manager.findBy(InvoiceDocumentEntity, { invoiceId: In([...invoiceIds]) });
  }

  /** Of these storage names, the ones some row names. */
  async namedAmong(storageNames: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.reader.findBy(InvoiceDocumentEntity, { storageName: In([...storageNames]) });
    return new Set(rows.map((row) => row.storageName));
  }

  /** The invoice as it is now, kept so until the transaction ends; undefined when it is gone. */
  async lockInvoice(manager: EntityManager, id: number): Promise<DocumentedInvoice | undefined> {
    const lock = this.database.dialect === 'mysql' ? { lock: { mode: 'pessimistic_write' as const } } : {};
    const row = await manager.findOne(InvoiceEntity, { where: { id, withdrawn: false }, ...lock });
    return row ? documented(row) : undefined;
  }

  /** Writes the row of a document in place of an earlier one. The file must be on the disk already. */
  async save(manager: EntityManager, document: StoredDocument): Promise<void> {
    await manager.upsert(InvoiceDocumentEntity, { ...document }, ['invoiceId', 'kind']);
  }

  private async invoices(where: object): Promise<DocumentedInvoice[]> {
    return (await this.database.reader.findBy(InvoiceEntity, { ...where, withdrawn: false })).map(documented);
  }
}

function documented({ id, accountId, folio, orderFolio, issuedOn, header }: InvoiceEntity): DocumentedInvoice {
  const { uuid, total, currency } = header;
  return { id, accountId, folio, orderFolio, issuedOn, uuid, total, currency };
}
