import { Module } from '@nestjs/common';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { OrderFillInRepository } from '@/modules/cart/orders/persistence/order-fill-in.repository';
import { OrderStateRepository } from '@/modules/cart/orders/persistence/order-state.repository';
import { OrderRepository } from '@/modules/cart/orders/persistence/order.repository';
import { StockModule } from '@/modules/cart/persistence/stock.module';

/** Offers the port through which orders are moved: by their customers, the export, and whatever files and invoices say. */
@Module({
  imports: [StockModule],
  providers: [OrderMovesService, OrderStateRepository, OrderRepository, OrderFillInRepository],
  exports: [OrderMovesService, OrderStateRepository, OrderRepository, OrderFillInRepository, StockModule],
})
export class OrderMovesModule {}
