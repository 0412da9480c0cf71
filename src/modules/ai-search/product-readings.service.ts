import { Injectable } from '@nestjs/common';
import { extractTraits } from '@/modules/ai-search/domain/traits/extract-traits';
import { packTraits, unpackTraits } from '@/modules/ai-search/domain/traits/packed-traits';
import { TraitTable } from '@/modules/ai-search/domain/traits/trait-table';
import { VectorSync, type EmbeddableProduct } from '@/modules/ai-search/embeddings/vector-sync.service';
import { KindsService } from '@/modules/ai-search/kinds.service';
import { HostLinks } from '@/modules/ai-search/domain/kinds/host-links';
import { LearnedKinds } from '@/modules/ai-search/learned-kinds.service';
import { ReadSlots } from '@/modules/ai-search/read-slots';
import { TextIndex } from '@/modules/products/domain/text/text-index';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import type { DerivedBeside } from '@/modules/products/derived-work.service';
import { ProductWordsService, type NamedProductWords } from '@/modules/products/product-words.service';

/** Of a product's text this much says what it is: models read little more. */
const MOST_CHARACTERS = 2000;
const NOTHING = new Uint8Array(0);

/** What the texts of each product in memory say: its measures, its denials and its kind, by slot, read or remembered from an earlier start (ADR 88). */
@Injectable()
export class ProductReadings implements DerivedBeside {
  readonly table = new TraitTable();
  /** What descriptions say of the products themselves, by slot. */
  readonly described = new TextIndex();
  private readonly hosts = new HostLinks();
  /** Products that may be another thing now by what has been read of those whose models they name. */
  private readonly waiting = new Set<number>();
  private readonly slots = new ReadSlots();
  /** Whether any product says something that it didn't say before. */
  private news = true;

  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly kinds: KindsService,
    private readonly vectors: VectorSync,
    private readonly words: ProductWordsService,
    private readonly learned: LearnedKinds,
  ) {}

  /** Whether anybody can ask: nothing is read when the search is switched off. */
  get wanted(): boolean {
    return this.kinds.wanted;
  }

  /** Resolves when products can be read: when the book of kinds is there. */
  prepare(): Promise<void> {
    return this.kinds.prepare();
  }

  /** Vectors are made of texts: with a provider of them nothing is remembered. */
  recall(slot: number, bytes: Uint8Array): void {
    if (this.vectors.configured) return;
    const { traits, kind, served } = unpackTraits(bytes);
    this.table.put(slot, traits);
    this.kinds.table.put(slot, kind, false, served);
    this.slots.recall(slot);
  }

  forget(slot: number): void {
    this.slots.outdate(slot);
  }

  /** A part is what it is by the product that it is for, which may become another one, or come later; what was guessed is guessed anew. */
  packed(slot: number): Uint8Array {
    const { table } = this.kinds;
    if (!this.slots.isCurrent(slot) || table.isSpare(slot) || this.hosts.names(slot)) return NOTHING;
    return packTraits({
      traits: this.table.of(slot),
      kind: table.toldBy(slot),
      served: table.servedBy(slot),
    });
  }

  /** Whether every product in memory was read once. */
  get complete(): boolean {
    return this.slots.size >= this.snapshot.store.size;
  }

  /** Whether nothing has to be read of the product at the slot. */
  isKnown(slot: number): boolean {
    return this.slots.isCurrent(slot) && !this.vectors.configured;
  }

  /** Reads what these products say now, where it isn't what they said before, and has their vectors made. Answers those that say something else. */
  async read(ids: readonly number[]): Promise<number[]> {
    const slots = ids.flatMap((id) => this.snapshot.store.slotOf(id) ?? []);
    const waited = slots.filter((slot) => this.waiting.delete(slot));
    // What comes from the database is at least as new as what the snapshot has.
    for (const slot of slots) this.slots.renew(slot);
    try {
      return await this.take(await this.words.of(ids), new Set(waited));
    } catch (error) {
      for (const slot of slots) this.slots.outdate(slot);
      for (const slot of waited) this.waiting.add(slot);
      throw error;
    }
  }

  /** Products that have to be read once more, whatever they say: those whose models they name are something else than before, or are there now. */
  toReadAgain(): number[] {
    return [...this.waiting].map((slot) => this.snapshot.store.idOf(slot));
  }

  /** Guesses the kinds of those that name none, where any product has said something new since this was done last, or there were none yet. */
  async guessKinds(): Promise<void> {
    if (!this.news) return;
    this.news = false;
    try {
      await this.learned.guess(this.table);
    } catch (error) {
      this.news = true;
      throw error;
    }
  }

  /** A product that the snapshot doesn't have yet comes again, as the change that brings it there. */
  private async take(products: readonly NamedProductWords[], again: ReadonlySet<number>): Promise<number[]> {
    const { store } = this.snapshot;
    const embeddable = products.flatMap((product) => {
      const slot = store.slotOf(product.id);
      return slot === undefined ? [] : this.takeAt(slot, product, again.has(slot));
    });
    await this.vectors.take(embeddable);
    return embeddable.map(({ slot }) => store.idOf(slot));
  }

  /**
   * Prices change by the ten thousand, and no text with them. A part may be for a product that was not known before (`again`); vectors know
   * themselves. A product whose reading fails was not read: the next try reads it again.
   */
  private takeAt(slot: number, product: NamedProductWords, again: boolean): EmbeddableProduct[] {
    const { model, title, features, listed, brandName, categoryNames } = product;
    const source = JSON.stringify([model, title, features, listed, brandName, categoryNames]);
    const digest = this.slots.newSource(slot, source);
    if (digest === undefined && !again && !this.vectors.configured) return [];
    const told = this.kinds.table.toldBy(slot);
    const read = this.put(slot, product);
    if (digest !== undefined || this.kinds.table.toldBy(slot) !== told) this.noteParts(slot, model);
    this.news = true;
    if (digest !== undefined) this.slots.note(slot, digest);
    return [read];
  }

  /** Those that were read with this product as what they are for, and those that name its model. */
  private noteParts(slot: number, model: string): void {
    for (const part of this.hosts.partsOf(slot, model)) if (part !== slot) this.waiting.add(part);
  }

  private put(
    slot: number,
    { model, title, features, listed, brandName, categoryNames }: NamedProductWords,
  ): EmbeddableProduct {
    this.table.put(slot, extractTraits(title, features, categoryNames, model));
    const told = { model, title, categories: categoryNames, sold: listed };
    let host: number | undefined;
    const models = this.kinds.put(slot, told, (named) => {
      host = this.snapshot.store.withModel(named);
      return host === undefined ? undefined : this.kinds.table.toldBy(host);
    });
    this.hosts.put(slot, models, host);
    if (!this.vectors.configured) return { slot, text: undefined };
    const text = [title, brandName, [...new Set(categoryNames)].join(', '), ...features].join('\n');
    return { slot, text: listed ? text.slice(0, MOST_CHARACTERS) : undefined };
  }
}
