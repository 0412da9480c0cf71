import { Injectable } from '@nestjs/common';
import type { CartOutcome } from '@/modules/cart/cart-command';
import type { StoredGuide } from '@/modules/cart/guides/domain/guide-file';
import { GuideFileService } from '@/modules/cart/guides/guide-file.service';
import { IdempotencyService } from '@/modules/cart/orders/idempotency.service';
import type { LoadedCart } from '@/modules/cart/quoting/loaded-cart';
import { OrderTransaction, type FreshKey } from '@/modules/cart/orders/persistence/order-transaction';
import { DomainError } from '@/shared/kernel/domain-error';

/** Plans made from unlocked stock before one is made from rows nobody else can touch (Reliability 4.5). */
const FREE_PLANS = 3;

/** Keeps quotes and places orders: all of an order is written or none (Decisions 9). */
@Injectable()
export class OrderService {
  constructor(
    private readonly transaction: OrderTransaction,
    private readonly idempotency: IdempotencyService,
    private readonly guides: GuideFileService,
  ) {}

  /** Keeps the cart as a quote, or places it as the order it asks to be, with its guide when one came along. */
  async place(cart: LoadedCart, key: FreshKey | undefined): Promise<CartOutcome> {
    const { guide } = cart.command;
    if (!guide) return this.plan(cart, key, undefined);
    const stored = await this.guides.store(guide);
    const outcome = await this.plan(cart, key, stored);
    if (outcome.kind !== 'answered' || outcome.replayed) await this.guides.discard(stored.storageName);
    return outcome;
  }

  private async plan(
    cart: LoadedCart,
    key: FreshKey | undefined,
    guide: StoredGuide | undefined,
  ): Promise<CartOutcome> {
    for (let plan = 1; plan <= FREE_PLANS + 1; plan++) {
      const outcome = await this.transaction.attempt({ cart, key, guide }, plan > FREE_PLANS);
      if (outcome.kind === 'key-taken') {
        const answer = await this.answerOf(key);
        if (answer) return answer;
      } else if (outcome.kind !== 'stock-moved') return outcome;
    }
    throw new DomainError('unavailable', 'no_disponible', 'the cart could not be written', { retryAfterSeconds: 1 });
  }

  /** A twin has used the key: its answer, or that it was for another cart; undefined if it is gone again. */
  private async answerOf(key: FreshKey | undefined): Promise<CartOutcome | undefined> {
    const known = key && (await this.idempotency.look(key));
    if (known?.kind === 'answered') return { ...known, replayed: true };
    return known?.kind === 'reused' ? { kind: 'key-reused' } : undefined;
  }
}
