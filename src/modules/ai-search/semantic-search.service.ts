import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Candidates } from '@/modules/ai-search/domain/candidates';
import { joinMeaning, nearestOf, type Similarities } from '@/modules/ai-search/domain/meaning';
import { QueryEmbedder } from '@/modules/ai-search/embeddings/query-embedder.service';
import { VectorSync } from '@/modules/ai-search/embeddings/vector-sync.service';

/** What is known of a sentence's meaning: nothing is configured, the provider failed, or how near every product is. */
export type Semantics =
  { readonly kind: 'off' } | { readonly kind: 'failed' } | { readonly kind: 'found'; readonly bySlot: Float32Array };

/** A scan lets other requests through after this many products. */
const PRODUCTS_PER_SLICE = 20_000;
const NEAREST = 200;

/** Search by meaning: the sentence's vector against those of all products (Decisions 12). */
@Injectable()
export class SemanticSearchService {
  constructor(
    private readonly embedder: QueryEmbedder,
    private readonly vectors: VectorSync,
  ) {}

  /** Rises whenever the same sentence may find others than before. */
  get version(): number {
    return this.vectors.store.version;
  }

  async of(text: string): Promise<Semantics> {
    if (!this.embedder.configured) return { kind: 'off' };
    const query = await this.embedder.embed(text);
    if (!query) return { kind: 'failed' };
    const { store } = this.vectors;
    const bySlot = new Float32Array(store.capacity);
    for (let from = 0; from < bySlot.length; from += PRODUCTS_PER_SLICE) {
      store.compare(query, bySlot, from, from + PRODUCTS_PER_SLICE);
      if (from + PRODUCTS_PER_SLICE < bySlot.length) await nextTurn();
    }
    return { kind: 'found', bySlot };
  }

  /** Candidates by words together with the nearest ones by meaning. */
  join(lexical: Candidates, meaning: Semantics, listed: (slot: number) => boolean): Candidates {
    if (meaning.kind !== 'found') return lexical;
    const similarities: Similarities = nearestOf(meaning.bySlot, listed, NEAREST);
    return joinMeaning(lexical, similarities);
  }
}
