import type { DocumentedInvoice } from '@/modules/invoices/documents/domain/invoice-document';

/** What an XML of the same name came to: its invoice, or undefined when it was refused. */
export type Sibling = DocumentedInvoice | undefined;

export type PdfOwner = { readonly invoice: DocumentedInvoice } | { readonly problem: string };

/**
 * The invoice that a PDF's name means (Beyond 5.1). A PDF says nothing of itself, so whatever names it must agree: an XML of the same
 * name that was refused, or two names for two invoices, leave it to nobody.
 *
 * @param siblings what the XML files of the same name in its folder came to
 * @param named invoices whose fiscal folio or folio is the file's name
 */
export function ownerOfPdf(siblings: readonly Sibling[], named: readonly DocumentedInvoice[]): PdfOwner {
  const known = siblings.filter((sibling) => sibling !== undefined);
  if (known.length < siblings.length) return { problem: 'el XML del mismo nombre fue rechazado' };
  const [invoice, ...others] = [...known, ...named];
  if (!invoice)
    return {
      problem:
        'su nombre no es el de un XML de su carpeta, ni el UUID ni el folio sin diagonal de una factura (por ejemplo FA26000123.pdf)',
    };
  return others.every(({ id }) => id === invoice.id)
    ? { invoice }
    : { problem: 'su nombre puede ser de más de una factura' };
}
