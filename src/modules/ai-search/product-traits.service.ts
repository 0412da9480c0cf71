import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { extractTraits } from '@/modules/ai-search/domain/extract-traits';
import { TraitTable } from '@/modules/ai-search/domain/trait-table';
import { VectorSync, type EmbeddableProduct } from '@/modules/ai-search/embeddings/vector-sync.service';
import { CatalogService } from '@/modules/catalog/catalog.service';
import { CatalogSnapshot, type PlacedProduct } from '@/modules/products/catalog-snapshot.service';

/** Of a product's text this much says what it is: models read little more. */
const MOST_CHARACTERS = 2000;

/**
 * Measures, denials and vectors of every product, made of their texts as the catalog snapshot takes them into memory, at start
 * and on change. Nothing is kept when the search is switched off.
 */
@Injectable()
export class ProductTraitsService implements OnModuleInit {
  readonly table = new TraitTable();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly snapshot: CatalogSnapshot,
    private readonly catalog: CatalogService,
    private readonly vectors: VectorSync,
  ) {}

  onModuleInit(): void {
    if (this.config.aiSearch.enabled) this.snapshot.onPlacement((placed) => this.take(placed));
  }

  private take(placed: readonly PlacedProduct[]): Promise<void> {
    return this.vectors.take(placed.map((each) => this.put(each)));
  }

  private put({ slot, product }: PlacedProduct): EmbeddableProduct {
    const { title, features, listed, brandId } = product;
    const categories = this.categoryNames(product.categoryIds);
    this.table.put(slot, extractTraits(title, features, categories));
    if (!this.vectors.configured) return { slot, text: undefined };
    const brandName = this.catalog.brand(brandId)?.name ?? brandId;
    const text = [title, brandName, [...new Set(categories)].join(', '), ...features].join('\n');
    return { slot, text: listed ? text.slice(0, MOST_CHARACTERS) : undefined };
  }

  private categoryNames(ids: readonly number[]): string[] {
    const tree = this.catalog.categories();
    return ids.flatMap((id) => tree.path(id).map(({ name }) => name));
  }
}
