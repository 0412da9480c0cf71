import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatFolio } from '@/modules/cart/orders/domain/folio';
import type { SalesRecords } from '@/modules/cart/orders/domain/sales-records';
import { FolioCounterRepository } from '@/modules/cart/orders/persistence/folio-counter.repository';
import { OrderRepository, type QuoteToOrder } from '@/modules/cart/orders/persistence/order.repository';
import { appendChanges } from '@/shared/database/change-log';
import { mexicoCityDate } from '@/shared/kernel/clock';

/** Writes the rows of a quote or order inside its transaction. */
@Injectable()
export class DocumentWriter {
  constructor(
    private readonly orders: OrderRepository,
    private readonly folios: FolioCounterRepository,
  ) {}

  /**
   * Writes everything and answers the folio, without `-API`. Its counter is asked last: it is the one row that all orders
   * share (Reliability 2.2).
   */
  async write(manager: EntityManager, records: SalesRecords, now: Date): Promise<{ id: number; folio: string }> {
    const { demand, series } = records;
    const id = await this.orders.insert(manager, records);
    await this.orders.appendLedger(manager, id, demand, now.getTime());
    await appendChanges(
      manager,
      demand.map(({ productId }) => ({ entity: 'stock', id: productId })),
    );
    const today = mexicoCityDate(now);
    const number = await this.folios.next(manager, series, Number(today.slice(0, 4)));
    const folio = formatFolio(series, number, today);
    await this.orders.assignFolio(manager, id, folio);
    return { id, folio };
  }

  /** Makes an order of a quote that is held, with what it has reserved; its folio stays. */
  async orderQuote(manager: EntityManager, quote: QuoteToOrder, records: SalesRecords): Promise<void> {
    const { demand, document } = records;
    await this.orders.orderQuote(manager, quote, records);
    await this.orders.appendLedger(manager, quote.id, demand, document.createdAt);
    await appendChanges(
      manager,
      demand.map(({ productId }) => ({ entity: 'stock', id: productId })),
    );
  }
}
