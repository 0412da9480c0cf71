import { Injectable } from '@nestjs/common';
import { nearestTo, type Similarities } from '@/modules/ai-search/domain/vectors/meaning';
import { QueryEmbedder } from '@/modules/ai-search/embeddings/query-embedder.service';
import { VectorSync } from '@/modules/ai-search/embeddings/vector-sync.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';

/** What is known of a sentence's meaning: nothing is configured, the provider failed, or how near every product is. */
export type Semantics =
  | { readonly kind: 'off' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly similarities: Similarities };

const NEAREST = 200;

/** Search by meaning: the sentence's vector against those of all products (Decisions 12). */
@Injectable()
export class SemanticSearchService {
  constructor(
    private readonly embedder: QueryEmbedder,
    private readonly vectors: VectorSync,
    private readonly snapshot: CatalogSnapshot,
  ) {}

  /** Rises whenever the same sentence may find others than before. */
  get version(): number {
    return this.vectors.store.version;
  }

  async of(text: string): Promise<Semantics> {
    if (!this.embedder.configured) return { kind: 'off' };
    const query = await this.embedder.embed(text);
    if (!query) return { kind: 'failed' };
    const { listed } = this.snapshot.store;
    return { kind: 'found', similarities: nearestTo(query, this.vectors.store, (slot) => listed.has(slot), NEAREST) };
  }
}
