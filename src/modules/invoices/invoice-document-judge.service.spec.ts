import type { AccountTaxIds } from '@/modules/accounts/account-tax-ids.service';
import type { InvoiceDocumentRepository } from '@/modules/invoices/documents/persistence/invoice-document.repository';
import { InvoiceDocumentJudge } from './invoice-document-judge.service';

const judge = new InvoiceDocumentJudge({} as InvoiceDocumentRepository, {} as AccountTaxIds);

it.each([
  ['xml', 5_242_880, 'pasa de 5 MB'],
  ['pdf', 10_485_760, 'pasa de 10 MB'],
] as const)('an %s of %p bytes is the largest (Beyond 9.2)', (kind, most, problem) => {
  expect([judge.tooLarge(kind, most), judge.tooLarge(kind, most + 1)]).toEqual([undefined, problem]);
});
