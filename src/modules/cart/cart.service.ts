import { Injectable } from '@nestjs/common';
import type { CartCommand, CartOutcome } from '@/modules/cart/cart-command';
import { CartLoader } from '@/modules/cart/cart-loader.service';
import { computeQuote } from '@/modules/cart/domain/compute-quote';
import { IdempotencyService } from '@/modules/cart/idempotency.service';
import type { LoadedCart } from '@/modules/cart/loaded-cart';
import { OrderService } from '@/modules/cart/order.service';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { Clock } from '@/shared/kernel/clock';

/** Quotes carts and turns them into orders (Contract 3 and 4.5, POST /carrito/generar). */
@Injectable()
export class CartService {
  constructor(
    private readonly loader: CartLoader,
    private readonly stock: StockRepository,
    private readonly orders: OrderService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /**
   * In test mode only computes. Otherwise keeps a quote, or places an order, under a folio; with an Idempotency-Key at most
   * once. Throws DomainError for what the catalogs refuse (422) and what is away (503).
   */
  async generate(command: CartCommand): Promise<CartOutcome> {
    const { request, account, guide, idempotencyKey } = command;
    if (request.testMode) return this.rehearse(await this.loader.load(command));
    if (idempotencyKey === undefined) return this.orders.place(await this.loader.load(command), undefined);
    const use = this.idempotency.use(account.id, idempotencyKey, request, guide);
    const known = await this.idempotency.look(use);
    if (known.kind === 'answered') return { ...known, replayed: true };
    if (known.kind === 'reused') return { kind: 'key-reused' };
    return this.orders.place(await this.loader.load(command), { ...use, forgetBefore: known.forgetBefore });
  }

  /** Test mode checks everything a real order would and writes nothing (Decisions 9). */
  private async rehearse({ command, input, products, terms }: LoadedCart): Promise<CartOutcome> {
    const outcome = computeQuote({ ...input, stock: await this.stock.available(products.stock) });
    if (outcome.kind !== 'quoted') return outcome;
    const body = command.write({
      account: command.account,
      currency: input.currency,
      sales: terms.sales,
      quote: outcome.quote,
      facts: products.facts,
      folio: undefined,
      ordered: command.request.order,
      createdAt: this.clock.now(),
    });
    return { kind: 'answered', body, replayed: false };
  }
}
