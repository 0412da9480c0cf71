import type { Account } from '@/modules/accounts/domain/account';
import type { CartRequest, ChoiceProblem } from '@/modules/cart/quoting/domain/cart-request';
import type { QuoteInput, StockQuestion } from '@/modules/cart/quoting/domain/quote-input';
import type { SalesTerms } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import type { ProductFacts } from '@/modules/products/product-facts.service';

/** A cart with everything read that it depends on, but stock. */
export interface PreparedCart {
  readonly account: Account;
  readonly request: CartRequest;
  /** The moment all of it counts for: offers, and the day and the year of its folio. */
  readonly at: Date;
  /** What it says beside its lines, held against the catalogs. */
  readonly sales: SalesTerms;
  /** For `computeQuote`, once the stock is known. */
  readonly input: Omit<QuoteInput, 'stock'>;
  /** Whose stock it needs. */
  readonly stock: StockQuestion;
  /** Its products as they are shown. */
  readonly facts: ReadonlyMap<number, ProductFacts>;
}

/** A cart ready to be computed, or what it picks that the catalogs don't have, or no longer. */
export type Preparation =
  | { readonly kind: 'prepared'; readonly cart: PreparedCart }
  | { readonly kind: 'choices-refused'; readonly problems: readonly ChoiceProblem[] };
