import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import type { Account } from '@/modules/accounts/domain/account';
import { CartChoicesService } from '@/modules/cart/quoting/cart-choices.service';
import { CartDestinations } from '@/modules/cart/quoting/cart-destinations.service';
import { CartProductsService } from '@/modules/cart/quoting/cart-products.service';
import type { ChoiceProblem } from '@/modules/cart/quoting/domain/cart-request';
import type { CartLine, StockQuestion } from '@/modules/cart/quoting/domain/quote-input';
import type { SalesTerms } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import type { SupplyInput } from '@/modules/cart/quoting/domain/supply/supply-cart';
import type { ProductFacts } from '@/modules/products/product-facts.service';
import { Clock } from '@/shared/kernel/clock';

/** A quote as it was kept, as far as it is held against today's catalogs again. */
export interface RecalledTerms extends Pick<
  SalesTerms,
  'delivery' | 'deliveryType' | 'carrier' | 'paymentMethod' | 'prepaidGuide'
> {
  readonly lines: readonly CartLine[];
  readonly singleBranch: boolean;
  readonly borderRate: boolean;
}

/** A kept quote with everything read that ordering it depends on, but stock. */
export interface RecalledQuote {
  readonly at: Date;
  readonly input: Omit<SupplyInput, 'stock'>;
  readonly stock: StockQuestion;
  readonly facts: ReadonlyMap<number, ProductFacts>;
}

export type Recall =
  | { readonly kind: 'recalled'; readonly quote: RecalledQuote }
  | { readonly kind: 'choices-refused'; readonly problems: readonly ChoiceProblem[] }
  | { readonly kind: 'products-not-found'; readonly productIds: readonly number[] };

/** Reads what ordering a kept quote still depends on; no price, rate or tariff is among it (Beyond 3.1). */
@Injectable()
export class RecallQuoteService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly choices: CartChoicesService,
    private readonly destinations: CartDestinations,
    private readonly products: CartProductsService,
    private readonly clock: Clock,
  ) {}

  /** `force`: lines of which nothing is left are left out. */
  async recall(account: Account, kept: RecalledTerms, force: boolean): Promise<Recall> {
    const { branch, problems } = this.choices.choose(account, {
      type: kept.deliveryType,
      ownGuide: kept.deliveryType === 'customer-guide',
      branch: kept.delivery.branch === '' ? undefined : kept.delivery.branch,
      carrier: kept.carrier ?? undefined,
      paymentMethod: kept.paymentMethod,
    });
    if (problems.length > 0) return { kind: 'choices-refused', problems };
    const { quoted, facts, stock } = await this.products.load(kept.lines);
    const gone = kept.lines.map(({ productId }) => productId).filter((id) => !facts.get(id)?.listed);
    if (gone.length > 0) return { kind: 'products-not-found', productIds: [...new Set(gone)] };
    const { branches, ...place } = await this.destinations.revisit(account, kept, branch);
    const { position, pickupBranch, inBorderRegion } = place;
    const borderRate = this.config.borderVat && kept.borderRate;
    const input = {
      lines: kept.lines,
      products: quoted,
      account,
      branches,
      delivery: { position, pickupBranch, inBorderRegion },
      options: { order: true, force, singleBranch: kept.singleBranch, borderRate },
    };
    return { kind: 'recalled', quote: { at: this.clock.now(), input, stock, facts } };
  }
}
