import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import type { KeptAttachment } from '@/modules/cart/orders/cart-attachment';
import type { CartCommand, CartOutcome } from '@/modules/cart/orders/cart-command';
import { newOrder } from '@/modules/cart/orders/domain/new-order';
import { quoteValidUntil } from '@/modules/cart/orders/domain/states/quote-life';
import { salesRecords } from '@/modules/cart/orders/domain/documents/sales-records';
import { cartKey } from '@/modules/cart/orders/order-keys';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { DocumentWriter } from '@/modules/cart/orders/persistence/documents/document-writer';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { computeQuote } from '@/modules/cart/quoting/domain/compute-quote';
import { PrepareCartService } from '@/modules/cart/quoting/prepare-cart.service';
import type { PreparedCart } from '@/modules/cart/quoting/prepare-cart.service';
import { lastOfferDay } from '@/modules/products/domain/product';
import { Database, type Transaction } from '@/shared/database/database';
import { UsedKeys, type FreshKey } from '@/shared/idempotency/used-keys';
import { DomainError } from '@/shared/kernel/domain-error';
import { orderReplans } from '@/shared/metrics/metrics';
import { inSpan } from '@/shared/tracing/spans';
import { allOrNothing, FREE_PLANS, RolledBack } from '@/modules/cart/orders/all-or-nothing';

/** A cart about to be written, with the key it uses up and its file where it outlives a crash. */
interface PendingCart {
  readonly command: CartCommand;
  readonly cart: PreparedCart;
  readonly key: FreshKey | undefined;
  readonly file: KeptAttachment | undefined;
}

/** What a try came to. Only `answered` has left anything behind. */
type Attempt = CartOutcome | { readonly kind: 'stock-moved' } | { readonly kind: 'key-taken' };

/** Keeps quotes and places orders: all of an order is written or none (Decisions 9). */
@Injectable()
export class PlaceOrderService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly carts: PrepareCartService,
    private readonly keys: UsedKeys,
    private readonly database: Database,
    private readonly stock: StockRepository,
    private readonly documents: DocumentWriter,
    private readonly moves: OrderMovesService,
  ) {}

  /**
   * Keeps the cart as a quote, or places it as the order it asks to be; with an Idempotency-Key at most once. Throws
   * DomainError for what the catalogs refuse (422) and what is away (503).
   */
  async place(command: CartCommand): Promise<CartOutcome> {
    const key = await this.keys.look(cartKey(command));
    if (key.kind !== 'free') return key;
    const { account, request, attachment } = command;
    const prepared = await inSpan('cart.quote', () => this.carts.prepare(account, request, attachment !== undefined));
    if (prepared.kind !== 'prepared') return prepared;
    const file = await command.attachment?.keep();
    const outcome = await this.plan({ command, cart: prepared.cart, key: key.use, file });
    if (outcome.kind !== 'answered' || outcome.replayed) await file?.discard();
    return outcome;
  }

  private async plan(pending: PendingCart): Promise<CartOutcome> {
    for (let plan = 1; plan <= FREE_PLANS + 1; plan++) {
      const outcome = await this.attempt(pending, plan > FREE_PLANS);
      if (outcome.kind === 'key-taken') {
        const answer = await this.keys.look(cartKey(pending.command));
        if (answer.kind !== 'free') return answer;
      } else if (outcome.kind === 'stock-moved') orderReplans.inc();
      else return outcome;
    }
    throw new DomainError('unavailable', 'no_disponible', 'the cart could not be written', { retryAfterSeconds: 1 });
  }

  /**
   * Plans with the stock of this moment, reserves it and writes all, or nothing. `stock-moved`: others were faster, plan
   * again; with `hold` the stock's rows are locked before planning and that can't be. `key-taken`: a twin has the key,
   * and has been waited for.
   */
  private async attempt(pending: PendingCart, hold: boolean): Promise<Attempt> {
    const outcome = await inSpan('cart.transaction', () =>
      allOrNothing<() => CartOutcome, Attempt>(this.database, (transaction) => this.write(transaction, pending, hold)),
    );
    return typeof outcome === 'function' ? outcome() : outcome;
  }

  /**
   * The one transaction a quote or order is written in: key, stock, document, folio and answer, in this order for everyone,
   * so that no two wait for each other in a circle (Reliability 4.5). What it answers is known once it is committed.
   */
  private async write(
    transaction: Transaction,
    { command, cart, key, file }: PendingCart,
    hold: boolean,
  ): Promise<() => CartOutcome> {
    const { caller, account, request } = command;
    const { at: now, sales, facts } = cart;
    if (!(await this.keys.claim(transaction, key))) throw new RolledBack<Attempt>({ kind: 'key-taken' });

    const stock = await this.stock.availableIn(transaction, cart.stock, hold && request.order);
    const outcome = computeQuote({ ...cart.input, stock });
    if (outcome.kind !== 'quoted') throw new RolledBack<Attempt>(outcome);
    const { quote } = outcome;

    const kind = request.order ? 'order' : 'quote';
    const validUntil = request.order ? undefined : this.validUntil(cart);
    const { singleBranch, borderRate } = cart.input.options;
    const owner = { accountId: account.id, clientId: caller.clientId };
    const head = { kind, ...owner, now, validUntil, singleBranch, borderRate } as const;
    const records = salesRecords(head, sales, quote, (id) => facts.get(id)?.model ?? '');

    const reserved = await this.stock.reserve(transaction, records.demand);
    const document = await this.documents.write(transaction, records, now);
    if (request.order) {
      await this.moves.begin(transaction, document.id, now);
      await this.documents.send(transaction);
      if (!reserved()) throw new RolledBack<Attempt>({ kind: 'stock-moved' });
    }

    // Without a file nothing is asked from here on: the counter is counted on, and told, along with the COMMIT.
    const given = await this.documents.nextFolio(transaction, records.series, now);
    const folio = given.mark;
    await this.documents.assign(transaction, document.id, folio);
    if (request.order)
      await this.moves.announce(transaction, newOrder({ id: document.told(), folio, version: 1 }, records));
    await file?.attach(transaction, { folio, accountId: account.id, storedAt: now });

    const body = command.write({ account, sales, facts, quote, folio, ordered: request.order, createdAt: now });
    await this.keys.complete(transaction, key, body);
    const told = { ordered: request.order, validUntil };
    return () => ({
      kind: 'answered',
      body: given.putInto(body),
      replayed: false,
      document: { folio: given.told(), ...told },
    });
  }

  private validUntil({ at, input }: PreparedCart): number {
    const prices = input.lines.flatMap(({ productId }) => input.products.get(productId)?.prices ?? []);
    const offerDays = prices.flatMap((price) => lastOfferDay(price, input.today) ?? []);
    return quoteValidUntil({ madeAt: at, days: this.config.quoteDays[input.currency], offerDays });
  }
}
