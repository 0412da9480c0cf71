import {
  ACTIVE,
  CANCELLED,
  chooseInvoice,
  EMPTY_HEADER,
  guidesOf,
  isCancelled,
  statusOf,
  type Invoice,
} from '@/modules/invoices/domain/invoice';

const cancelled = { message: 'Cancelada', date: '2026-03-05' };

describe('statusOf', () => {
  it.each([
    ['', {}, ACTIVE],
    ['', { cancelled }, CANCELLED],
    [ACTIVE, { cancelled }, ACTIVE],
    [CANCELLED, {}, CANCELLED],
    ['En revisión', { cancelled }, 'En revisión'],
  ])('imported %j with progress %j is %j', (imported, progress, status) => {
    expect(statusOf(imported, progress)).toBe(status);
  });
});

describe('isCancelled', () => {
  it.each([
    [{ status: '', fiscalStatus: '', progress: {} }, false],
    [{ status: ACTIVE, fiscalStatus: 'En revisión', progress: {} }, false],
    [{ status: CANCELLED, fiscalStatus: '', progress: {} }, true],
    [{ status: ACTIVE, fiscalStatus: CANCELLED, progress: {} }, true],
    [{ status: ACTIVE, fiscalStatus: ACTIVE, progress: { cancelled } }, true],
  ])('%j: %s', (header, expected) => {
    expect(isCancelled(header)).toBe(expected);
  });
});

describe('chooseInvoice', () => {
  const invoice = (folio: string, issuedOn: number): Invoice => ({ folio, issuedOn }) as Invoice;
  const candidates = [invoice('fa26/1', 20_260_105), invoice('FA26/1', 20_260_303), invoice('FA-26/1', 20_260_303)];

  it.each([
    ['fa26/1', 'fa26/1'],
    ['FA-26/1', 'FA-26/1'],
    ['Fa26/1', 'FA26/1'],
  ])('%s means %s: the one written so, else the newest', (asked, chosen) => {
    expect(chooseInvoice(candidates, asked)?.folio).toBe(chosen);
    expect(chooseInvoice(candidates.toReversed(), asked)?.folio).toBe(chosen);
  });

  it('is none where there is none', () => {
    expect(chooseInvoice<Invoice>([], 'FA26/1')).toBeUndefined();
  });
});

describe('guidesOf', () => {
  const naming = [
    {
      guideFolio: '794600000001',
      accountId: 1,
      carrier: 'dhl',
      invoiceFolio: 'FA26/000001',
      invoicedAt: '2026-03-04 10:00:00',
      state: null,
      url: null,
    },
  ];

  it('shows the guides that name the invoice while it has none of its own', () => {
    expect(guidesOf(EMPTY_HEADER, naming)).toEqual([
      {
        number: '794600000001',
        status: '',
        shipment: '',
        carrier: 'dhl',
        invoice: 'FA26/000001',
        signature: '',
        carrierId: '',
        date: '',
        state: '',
      },
    ]);
  });

  it('shows its own once imported, none included', () => {
    expect(guidesOf({ ...EMPTY_HEADER, guides: [] }, naming)).toEqual([]);
  });
});
