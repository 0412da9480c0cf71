import { Injectable, Logger } from '@nestjs/common';
import type { FileHandle } from 'node:fs/promises';
import {
  belongsTo,
  DOCUMENT_KINDS,
  documentName,
  type DocumentedInvoice,
  type DocumentKind,
  type StoredDocument,
} from '@/modules/invoices/documents/domain/invoice-document';
import { InvoiceDocumentFiles } from '@/modules/invoices/documents/invoice-document-files';
import { InvoiceDocumentRepository } from '@/modules/invoices/documents/persistence/invoice-document.repository';
import { InvoicesService } from '@/modules/invoices/invoices.service';
import type { Caller } from '@/shared/kernel/caller';
import { DomainError } from '@/shared/kernel/domain-error';
import { documentDamaged } from '@/shared/metrics/metrics';

/** A document as it is told; `name` is what a download is called. */
export interface DocumentFacts {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly storedAt: Date;
}

export interface InvoiceDocuments {
  readonly folio: string;
  readonly uuid: string;
  /** In the order of DOCUMENT_KINDS. */
  readonly documents: readonly DocumentFacts[];
}

/** A document found for its owner. */
export interface FoundDocument extends DocumentFacts {
  /**
   * Opens it, intact. One that was replaced meanwhile is opened as it is now. Undefined when what is on the disk is not what was stored.
   */
  open(): Promise<OpenDocument | undefined>;
}

/** A document and its bytes, from the first one on; whoever opened it closes the file. */
export interface OpenDocument extends DocumentFacts {
  readonly file: FileHandle;
}

/** XML and PDF of invoices for those they belong to (Beyond 5.2). Another account's invoice is a missing one. */
@Injectable()
export class InvoiceDocumentsService {
  private readonly logger = new Logger(InvoiceDocumentsService.name);

  constructor(
    private readonly invoices: InvoicesService,
    private readonly rows: InvoiceDocumentRepository,
    private readonly files: InvoiceDocumentFiles,
  ) {}

  /**
   * What there is of an invoice, named by folio, order folio or fiscal folio; may be nothing. Throws DomainError
   * `factura_no_encontrada`.
   */
  async list(caller: Caller, id: string): Promise<InvoiceDocuments> {
    const invoice = await this.find(caller, id);
    const documents = await this.documentsOf(invoice);
    return { folio: invoice.folio, uuid: invoice.uuid, documents: documents.map((each) => factsOf(invoice, each)) };
  }

  /** One document of an invoice. Throws DomainError `factura_no_encontrada` or `documento_no_disponible`. */
  async get(caller: Caller, id: string, kind: DocumentKind): Promise<FoundDocument> {
    const invoice = await this.find(caller, id);
    const document = await this.documentOf(invoice, kind);
    if (!document) throw unavailable();
    return { ...factsOf(invoice, document), open: () => this.open(invoice, document) };
  }

  /** Which documents there are of each of these invoices, by the invoice's id; those without any are left out. */
  async kindsOf(invoiceIds: readonly number[]): Promise<ReadonlyMap<number, readonly DocumentKind[]>> {
    const [invoices, documents] = await Promise.all([this.rows.withIds(invoiceIds), this.rows.ofInvoices(invoiceIds)]);
    const kinds = new Map<number, DocumentKind[]>();
    for (const invoice of invoices) {
      const own = documents.filter((each) => each.invoiceId === invoice.id && belongsTo(each, invoice));
      if (own.length > 0)
        kinds.set(
          invoice.id,
          inOrder(own).map(({ kind }) => kind),
        );
    }
    return kinds;
  }

  private async find(caller: Caller, id: string): Promise<DocumentedInvoice> {
    const { header, ...invoice } = await this.invoices.identify(caller, id);
    return { ...invoice, uuid: header.uuid, total: header.total, currency: header.currency };
  }

  private async documentsOf(invoice: DocumentedInvoice): Promise<StoredDocument[]> {
    const documents = await this.rows.ofInvoices([invoice.id]);
    return inOrder(documents.filter((each) => belongsTo(each, invoice)));
  }

  private async documentOf(invoice: DocumentedInvoice, kind: DocumentKind): Promise<StoredDocument | undefined> {
    return (await this.documentsOf(invoice)).find((each) => each.kind === kind);
  }

  private async open(invoice: DocumentedInvoice, document: StoredDocument): Promise<OpenDocument | undefined> {
    const file = await this.files.open(document);
    if (typeof file !== 'string') return { ...factsOf(invoice, document), file };
    const { kind, storageName } = document;
    // Between its row and its file another load may have replaced it.
    const now = await this.documentOf(invoice, kind);
    if (!now) throw unavailable();
    if (now.storageName !== storageName) return this.open(invoice, now);
    documentDamaged.inc();
    this.logger.error({ event: 'document_damaged', invoice: invoice.folio, kind, storageName, state: file });
    return undefined;
  }
}

function unavailable(): DomainError {
  return new DomainError('not_found', 'documento_no_disponible', 'the invoice has no such document');
}

function inOrder(documents: readonly StoredDocument[]): StoredDocument[] {
  return DOCUMENT_KINDS.flatMap((kind) => documents.filter((each) => each.kind === kind));
}

function factsOf(invoice: DocumentedInvoice, { kind, bytes, sha256, storedAt }: StoredDocument): DocumentFacts {
  return { kind, name: documentName(invoice, kind), bytes, sha256, storedAt: new Date(storedAt) };
}
