import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CartOutcome } from '@/modules/cart/cart-command';
import { computeQuote } from '@/modules/cart/quoting/domain/compute-quote';
import type { Quote } from '@/modules/cart/quoting/domain/quote';
import { mergeDemand } from '@/modules/cart/orders/domain/stock-demand';
import type { LoadedCart } from '@/modules/cart/quoting/loaded-cart';
import { DocumentWriter, type PendingDocument } from '@/modules/cart/orders/persistence/document-writer';
import { IdempotencyKeyRepository, type KeyUse } from '@/modules/cart/orders/persistence/idempotency-key.repository';
import { StockRepository } from '@/modules/cart/quoting/persistence/stock.repository';
import { Database } from '@/shared/database/database';
import { Clock } from '@/shared/kernel/clock';

/** A key to be used, and whether an older use of it is to be forgotten first. */
export type FreshKey = KeyUse & { readonly forgetBefore: number | undefined };

/** A document to be written, with the key it uses up. */
export type KeyedDocument = PendingDocument & { readonly key: FreshKey | undefined };

/** What a try came to. Only `answered` has left anything behind. */
export type Attempt = CartOutcome | { readonly kind: 'stock-moved' } | { readonly kind: 'key-taken' };

/** Ends a transaction that must leave nothing behind; never leaves this file. */
class RolledBack extends Error {
  constructor(readonly outcome: Attempt) {
    super('rolled back');
  }
}

/**
 * The one transaction a quote or order is written in: key, stock, document, folio and answer, in this order for everyone,
 * so that no two wait for each other in a circle (Reliability 4.5).
 */
@Injectable()
export class OrderTransaction {
  constructor(
    private readonly database: Database,
    private readonly stock: StockRepository,
    private readonly keys: IdempotencyKeyRepository,
    private readonly documents: DocumentWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * Plans with the stock of this moment, reserves it and writes all, or nothing. `stock-moved`: others were faster, plan
   * again; with `hold` the stock's rows are locked before planning and that can't be. `key-taken`: a twin has the key,
   * and has been waited for.
   */
  async attempt(pending: KeyedDocument, hold: boolean): Promise<Attempt> {
    try {
      return await this.database.write((manager) => this.inTransaction(manager, pending, hold));
    } catch (error) {
      if (error instanceof RolledBack) return error.outcome;
      throw error;
    }
  }

  private async inTransaction(manager: EntityManager, pending: KeyedDocument, hold: boolean): Promise<CartOutcome> {
    const { cart, key } = pending;
    const now = this.clock.now();
    if (key && !(await this.keys.claim(manager, key, now.getTime(), key.forgetBefore)))
      throw new RolledBack({ kind: 'key-taken' });
    const { order } = cart.command.request;
    const quote = await this.quote(manager, cart, hold && order);
    const demand = order ? mergeDemand(quote.lines.flatMap(({ supply }) => supply.draws)) : [];
    if (!(await this.stock.reserve(manager, demand))) throw new RolledBack({ kind: 'stock-moved' });
    const body = await this.documents.write(manager, pending, quote, { now, demand });
    if (key) await this.keys.complete(manager, key, now.getTime(), body);
    return { kind: 'answered', body, replayed: false };
  }

  private async quote(manager: EntityManager, { input, products }: LoadedCart, hold: boolean): Promise<Quote> {
    const stock = await this.stock.availableIn(manager, products.stock, hold);
    const outcome = computeQuote({ ...input, stock });
    if (outcome.kind !== 'quoted') throw new RolledBack(outcome);
    return outcome.quote;
  }
}
