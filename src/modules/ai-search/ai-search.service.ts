import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import type { Candidates } from '@/modules/ai-search/domain/ranking/ranking';
import {
  attempts,
  constraintsOf,
  testsOf,
  type Constraint,
  type SlotTest,
} from '@/modules/ai-search/domain/ranking/constraints';
import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import type { Intent } from '@/modules/ai-search/domain/reading/intent';
import { addMeaning, united } from '@/modules/ai-search/domain/vectors/meaning';
import type { KindChoice } from '@/modules/ai-search/domain/kinds/kind-choice';
import { plainLists, type PlainList } from '@/modules/ai-search/domain/reading/plain-list';
import { understandingOf, type Relaxation, type Understanding } from '@/modules/ai-search/domain/reading/understanding';
import { fitting } from '@/modules/ai-search/domain/ranking/fitting';
import { followedBy, mayFollow } from '@/modules/ai-search/domain/ranking/next-likely';
import { titledFirst } from '@/modules/ai-search/domain/ranking/titled-first';
import { servingFirst } from '@/modules/ai-search/domain/ranking/serving-first';
import { interleaved, passing, rank, type Ranked, type RankFacts } from '@/modules/ai-search/domain/ranking/ranking';
import { ProductViewFacts } from '@/modules/ai-search/product-view-facts.service';
import type { ReadSoFar } from '@/modules/ai-search/product-traits.service';
import { Retrieval } from '@/modules/ai-search/retrieval.service';
import { SemanticSearchService, type Semantics } from '@/modules/ai-search/semantic-search.service';
import { ProductSearchService, type CallerContext } from '@/modules/products/product-search.service';
import { DomainError } from '@/shared/kernel/domain-error';
import type { PageRequest } from '@/shared/kernel/page';

type View = ReturnType<ProductSearchService['view']>;
type Found = ReturnType<ProductSearchService['find']>;

interface Answer extends Pick<AiSearchResult, 'found' | 'relaxed'> {
  /** What its order compares. */
  readonly orderedBy?: Dimension | undefined;
}

const NONE: Ranked = { slots: new Uint32Array(0), keys: new Float64Array(0) };
const NOTHING: Answer = { found: { total: 0, slots: [] }, relaxed: ['nothing'] };

/** What a sentence says, the kind it means, and what means the same. */
interface Said {
  readonly intent: Intent;
  readonly choice: KindChoice | undefined;
  readonly meaning: Semantics;
  /** The products whose title the sentence is. */
  readonly titled: Uint32Array;
}

/** How a list without words is ordered; where nothing is asked for, what sells best comes first. */
const SORTS = {
  relevance: { key: 'bestseller', descending: true },
  bestselling: { key: 'bestseller', descending: true },
  cheapest: { key: 'price', descending: false },
  dearest: { key: 'price', descending: true },
} as const;

/** `embeddings`: they are configured and could not be had; `products`: some are new and have not been read yet. */
export type Degradation = 'embeddings' | 'products';

export interface AiSearchRequest {
  readonly text: string;
  /** `stock` of the request: never let go. */
  readonly inStock: boolean;
  readonly page: PageRequest;
}

export interface AiSearchResult {
  readonly found: Found;
  /** Constraints let go because nothing met them all, and what was said that none of the answers has. */
  readonly relaxed: readonly Relaxation[];
  readonly understood: Understanding;
  /** What is configured, or sold, and did not take part. */
  readonly degraded: readonly Degradation[];
  /** Whether the same is answered again as long as nothing changes. */
  readonly lasting: boolean;
}

/**
 * Search by a sentence: what it asks for is read, products are found by words, measures and meaning, then filtered and ranked (Contract 4.4,
 * Decisions 12; docs/adr/0015-ai-search.md).
 */
