import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { documentsEvent } from '@/modules/invoices/documents/documents-event';
import { arrivalOf, type Arrival } from '@/modules/invoices/documents/domain/document-arrival';
import {
  belongsTo,
  uuidKey,
  type DocumentedInvoice,
  type DocumentKind,
  type StoredDocument,
} from '@/modules/invoices/documents/domain/invoice-document';
import { InvoiceDocumentFiles } from '@/modules/invoices/documents/invoice-document-files';
import { InvoiceDocumentRepository } from '@/modules/invoices/documents/persistence/invoice-document.repository';
import { Database, type Transaction } from '@/shared/database/database';
import { Clock } from '@/shared/kernel/clock';
import { appendEvents } from '@/shared/outbox/append-events';

/** A file that was found good for an invoice. */
export interface ArrivedDocument {
  readonly kind: DocumentKind;
  /** Of the bytes that were judged, hexadecimal. */
  readonly sha256: string;
  /** The bytes, read again: all files of a load are not held at once. */
  readonly read: () => Promise<Uint8Array>;
}

type Row = Pick<StoredDocument, 'kind' | 'accountId' | 'uuid' | 'sha256'>;

/** Documents by invoice. */
export type Rehearsal = Map<number, readonly Row[]>;

export interface KeepOptions {
  readonly replace: boolean;
  /** For a dry run: what it would have written. Nothing is. */
  readonly rehearsal?: Rehearsal | undefined;
  /** Make no event. */
  readonly silent?: boolean;
  /** What comes of an invoice that has been given documents, in the transaction that gave them. */
  readonly follow?: (transaction: Transaction, invoice: DocumentedInvoice) => Promise<void>;
}

/**
 * What came of a write: `outdated` when the invoice or the files are no longer what was judged, `overtaken` when another load has given the
 * invoice documents since these were decided on.
 */
type Written = 'kept' | 'outdated' | 'overtaken';

/** How often files are decided on while other loads go on giving the same invoice documents. */
const TRIES = 3;
const MEANWHILE = 'la factura o sus archivos cambiaron mientras se cargaba: cárguelo de nuevo';
/** Versions of events are seconds: each event of an invoice must be a second later than the one before. */
const EVENT_STEP_MS = 1000;

/** SHA-256 in hexadecimal. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Keeps documents for their invoices (Beyond 5.1): the file is on the disk before the row that names it, and the event is written with
 * the row. A crash in between leaves a file that no row names, which the sweeper removes.
 */
