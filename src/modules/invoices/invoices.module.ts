import { Module } from '@nestjs/common';
import { InvoiceDocumentsController } from '@/modules/invoices/documents/http/invoice-documents.controller';
import { InvoicesController } from '@/modules/invoices/http/invoices.controller';
import { InvoiceServicesModule } from '@/modules/invoices/invoice-services.module';

@Module({
  imports: [InvoiceServicesModule],
  // Documents first: `/facturas/{anio}/{id}` would take their last word for a folio.
  controllers: [InvoiceDocumentsController, InvoicesController],
  exports: [InvoiceServicesModule],
})
export class InvoicesModule {}
