import { join, resolve } from 'node:path';
import { Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { AccountTaxIdsModule } from '@/modules/accounts/account-tax-ids.module';
import { InvoiceDocumentFiles } from '@/modules/invoices/documents/invoice-document-files';
import { InvoiceDocumentStorage } from '@/modules/invoices/documents/invoice-document-storage';
import { InvoiceDocumentSweeper } from '@/modules/invoices/documents/invoice-document-sweeper';
import { InvoiceDocumentRepository } from '@/modules/invoices/documents/persistence/invoice-document.repository';
import { InvoiceDocumentJudge } from '@/modules/invoices/invoice-document-judge.service';
import { InvoiceDocumentsLoadService } from '@/modules/invoices/invoice-documents-load.service';

/** XML and PDF of invoices: judged, stored, swept. The routes that send them are the InvoicesModule's. */
@Module({
  imports: [AccountTaxIdsModule],
  providers: [
    {
      provide: InvoiceDocumentStorage,
      useFactory: (config: AppConfig) => new InvoiceDocumentStorage(join(resolve(config.storageDir), 'cfdi')),
      inject: [APP_CONFIG],
    },
    InvoiceDocumentRepository,
    InvoiceDocumentFiles,
    InvoiceDocumentJudge,
    InvoiceDocumentsLoadService,
    InvoiceDocumentSweeper,
  ],
  exports: [InvoiceDocumentRepository, InvoiceDocumentFiles, InvoiceDocumentJudge, InvoiceDocumentsLoadService],
})
export class InvoiceDocumentsModule {}
