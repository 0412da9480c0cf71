import { uuidKey, type DocumentedInvoice } from '@/modules/invoices/documents/domain/invoice-document';
import { formatScaled, parseScaled } from '@/shared/money/scaled';

/** What a stamped CFDI says of itself, as written in it. */
export interface CfdiFacts {
  readonly uuid: string;
  readonly receiver: string;
  readonly total: string;
  readonly currency: string;
}

/** CFDI totals have up to six decimals. */
const TOTAL = /^\d{1,15}(\.\d{1,6})?$/;
const CENTS = 2;
const STORED_DECIMALS = 4;

function cents(amount: string): number | undefined {
  return TOTAL.test(amount) ? parseScaled(amount, CENTS) : undefined;
}

/** Case and blanks at the ends aside; nothing is the same as an empty text. */
function sameText(one: string, other: string): boolean {
  const text = one.trim().toUpperCase();
  return text !== '' && text === other.trim().toUpperCase();
}

/**
 * Why a CFDI is not this invoice's, in the operator's language; undefined when it is: receiver, total to the cent and currency must all
 * agree (Beyond 5.1). `taxId`: the RFC of the invoice's account, undefined when there is no such account.
 */
export function mismatchOf(
  facts: CfdiFacts,
  invoice: DocumentedInvoice,
  taxId: string | undefined,
): string | undefined {
  const { folio } = invoice;
  if (uuidKey(facts.uuid) === undefined || uuidKey(facts.uuid) !== uuidKey(invoice.uuid))
    return `su UUID no es el de la factura ${folio}`;
  if (!sameText(facts.receiver, taxId ?? '')) return `el RFC del receptor no es el de la cuenta de la factura ${folio}`;
  const expected = cents(formatScaled(invoice.total, STORED_DECIMALS, CENTS));
  if (expected === undefined || cents(facts.total.trim()) !== expected)
    return `su Total no es el de la factura ${folio}`;
  if (!sameText(facts.currency, invoice.currency)) return `su Moneda no es la de la factura ${folio}`;
  return undefined;
}
