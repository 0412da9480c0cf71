import { Module } from '@nestjs/common';
import { InvoiceDocumentsModule } from '@/modules/invoices/invoice-documents.module';
import { InvoiceDocumentsService } from '@/modules/invoices/invoice-documents.service';
import { InvoicesService } from '@/modules/invoices/invoices.service';
import { InvoiceCounts } from '@/modules/invoices/persistence/invoice-counts';
import { InvoiceRepository } from '@/modules/invoices/persistence/invoice.repository';
import { ShippingGuideRepository } from '@/modules/invoices/persistence/shipping-guide.repository';

/** Invoices and their files without routes: the command line loads none of what describes and checks requests. */
@Module({
  imports: [InvoiceDocumentsModule],
  providers: [InvoicesService, InvoiceDocumentsService, InvoiceRepository, InvoiceCounts, ShippingGuideRepository],
  exports: [InvoicesService, InvoiceDocumentsService],
})
export class InvoiceServicesModule {}
