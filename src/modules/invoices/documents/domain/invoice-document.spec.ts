import { arrivalOf } from '@/modules/invoices/documents/domain/document-arrival';
import { anInvoice, UUID } from '@/modules/invoices/documents/domain/documented-invoice.builder';
import { belongsTo, documentName } from '@/modules/invoices/documents/domain/invoice-document';
import { ownerOfPdf } from '@/modules/invoices/documents/domain/pdf-owner';

const there = (over = {}) => ({ accountId: 7, uuid: UUID, sha256: 'a', ...over });

describe('a document and its invoice', () => {
  it.each([
    ['as it was', {}, true],
    ['in another case', { uuid: UUID.toLowerCase() }, true],
    ['given to another account', { accountId: 8 }, false],
    ['given another UUID', { uuid: UUID.replace('A1', 'A2') }, false],
    ['without its UUID', { uuid: '' }, false],
  ])('%s: %p', (_, over, expected) => {
    expect(belongsTo(there(), anInvoice(over))).toBe(expected);
  });

  it('belong together without a UUID too', () => {
    expect(belongsTo(there({ uuid: '' }), anInvoice({ uuid: 'none' }))).toBe(true);
  });

  it.each([
    [{}, `${UUID.toLowerCase()}.xml`],
    [{ uuid: '' }, 'FA26000123.xml'],
    [{ uuid: '', folio: '/' }, 'factura.xml'],
  ])('%j is called %s', (over, name) => {
    expect(documentName(anInvoice(over), 'xml')).toBe(name);
  });
});

describe('a file that comes for an invoice', () => {
  const KEPT = { replace: false, intact: true };
  it.each([
    ['the first one', undefined, 'a', KEPT, 'created'],
    ['the same again', there(), 'a', KEPT, 'unchanged'],
    ['the same, of which the bytes are damaged', there(), 'a', { ...KEPT, intact: false }, 'changed'],
    ['another one to replace it', there(), 'b', { ...KEPT, replace: true }, 'changed'],
    ['one in place of what is nobody’s', there({ accountId: 8 }), 'b', KEPT, 'changed'],
    ['the same in place of what is nobody’s', there({ accountId: 8 }), 'a', KEPT, 'changed'],
  ])('%s', (_, before, sha256, options, arrival) => {
    expect(arrivalOf({ kind: 'xml', sha256 }, anInvoice(), before, options)).toBe(arrival);
  });

  it.each(['xml', 'pdf'] as const)('%s of other bytes is refused', (kind) => {
    expect(arrivalOf({ kind, sha256: 'b' }, anInvoice(), there(), KEPT)).toMatchObject({ problem: expect.any(String) });
  });
});

describe('whose a PDF is', () => {
  const [one, other] = [anInvoice(), anInvoice({ id: 2 })];
  it.each([
    ['the XML of its name', [one], [], one],
    ['its name', [], [one], one],
    ['both', [one], [one], one],
    ['two invoices by its name', [], [one, other], undefined],
    ['one by the XML, another by its name', [one], [other], undefined],
    ['an XML that was refused', [undefined], [one], undefined],
    ['nothing', [], [], undefined],
  ])('by %s', (_, siblings, named, owner) => {
    const found = ownerOfPdf(siblings, named);
    expect('invoice' in found ? found.invoice : undefined).toBe(owner);
  });
});
