import { Module } from '@nestjs/common';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { OrderFillInRepository } from '@/modules/cart/orders/persistence/order-fill-in.repository';
import { OrderStateRepository } from '@/modules/cart/orders/persistence/order-state.repository';
import { OrderRepository } from '@/modules/cart/orders/persistence/order.repository';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';

/** Offers the port through which orders are moved: by their customers, the export, and whatever files and invoices say. */
@Module({
  providers: [OrderMovesService, OrderStateRepository, OrderRepository, OrderFillInRepository, StockRepository],
  exports: [OrderMovesService, OrderStateRepository, OrderRepository, OrderFillInRepository, StockRepository],
})
export class OrderMovesModule {}
