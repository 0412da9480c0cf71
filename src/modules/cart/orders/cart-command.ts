import type { Account } from '@/modules/accounts/domain/account';
import type { CartAttachment } from '@/modules/cart/orders/cart-attachment';
import type { CartRequest, ChoiceProblem } from '@/modules/cart/quoting/domain/cart-request';
import type { Quote, QuoteOutcome } from '@/modules/cart/quoting/domain/quote';
import type { PreparedCart } from '@/modules/cart/quoting/prepare-cart.service';
import type { Caller } from '@/shared/kernel/caller';

/** All that an answer shows of a quote or order. */
export interface CartReceipt extends Pick<PreparedCart, 'account' | 'sales' | 'facts'> {
  readonly quote: Quote;
  /** Folio of the quote, without `-API`; undefined in test mode. */
  readonly folio: string | undefined;
  readonly ordered: boolean;
  readonly createdAt: Date;
}

/** The quote or order that an answer tells of. */
export interface WrittenDocument {
  /** Without `-API`. */
  readonly folio: string;
  readonly ordered: boolean;
}

/** What an answer's headers say of the document behind it (Beyond 3.1). */
export interface DocumentHeadline extends WrittenDocument {
  /** Of a quote: the last moment at which it can be ordered, epoch milliseconds. */
  readonly validUntil: number | undefined;
}

/** A cart to be quoted or ordered. */
export interface CartCommand {
  readonly caller: Caller;
  readonly account: Account;
  readonly request: CartRequest;
  readonly attachment: CartAttachment | undefined;
  readonly idempotencyKey: string | undefined;
  /** Writes the answer, before the transaction ends: it is kept with the key, so that a repeat gets the same bytes. */
  readonly write: (receipt: CartReceipt) => string;
}

/** What became of a cart. A refusal has changed nothing. */
export type CartOutcome =
  | {
      readonly kind: 'answered';
      readonly body: string;
      readonly replayed: boolean;
      /** Undefined in test mode, and of an answer given again. */
      readonly document?: DocumentHeadline | undefined;
    }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'choices-refused'; readonly problems: readonly ChoiceProblem[] }
  | Exclude<QuoteOutcome, { readonly kind: 'quoted' }>;
