import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import {
  CancelOrderService,
  type CancelOrderCommand,
  type CancelOrderOutcome,
} from '@/modules/cart/orders/cancel-order.service';
import {
  OrderQuoteService,
  type OrderQuoteCommand,
  type OrderQuoteResult,
} from '@/modules/cart/orders/order-quote.service';
import { DocumentReader } from '@/modules/cart/orders/persistence/documents/document-reader';
import { countSales } from '@/modules/cart/count-sales';
import type { Caller } from '@/shared/kernel/caller';
import type { CartCommand, CartOutcome, DocumentHeadline, WrittenDocument } from '@/modules/cart/orders/cart-command';
import { PlaceOrderService } from '@/modules/cart/orders/place-order.service';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { CartGate } from '@/modules/cart/quoting/cart-gate';
import { computeQuote } from '@/modules/cart/quoting/domain/compute-quote';
import { PrepareCartService } from '@/modules/cart/quoting/prepare-cart.service';
import { answerWithin } from '@/shared/deadline/deadline';
import { inSpan } from '@/shared/tracing/spans';

/** Quotes carts and turns them into orders (Contract 3 and 4.5, POST /carrito/generar). */
@Injectable()
export class CartService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly gate: CartGate,
    private readonly carts: PrepareCartService,
    private readonly stock: StockRepository,
    private readonly orders: PlaceOrderService,
    private readonly quotes: OrderQuoteService,
    private readonly cancellations: CancelOrderService,
    private readonly documents: DocumentReader,
  ) {}

  /** Whether carts become quotes and orders here; else there is test mode only (Decisions 10). */
  get keepsDocuments(): boolean {
    return this.config.realOrders;
  }

  /**
   * In test mode only computes. Otherwise keeps a quote, or places an order, under a folio; with an Idempotency-Key at most
   * once. Throws DomainError for what the catalogs refuse (422) and what is away (503).
   */
  async generate(command: CartCommand): Promise<CartOutcome> {
    const { testMode, order } = command.request;
    if (testMode || !order) answerWithin('quote');
    // It takes no stock and no folio: it has nothing to wait for behind the orders.
    if (testMode) return this.rehearse(command);
    return countSales(order ? 'order' : 'quote', () => this.gate.run(() => this.orders.place(command)));
  }

  /** Makes an order of a quote (Beyond 3.1). Throws DomainError for what is away (503). */
  orderQuote(command: OrderQuoteCommand): Promise<OrderQuoteResult> {
    return countSales('order', () => this.gate.run(() => this.quotes.order(command)));
  }

  /** Cancels an order (Beyond 3.3). Throws DomainError for what is away (503). */
  cancelOrder(command: CancelOrderCommand): Promise<CancelOrderOutcome> {
    return this.gate.run(() => this.cancellations.cancel(command));
  }

  /** What the headers of an answer that is given again say of its document, by now. */
  async headline(caller: Caller, { folio, ordered }: WrittenDocument): Promise<DocumentHeadline> {
    if (ordered) return { folio, ordered, validUntil: undefined };
    const quote = await this.documents.findQuote(caller, [folio]);
    return { folio, ordered: false, validUntil: quote?.validUntil ?? undefined };
  }

  /** Checks everything a real quote or order would and writes nothing (Contract 3, Decisions 9). */
  private async rehearse({ account, request, attachment, write }: CartCommand): Promise<CartOutcome> {
    const prepared = await inSpan('cart.quote', () => this.carts.prepare(account, request, attachment !== undefined));
    if (prepared.kind !== 'prepared') return prepared;
    const { input, stock, sales, facts, at: createdAt } = prepared.cart;
    const outcome = computeQuote({ ...input, stock: await this.stock.available(stock) });
    if (outcome.kind !== 'quoted') return outcome;
    const { quote } = outcome;
    const body = write({ account, sales, facts, quote, folio: undefined, ordered: request.order, createdAt });
    return { kind: 'answered', body, replayed: false };
  }
}
