import { Injectable } from '@nestjs/common';
import type { OperatorOrderSearch } from '@/modules/cart/orders/domain/documents/document-search';
import { spelledFolios } from '@/modules/cart/orders/domain/folio';
import {
  OrderDocumentsService,
  type OrderPage,
  type ShownDocument,
} from '@/modules/cart/orders/order-documents.service';
import { OrderFillInRepository } from '@/modules/cart/orders/persistence/order-fill-in.repository';

/** How orders are written for the operator; the http room knows the wire's names. */
export abstract class OrderReport {
  /** One object: `{pedidos: []}`, as resellers see them, each with its `num_cliente`. */
  abstract listJson(page: Pick<OrderPage, 'documents' | 'invoices'>): string;
  /** One line each. */
  abstract listText(page: Pick<OrderPage, 'documents' | 'invoices'>): string[];
  /** The document of an order, as its reseller sees it (Beyond 3.2). */
  abstract json(order: ShownDocument): string;
  abstract text(order: ShownDocument): string[];
}

/** Orders of all accounts for the operator (Beyond 9.4). */
@Injectable()
export class OperatorOrdersService {
  constructor(
    private readonly orders: OrderDocumentsService,
    private readonly unfilled: OrderFillInRepository,
  ) {}

  /** Newest first. */
  async list(search: OperatorOrderSearch): Promise<Pick<OrderPage, 'documents' | 'invoices'>> {
    await this.unfilled.run();
    return this.orders.anyOrders(search);
  }

  /** The order of a folio, with or without slash and `-API`; undefined when there is none. */
  show(folio: string): Promise<ShownDocument | undefined> {
    return this.orders.anyOrder(spelledFolios(folio));
  }
}
