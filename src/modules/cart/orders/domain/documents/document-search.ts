import type { DeliveryType } from '@/modules/cart/quoting/domain/delivery/delivery-rules';
import type { OrderState } from '@/modules/cart/orders/domain/states/order-state';
import type { QuoteState } from '@/modules/cart/orders/domain/states/quote-life';
import type { QuotedSnapshot } from '@/modules/cart/orders/domain/documents/sales-document';
import type { Currency } from '@/shared/money/currency';

/** A place in a list that goes from the newest to the oldest: what comes after it is older. */
export interface ListPlace {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly id: number;
}

/** What both lists are searched by; all of it must hold. Times in epoch milliseconds, both ends included. */
interface DocumentSearch {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly purchaseOrder?: string | undefined;
  /** Start of the folio. */
  readonly prefix?: string | undefined;
  readonly limit: number;
  readonly after?: ListPlace | undefined;
}

export interface OrderSearch extends DocumentSearch {
  readonly states?: readonly OrderState[] | undefined;
  readonly modifiedSince?: number | undefined;
  readonly productId?: number | undefined;
}

export interface QuoteSearch extends DocumentSearch {
  readonly states?: readonly QuoteState[] | undefined;
  readonly now: number;
}

/** What the operator lists orders by; all of it must hold. */
export interface OperatorOrderSearch {
  /** Undefined for those of every account. */
  readonly accountId?: number | undefined;
  readonly states?: readonly OrderState[] | undefined;
  /** Epoch milliseconds. */
  readonly from?: number | undefined;
  readonly limit: number;
}

/** A quote or order as lists show it. */
export interface DocumentSummary {
  readonly id: number;
  readonly accountId: number;
  readonly folio: string;
  readonly createdAt: number;
  readonly orderedAt: number;
  readonly orderedDay: number;
  readonly validUntil: number | null;
  readonly ordered: boolean;
  readonly state: OrderState;
  readonly stateAt: number;
  readonly version: number;
  readonly claimedAt: number | null;
  readonly exportedAt: number | null;
  readonly purchaseOrder: string;
  readonly currency: Currency;
  readonly total: number;
  readonly deliveryType: DeliveryType;
  readonly lines: number;
  readonly pieces: number;
  /** Whether any piece has left or arrived. */
  readonly sent: boolean;
  /** What the quote was before it became this order. */
  readonly snapshot: QuotedSnapshot | undefined;
}

/** Some of a list, newest first. `next` is the place its continuation starts from: always there, also at the end. */
export interface DocumentPage {
  readonly documents: readonly DocumentSummary[];
  readonly next: ListPlace;
  readonly more: boolean;
}

/** The place before everything. */
export const LIST_START: ListPlace = { at: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };

/** Newest first; of the same millisecond by id. */
export function newestFirst(one: ListPlace, other: ListPlace): number {
  return other.at - one.at || other.id - one.id;
}
