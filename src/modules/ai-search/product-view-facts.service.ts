import { Injectable } from '@nestjs/common';
import type { ProductFacts } from '@/modules/ai-search/domain/ranking/constraints';
import type { SpokenCurrency } from '@/modules/ai-search/domain/reading/intent';
import type { RankFacts } from '@/modules/ai-search/domain/ranking/ranking';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductSearchService, type CallerContext } from '@/modules/products/product-search.service';
import { ExchangeRates } from '@/modules/support-catalogs/exchange-rates.service';

type View = ReturnType<ProductSearchService['view']>;

/** The rate of searches (Decisions 8). */
const SEARCH_TERM = 'normal';

/** What filtering and ranking ask of a product, answered as the caller sees it. */
@Injectable()
export class ProductViewFacts {
  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly products: ProductSearchService,
    private readonly rates: ExchangeRates,
  ) {}

  /** Prices to compare with a limit are in the currency that the limit names, exact; else in the one shown. VAT and discounts as shown. */
  of(
    view: View,
    context: CallerContext,
    spoken: SpokenCurrency,
  ): Omit<ProductFacts, 'keepsLimits' | 'tellsDenied' | 'isContrary'> & RankFacts {
    const { store } = this.snapshot;
    const warehouses = new Set(view.warehouses);
    const open = (codes: readonly string[]): string[] => codes.filter((code) => warehouses.has(code));
    const compared = this.viewIn(view, context, spoken);
    return {
      brandOf: (slot) => store.columns.brandOf(slot),
      priceOf: (slot) => compared?.payable(slot),
      centsOf: (slot) => view.payable(slot),
      salesOf: (slot) => store.columns.salesOf(slot),
      piecesOf: (slot) => view.allPieces(slot),
      piecesIn: (slot, codes) => view.newPiecesIn(slot, open(codes)),
    };
  }

  private viewIn(view: View, context: CallerContext, spoken: SpokenCurrency): View | undefined {
    if (spoken === undefined || spoken === context.display.currency) return view;
    const rate = this.rates.rate(SEARCH_TERM);
    if (spoken === 'mxn' && rate === undefined) return undefined;
    return this.products.view({ ...context, display: { ...context.display, currency: spoken }, rate: rate ?? 0 });
  }
}
