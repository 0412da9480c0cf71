import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderCountsRepository } from '@/modules/cart/orders/persistence/order-counts.repository';
import { Clock } from '@/shared/kernel/clock';
import { Figures } from '@/shared/metrics/figures';
import { ordersOldestUnexported, ordersUnexported } from '@/shared/metrics/metrics';

/** How many orders wait for the ERP, and how long. */
@Injectable()
export class OrderFigures implements OnModuleInit {
  constructor(
    private readonly figures: Figures,
    private readonly counts: OrderCountsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.figures.register({
      gauges: [ordersUnexported, ordersOldestUnexported],
      read: async () => {
        const { count, oldest } = await this.counts.unexported();
        ordersUnexported.set(count);
        const age = oldest === undefined ? 0 : this.clock.now().getTime() - oldest;
        ordersOldestUnexported.set(Math.max(0, age) / 1000);
      },
    });
  }
}
