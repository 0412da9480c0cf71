import {
  belongsTo,
  type DocumentedInvoice,
  type DocumentKind,
  type StoredDocument,
} from '@/modules/invoices/documents/domain/invoice-document';

/** What becomes of a file that was found good for an invoice. */
export type Arrival = 'created' | 'changed' | 'unchanged' | { readonly problem: string };

const OTHER_BYTES: Readonly<Record<DocumentKind, string>> = {
  xml: 'la factura ya tiene un XML con otro contenido, y un CFDI timbrado no cambia (para reemplazarlo: --replace)',
  pdf: 'la factura ya tiene un PDF con otro contenido (para reemplazarlo: --replace)',
};

/**
 * Decides on a file whose invoice is known (Beyond 5.1).
 *
 * @param there the document of its kind that the invoice has
 * @param intact whether the bytes of `there` are still what they were: damaged ones are stored anew
 */
export function arrivalOf(
  file: { readonly kind: DocumentKind; readonly sha256: string },
  invoice: DocumentedInvoice,
  there: Pick<StoredDocument, 'accountId' | 'uuid' | 'sha256'> | undefined,
  { replace, intact }: { readonly replace: boolean; readonly intact: boolean },
): Arrival {
  if (!there) return 'created';
  if (!belongsTo(there, invoice)) return 'changed';
  if (there.sha256 === file.sha256) return intact ? 'unchanged' : 'changed';
  return replace ? 'changed' : { problem: OTHER_BYTES[file.kind] };
}
