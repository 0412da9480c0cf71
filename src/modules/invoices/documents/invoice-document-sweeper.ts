import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InvoiceDocumentStorage } from '@/modules/invoices/documents/invoice-document-storage';
import { InvoiceDocumentRepository } from '@/modules/invoices/documents/persistence/invoice-document.repository';
import { FileSweeper } from '@/shared/files/file-sweeper';
import { Clock } from '@/shared/kernel/clock';

/** Removes what interrupted imports of invoice documents left. */
@Injectable()
export class InvoiceDocumentSweeper extends FileSweeper {
  constructor(
    storage: InvoiceDocumentStorage,
    rows: InvoiceDocumentRepository,
    clock: Clock,
    adapter: HttpAdapterHost,
  ) {
    super(storage, rows, clock, adapter, 'invoice documents');
  }
}
