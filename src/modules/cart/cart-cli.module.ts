import { Module } from '@nestjs/common';
import { ExportCommand } from '@/modules/cart/export-orders.command';
import { ExportOrdersService, OrderExportFormat } from '@/modules/cart/export-orders.service';
import { ExportedOrderFormat } from '@/modules/cart/http/exported-order-format';
import { OrderExportRepository } from '@/modules/cart/persistence/order-export.repository';
import { OrderRepository } from '@/modules/cart/persistence/order.repository';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { OrdersCommand } from '@/modules/cart/release-orders.command';
import { ReleaseOrdersService } from '@/modules/cart/release-orders.service';

/** The operator's commands `export orders` and `orders release`. */
@Module({
  providers: [
    ExportOrdersService,
    OrderExportRepository,
    { provide: OrderExportFormat, useClass: ExportedOrderFormat },
    ...ExportCommand.registerWithSubCommands(),
    ReleaseOrdersService,
    OrderRepository,
    StockRepository,
    ...OrdersCommand.registerWithSubCommands(),
  ],
})
export class CartCliModule {}
