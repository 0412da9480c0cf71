import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { QuantisedVector } from '@/modules/ai-search/domain/vectors/quantise';
import { VectorStore } from '@/modules/ai-search/domain/vectors/vector-store';
import { EmbeddingClient } from '@/modules/ai-search/embeddings/embedding-client.service';
import { ProviderError } from '@/modules/ai-search/embeddings/provider-error';
import { ProductVectorRepository } from '@/modules/ai-search/persistence/product-vector.repository';
import { Clock } from '@/shared/kernel/clock';
import { reasonOf } from '@/shared/logging/describe-error';

/** What a product's vector is made of; undefined text: the product is not on sale, and needs none. */
export interface EmbeddableProduct {
  readonly slot: number;
  readonly text: string | undefined;
}

const BATCH_DEADLINE_MS = 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Keeps a vector for every product on sale: taken from the database when some process has computed it before, else asked of the provider in the
 * background, batch after batch, kept in the database and shown at once. Nothing waits for it; it never gives up.
 */
@Injectable()
export class VectorSync implements OnModuleDestroy {
  readonly store = new VectorStore();
  private readonly logger = new Logger(VectorSync.name);
  private readonly hashes = new Map<number, string>();
  private readonly queue = new Map<string, string>();
  private readonly waiting = new Map<string, Set<number>>();
  private readonly stopping = new AbortController();
  private working: Promise<void> | undefined;

  constructor(
    private readonly client: EmbeddingClient,
    private readonly repository: ProductVectorRepository,
    private readonly clock: Clock,
  ) {}

  get configured(): boolean {
    return this.client.settings !== undefined;
  }

  /** Takes products that are new or may have changed: known vectors are shown before this returns, others are computed in the background. */
  async take(products: readonly EmbeddableProduct[]): Promise<void> {
    if (!this.configured) return;
    const texts = new Map<string, string>();
    for (const { slot, text } of products) this.note(slot, text, texts);
    const known = await this.repository.find([...texts.keys()]).catch((error: unknown) => {
      // As if they had not been seen: they are given again.
      for (const { slot } of products) this.hashes.delete(slot);
      throw error;
    });
    for (const [hash, text] of texts) {
      const vector = known.get(hash);
      if (vector) this.show(hash, vector);
      else this.queue.set(hash, text);
    }
    if (this.queue.size > 0) this.working ??= this.work();
  }

  /** Resolves when nothing is left to compute. For tests and measurements. */
  async idle(): Promise<void> {
    while (this.working) await this.working;
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.working;
  }

  private note(slot: number, text: string | undefined, texts: Map<string, string>): void {
    const hash = text === undefined ? undefined : this.hashOf(text);
    const before = this.hashes.get(slot);
    if (hash === before) return;
    if (before !== undefined) this.waiting.get(before)?.delete(slot);
    this.store.remove(slot);
    if (hash === undefined || text === undefined) {
      this.hashes.delete(slot);
      return;
    }
    this.hashes.set(slot, hash);
    this.waiting.set(hash, (this.waiting.get(hash) ?? new Set()).add(slot));
    texts.set(hash, text);
  }

  private hashOf(text: string): string {
    const { model = '', dimensions = 0 } = this.client.settings ?? {};
    return createHash('sha256').update(`${model}\n${dimensions}\n${text}`).digest('hex');
  }

  private show(hash: string, vector: QuantisedVector): void {
    for (const slot of this.waiting.get(hash) ?? []) this.store.put(slot, vector);
    this.waiting.delete(hash);
  }

  private stopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private async work(): Promise<void> {
    let delay = FIRST_PAUSE_MS;
    while (this.queue.size > 0 && !this.stopped()) {
      const batch = [...this.queue].slice(0, this.client.settings?.batch ?? 1);
      try {
        await this.compute(batch);
        delay = FIRST_PAUSE_MS;
      } catch (error) {
        if (this.stopped()) break;
        this.logger.warn(
          `vectors of ${this.queue.size} texts wait ${delay} ms: ${error instanceof Error ? error.message : String(error)}`,
        );
        await pause(delay, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
        delay = Math.min(2 * delay, LONGEST_PAUSE_MS);
      }
    }
    this.working = undefined;
  }

  private async compute(batch: readonly (readonly [string, string])[]): Promise<void> {
    const known = await this.repository.find(batch.map(([hash]) => hash));
    const missing = batch.filter(([hash]) => !known.has(hash));
    const computed = missing.length > 0 ? await this.embed(missing) : new Map<string, QuantisedVector>();
    await this.repository.add(computed, this.clock.now().getTime());
    for (const [hash] of batch) {
      const vector = known.get(hash) ?? computed.get(hash);
      if (vector) this.show(hash, vector);
      this.queue.delete(hash);
    }
  }

  /** A batch that the provider refuses for good is tried text by text; a text that it refuses for good gets no vector. */
  private async embed(batch: readonly (readonly [string, string])[]): Promise<Map<string, QuantisedVector>> {
    try {
      const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(BATCH_DEADLINE_MS)]);
      const vectors = await this.client.embed(
        batch.map(([, text]) => text),
        signal,
      );
      return new Map(batch.flatMap(([hash], place) => (vectors[place] ? [[hash, vectors[place]] as const] : [])));
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.refusesInput) throw error;
      if (batch.length === 1) {
        this.logger.warn(`a text gets no vector: ${reasonOf(error)}`);
        return new Map();
      }
      const halves = Math.ceil(batch.length / 2);
      return new Map([...(await this.embed(batch.slice(0, halves))), ...(await this.embed(batch.slice(halves)))]);
    }
  }
}
