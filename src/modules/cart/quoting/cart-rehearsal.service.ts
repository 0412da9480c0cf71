import { Injectable } from '@nestjs/common';
import type { CartOutcome } from '@/modules/cart/cart-command';
import { computeQuote } from '@/modules/cart/quoting/domain/compute-quote';
import type { LoadedCart } from '@/modules/cart/quoting/loaded-cart';
import { StockRepository } from '@/modules/cart/quoting/persistence/stock.repository';
import { Clock } from '@/shared/kernel/clock';

/** Test mode: checks everything a real quote or order would and writes nothing (Contract 3, Decisions 9). */
@Injectable()
export class CartRehearsal {
  constructor(
    private readonly stock: StockRepository,
    private readonly clock: Clock,
  ) {}

  async quote({ command, input, products, terms }: LoadedCart): Promise<CartOutcome> {
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