@Injectable()
export class InvoiceDocumentsLoadService {
  constructor(
    private readonly rows: InvoiceDocumentRepository,
    private readonly files: InvoiceDocumentFiles,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps files of one invoice, in one transaction with one event, and answers what became of each, in their order. Rejects with the
   * system's error when the disk does not take a file.
   */
  async keep(
    invoice: DocumentedInvoice,
    arrived: readonly ArrivedDocument[],
    options: KeepOptions,
  ): Promise<Arrival[]> {
    for (let tries = 1; ; tries++) {
      const stored = await this.rows.ofInvoices([invoice.id]);
      const { arrivals, last, now } = await this.decide(invoice, arrived, stored, options);
      options.rehearsal?.set(invoice.id, now);
      if (options.rehearsal || last.length === 0) return arrivals;
      const written = await this.write(invoice, last, stored, options);
      if (written === 'kept') return arrivals;
      if (written === 'outdated' || tries === TRIES)
        return arrivals.map((arrival) => (isWritten(arrival) ? { problem: MEANWHILE } : arrival));
    }
  }

  /** What becomes of each file, the last one of each kind that is to be written, and what there is then. */
  private async decide(
    invoice: DocumentedInvoice,
    arrived: readonly ArrivedDocument[],
    stored: readonly StoredDocument[],
    { replace, rehearsal }: KeepOptions,
  ): Promise<{ arrivals: Arrival[]; last: ArrivedDocument[]; now: Row[] }> {
    const now = new Map<DocumentKind, Row>((rehearsal?.get(invoice.id) ?? stored).map((row) => [row.kind, row]));
    const last = new Map<DocumentKind, ArrivedDocument>();
    const arrivals: Arrival[] = [];
    for (const file of arrived) {
      const { kind, sha256 } = file;
      const there = now.get(kind);
      const row = stored.find((each) => each.kind === kind && each.sha256 === there?.sha256);
      const intact = last.has(kind) || row === undefined || (await this.files.isIntact(row));
      const arrival = arrivalOf(file, invoice, there, { replace, intact });
      arrivals.push(arrival);
      if (!isWritten(arrival)) continue;
      last.set(kind, file);
      now.set(kind, { kind, sha256, ...ownerOf(invoice) });
    }
    return { arrivals, last: [...last.values()], now: [...now.values()] };
  }

  /** Unless it answers `kept`, nothing was written. */
  private async write(
    invoice: DocumentedInvoice,
    files: readonly ArrivedDocument[],
    stored: readonly StoredDocument[],
    options: KeepOptions,
  ): Promise<Written> {
    const at = Math.max(this.clock.now().getTime(), ...stored.map(({ storedAt }) => storedAt + EVENT_STEP_MS));
    const documents: StoredDocument[] = [];
    for (const { kind, sha256, read } of files) {
      const bytes = await read();
      if (sha256Of(bytes) !== sha256) return this.discard(documents, 'outdated');
      const put = await this.files.put(bytes);
      documents.push({ ...put, kind, invoiceId: invoice.id, ...ownerOf(invoice), storedAt: at });
    }
    const written = await this.database.write((manager) => this.attach(manager, invoice, documents, stored, options));
    const replaced = stored.filter(({ kind }) => documents.some((document) => document.kind === kind));
    return this.discard(written === 'kept' ? replaced : documents, written);
  }

  private async attach(
    manager: Transaction,
    invoice: DocumentedInvoice,
    documents: readonly StoredDocument[],
    stored: readonly StoredDocument[],
    { silent = false, follow }: KeepOptions,
  ): Promise<Written> {
    const locked = await this.rows.lockInvoice(manager, invoice.id);
    if (!locked || !isSame(locked, invoice)) return 'outdated';
    const rows = await this.rows.ofInvoices([invoice.id], manager);
    if (namesOf(rows) !== namesOf(stored)) return 'overtaken';
    for (const document of documents) await this.rows.save(manager, document);
    const others = rows.filter(({ kind }) => documents.every((document) => document.kind !== kind));
    const kinds = [...documents, ...others.filter((row) => belongsTo(row, invoice))].map(({ kind }) => kind);
    if (!silent) await appendEvents(manager, [documentsEvent(invoice, kinds, new Date(documents[0]?.storedAt ?? 0))]);
    await follow?.(manager, locked);
    return 'kept';
  }

  /** Takes files away that no row names, and passes on what came of the write. */
  private async discard(documents: readonly Pick<StoredDocument, 'storageName'>[], written: Written): Promise<Written> {
    for (const { storageName } of documents) await this.files.discard(storageName);
    return written;
  }
}

function ownerOf({ accountId, uuid }: DocumentedInvoice): Pick<StoredDocument, 'accountId' | 'uuid'> {
  return { accountId, uuid: uuidKey(uuid) ?? '' };
}

function isWritten(arrival: Arrival): boolean {
  return arrival === 'created' || arrival === 'changed';
}

function namesOf(rows: readonly StoredDocument[]): string {
  return rows
    .map(({ storageName }) => storageName)
    .sort()
    .join();
}

/** Whether everything that was judged is still so. */
function isSame(one: DocumentedInvoice, other: DocumentedInvoice): boolean {
  const judged = ({ accountId, folio, uuid, total, currency }: DocumentedInvoice): string =>
    JSON.stringify([accountId, folio, uuid, total, currency]);
  return judged(one) === judged(other);
}
