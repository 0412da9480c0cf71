import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { KeptDocument, KeptDocumentLine } from '@/modules/cart/orders/domain/documents/kept-document';
import { wholeSecond, type OrderGuide } from '@/modules/cart/orders/domain/states/order-move';
import { OrderAllocationEntity } from '@/modules/cart/orders/persistence/entities/order-allocation.entity';
import { OrderEntity } from '@/modules/cart/orders/persistence/entities/order.entity';
import { OrderGuideEntity } from '@/modules/cart/orders/persistence/entities/order-guide.entity';
import { OrderHistoryEntity } from '@/modules/cart/orders/persistence/entities/order-history.entity';
import { OrderLineEntity } from '@/modules/cart/orders/persistence/entities/order-line.entity';
import { lineCounts, orderLife } from '@/modules/cart/orders/persistence/order-life';
import type { SalesTerms } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import { Database } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';

/** A state an order came to. `at` in epoch milliseconds. */
export type HistoryLine = Pick<OrderHistoryEntity, 'state' | 'at' | 'message' | 'source'>;

/** Reads whole quotes and orders of an account; another account's is not there. */
@Injectable()
export class DocumentReader {
  constructor(private readonly database: Database) {}

  /** The quote of one of these folios, also once it was ordered. */
  findQuote({ accountId }: Caller, folios: readonly string[]): Promise<KeptDocument | undefined> {
    const own = { accountId, folio: In([...folios]) };
    return this.find(
      this.database.reader,
      [
        { ...own, quotedAt: Not(IsNull()) },
        { ...own, kind: 'quote' },
      ],
      folios,
    );
  }

  /** The order of one of these folios. */
  findOrder(
    { accountId }: Caller,
    folios: readonly string[],
    within?: EntityManager,
  ): Promise<KeptDocument | undefined> {
    const where = { accountId, folio: In([...folios]), kind: 'order' as const };
    return this.find(within ?? this.database.reader, [where], folios);
  }

  /** The order of one of these folios, whose ever it is: for the operator. */
  findAnyOrder(folios: readonly string[]): Promise<KeptDocument | undefined> {
    return this.find(this.database.reader, [{ folio: In([...folios]), kind: 'order' }], folios);
  }

  /** What has become of an order, oldest first; what came in the same second, as it was written. */
  async history(orderId: number, within = this.database.reader): Promise<HistoryLine[]> {
    const entries = await within.findBy(OrderHistoryEntity, { orderId });
    return entries.sort((one, other) => wholeSecond(one.at) - wholeSecond(other.at) || one.id - other.id);
  }

  /** Those the distributor's file gave it. */
  async guides(orderId: number): Promise<OrderGuide[]> {
    const found = await this.database.reader.find(OrderGuideEntity, {
      where: { orderId },
      order: { guideFolio: 'ASC' },
    });
    return found.map(({ guideFolio, carrier, url, at }) => ({ folio: guideFolio, carrier, url, at }));
  }

  private async find(
    reader: EntityManager,
    where: FindOptionsWhere<OrderEntity>[],
    folios: readonly string[],
  ): Promise<KeptDocument | undefined> {
    const found = await reader.findBy(OrderEntity, where);
    const order = folios.flatMap((folio) => found.filter((one) => one.folio === folio))[0];
    if (!order) return undefined;
    const { id: orderId } = order;
    const lines = await reader.find(OrderLineEntity, { where: { orderId }, order: { lineNumber: 'ASC' } });
    const allocations = order.kind === 'quote' ? [] : await this.allocations(reader, orderId);
    return document(order, lines.map(keptLine), allocations);
  }

  /** What is reserved for an order, by line; a quote holds nothing. */
  private allocations(reader: EntityManager, orderId: number): Promise<OrderAllocationEntity[]> {
    const order = { lineNumber: 'ASC', productId: 'ASC', warehouse: 'ASC' } as const;
    return reader.find(OrderAllocationEntity, { where: { orderId }, order });
  }
}

function document(
  order: OrderEntity,
  lines: readonly KeptDocumentLine[],
  allocations: KeptDocument['allocations'],
): KeptDocument {
  const life = orderLife(order);
  return {
    ...plainRow(order),
    ...life,
    state: order.kind === 'order' ? life.state : order.state,
    singleBranch: order.singleBranch ?? false,
    borderRate: order.borderRate ?? order.taxPercent < 16,
    sales: salesOf(order),
    lines,
    allocations,
    snapshot: order.quoted,
  };
}

function keptLine(line: OrderLineEntity): KeptDocumentLine {
  return Object.assign(line, lineCounts(line));
}

function salesOf(order: OrderEntity): SalesTerms {
  const { paymentMethod, paymentCode, paymentForm, termDays, deliveryType, carrier, carrierNumber, delivery } = order;
  const { cfdiUse, purchaseOrder, email, directToCustomer, forced, prepaidGuide } = order;
  return {
    ...{ paymentMethod, paymentCode, paymentForm, termDays, deliveryType, carrier, carrierNumber, delivery },
    ...{ cfdiUse, purchaseOrder, email, directToCustomer, forced, prepaidGuide },
  };
}

/** The columns of a row, without the class they came in. */
function plainRow<T extends object>(row: T): Omit<T, never> {
  return Object.fromEntries(Object.entries(row)) as Omit<T, never>;
}
