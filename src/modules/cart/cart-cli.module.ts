import { Module } from '@nestjs/common';
import { ExportCommand } from '@/modules/cart/orders/export-orders.command';
import { ExportOrdersService, OrderExportFormat } from '@/modules/cart/orders/export-orders.service';
import { ExportedOrderFormat } from '@/modules/cart/orders/http/exported-order-format';
import { OrderExportRepository } from '@/modules/cart/orders/persistence/order-export.repository';
import { OrderRepository } from '@/modules/cart/orders/persistence/order.repository';
import { StockRepository } from '@/modules/cart/quoting/persistence/stock.repository';
import { OrdersCommand } from '@/modules/cart/orders/release-orders.command';
import { ReleaseOrdersService } from '@/modules/cart/orders/release-orders.service';

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