@Injectable()
export class AiSearchService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly retrieval: Retrieval,
    private readonly semantics: SemanticSearchService,
    private readonly facts: ProductViewFacts,
    private readonly products: ProductSearchService,
  ) {}

  /** Rises whenever the same sentence may find others than before, beyond the catalog's own version. */
  get version(): number {
    return this.semantics.version + this.retrieval.version;
  }

  /** Throws `busqueda_ia_no_disponible` when switched off. */
  assertAvailable(): void {
    if (!this.config.aiSearch.enabled) throw unavailable('natural-language search is switched off');
  }

  /**
   * Throws `busqueda_ia_no_disponible` when embeddings are required and can't be had, or when nothing is found while products are still being
   * read: that it is not sold can't be said.
   */
  async search(request: AiSearchRequest, view: View, context: CallerContext): Promise<AiSearchResult> {
    const read = await this.retrieval.readable();
    const answer = await this.answer(request, view, context, read);
    if (read !== 'titles' || answer.found.total > 0) return answer;
    // A description may say that a product is what no title names: that it isn't sold is said when they are read.
    const isDescribed = await this.retrieval.described();
    const again = await this.answer(request, view, context, read);
    return isDescribed ? again : { ...again, degraded: [...again.degraded, 'products'] };
  }

  private async answer(
    request: AiSearchRequest,
    view: View,
    context: CallerContext,
    read: ReadSoFar,
  ): Promise<AiSearchResult> {
    const meaning = await this.semantics.of(request.text);
    if (meaning.kind !== 'found' && this.config.aiSearch.requireEmbeddings)
      throw unavailable('embeddings are required and not available');
    const answer = this.find(request, view, context, meaning);
    if (read === 'partly' && answer.found.total === 0) throw unavailable('the products are still being read');
    const degraded: Degradation[] = [];
    if (meaning.kind === 'failed') degraded.push('embeddings');
    if (read === 'partly') degraded.push('products');
    return { ...answer, degraded, lasting: degraded.length === 0 && read === 'all' };
  }

  private find(
    request: AiSearchRequest,
    view: View,
    context: CallerContext,
    meaning: Semantics,
  ): Omit<AiSearchResult, 'degraded' | 'lasting'> {
    const read = this.retrieval.read(request.text);
    const choice = this.retrieval.kindOf(read);
    const intent = this.retrieval.toldOf(this.retrieval.meant(read, choice), choice);
    const titled = passing(this.retrieval.titled(request.text, intent), inStockOnly(request, view));
    const plain = meaning.kind === 'found' || titled.length > 0 ? undefined : plainLists(intent, choice);
    const { orderedBy, ...found } = plain
      ? this.findPlain(plain, request, view)
      : this.findSaid({ intent, choice, meaning, titled }, request, view, context);
    const orderBy = orderedBy === undefined ? intent.orderBy : [orderedBy];
    return {
      ...found,
      understood: understandingOf({ ...intent, ...(orderBy && { orderBy }) }, this.retrieval.titleOf(choice)),
    };
  }

  private findSaid(said: Said, request: AiSearchRequest, view: View, context: CallerContext): Answer {
    const { intent, choice, meaning, titled } = said;
    const excluded = this.retrieval.excluded(intent, choice);
    const lexical = this.retrieval.collect(intent, choice);
    const slots = meaning.kind === 'found' ? united(lexical, meaning.similarities.nearest) : lexical;
    const facts = {
      ...this.facts.of(view, context, intent.price?.currency),
      ...this.retrieval.telling(intent, choice),
    };
    const always = inStockOnly(request, view);
    const serves = this.retrieval.servingModels(intent, choice);
    const testsWithout = (letGo: readonly Constraint[]): SlotTest[] => [
      ...always,
      ...testsOf(intent, facts, excluded.slots, letGo),
    ];
    for (const letGo of attemptsFor(said)) {
      const tests = testsWithout(letGo);
      const kept = this.answering(passing(slots, tests), said, () => passing(slots, testsWithout([...letGo, 'price'])));
      if (kept.length === 0) continue;
      const scored = this.wholly(this.scored(kept, said), choice);
      const ranked = servingFirst(this.ranked(scored, intent, facts), serves);
      if (ranked.slots.length === 0) continue;
      const relaxed = new Set<Relaxation>(letGo);
      if (excluded.untold) relaxed.add('trait');
      if (scored.unmet === true) relaxed.add('measure');
      const whole = titledFirst(this.withAkin(this.taken(ranked, choice), said, tests, facts), titled);
      const found = this.page(whole, request.page);
      const others = found.slots.filter((slot) => !titled.includes(slot));
      for (const lacked of this.retrieval.lackedBy(others, intent, choice)) relaxed.add(lacked);
      return { found, relaxed: [...relaxed], orderedBy: this.retrieval.comparedBy(scored.slots, intent) };
    }
    if (titled.length === 0) return NOTHING;
    return { found: this.page(titledFirst(NONE, titled), request.page), relaxed: [] };
  }

  /** What was kept; nothing where that is only other things than the one named, all of which is beyond the price. */
  private answering(kept: Uint32Array, { intent, choice }: Said, atAnyPrice: () => Uint32Array): Uint32Array {
    return this.retrieval.isPricedOut(kept, atAnyPrice, intent, choice) ? kept.subarray(0, 0) : kept;
  }

  /** The first of the lists that has something: no product is looked at for it one by one. */
  private findPlain(lists: readonly PlainList[], { inStock, page }: AiSearchRequest, view: View): Answer {
    for (const { letGo, order, ...list } of lists) {
      const found = this.products.find(
        {
          ...list,
          ...{ text: '', categoryIds: [], page, sort: SORTS[order] },
          ...{ inStock: inStock || list.inStock, newStock: list.branchCodes.length > 0 },
        },
        view,
      );
      if (found.total > 0) return { found, relaxed: letGo };
    }
    return NOTHING;
  }

  /** Without what doesn't tell what was said, where enough does; of several kinds asked for, what was said may be of one alone. */
  private wholly(candidates: Candidates, choice: KindChoice | undefined): Candidates {
    return choice !== undefined && choice.together.length > 1 ? candidates : fitting(candidates);
  }

  /** Where several kinds were asked for, each has its turn. */
  private taken(ranked: Ranked, choice: KindChoice | undefined): Ranked {
    if (!choice || choice.together.length < 2) return ranked;
    return interleaved(ranked, choice.together.length, (slot) => this.retrieval.groupOf(slot, choice));
  }

  /** Behind the few that fit what was told and not named, what is akin to it and keeps what was said as well. */
  private withAkin(first: Ranked, said: Said, tests: readonly SlotTest[], facts: RankFacts): Ranked {
    const { intent, choice } = said;
    let whole = first;
    if (!choice || !mayFollow(intent, choice, first.slots.length)) return whole;
    for (const slots of this.retrieval.akin(choice)) {
      const known = new Set(whole.slots);
      const others = passing(slots, [(slot): boolean => !known.has(slot), ...tests]);
      whole = followedBy(whole, this.ranked(this.scored(others, said), intent, facts));
    }
    return whole;
  }

  private ranked(candidates: Candidates, intent: Intent, facts: RankFacts): Ranked {
    return rank(candidates, intent.order, { ...facts, amountOf: this.retrieval.amounts(candidates.slots, intent) });
  }

  private scored(slots: Uint32Array, { intent, meaning }: Said): Candidates {
    const candidates = this.retrieval.score(slots, intent);
    return meaning.kind === 'found' ? addMeaning(candidates, meaning.similarities) : candidates;
  }

  private page({ slots, keys }: Ranked, page: PageRequest): Found {
    return this.products.pageOf(slots, (position) => keys[position] ?? 0, page);
  }
}

function inStockOnly({ inStock }: AiSearchRequest, view: View): SlotTest[] {
  return inStock ? [(slot): boolean => view.allPieces(slot) > 0] : [];
}

/** What to let go, one attempt after the other: nothing beside what has the sentence for its title. */
function attemptsFor({ intent, titled }: Said): Constraint[][] {
  return attempts(titled.length > 0 ? [] : constraintsOf(intent));
}

function unavailable(message: string): DomainError {
  return new DomainError('unavailable', 'busqueda_ia_no_disponible', message);
}
