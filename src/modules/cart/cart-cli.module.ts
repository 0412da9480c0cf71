import { Module } from '@nestjs/common';
import { GuidesModule } from '@/modules/cart/guides/guides.module';
import { GuideFileRepository } from '@/modules/cart/guides/persistence/guide-file.repository';
import { AttachedFiles } from '@/modules/cart/orders/domain/exported-order';
import { ExportCommand } from '@/modules/cart/orders/export-orders.command';
import { ExportOrdersService, OrderExportFormat } from '@/modules/cart/orders/export-orders.service';
import { ExportedOrderFormat } from '@/modules/cart/orders/http/exported-order-format';
import { OrderExportRepository } from '@/modules/cart/orders/persistence/order-export.repository';
import { OrderMovesModule } from '@/modules/cart/order-moves.module';
import { OrdersCommand } from '@/modules/cart/orders/release-orders.command';
import { ReleaseOrdersService } from '@/modules/cart/orders/release-orders.service';

/** The operator's commands `export orders` and `orders release`. */
@Module({
  imports: [GuidesModule, OrderMovesModule],
  providers: [
    ExportOrdersService,
    OrderExportRepository,
    { provide: AttachedFiles, useExisting: GuideFileRepository },
    { provide: OrderExportFormat, useClass: ExportedOrderFormat },
    ...ExportCommand.registerWithSubCommands(),
    ReleaseOrdersService,
    ...OrdersCommand.registerWithSubCommands(),
  ],
})
export class CartCliModule {}
