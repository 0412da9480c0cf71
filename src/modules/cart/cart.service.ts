import { Injectable } from '@nestjs/common';
import type { CartCommand, CartOutcome } from '@/modules/cart/cart-command';
import { CartGate } from '@/modules/cart/quoting/cart-gate';
import { CartLoader } from '@/modules/cart/quoting/cart-loader.service';
import type { LoadedCart } from '@/modules/cart/quoting/loaded-cart';
import { CartRehearsal } from '@/modules/cart/quoting/cart-rehearsal.service';
import { IdempotencyService } from '@/modules/cart/orders/idempotency.service';
import { OrderService } from '@/modules/cart/orders/order.service';
import { answerWithin } from '@/shared/deadline/deadline';
import { DomainError } from '@/shared/kernel/domain-error';

/** Quotes carts and turns them into orders (Contract 3 and 4.5, POST /carrito/generar). */
@Injectable()
export class CartService {
  constructor(
    private readonly gate: CartGate,
    private readonly loader: CartLoader,
    private readonly rehearsal: CartRehearsal,
    private readonly orders: OrderService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * In test mode only computes. Otherwise keeps a quote, or places an order, under a folio; with an Idempotency-Key at most
   * once. Throws DomainError for what the catalogs refuse (422) and what is away (503).
   */
  async generate(command: CartCommand): Promise<CartOutcome> {
    const { testMode, order } = command.request;
    if (testMode || !order) answerWithin('quote');
    // It takes no stock and no folio: it has nothing to wait for behind the orders.
    if (testMode) return this.rehearsal.quote(await this.load(command));
    const entered = await this.gate.run(() => this.handle(command));
    if (entered) return entered.result;
    throw new DomainError('unavailable', 'no_disponible', 'too many carts in line', { retryAfterSeconds: 2 });
  }

  private async handle(command: CartCommand): Promise<CartOutcome> {
    const { request, account, guide, idempotencyKey } = command;
    if (idempotencyKey === undefined) return this.orders.place(await this.load(command), undefined);
    const use = this.idempotency.use(account.id, idempotencyKey, request, guide);
    const known = await this.idempotency.look(use);
    if (known.kind === 'answered') return { ...known, replayed: true };
    if (known.kind === 'reused') return { kind: 'key-reused' };
    return this.orders.place(await this.load(command), { ...use, forgetBefore: known.forgetBefore });
  }

  private load(command: CartCommand): Promise<LoadedCart> {
    if (command.unavailable) throw command.unavailable;
    return this.loader.load(command);
  }
}
