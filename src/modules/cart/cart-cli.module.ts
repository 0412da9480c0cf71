import { Module } from '@nestjs/common';
import { GuidesModule } from '@/modules/cart/guides/guides.module';
import { GuideFileRepository } from '@/modules/cart/guides/persistence/guide-file.repository';
import { AttachedFiles } from '@/modules/cart/orders/domain/documents/exported-order';
import { ExportCommand } from '@/modules/cart/orders/operator/export-orders.command';
import { ExportOrdersService, OrderExportFormat } from '@/modules/cart/orders/operator/export-orders.service';
import { ExportedOrderFormat } from '@/modules/cart/orders/http/exported-order-format';
import { OrderExportRepository } from '@/modules/cart/orders/persistence/order-export.repository';
import { OrderMovesModule } from '@/modules/cart/order-moves.module';
import { AccountTaxIdsModule } from '@/modules/accounts/account-tax-ids.module';
import { DocumentNames } from '@/modules/cart/orders/domain/documents/document-names';
import { OrderReportFormat } from '@/modules/cart/orders/http/order-report-format';
import { OperatorOrdersService, OrderReport } from '@/modules/cart/orders/operator/operator-orders.service';
import { OrderDocumentsService } from '@/modules/cart/orders/order-documents.service';
import { OrderCountsRepository } from '@/modules/cart/orders/persistence/order-counts.repository';
import { OrdersCommand } from '@/modules/cart/orders/operator/orders.command';
import { DocumentListRepository } from '@/modules/cart/orders/persistence/documents/document-list.repository';
import { DocumentReader } from '@/modules/cart/orders/persistence/documents/document-reader';
import { StoredNamesRepository } from '@/modules/cart/orders/persistence/stored-names.repository';
import { StoredNames } from '@/modules/cart/orders/stored-names.service';
import { InvoiceServicesModule } from '@/modules/invoices/invoice-services.module';
import { ReleaseOrdersService } from '@/modules/cart/orders/operator/release-orders.service';

/** The operator's commands `export orders` and `orders …`, and how many orders wait for the ERP. */
@Module({
  imports: [GuidesModule, OrderMovesModule, InvoiceServicesModule, AccountTaxIdsModule],
  providers: [
    ExportOrdersService,
    OrderExportRepository,
    { provide: AttachedFiles, useExisting: GuideFileRepository },
    { provide: OrderExportFormat, useClass: ExportedOrderFormat },
    ...ExportCommand.registerWithSubCommands(),
    ReleaseOrdersService,
    OperatorOrdersService,
    OrderDocumentsService,
    DocumentReader,
    DocumentListRepository,
    StoredNamesRepository,
    { provide: DocumentNames, useClass: StoredNames },
    { provide: OrderReport, useClass: OrderReportFormat },
    ...OrdersCommand.registerWithSubCommands(),
    OrderCountsRepository,
  ],
  exports: [OrderCountsRepository],
})
export class CartCliModule {}
