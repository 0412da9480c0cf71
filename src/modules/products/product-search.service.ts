import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import type { Account } from '@/modules/accounts/domain/account';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { PriceTerms, type DisplayOptions } from '@/modules/products/domain/display-prices';
import type { DisplayRequest, SearchCriteria } from '@/modules/products/domain/search-criteria';
import { CallerView } from '@/modules/products/snapshot/caller-view';
import type { Arrangement, Found } from '@/modules/products/snapshot/product-finder';
import { ExchangeRates } from '@/modules/support-catalogs/exchange-rates.service';
import { PaymentMethods } from '@/modules/support-catalogs/payment-methods.service';
import type { Caller } from '@/shared/kernel/caller';
import { Clock, dayNumber, mexicoCityDate } from '@/shared/kernel/clock';
import { DomainError } from '@/shared/kernel/domain-error';
import type { PageRequest } from '@/shared/kernel/page';

/** The exchange rate of searches (Decisions 8). */
const SEARCH_TERM = 'normal';

export interface CallerContext {
  readonly account: Account;
  readonly display: DisplayRequest;
  /** Ten-thousandths of a peso per dollar. */
  readonly rate: number;
  readonly today: number;
}

/** Digests of what an account's view depends on; `rate` is empty where it doesn't. */
export interface ViewMarks {
  readonly account: string;
  readonly warehouses: string;
  readonly rate: string;
}

interface RememberedTerms {
  readonly key: string;
  readonly terms: PriceTerms;
}

/** Searches and reads products as an account sees them (Contract 4.3, 4.4). Everything comes from the catalog snapshot. */
@Injectable()
export class ProductSearchService {
  private readonly terms = new WeakMap<Account, RememberedTerms[]>();

  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly accounts: AccountDirectory,
    private readonly rates: ExchangeRates,
    private readonly paymentMethods: PaymentMethods,
    private readonly clock: Clock,
  ) {}

  /** Whom and what the answer is for; throws `cuenta_sin_acceso` when the account is gone, `tipo_de_cambio_no_disponible` without a rate. */
  context(caller: Caller, display: DisplayRequest): CallerContext {
    const account = this.accounts.of(caller);
    const rate = this.rates.rate(SEARCH_TERM);
    if (rate === undefined && display.currency === 'mxn') {
      throw new DomainError('unavailable', 'tipo_de_cambio_no_disponible', 'no exchange rate loaded', {
        retryAfterSeconds: 60,
      });
    }
    return { account, display, rate: rate ?? 0, today: dayNumber(mexicoCityDate(this.clock.now())) };
  }

  view({ account, display, rate, today }: CallerContext): CallerView {
    const { store } = this.snapshot;
    const financialDiscount = display.financial ? this.paymentMethods.bestDiscount(account.creditTerms) : 0;
    const terms = this.termsOf(account, { currency: display.currency, rate, vat: display.vat, financialDiscount });
    return new CallerView(store, terms, store.stock.scope(account.warehouses), today);
  }

  /** What the account's view of the catalog depends on, as three short texts: one that differs says what has changed (Beyond 1.4). */
  marks({ account, display, rate }: CallerContext): ViewMarks {
    const warehouses = this.snapshot.store.stock.scope(account.warehouses).warehouses;
    const financial = display.financial ? this.paymentMethods.bestDiscount(account.creditTerms) : 0;
    const agreements = [...account.agreements].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      account: shortDigest(JSON.stringify([agreements, account.classDiscount, financial])),
      warehouses: shortDigest(JSON.stringify(warehouses)),
      rate: display.currency === 'mxn' ? shortDigest(String(rate)) : '',
    };
  }

  /** Slots of products on sale with an id above `productId`, by id, at most `limit`. */
  listedAfter(productId: number, limit: number): number[] {
    const { store } = this.snapshot;
    const order = store.idOrder.slots();
    const found: number[] = [];
    for (let at = firstAbove(order, productId, (slot) => store.idOf(slot)); at < order.length; at++) {
      const slot = order[at] ?? 0;
      if (store.listed.has(slot)) found.push(slot);
      if (found.length === limit) break;
    }
    return found;
  }

  find(criteria: SearchCriteria, view: CallerView): Found {
    return this.snapshot.finder.find(criteria, view);
  }

  /** The products that go with another: filtered, and in order when one was asked for. */
  arrange(slots: readonly number[], arrangement: Arrangement, view: CallerView): number[] {
    return this.snapshot.finder.arrange(slots, arrangement, view);
  }

  /** A page of slots found by other means, by whole non-negative keys, lower first; ties by product id. */
  pageOf(slots: Uint32Array, keyOf: (position: number) => number, page: PageRequest): Found {
    return this.snapshot.finder.order(slots, keyOf, page);
  }

  /** Slots of the products asked for that are on sale, in the order asked for, each once. */
  slotsOf(ids: readonly number[]): number[] {
    const { store } = this.snapshot;
    return [...new Set(ids)].flatMap((id) => {
      const slot = store.slotOf(id);
      return slot !== undefined && store.listed.has(slot) ? [slot] : [];
    });
  }

  /** The listed product with exactly this model. */
  slotWithModel(model: string): number | undefined {
    return this.snapshot.store.withModel(model);
  }

  private termsOf(account: Account, options: DisplayOptions): PriceTerms {
    const key = `${options.currency}|${options.rate}|${String(options.vat)}|${options.financialDiscount}`;
    const remembered = this.terms.get(account) ?? [];
    const known = remembered.find((entry) => entry.key === key);
    if (known) return known.terms;
    const terms = new PriceTerms(account, options);
    this.terms.set(account, [{ key, terms }, ...remembered].slice(0, 8));
    return terms;
  }
}

function shortDigest(text: string): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, 8);
}

/** The first place in an order of slots whose key is above `key`. */
function firstAbove(order: Uint32Array, key: number, keyOf: (slot: number) => number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyOf(order[middle] ?? 0) <= key) low = middle + 1;
    else high = middle;
  }
  return low;
}
