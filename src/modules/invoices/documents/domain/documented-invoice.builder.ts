import type { DocumentedInvoice } from '@/modules/invoices/documents/domain/invoice-document';

export const UUID = 'A1B2C3D4-0000-4000-8000-00000000000A';

/** An invoice of 1,160 pesos, but for what is told. */
export const anInvoice = (overrides: Partial<DocumentedInvoice> = {}): DocumentedInvoice => ({
  id: 1,
  accountId: 7,
  folio: 'FA26/000123',
  orderFolio: '',
  issuedOn: 20_260_302,
  uuid: UUID,
  total: 11_600_000,
  currency: 'MXN',
  ...overrides,
});
