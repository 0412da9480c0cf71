import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import { plainLists, type PlainList } from '@/modules/ai-search/domain/reading/plain-list';
import { listUnderstood, type Relaxation, type Understanding } from '@/modules/ai-search/domain/reading/understanding';
import { inOrder, mixed, type Ranked } from '@/modules/ai-search/domain/ranking/ranking';
import { SaidSearch, type Said } from '@/modules/ai-search/said-search.service';
import type { ReadSoFar } from '@/modules/ai-search/product-traits.service';
import { Retrieval } from '@/modules/ai-search/retrieval.service';
import type { SentenceReading } from '@/modules/ai-search/sentence-reader';
import { SemanticSearchService, type Semantics } from '@/modules/ai-search/semantic-search.service';
import { ProductSearchService, type CallerContext } from '@/modules/products/product-search.service';
import { DomainError } from '@/shared/kernel/domain-error';
import type { PageRequest } from '@/shared/kernel/page';
import { withBlanksFolded } from '@/shared/text/characters';

type View = ReturnType<ProductSearchService['view']>;
type Found = ReturnType<ProductSearchService['find']>;

interface Answer extends Pick<AiSearchResult, 'found' | 'relaxed'> {
  /** What its order compares. */
  readonly orderedBy?: Dimension | undefined;
}

/** So many of the things listed have to be sold: of what names none of the trade a list is read otherwise. */
const LEAST_LISTED = 2;
const NOTHING: Answer = { found: { total: 0, slots: [] }, relaxed: ['nothing'] };

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
  /** Of one line or more. */
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
    private readonly said: SaidSearch,
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
    const meaning = await this.semantics.of(withBlanksFolded(request.text));
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
    const text = withBlanksFolded(request.text);
    const titled = this.retrieval.titled(text);
    const reading = this.retrieval.reading(request.text);
    const listed = titled.length > 0 ? [] : reading.list();
    const list = listed.map((item) => this.said.meant(item, { kind: 'off' }));
    if (list.filter(isSold).length >= LEAST_LISTED) return this.findList(list, request, view, context);
    const said = this.said.meant(reading.whole(), meaning, titled);
    const pair = this.pairOf(reading, said);
    if (pair.length > 0) return this.findList(pair, request, view, context);
    const plain = meaning.kind === 'found' || titled.length > 0 ? undefined : plainLists(said.intent, said.choice);
    const { orderedBy, ...found } = plain
      ? this.findPlain(plain, request, view)
      : this.findSaid(said, request, view, context);
    return { ...found, understood: this.said.understood(said, orderedBy) };
  }

  /** Two things that are asked for by their bare names, each of them sold by its name or called so here; none where they are one thing, or the same. */
  private pairOf(reading: SentenceReading, whole: Said): Said[] {
    if (whole.titled.length > 0 || areTogether(whole)) return [];
    const pair = reading.pair().map((item) => this.said.meant(item, { kind: 'off' }));
    const areThings = pair.every((said) => isSold(said) || this.retrieval.beginsTitles(said.intent));
    return areThings && !areOfOneKind(pair) ? pair : [];
  }

  private findSaid(said: Said, { inStock, page }: AiSearchRequest, view: View, context: CallerContext): Answer {
    const shown = (ranked: Ranked): readonly number[] => this.page(ranked, page).slots;
    const answer = this.said.find(said, { view, context, inStock, shown });
    return answer === undefined ? NOTHING : { ...answer, found: this.page(answer.ranked, page) };
  }

  /** One answer of each thing in turn; that one of them isn't sold is told. Vectors are of the whole text, and say nothing of one thing. */
  private findList(
    list: readonly Said[],
    { inStock, page }: AiSearchRequest,
    view: View,
    context: CallerContext,
  ): Omit<AiSearchResult, 'degraded' | 'lasting'> {
    const share = page.size / list.length;
    const [from, to] = [Math.floor((page.number - 1) * share), Math.ceil(page.number * share)];
    const shown = (ranked: Ranked): readonly number[] => [...inOrder(ranked).subarray(from, to)];
    const asked = { view, context, inStock, shown };
    const answers = list.map((said) => {
      const answer = this.said.find(said, asked);
      return { answer, understood: this.said.understood(said, answer?.orderedBy) };
    });
    const found = answers.flatMap(({ answer }) => answer ?? []);
    const relaxed = new Set(found.flatMap((answer) => answer.relaxed));
    if (found.length < list.length) relaxed.add(found.length === 0 ? 'nothing' : 'item');
    return {
      found: this.page(mixed(found.map(({ ranked }) => ranked)), page),
      relaxed: [...relaxed],
      understood: listUnderstood(
        answers.map(({ answer, understood }) => ({ ...understood, found: answer !== undefined })),
      ),
    };
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

  private page({ slots, keys }: Ranked, page: PageRequest): Found {
    return this.products.pageOf(slots, (position) => keys[position] ?? 0, page);
  }
}

/** Whether a thing that is sold is asked for by its name. */
function isSold({ choice }: Said): boolean {
  return choice !== undefined && choice.named && (choice.state === 'sure' || choice.state === 'likely');
}

/** Whether several kinds were asked for beside one another. */
function areTogether({ choice }: Said): boolean {
  return choice !== undefined && choice.together.length > 1;
}

function areOfOneKind([first, second]: readonly Said[]): boolean {
  const kind = first?.choice?.kind ?? 0;
  return kind > 0 && kind === second?.choice?.kind;
}

function unavailable(message: string): DomainError {
  return new DomainError('unavailable', 'busqueda_ia_no_disponible', message);
}
