import { Injectable } from '@nestjs/common';
import type { ExportedOrder } from '@/modules/cart/orders/domain/documents/exported-order';
import { mayMove } from '@/modules/cart/orders/domain/states/order-state';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import {
  OrderExportRepository,
  type ExportFilter,
  type ExportPlace,
} from '@/modules/cart/orders/persistence/order-export.repository';
import { OrderFillInRepository } from '@/modules/cart/orders/persistence/order-fill-in.repository';
import { Database } from '@/shared/database/database';
import { Clock } from '@/shared/kernel/clock';
import { appendAudit } from '@/shared/audit/append-audit';

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
    private readonly unfilled: OrderFillInRepository,
    private readonly moves: OrderMovesService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives each order to `take`, oldest first, and answers how many there were. With `pendingOnly` a batch is claimed before it is
   * given, so that its customers can't cancel it any more, and marked after `take` has returned: what a crash leaves unmarked is
   * given again, nothing is skipped (Beyond 3.3, docs/adr/0032).
   */
  async run(filter: ExportFilter, take: (order: ExportedOrder) => Promise<void>): Promise<number> {
    await this.unfilled.run();
    let count = 0;
    let after: ExportPlace = { orderedAt: 0, id: 0 };
    for (;;) {
      const places = await this.orders.placesAfter(after, ORDERS_PER_READ, filter);
      const last = places.at(-1);
      if (!last) return count;
      const ids = places.map(({ id }) => id);
      if (filter.pendingOnly) await this.orders.claim(ids, this.clock.now().getTime());
      const batch = await this.orders.read(ids, filter.pendingOnly);
      for (const order of batch) await take(order);
      if (filter.pendingOnly) await this.handOver(batch);
      count += batch.length;
      after = last;
    }
  }

  private async handOver(batch: readonly ExportedOrder[]): Promise<void> {
    const at = this.clock.now();
    await this.database.write(async (transaction) => {
      const held = await this.moves.hold(
        transaction,
        batch.map(({ order }) => order.folio),
      );
      await this.orders.markExported(
        transaction,
        batch.map(({ id }) => id),
        at.getTime(),
      );
      await appendAudit(transaction, {
        event: 'orders_exported',
        details: { folios: batch.map(({ order }) => order.folio) },
      });
      for (const order of held)
        if (mayMove('export', order.state, 'en_proceso'))
          await this.moves.move(transaction, order, { mover: 'export', to: 'en_proceso', at, message: '' });
    });
  }
}
