import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatFolio } from '@/modules/cart/orders/domain/folio';
import type { Quote } from '@/modules/cart/quoting/domain/quote';
import type { SalesDocument } from '@/modules/cart/orders/domain/sales-document';
import { salesAllocations, salesLines } from '@/modules/cart/orders/domain/sales-records';
import type { StockDemand } from '@/modules/cart/orders/domain/stock-demand';
import type { StoredGuide } from '@/modules/cart/guides/domain/guide-file';
import { GuideFileRepository } from '@/modules/cart/guides/persistence/guide-file.repository';
import type { LoadedCart } from '@/modules/cart/quoting/loaded-cart';
import { FolioCounterRepository } from '@/modules/cart/orders/persistence/folio-counter.repository';
import { OrderRepository } from '@/modules/cart/orders/persistence/order.repository';
import { appendChanges } from '@/shared/database/change-log';
import { dayNumber, mexicoCityDate } from '@/shared/kernel/clock';

/** A cart on its way to becoming a document, with its guide already on the disk. */
export interface PendingDocument {
  readonly cart: LoadedCart;
  readonly guide: StoredGuide | undefined;
}

/** When it is written, and what an order has reserved; nothing for a quote. */
export interface Writing {
  readonly now: Date;
  readonly demand: readonly StockDemand[];
}

/** Writes the rows of a quote or order inside its transaction. */
@Injectable()
export class DocumentWriter {
  constructor(
    private readonly orders: OrderRepository,
    private readonly folios: FolioCounterRepository,
    private readonly guides: GuideFileRepository,
  ) {}

  /**
   * Writes everything and answers the body of the answer. The folio's counter is asked last: it is the one row that all
   * orders share (Reliability 2.2).
   */
  async write(
    manager: EntityManager,
    { cart, guide }: PendingDocument,
    quote: Quote,
    { now, demand }: Writing,
  ): Promise<string> {
    const { command, products, terms } = cart;
    const modelOf = (productId: number): string => products.facts.get(productId)?.model ?? '';
    const document = newDocument(cart, quote, now);
    const id = await this.orders.insert(manager, {
      document,
      lines: salesLines(quote, modelOf),
      allocations: command.request.order ? salesAllocations(quote, modelOf) : [],
    });
    await this.orders.appendLedger(manager, id, demand, now.getTime());
    await appendChanges(
      manager,
      demand.map(({ productId }) => ({ entity: 'stock', id: productId })),
    );
    const folio = await this.nextFolio(manager, quote.series, now);
    await this.orders.assignFolio(manager, id, folio);
    if (guide)
      await this.guides.attach(manager, { ...guide, folio, accountId: command.account.id, storedAt: now.getTime() });
    return command.write({
      account: command.account,
      currency: quote.currency,
      sales: terms.sales,
      quote,
      facts: products.facts,
      folio,
      ordered: command.request.order,
      createdAt: now,
    });
  }

  private async nextFolio(manager: EntityManager, series: string, now: Date): Promise<string> {
    const today = mexicoCityDate(now);
    return formatFolio(series, await this.folios.next(manager, series, Number(today.slice(0, 4))), today);
  }
}

function newDocument({ command, terms }: LoadedCart, quote: Quote, now: Date): Omit<SalesDocument, 'folio'> {
  const { subtotal, freight, tax, total, taxPercent } = quote.totals;
  return {
    ...terms.sales,
    kind: command.request.order ? 'order' : 'quote',
    accountId: command.account.id,
    clientId: command.caller.clientId,
    createdAt: now.getTime(),
    createdDay: dayNumber(mexicoCityDate(now)),
    currency: quote.currency,
    rate: quote.rate,
    subtotal,
    freight,
    tax,
    total,
    taxPercent,
  };
}
