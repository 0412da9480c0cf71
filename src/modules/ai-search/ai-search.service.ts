import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { CandidateFinder, type Candidates } from '@/modules/ai-search/domain/candidates';
import { ConceptBoard } from '@/modules/ai-search/domain/concept-board';
import { attempts, constraintsOf, testsOf, type Constraint } from '@/modules/ai-search/domain/constraints';
import type { Intent } from '@/modules/ai-search/domain/intent';
import { parseIntent } from '@/modules/ai-search/domain/parse-intent';
import { rank, type Ranked } from '@/modules/ai-search/domain/ranking';
import { LexiconService } from '@/modules/ai-search/lexicon.service';
import { ProductTraitsService } from '@/modules/ai-search/product-traits.service';
import { ProductViewFacts } from '@/modules/ai-search/product-view-facts.service';
import { SemanticSearchService, type Semantics } from '@/modules/ai-search/semantic-search.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductSearchService, type CallerContext } from '@/modules/products/product-search.service';
import { DomainError } from '@/shared/kernel/domain-error';
import type { PageRequest } from '@/shared/kernel/page';

type View = ReturnType<ProductSearchService['view']>;
type Found = ReturnType<ProductSearchService['find']>;

export interface AiSearchRequest {
  readonly text: string;
  /** `stock` of the request: never let go. */
  readonly inStock: boolean;
  readonly page: PageRequest;
}

export interface AiSearchResult {
  readonly found: Found;
  /** Constraints let go because nothing met them all. */
  readonly relaxed: readonly Constraint[];
  /** Whether embeddings are configured but did not take part. */
  readonly degraded: boolean;
}

/** Search by a sentence: what it asks for is read, products are found by words, measures and meaning, then filtered and ranked (Contract 4.4, Decisions 12). */
@Injectable()
export class AiSearchService {
  private readonly board: ConceptBoard;
  private readonly finder: CandidateFinder;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly snapshot: CatalogSnapshot,
    private readonly products: ProductSearchService,
    private readonly lexicon: LexiconService,
    private readonly traits: ProductTraitsService,
    private readonly facts: ProductViewFacts,
    private readonly semantics: SemanticSearchService,
  ) {
    this.board = new ConceptBoard(snapshot.index, traits.table, (id) => snapshot.store.ofCategory(id).toArray());
    this.finder = new CandidateFinder(this.board, traits.table);
  }

  /** Throws `busqueda_ia_no_disponible` when switched off. */
  assertAvailable(): void {
    if (!this.config.aiSearch.enabled) throw unavailable('natural-language search is switched off');
  }

  /** Throws `busqueda_ia_no_disponible` when embeddings are required and can't be had. */
  async search(request: AiSearchRequest, view: View, context: CallerContext): Promise<AiSearchResult> {
    const meaning = await this.semantics.of(request.text);
    if (meaning.kind !== 'found' && this.config.aiSearch.requireEmbeddings)
      throw unavailable('embeddings are required and not available');
    return { ...this.find(request, view, context, meaning), degraded: meaning.kind === 'failed' };
  }

  /** Rises whenever the same sentence may find others than before, beyond the catalog's own version. */
  get version(): number {
    return this.semantics.version;
  }

  /** What the sentence is taken to ask for. */
  read(text: string): Intent {
    return parseIntent(text, this.lexicon.current(), this.snapshot.index);
  }

  private find(
    request: AiSearchRequest,
    view: View,
    context: CallerContext,
    meaning: Semantics,
  ): Omit<AiSearchResult, 'degraded'> {
    const { store, index } = this.snapshot;
    const intent = this.read(request.text);
    const lexical = isEmpty(intent)
      ? NOTHING
      : this.finder.find(intent, store.size, index.documents, () => store.listed.toArray());
    const candidates = this.semantics.join(lexical, meaning, (slot) => store.listed.has(slot));
    const excluded = this.finder.excluded(intent, store.size);
    const facts = this.facts.of(view, context, intent.price?.currency);
    const always = request.inStock ? [(slot: number) => view.allPieces(slot) > 0] : [];
    for (const letGo of attempts(constraintsOf(intent))) {
      const ranked = rank(candidates, [...always, ...testsOf(intent, facts, excluded, letGo)], intent.order, facts);
      if (ranked.slots.length > 0) return { found: this.page(ranked, request.page), relaxed: letGo };
    }
    return { found: { total: 0, slots: [] }, relaxed: [] };
  }

  private page({ slots, keys }: Ranked, page: PageRequest): Found {
    return this.products.pageOf(slots, (position) => keys[position] ?? 0, page);
  }
}

const NOTHING: Candidates = { slots: new Uint32Array(0), scores: new Float32Array(0), missing: new Uint8Array(0) };

/** Nothing at all was understood: neither a word, nor a measure, nor a constraint. */
function isEmpty(intent: Intent): boolean {
  return intent.concepts.length === 0 && intent.measures.length === 0 && constraintsOf(intent).length === 0;
}

function unavailable(message: string): DomainError {
  return new DomainError('unavailable', 'busqueda_ia_no_disponible', message);
}
