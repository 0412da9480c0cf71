import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { OrderFillInRepository } from '@/modules/cart/orders/persistence/order-fill-in.repository';
import { MINUTE_MS } from '@/shared/kernel/durations';

/** Takes in the quotes and orders that nodes of the release before write while both run: at the start, and every minute. */
@Injectable()
export class FillInOrdersService implements OnApplicationShutdown {
  private readonly logger = new Logger(FillInOrdersService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly orders: OrderFillInRepository) {}

  /** Before anything reads orders; goes on until the shutdown. */
  async start(): Promise<void> {
    await this.orders.run();
    this.timer = setInterval(() => {
      this.orders.run().catch((error: unknown) => {
        this.logger.warn(
          `orders of the release before not filled in: ${error instanceof Error ? error.message : 'unknown'}`,
        );
      });
    }, MINUTE_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
