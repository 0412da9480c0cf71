import { mismatchOf, type CfdiFacts } from '@/modules/invoices/documents/domain/cfdi-check';
import { anInvoice, UUID } from '@/modules/invoices/documents/domain/documented-invoice.builder';
import type { DocumentedInvoice } from '@/modules/invoices/documents/domain/invoice-document';

const TAX_ID = 'XAXX010101000';
const FACTS: CfdiFacts = { uuid: UUID, receiver: TAX_ID, total: '1160.00', currency: 'MXN' };
const mismatch = (
  facts: Partial<CfdiFacts>,
  invoice: Partial<DocumentedInvoice> = {},
  taxId: string | undefined = TAX_ID,
) => mismatchOf({ ...FACTS, ...facts }, anInvoice(invoice), taxId);

describe('a CFDI and the invoice it is said to be of', () => {
  it.each<[string, Partial<CfdiFacts>]>([
    ['as it is', {}],
    ['in another case', { uuid: UUID.toLowerCase(), receiver: TAX_ID.toLowerCase(), currency: 'mxn' }],
    ['with blanks', { uuid: ` ${UUID} `, receiver: ` ${TAX_ID}`, total: ' 1160 ', currency: 'MXN ' }],
    ['with six decimals', { total: '1160.000000' }],
    ['to the cent', { total: '1160.004999' }],
  ])('agree %s', (_, facts) => {
    expect(mismatch(facts)).toBeUndefined();
  });

  it.each<[string, Partial<CfdiFacts>, Partial<DocumentedInvoice>, string]>([
    ['another UUID', { uuid: UUID.replace('A1', 'A2') }, {}, 'UUID'],
    ['no UUID in either', { uuid: '' }, { uuid: '' }, 'UUID'],
    ['another receiver', { receiver: 'XEXX010101000' }, {}, 'RFC'],
    ['no receiver', { receiver: '' }, {}, 'RFC'],
    ['a cent more', { total: '1160.01' }, {}, 'Total'],
    ['half a cent more', { total: '1160.005' }, {}, 'Total'],
    ['a total that is no number', { total: '1,160.00' }, {}, 'Total'],
    ['a total that is none of a CFDI', { total: '-1160.00' }, { total: -11_600_000 }, 'Total'],
    ['another currency', { currency: 'USD' }, {}, 'Moneda'],
    ['no currency in either', { currency: '' }, { currency: '' }, 'Moneda'],
  ])('disagree by %s', (_, facts, invoice, named) => {
    expect(mismatch(facts, invoice)).toMatch(new RegExp(`(su|el) ${named}`));
  });

  it.each([undefined, ''])('disagree where the account has no RFC (%p), also when the CFDI has none', (taxId) => {
    expect(mismatchOf({ ...FACTS, receiver: '' }, anInvoice(), taxId)).toContain('RFC');
    expect(mismatchOf(FACTS, anInvoice(), taxId)).toContain('RFC');
  });
});
