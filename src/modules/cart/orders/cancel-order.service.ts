import { Injectable, Logger } from '@nestjs/common';
import type { Account } from '@/modules/accounts/domain/account';
import { isSent } from '@/modules/cart/orders/domain/states/line-state';
import { isCancelable, type OrderState } from '@/modules/cart/orders/domain/states/order-state';
import { cancelKey } from '@/modules/cart/orders/order-keys';
import { OrderDocumentsService, type ShownDocument } from '@/modules/cart/orders/order-documents.service';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { Database, type Transaction } from '@/shared/database/database';
import { UsedKeys, type FreshKey } from '@/shared/idempotency/used-keys';
import type { Caller } from '@/shared/kernel/caller';
import { Clock } from '@/shared/kernel/clock';
import { DomainError } from '@/shared/kernel/domain-error';
import { allOrNothing, RolledBack } from '@/modules/cart/orders/all-or-nothing';

/** An order its customer takes back. */
export interface CancelOrderCommand {
  readonly caller: Caller;
  readonly account: Account;
  /** Folios it may be, without `-API`. */
  readonly folios: readonly string[];
  readonly reason: string;
  readonly idempotencyKey: string | undefined;
  /** Throws unless the version is one the caller allows. */
  readonly assertVersion: (version: number) => void;
  readonly write: (order: ShownDocument) => string;
}

export type CancelOrderOutcome =
  | {
      readonly kind: 'answered';
      readonly body: string;
      readonly version?: number;
      readonly replayed: boolean;
      /** Whether it was this call that cancelled it. */
      readonly cancelled?: boolean;
    }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'order-not-found' }
  | { readonly kind: 'not-cancelable'; readonly state: OrderState };

/** What a try came to. Only `answered` has left anything behind. */
type Attempt = CancelOrderOutcome | { readonly kind: 'key-taken' };

/** Tries for a key that a twin has just taken. */
const TRIES = 3;

/** Cancels orders that nobody has begun to work on (Beyond 3.3). */
@Injectable()
export class CancelOrderService {
  private readonly logger = new Logger('Orders');

  constructor(
    private readonly keys: UsedKeys,
    private readonly database: Database,
    private readonly moves: OrderMovesService,
    private readonly documents: OrderDocumentsService,
    private readonly clock: Clock,
  ) {}

  /** Cancelled again, it answers what it is. Throws DomainError for what is away (503). */
  async cancel(command: CancelOrderCommand): Promise<CancelOrderOutcome> {
    const { account, folios, reason, idempotencyKey } = command;
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const before = await this.documents.order(command.caller, folios);
      if (!before) return { kind: 'order-not-found' };
      const key = await this.keys.look(cancelKey(account.id, before.document.folio, reason, idempotencyKey));
      if (key.kind !== 'free') return key;
      const outcome = await allOrNothing<CancelOrderOutcome, Attempt>(this.database, (transaction) =>
        this.write(transaction, command, before, key.use),
      );
      if (outcome.kind === 'answered' && outcome.cancelled) this.logger.log({ event: 'order_cancelled' });
      if (outcome.kind !== 'key-taken') return outcome;
    }
    throw new DomainError('unavailable', 'no_disponible', 'the key stayed taken', { retryAfterSeconds: 1 });
  }

  /** The one transaction: key, order, stock, answer (docs/adr/0030). */
  private async write(
    transaction: Transaction,
    command: CancelOrderCommand,
    before: ShownDocument,
    key: FreshKey | undefined,
  ): Promise<CancelOrderOutcome> {
    const { caller, reason: message } = command;
    if (!(await this.keys.claim(transaction, key))) throw new RolledBack<Attempt>({ kind: 'key-taken' });
    const [order] = await this.moves.hold(transaction, [before.document.folio]);
    if (!order) throw new RolledBack<Attempt>({ kind: 'order-not-found' });
    const cancelled = order.state !== 'cancelado';
    if (cancelled) {
      command.assertVersion(order.version);
      if (!isCancelable({ ...order, sent: isSent(order.lines) }))
        throw new RolledBack<Attempt>({ kind: 'not-cancelable', state: order.state });
      await this.moves.move(transaction, order, { mover: 'customer', to: 'cancelado', at: this.clock.now(), message });
    }
    const shown = await this.documents.refreshed(caller, before, transaction);
    const body = command.write(shown);
    await this.keys.complete(transaction, key, body);
    return { kind: 'answered', body, version: shown.document.version, replayed: false, cancelled };
  }
}
