import { Injectable } from '@nestjs/common';
import type { Account } from '@/modules/accounts/domain/account';
import type { CartOutcome, CartReceipt } from '@/modules/cart/orders/cart-command';
import { orderFolio } from '@/modules/cart/orders/domain/folio';
import { keptQuote, snapshotOf, type KeptDocument } from '@/modules/cart/orders/domain/documents/kept-document';
import { newOrder } from '@/modules/cart/orders/domain/new-order';
import { quoteStanding } from '@/modules/cart/orders/domain/states/quote-life';
import { salesRecords } from '@/modules/cart/orders/domain/documents/sales-records';
import { quoteKeys } from '@/modules/cart/orders/order-keys';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { DocumentReader } from '@/modules/cart/orders/persistence/documents/document-reader';
import { DocumentWriter } from '@/modules/cart/orders/persistence/documents/document-writer';
import { OrderRepository } from '@/modules/cart/orders/persistence/order.repository';
import { StockRepository } from '@/modules/cart/persistence/stock.repository';
import { orderKeptQuote } from '@/modules/cart/quoting/domain/order-kept-quote';
import { RecallQuoteService, type RecalledQuote } from '@/modules/cart/quoting/recall-quote.service';
import { Database, type Transaction } from '@/shared/database/database';
import { UsedKeys, type FreshKey, type KeyLookup } from '@/shared/idempotency/used-keys';
import type { Caller } from '@/shared/kernel/caller';
import { Clock } from '@/shared/kernel/clock';
import { DomainError } from '@/shared/kernel/domain-error';
import { orderReplans } from '@/shared/metrics/metrics';
import { inSpan } from '@/shared/tracing/spans';
import { allOrNothing, FREE_PLANS, RolledBack } from '@/modules/cart/orders/all-or-nothing';

/** A quote to be ordered. */
export interface OrderQuoteCommand {
  readonly caller: Caller;
  readonly account: Account;
  /** Folios it may be, without `-API`. */
  readonly folios: readonly string[];
  readonly purchaseOrder: string | undefined;
  readonly force: boolean;
  readonly idempotencyKey: string | undefined;
  /** Throws unless the version is one the caller allows. */
  readonly assertVersion: (version: number) => void;
  readonly write: (receipt: CartReceipt) => string;
}

/** What became of it. A refusal has changed nothing. */
export type OrderQuoteOutcome =
  | Exclude<CartOutcome, { kind: 'no-tariff' }>
  | { readonly kind: 'quote-not-found' }
  | { readonly kind: 'quote-expired' }
  | { readonly kind: 'quote-ordered'; readonly orderFolio: string }
  | { readonly kind: 'tax-changed'; readonly quoted: number; readonly current: number };

/** Lines of a quote, for the refusal that names them. */
export type OrderQuoteResult = OrderQuoteOutcome & { readonly quote?: KeptDocument | undefined };

type Attempt = OrderQuoteOutcome | { readonly kind: 'stock-moved' } | { readonly kind: 'overtaken' };

interface Pending {
  readonly command: OrderQuoteCommand;
  readonly quote: KeptDocument;
  readonly recalled: RecalledQuote;
  readonly keys: readonly FreshKey[];
}

/** Makes orders of quotes: the quote becomes the order, so that ordering it twice can't make two (Beyond 3.1, docs/adr/0031). */
@Injectable()
export class OrderQuoteService {
  constructor(
    private readonly documents: DocumentReader,
    private readonly quotes: RecallQuoteService,
    private readonly keys: UsedKeys,
    private readonly database: Database,
    private readonly stock: StockRepository,
    private readonly orders: OrderRepository,
    private readonly writer: DocumentWriter,
    private readonly moves: OrderMovesService,
    private readonly clock: Clock,
  ) {}

  /** Orders a quote of the account. Throws DomainError for what is away (503). */
  async order(command: OrderQuoteCommand): Promise<OrderQuoteResult> {
    for (let plan = 1; plan <= FREE_PLANS + 1; plan++) {
      const quote = await this.documents.findQuote(command.caller, command.folios);
      if (!quote) return { kind: 'quote-not-found' };
      const outcome = await this.attempt(command, quote, plan > FREE_PLANS);
      if (outcome.kind === 'stock-moved') orderReplans.inc();
      else if (outcome.kind !== 'overtaken') return { ...outcome, quote };
    }
    throw new DomainError('unavailable', 'no_disponible', 'the quote could not be ordered', { retryAfterSeconds: 1 });
  }

