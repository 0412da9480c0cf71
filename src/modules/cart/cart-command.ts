import type { Account } from '@/modules/accounts/domain/account';
import type { CartRequest } from '@/modules/cart/quoting/domain/cart-request';
import type { Quote, QuoteOutcome } from '@/modules/cart/quoting/domain/quote';
import type { Currency } from '@/modules/cart/quoting/domain/quote-input';
import type { SalesTerms } from '@/modules/cart/orders/domain/sales-document';
import type { AcceptedGuide } from '@/modules/cart/guides/domain/guide-file';
import type { ProductFacts } from '@/modules/products/product-facts.service';
import type { Caller } from '@/shared/kernel/caller';

/** All that an answer shows of a quote or order. */
export interface CartReceipt {
  readonly account: Account;
  readonly currency: Currency;
  readonly sales: SalesTerms;
  readonly quote: Quote;
  readonly facts: ReadonlyMap<number, ProductFacts>;
  /** Folio of the quote, without `-API`; undefined in test mode. */
  readonly folio: string | undefined;
  readonly ordered: boolean;
  readonly createdAt: Date;
}

/** A cart to be quoted or ordered. */
export interface CartCommand {
  readonly caller: Caller;
  readonly account: Account;
  readonly request: CartRequest;
  /** Why it can't be quoted: a choice that the catalogs don't have, or no longer. A repeat of what was answered still is answered. */
  readonly unavailable: Error | undefined;
  readonly guide: AcceptedGuide | undefined;
  readonly idempotencyKey: string | undefined;
  /** Writes the answer; it is kept with the key, so that a repeat gets the same bytes. */
  readonly write: (receipt: CartReceipt) => string;
}

/** What became of a cart. A refusal has changed nothing. */
export type CartOutcome =
  | { readonly kind: 'answered'; readonly body: string; readonly replayed: boolean }
  | { readonly kind: 'key-reused' }
  | Exclude<QuoteOutcome, { readonly kind: 'quoted' }>;
