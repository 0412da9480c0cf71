import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import type { Account } from '@/modules/accounts/domain/account';
import { CartChoicesService } from '@/modules/cart/quoting/cart-choices.service';
import { CartProductsService } from '@/modules/cart/quoting/cart-products.service';
import { CartTermsService } from '@/modules/cart/quoting/cart-terms.service';
import { choicesOf, type CartRequest, type ChoiceProblem } from '@/modules/cart/quoting/domain/cart-request';
import type { SalesTerms } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import type { QuoteInput, StockQuestion } from '@/modules/cart/quoting/domain/quote-input';
import type { ProductFacts } from '@/modules/products/product-facts.service';
import { Clock, dayNumber, mexicoCityDate } from '@/shared/kernel/clock';

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

/** Reads all that a cart depends on but stock, and makes of it the input of `computeQuote`. */
@Injectable()
export class PrepareCartService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly choices: CartChoicesService,
    private readonly terms: CartTermsService,
    private readonly products: CartProductsService,
    private readonly clock: Clock,
  ) {}

  /**
   * `guideAttached`: a guide comes along with the cart. Throws DomainError for what the catalogs refuse (422) and what is
   * away (503). The 8 % rate counts only where it is switched on at this server (Decisions 8).
   */
  async prepare(account: Account, request: CartRequest, guideAttached: boolean): Promise<Preparation> {
    const { problems, ...chosen } = this.choices.choose(account, choicesOf(request));
    const { paymentMethod } = chosen;
    if (problems.length > 0 || !paymentMethod) return { kind: 'choices-refused', problems };
    const terms = await this.terms.resolve(account, request, { ...chosen, paymentMethod }, guideAttached);
    const { quoted, facts, stock } = await this.products.load(request.lines);
    const { order, force, singleBranch, borderRate, lines, currency } = request;
    const at = this.clock.now();
    const input = {
      lines,
      products: quoted,
      account,
      payment: terms.payment,
      currency,
      today: dayNumber(mexicoCityDate(at)),
      branches: terms.branches,
      delivery: terms.delivery,
      options: { order, force, singleBranch, borderRate: this.config.borderVat && borderRate },
    };
    return { kind: 'prepared', cart: { account, request, at, sales: terms.sales, input, stock, facts } };
  }
}
