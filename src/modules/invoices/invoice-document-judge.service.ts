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

  /** An XML belongs to the invoice whose fiscal folio its stamp says, whatever the file is called. */
  async xml(content: Uint8Array): Promise<DocumentVerdict> {
    const reading = readCfdi(content);
    if ('flaw' in reading) return { problem: reading.flaw };
    const key = uuidKey(reading.facts.uuid);
    const [invoice, ...others] = key === undefined ? [] : await this.rows.withUuidKey(key);
    if (!invoice) return { problem: 'su UUID no es de ninguna factura' };
    if (others.length > 0) return { problem: 'su UUID es de más de una factura' };
    const problem = mismatchOf(reading.facts, invoice, await this.taxIds.of(invoice.accountId));
    return problem === undefined ? { invoice } : { problem };
  }

  /**
   * A PDF belongs to the invoice its name means.
   *
   * @param baseName the file's name without `.pdf`
   * @param siblings what the XML files of the same name in its folder came to
   */
  async pdf(content: Uint8Array, baseName: string, siblings: readonly Sibling[]): Promise<DocumentVerdict> {
    if (flawOfPdf(content) !== undefined) return { problem: 'no es un PDF, o no está completo' };
    return ownerOfPdf(siblings, await this.named(baseName));
  }

  private async named(baseName: string): Promise<DocumentedInvoice[]> {
    const uuid = uuidKey(baseName);
    const folio = cleanFolio(baseName);
    const [byUuid, byFolio] = await Promise.all([
      uuid === undefined ? [] : this.rows.withUuidKey(uuid),
      folio === undefined ? [] : this.rows.withFolioKey(folioKey(folio)),
    ]);
    return [...byUuid, ...byFolio];
  }
}