  private async attempt(command: OrderQuoteCommand, quote: KeptDocument, hold: boolean): Promise<Attempt> {
    const keys = await this.look(command, quote);
    if (keys.kind !== 'free') return keys;
    const { state, version } = quoteStanding(quote, this.clock.now().getTime());
    if (state === 'ordenada') return { kind: 'quote-ordered', orderFolio: orderFolio(quote.folio) };
    command.assertVersion(version);
    if (state === 'vencida') return { kind: 'quote-expired' };
    const { account, force } = command;
    const recall = await inSpan('cart.quote', () => this.quotes.recall(account, recalledTerms(quote), force));
    if (recall.kind !== 'recalled') return recall;
    const pending = { command, quote, recalled: recall.quote, keys: keys.uses };
    return inSpan('cart.transaction', () =>
      allOrNothing<OrderQuoteOutcome, Attempt>(this.database, (transaction) => this.write(transaction, pending, hold)),
    );
  }

  /** The answer that was given, unless what it tells of is cancelled by now (Beyond 3.4); or the keys to take. */
  private async look(
    { account, idempotencyKey }: OrderQuoteCommand,
    quote: KeptDocument,
  ): Promise<Exclude<KeyLookup, { kind: 'free' }> | OrderQuoteOutcome | { kind: 'free'; uses: FreshKey[] }> {
    const uses: FreshKey[] = [];
    for (const use of quoteKeys(account.id, quote.folio, idempotencyKey)) {
      const known = await this.keys.look(use);
      if (known.kind === 'answered' && quote.state === 'cancelado')
        return { kind: 'quote-ordered', orderFolio: orderFolio(quote.folio) };
      if (known.kind !== 'free') return known;
      if (known.use) uses.push(known.use);
    }
    return { kind: 'free', uses };
  }

  /** The one transaction: keys, the quote, stock, the order, the answer; the quote's folio stays (docs/adr/0030). */
  private async write(transaction: Transaction, pending: Pending, hold: boolean): Promise<OrderQuoteOutcome> {
    const { command, quote, recalled, keys } = pending;
    for (const key of keys)
      if (!(await this.keys.claim(transaction, key))) throw new RolledBack<Attempt>({ kind: 'overtaken' });
    const held = await this.orders.holdQuote(transaction, quote.id);
    if (held?.version !== quote.version) throw new RolledBack<Attempt>({ kind: 'overtaken' });

    const stock = await this.stock.availableIn(transaction, recalled.stock, hold);
    const outcome = orderKeptQuote(keptQuote(quote), { ...recalled.input, stock });
    if (outcome.kind === 'no-tariff') throw new Error('a kept quote has its freight');
    if (outcome.kind !== 'quoted') throw new RolledBack<Attempt>(outcome);

    const { account, caller, purchaseOrder = quote.purchaseOrder, force } = command;
    const sales = { ...quote.sales, purchaseOrder, forced: force };
    const { singleBranch, borderRate } = quote;
    const head = { kind: 'order', accountId: account.id, clientId: caller.clientId, now: recalled.at } as const;
    const life = { validUntil: undefined, singleBranch, borderRate };
    const models = new Map(quote.lines.map(({ productId, model }) => [productId, model]));
    const modelOf = (id: number): string => models.get(id) ?? recalled.facts.get(id)?.model ?? '';
    const records = salesRecords({ ...head, ...life }, sales, outcome.quote, modelOf);
    const reserved = await this.stock.reserve(transaction, records.demand);
    const { id, folio, version } = quote;
    const kept = { id, version, snapshot: snapshotOf(quote), purchaseOrder: quote.purchaseOrder, lines: quote.lines };
    await this.writer.orderQuote(transaction, kept, records);
    if (!reserved()) throw new RolledBack<Attempt>({ kind: 'stock-moved' });
    await this.moves.begin(transaction, id, recalled.at);
    await this.moves.announce(transaction, newOrder({ id, folio, version: version + 1 }, records));
    const { facts } = recalled;
    const createdAt = new Date(quote.createdAt);
    const body = command.write({ account, sales, facts, quote: outcome.quote, folio, ordered: true, createdAt });
    for (const key of keys) await this.keys.complete(transaction, key, body);
    return { kind: 'answered', body, replayed: false };
  }
}

function recalledTerms({
  sales,
  lines,
  singleBranch,
  borderRate,
}: KeptDocument): Parameters<RecallQuoteService['recall']>[1] {
  return { ...sales, lines, singleBranch, borderRate };
}
