import { Module } from '@nestjs/common';
import { ExportCommand } from '@/modules/cart/export-orders.command';
import { ExportOrdersService, OrderExportFormat } from '@/modules/cart/export-orders.service';
import { ExportedOrderFormat } from '@/modules/cart/http/exported-order-format';
import { OrderExportRepository } from '@/modules/cart/persistence/order-export.repository';

/** The operator's command `export orders`. */
@Module({
  providers: [
    ExportOrdersService,
    OrderExportRepository,
    { provide: OrderExportFormat, useClass: ExportedOrderFormat },
    ...ExportCommand.registerWithSubCommands(),
  ],
})
export class CartCliModule {}
