import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SalesRecords } from '@/modules/cart/orders/domain/documents/sales-records';
import { FolioCounterRepository } from '@/modules/cart/orders/persistence/folio-counter.repository';
import { OrderRepository, type QuoteToOrder } from '@/modules/cart/orders/persistence/order.repository';
import { appendChanges } from '@/shared/database/changes/change-log';
import { sendDeferred, type DeferredRow, type DeferredText, type RowId } from '@/shared/database/statements';
import { mexicoCityDate } from '@/shared/kernel/clock';
import { folioForm } from '@/shared/text/folio-form';

/** Writes the rows of a quote or order inside its transaction. */
@Injectable()
export class DocumentWriter {
  constructor(
    private readonly orders: OrderRepository,
    private readonly folios: FolioCounterRepository,
  ) {}

  /** Writes everything but the folio, along with the next statement that is asked. */
  async write(manager: EntityManager, records: SalesRecords, now: Date): Promise<DeferredRow> {
    const { demand } = records;
    const document = await this.orders.insert(manager, records);
    await this.orders.appendLedger(manager, document.id, demand, now.getTime());
    await appendChanges(
      manager,
      demand.map(({ productId }) => ({ entity: 'stock', id: productId })),
    );
    return document;
  }

  /** Sends what was written, so that it is known what it came to. */
  send(manager: EntityManager): Promise<void> {
    return sendDeferred(manager);
  }

  /**
   * The folio of a document, without `-API`, which `assign` gives it. Its counter is the one row that all orders share: after this comes
   * only what tells the folio, and at best nothing that is asked before the COMMIT (Reliability 2.2).
   */
  nextFolio(manager: EntityManager, series: string, now: Date): Promise<DeferredText> {
    const today = mexicoCityDate(now);
    return this.folios.next(manager, series, Number(today.slice(0, 4)), folioForm(series, today));
  }

  /** Names a document; in the transaction that wrote it. */
  assign(manager: EntityManager, id: RowId, folio: string): Promise<void> {
    return this.orders.assignFolio(manager, id, folio);
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
