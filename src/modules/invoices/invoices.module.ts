import { Module } from '@nestjs/common';
import { InvoiceDocumentsController } from '@/modules/invoices/documents/http/invoice-documents.controller';
import { InvoicesController } from '@/modules/invoices/http/invoices.controller';
import { InvoiceDocumentsModule } from '@/modules/invoices/invoice-documents.module';
import { InvoiceDocumentsService } from '@/modules/invoices/invoice-documents.service';
import { InvoicesService } from '@/modules/invoices/invoices.service';
import { InvoiceCounts } from '@/modules/invoices/persistence/invoice-counts';
import { InvoiceRepository } from '@/modules/invoices/persistence/invoice.repository';
import { ShippingGuideRepository } from '@/modules/invoices/persistence/shipping-guide.repository';

@Module({
  imports: [InvoiceDocumentsModule],
  // Documents first: `/facturas/{anio}/{id}` would take their last word for a folio.
  controllers: [InvoiceDocumentsController, InvoicesController],
  providers: [InvoicesService, InvoiceDocumentsService, InvoiceRepository, InvoiceCounts, ShippingGuideRepository],
  exports: [InvoicesService, InvoiceDocumentsService],
})
export class InvoicesModule {}
