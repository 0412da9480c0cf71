import { Injectable } from '@nestjs/common';
import { AccountTaxIds } from '@/modules/accounts/account-tax-ids.service';
import { readCfdi } from '@/modules/invoices/documents/cfdi-reader';
import { mismatchOf } from '@/modules/invoices/documents/domain/cfdi-check';
import {
  MAX_DOCUMENT_BYTES,
  uuidKey,
  type DocumentedInvoice,
  type DocumentKind,
} from '@/modules/invoices/documents/domain/invoice-document';
import type { RehearsedInvoices } from '@/modules/invoices/documents/domain/rehearsed-invoices';
import { ownerOfPdf, type Sibling } from '@/modules/invoices/documents/domain/pdf-owner';
import { InvoiceDocumentRepository } from '@/modules/invoices/documents/persistence/invoice-document.repository';
import { cleanFolio, folioKey } from '@/modules/invoices/domain/folio';
import { flawOfPdf } from '@/shared/content/pdf-check';

/** The invoice a file belongs to, or why it is refused, in the operator's language. */
export type DocumentVerdict = { readonly invoice: DocumentedInvoice } | { readonly problem: string };

const MEGABYTE = 1024 * 1024;

/** Finds out whose a file is: the one that goes to the wrong customer must never be (Beyond 5.1). */
@Injectable()
export class InvoiceDocumentJudge {
  constructor(
    private readonly rows: InvoiceDocumentRepository,
    private readonly taxIds: AccountTaxIds,
  ) {}

  /** Why a file of so many bytes is refused before it is read; undefined when it isn't. */
  tooLarge(kind: DocumentKind, bytes: number): string | undefined {
    const most = MAX_DOCUMENT_BYTES[kind];
    return bytes > most ? `pasa de ${most / MEGABYTE} MB` : undefined;
  }

  /**
   * An XML belongs to the invoice whose fiscal folio its stamp says, whatever the file is called.
   *
   * @param rehearsed of a dry run: what it would have written before
   */
  async xml(content: Uint8Array, rehearsed?: RehearsedInvoices): Promise<DocumentVerdict> {
    const reading = readCfdi(content);
    if ('flaw' in reading) return { problem: reading.flaw };
    const key = uuidKey(reading.facts.uuid);
    const [invoice, ...others] = key === undefined ? [] : await this.withKey('uuidKey', key, rehearsed);
    if (!invoice) return { problem: 'su UUID no es de ninguna factura' };
    if (others.length > 0) return { problem: 'su UUID es de más de una factura' };
    const taxId = rehearsed?.taxIdOf(invoice.accountId) ?? (await this.taxIds.of(invoice.accountId));
    const problem = mismatchOf(reading.facts, invoice, taxId);
    return problem === undefined ? { invoice } : { problem };
  }

  /**
   * A PDF belongs to the invoice its name means.
   *
   * @param baseName the file's name without `.pdf`
   * @param siblings what the XML files of the same name in its folder came to
   * @param rehearsed of a dry run: what it would have written before
   */
  async pdf(
    content: Uint8Array,
    baseName: string,
    siblings: readonly Sibling[],
    rehearsed?: RehearsedInvoices,
  ): Promise<DocumentVerdict> {
    if (flawOfPdf(content) !== undefined) return { problem: 'no es un PDF, o no está completo' };
    return ownerOfPdf(siblings, await this.named(baseName, rehearsed));
  }

  private async named(baseName: string, rehearsed?: RehearsedInvoices): Promise<DocumentedInvoice[]> {
    const uuid = uuidKey(baseName);
    const folio = cleanFolio(baseName);
    const [byUuid, byFolio] = await Promise.all([
      uuid === undefined ? [] : this.withKey('uuidKey', uuid, rehearsed),
      folio === undefined ? [] : this.withKey('folioKey', folioKey(folio), rehearsed),
    ]);
    return [...byUuid, ...byFolio];
  }

  /** Invoices as they are stored; those that a dry run would have written, as it would have. */
  private async withKey(
    column: 'uuidKey' | 'folioKey',
    key: string,
    rehearsed?: RehearsedInvoices,
  ): Promise<DocumentedInvoice[]> {
    const stored = await (column === 'uuidKey' ? this.rows.withUuidKey(key) : this.rows.withFolioKey(key));
    if (!rehearsed) return stored;
    const invoices = stored.filter(({ folio }) => !rehearsed.has(folio));
    for (const invoice of rehearsed.withKey(column, key)) {
      const same = await this.rows.withFolioKey(folioKey(invoice.folio));
      invoices.push({ ...invoice, id: same.find(({ folio }) => folio === invoice.folio)?.id ?? invoice.id });
    }
    return invoices;
  }
}
