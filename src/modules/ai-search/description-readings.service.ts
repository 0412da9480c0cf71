import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { readDescription } from '@/modules/ai-search/domain/traits/described-traits';
import { sentencesOf } from '@/modules/ai-search/html-sentences';
import { KindsService } from '@/modules/ai-search/kinds.service';
import { ProductReadings } from '@/modules/ai-search/product-readings.service';
import { WaitingSearches } from '@/modules/ai-search/waiting-searches';
import { BitSet } from '@/modules/products/domain/bit-set';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductTextsService } from '@/modules/products/product-texts.service';
import { ProductWordsService, type NamedProductWords } from '@/modules/products/product-words.service';
import { Turns, TurnsBehindRequests } from '@/shared/kernel/turns';
import { reasonOf } from '@/shared/logging/describe-error';

/** So many are asked of the database at a time. */
const PRODUCTS_AT_A_TIME = 20;
/** After which what failed is tried again. */
const RETRY_MS = 1000;
/** So many are read while a search waits; it doesn't wait for more. */
const FEW = 5_000;

interface Texts {
  readonly description: string;
  readonly proDescription: string;
}

/** The parts of a product's text that no description is. */
const NOT_IN_IT = { model: '', title: '', brand: '', categories: [] };
const NO_TEXTS: Texts = { description: '', proDescription: '' };

/**
 * What the descriptions of products tell beside their titles and features: measures, traits, other words, and of what kind they are. They are not in memory, and no digest that is known at a start holds
 * them (ADR 88): they are read from the database behind everything else, a few at a time, and again whenever one changes. Searches that find nothing wait for few of them.
 */
@Injectable()
export class DescriptionReadings {
  private readonly logger = new Logger(DescriptionReadings.name);
  /** Products whose description is to be read; behind them come the rest of all that were there at the start. */
  private readonly waiting = new Set<number>();
  private rest: Iterator<number, undefined> | undefined;
  private restLeft = Infinity;
  private working: Promise<void> | undefined;
  private readonly searches = new WaitingSearches();
  private readOnce = false;
  /** Slots whose products had a description when they were read last. */
  private readonly described = new BitSet();
  private changes = 0;
  private stopped = false;

  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly readings: ProductReadings,
    private readonly texts: ProductTextsService,
    private readonly products: ProductWordsService,
    private readonly kinds: KindsService,
  ) {}

  /** Rises whenever products tell something else than before. */
  get version(): number {
    return this.changes;
  }

  /** Whether any is still to be read. */
  get isReading(): boolean {
    return this.working !== undefined;
  }

  /** Whether those of all products that there were at the start are read. */
  get complete(): boolean {
    return this.readOnce;
  }

  /** Has the descriptions of all products in memory read. */
  readAll(): void {
    const { idOrder, size } = this.snapshot.store;
    this.rest = idOrder.slots()[Symbol.iterator]();
    this.restLeft = size;
    this.work();
  }

  /** Has those of these products read (again). */
  read(ids: Iterable<number>): void {
    for (const id of ids) this.waiting.add(id);
    if (this.waiting.size > 0) this.work();
  }

  /** Resolves when all are read. */
  async settled(): Promise<void> {
    await this.working;
  }

  /** Resolves when all are read, at once where more than a few are left, or after `milliseconds`; hurries those who read. */
  async awaited(milliseconds: number): Promise<void> {
    const left = this.waiting.size + (this.rest ? this.restLeft : 0);
    if (!this.working || left > FEW) return;
    await this.searches.waitFor(this.working, milliseconds);
  }

  /** Lets the turn under way end, for it reads the database; no other is begun. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.working;
  }

  private work(): void {
    this.working ??= this.readInTurns().finally(() => {
      this.working = undefined;
      // What came in behind the last turn.
      if (!this.stopped) this.read([]);
    });
  }

  private async readInTurns(): Promise<void> {
    let failures = 0;
    for (let ids = this.take(); ids.length > 0 && !this.stopped; ids = this.take()) {
      await this.searches.letOthersIn();
      try {
        await this.readSome(ids);
        failures = 0;
      } catch (error) {
        if (++failures === 1) this.logger.error(`could not read descriptions, will try again: ${reasonOf(error)}`);
        this.read(ids);
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
    this.readOnce ||= this.restLeft === 0 && !this.stopped;
  }

  /** The next few products; none when all are read. */
  private take(): number[] {
    const ids: number[] = [];
    for (const id of this.waiting) {
      if (ids.length === PRODUCTS_AT_A_TIME) return ids;
      this.waiting.delete(id);
      ids.push(id);
    }
    while (ids.length < PRODUCTS_AT_A_TIME && this.rest) {
      const next = this.rest.next();
      if (next.done === true) this.rest = undefined;
      else ids.push(this.snapshot.store.idOf(next.value));
      this.restLeft = next.done === true ? 0 : this.restLeft - 1;
    }
    return ids;
  }

  /** Of what has no description any more what it told is forgotten. */
  private async readSome(ids: readonly number[]): Promise<void> {
    const { store } = this.snapshot;
    const texts = await this.texts.fresh(ids);
    const isDescribed = (id: number): boolean => this.described.has(store.slotOf(id) ?? -1);
    const told = ids.filter((id) => hasText(texts.get(id)) || isDescribed(id));
    const turns = this.searches.any ? new Turns() : new TurnsBehindRequests();
    for (const product of await this.products.of(told)) {
      if (turns.over) await turns.next();
      const slot = store.slotOf(product.id);
      if (slot !== undefined) this.put(slot, { ...product, ...(texts.get(product.id) ?? NO_TEXTS) });
    }
  }

  private put(slot: number, product: NamedProductWords & Texts): void {
    const { model, title, brandName: brand, features, listed: sold, description, proDescription } = product;
    const { table, described } = this.readings;
    const sentences = [description, proDescription].flatMap(sentencesOf);
    const read = readDescription(sentences, title, features, table.of(slot));
    table.describe(slot, read);
    this.kinds.describe(slot, { model, title, brand, sold }, sentences);
    described.put(slot, { ...NOT_IN_IT, features: [read.words] });
    if (hasText(product)) this.described.add(slot);
    else this.described.delete(slot);
    this.changes++;
  }
}

function hasText({ description, proDescription }: Texts = NO_TEXTS): boolean {
  return description !== '' || proDescription !== '';
}
