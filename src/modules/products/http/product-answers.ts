import { Injectable } from '@nestjs/common';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import type { DisplayRequest } from '@/modules/products/domain/search-criteria';
import { FinishedAnswer, PageCache } from '@/modules/products/http/page-cache';
import { joinChunks, type Chunk, type WireTexts } from '@/modules/products/http/product-json';
import { presentList, presentProducts } from '@/modules/products/http/product-list.presenter';
import { ProductSearchService, type CallerContext } from '@/modules/products/product-search.service';
import { ProductTextsService } from '@/modules/products/product-texts.service';
import type { Found } from '@/modules/products/snapshot/product-finder';
import type { PageRequest } from '@/shared/kernel/page';
import type { CallerView } from '@/modules/products/snapshot/caller-view';
import { sendAnswer, type Wire } from '@/modules/products/http/send-answer';
import { weakEtag } from '@/shared/http/etag';
import { RepeatedCalls, type ReadyAnswer } from '@/shared/http/repeats/repeated-calls';
import type { Caller } from '@/shared/kernel/caller';
import { formatScaled } from '@/shared/money/scaled';

/** A version that no catalog has: what was made of it is never found again. */
const NEVER = -1;

/** A body with headers of its own; `keep` false: made in passing circumstances, not to be answered again. */
export interface BuiltAnswer {
  readonly chunks: readonly Chunk[];
  readonly headers: Readonly<Record<string, string>>;
  readonly keep: boolean;
}

/** Writes the body of an answer for a view of the catalog. */
export type AnswerBuilder = (
  view: CallerView,
  context: CallerContext,
) => Chunk[] | BuiltAnswer | Promise<Chunk[] | BuiltAnswer>;

/**
 * Sends product answers: from the page cache when the catalog has not changed since, else built from the snapshot. Adds
 * X-Moneda and X-Tipo-Cambio, ETag and 304, gzip (Decisions 1, 7).
 */
@Injectable()
export class ProductAnswers {
  private readonly cache = new PageCache();

  constructor(
    private readonly search: ProductSearchService,
    private readonly snapshot: CatalogSnapshot,
    private readonly longTexts: ProductTextsService,
    private readonly repeats: RepeatedCalls,
  ) {}

  /** Also notes how the call is answered when it comes again, where `asked` says when it may be. */
  async send(exchange: Exchange, asked: Asked, build: AnswerBuilder): Promise<void> {
    const context = this.search.context(exchange.caller, asked.display);
    const { version } = this.snapshot;
    const key = this.keyOf(asked, context);
    let answer = this.cache.get(key, version);
    if (!answer) {
      const built = await build(this.search.view(context), context);
      const { chunks, headers, keep } = Array.isArray(built) ? { chunks: built, headers: {}, keep: true } : built;
      answer = this.cache.put(
        key,
        `account ${exchange.caller.accountId}`,
        joinChunks(chunks),
        { ...currencyHeaders(context), ...headers },
        keep ? version : NEVER,
      );
    }
    await sendAnswer(exchange, answer);
    const { holds } = asked;
    if (holds) this.repeats.note(exchange.request, (caller) => (holds() ? this.kept(caller, asked) : undefined));
  }

  /** The answer in the page cache, ready to be sent; undefined when it has to be built. Throws as `send` does. */
  private kept(caller: Caller, asked: Asked): ReadyAnswer | undefined {
    const answer = this.cache.get(this.keyOf(asked, this.search.context(caller, asked.display)), this.snapshot.version);
    return answer && ((request, response) => sendAnswer({ request, response }, answer));
  }

  private keyOf({ what, query }: Asked, { account, rate, today }: CallerContext): string {
    return `${what}|${this.cache.identity(account)}|${this.cache.identity(query)}|${rate}|${today}`;
  }

  /** Sends an answer that nobody is going to ask for again. */
  async sendOnce(exchange: Exchange, context: CallerContext, chunks: readonly Chunk[]): Promise<void> {
    const body = joinChunks(chunks);
    const etag = weakEtag(body, `account ${exchange.caller.accountId}`);
    await sendAnswer(exchange, new FinishedAnswer(body, etag, currencyHeaders(context), NEVER));
  }

  /** A page of products that were found (Contract 4.4). */
  async page(view: CallerView, found: Found, page: PageRequest, display: DisplayRequest): Promise<Chunk[]> {
    return presentList(view, found, page, display, await this.textsAskedFor(view, found.slots, display));
  }

  /** An array of products as lists show them. */
  async list(view: CallerView, slots: readonly number[], display: DisplayRequest): Promise<Chunk[]> {
    return presentProducts(view, slots, display, await this.textsAskedFor(view, slots, display));
  }

  /** Nothing is read unless the display asks for long texts. */
  async textsAskedFor(
    view: CallerView,
    slots: readonly number[],
    display: DisplayRequest,
  ): Promise<(slot: number) => WireTexts | undefined> {
    return display.description || display.pro ? this.texts(view, slots) : () => undefined;
  }

  /** The long texts of products, which are not in memory. */
  async texts(view: CallerView, slots: readonly number[]): Promise<(slot: number) => WireTexts | undefined> {
    const texts = await this.longTexts.of(slots.map((slot) => view.store.idOf(slot)));
    return (slot) => texts.get(view.store.idOf(slot));
  }
}

/** What a call asks for: with its account it identifies the answer. */
export interface Asked {
  /** The route, with its path parameters. */
  readonly what: string;
  /** As validated; frozen. */
  readonly query: object;
  readonly display: DisplayRequest;
  /** Whether what the route looked up before it built the answer is still so; not there for answers that are not repeated. */
  readonly holds?: () => boolean;
}

export interface Exchange extends Wire {
  readonly caller: Caller;
}

function currencyHeaders({ display, rate }: CallerContext): Record<string, string> {
  return display.currency === 'mxn'
    ? { 'X-Moneda': 'mxn', 'X-Tipo-Cambio': formatScaled(rate, 4, 2) }
    : { 'X-Moneda': 'usd' };
}
