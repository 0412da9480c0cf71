import { Module } from '@nestjs/common';
import { InvoicesController } from '@/modules/invoices/http/invoices.controller';
import { InvoicesService } from '@/modules/invoices/invoices.service';
import { InvoiceCounts } from '@/modules/invoices/persistence/invoice-counts';
import { InvoiceRepository } from '@/modules/invoices/persistence/invoice.repository';
import { ShippingGuideRepository } from '@/modules/invoices/persistence/shipping-guide.repository';

@Module({
  controllers: [InvoicesController],
  providers: [InvoicesService, InvoiceRepository, InvoiceCounts, ShippingGuideRepository],
  exports: [InvoicesService],
})
export class InvoicesModule {}
