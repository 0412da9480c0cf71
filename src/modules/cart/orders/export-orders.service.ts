import { Injectable } from '@nestjs/common';
import type { ExportedOrder } from '@/modules/cart/orders/domain/exported-order';
import { OrderExportRepository, type ExportFilter } from '@/modules/cart/orders/persistence/order-export.repository';
import { Clock } from '@/shared/kernel/clock';

/** How an exported order is written; the http room knows the wire's names. */
export abstract class OrderExportFormat {
  abstract json(order: ExportedOrder): string;
  abstract text(order: ExportedOrder): string;
}

const ORDERS_PER_READ = 100;

/** Hands orders over to the ERP (Decisions 10, `export orders`). Memory does not grow with their number. */
@Injectable()
export class ExportOrdersService {
  constructor(
    private readonly orders: OrderExportRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives each order to `take`, oldest first, and answers how many there were. With `pendingOnly` orders are marked after
   * `take` has returned: what a crash leaves unmarked is given again, nothing is skipped.
   */
  async run(filter: ExportFilter, take: (order: ExportedOrder) => Promise<void>): Promise<number> {
    let count = 0;
    let after = 0;
    for (;;) {
      const batch = await this.orders.findAfter(after, ORDERS_PER_READ, filter);
      const last = batch.at(-1);
      if (!last) return count;
      for (const order of batch) await take(order);
      if (filter.pendingOnly)
        await this.orders.markExported(
          batch.map(({ id }) => id),
          this.clock.now().getTime(),
        );
      count += batch.length;
      after = last.id;
    }
  }
}
