import { Injectable } from '@nestjs/common';
import { plainFolios } from '@/modules/cart/orders/domain/folio';
import { OrderRepository } from '@/modules/cart/orders/persistence/order.repository';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { appendChanges } from '@/shared/database/change-log';
import { Database } from '@/shared/database/database';
import { Clock } from '@/shared/kernel/clock';

/** Ends reservations: an order that was shipped, or will not be, needs its pieces no more. */
@Injectable()
export class ReleaseOrdersService {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderRepository,
    private readonly stock: StockRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives back all that an order still has reserved, and answers how many pieces that was: 0 the second time. Undefined when
   * there is no such order. What is on hand is not touched: that is for the operator's counts.
   */
  async release(folio: string): Promise<number | undefined> {
    return this.database.write(async (manager) => {
      const orderId = await this.orders.holdOrder(manager, plainFolios(folio));
      if (orderId === undefined) return undefined;
      const held = await this.orders.reservedBy(manager, orderId);
      await this.stock.release(manager, held);
      const returned = held.map((demand) => ({ ...demand, pieces: -demand.pieces }));
      await this.orders.appendLedger(manager, orderId, returned, this.clock.now().getTime());
      await appendChanges(
        manager,
        held.map(({ productId }) => ({ entity: 'stock', id: productId })),
      );
      return held.reduce((sum, { pieces }) => sum + pieces, 0);
    });
  }
}
