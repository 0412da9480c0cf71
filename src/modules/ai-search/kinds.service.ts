import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { chooseKind, type KindChoice } from '@/modules/ai-search/domain/kinds/kind-choice';
import { lemma } from '@/modules/ai-search/domain/kinds/book/lemmas';
import type { KindBook } from '@/modules/ai-search/domain/kinds/book/kind-book';
import { kindDescribed } from '@/modules/ai-search/domain/kinds/kind-described';
import {
  hangsOnHost,
  hostIn,
  isForAnother,
  isPartFor,
  modelsNamed,
  withHost,
} from '@/modules/ai-search/domain/kinds/titles/host-kind';
import { kindsOfProduct } from '@/modules/ai-search/domain/kinds/titles/kind-of-product';
import { KindTable } from '@/modules/ai-search/domain/kinds/kind-table';
import { partFirst } from '@/modules/ai-search/domain/kinds/titles/part-title';
import { isSpare, withoutNames } from '@/modules/ai-search/domain/kinds/titles/title-head';
import { sense } from '@/modules/ai-search/domain/kinds/book/senses';
import { namedKinds } from '@/modules/ai-search/domain/kinds/named-kinds';
import { wishedFirst } from '@/modules/ai-search/domain/kinds/plain-wish';
import { readKinds } from '@/modules/ai-search/domain/kinds/read-kinds';
import { withCalled, withKnown } from '@/modules/ai-search/domain/kinds/told-by-catalog';
import { listIn, type SaidList } from '@/modules/ai-search/domain/lists/said-items';
import type { ScanToken } from '@/modules/ai-search/domain/reading/scan';
import { fold } from '@/modules/search-language/domain/fold';
import { soundOf } from '@/modules/ai-search/domain/words/sound';
import { SpanishWords } from '@/modules/ai-search/spanish-words.service';
import { Turns } from '@/shared/kernel/turns';

/** As much of the book is read at a time: requests come between. */
const TURN_MS = 5;

/** A kind that is so likely beside the likeliest may be looked at behind it. */
const NEXT_LIKELY = 0.25;

/** So many words may stand in a name. */
const GAP = 2;

const NONE: ReadonlySet<number> = new Set();

/** What a product tells of its kind; `categories`: their names from the top down. */
interface ToldProduct {
  readonly model: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly sold: boolean;
}

/** What says whether a product's description is asked what it is. */
type DescribedProduct = Pick<ToldProduct, 'model' | 'title' | 'sold'> & { readonly brand: string };

type KindOfModel = (model: string) => number | undefined;

/** The kinds of things: which one every product is, and which one a sentence asks for. Their book is read when it is first needed. */
@Injectable()
export class KindsService {
  readonly table = new KindTable();
  private book: KindBook | undefined;
  private prepared: Promise<void> | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly spanish: SpanishWords,
  ) {}

  /** Whether anybody can ask: nothing is kept when the search is switched off. */
  get wanted(): boolean {
    return this.config.aiSearch.enabled;
  }

  /** Whether the book is there. */
  get ready(): boolean {
    return this.book !== undefined;
  }

  /** Resolves when the book and the words of Spanish are there, and reads them in turns if nobody has before. */
  prepare(): Promise<void> {
    this.prepared ??= this.read().catch((error: unknown) => {
      this.prepared = undefined;
      throw error;
    });
    return this.prepared;
  }

  /**
   * Notes what kind the product at `slot` is; `sold`: whether it is on sale. Spare parts are often filed under what they are for, and many name that
   * by its model alone: `kindOf` answers the kind of the product with a model (0: not known yet, undefined: none has it). What is called nothing
   * known and says what it is for is a part too. Answers the models that it names where it may be another thing by what the products are that have them,
   * or when one has.
   */
  put(
    slot: number,
    { model, title, categories, sold }: ToldProduct,
    kindOf: KindOfModel = () => undefined,
  ): readonly string[] {
    const { book } = this;
    if (!book || !sold) {
      this.table.put(slot, 0, isSpare(title, model));
      return [];
    }
    const told = partFirst(title, model, book);
    const host = hostIn(told, model, kindOf);
    const spare = isPartFor(told, model, host);
    const named = spare ? withHost(told, host, book) : told;
    const { kind, served } = kindsOfProduct(named, spare ? [] : categories, book, this.isOrdinary);
    this.table.put(slot, kind, spare || (kind === 0 && isForAnother(told, host)), served);
    return hangsOnHost(told, spare, kind) ? [...modelsNamed(told, model)] : [];
  }

  /**
   * Notes what kind the product at `slot` is by the sentences of its description, where its title tells none beside its own model and brand, or one of
   * no trade here. A part is what it is for, and what isn't `sold` is of no kind.
   */
  describe(slot: number, product: DescribedProduct, sentences: readonly string[]): void {
    const { book, table } = this;
    if (!book) return;
    const isOpen = product.sold && !table.isSpare(slot) && this.isUntold(product, book);
    table.describe(slot, isOpen ? kindDescribed(sentences, book) : 0);
  }

  private isUntold({ title, model, brand }: DescribedProduct, book: KindBook): boolean {
    const { kind } = kindsOfProduct(withoutNames(title, [model, brand]), [], book, this.isOrdinary);
    return kind === 0 || book.isElsewhere(kind);
  }

  private readonly isOrdinary = (word: string): boolean => this.spanish.has(word);

  /**
   * The kind that a sentence asks for, as far as the catalog goes; `known`: kinds of the products whose models it names; `but`: kinds to be taken for
   * not sold.
   */
  choose(
    tokens: readonly ScanToken[],
    known: ReadonlySet<number>,
    but: readonly number[] = [],
  ): KindChoice | undefined {
    const { book } = this;
    const soldOf = (kind: number): number => (but.includes(kind) ? 0 : this.table.sold(kind));
    return book && chooseKind(withKnown(readKinds(tokens, book), known), book, soldOf);
  }

  /** The things that a text lists, see {@link listIn}. */
  listed(tokens: readonly ScanToken[]): SaidList | undefined {
    const { book } = this;
    if (!book) return undefined;
    const isName = (texts: readonly string[]): boolean =>
      book.names.findAll(texts.map(lemma), GAP).some(({ start, words }) => start === 0 && words > 1);
    const kindOf = (part: readonly ScanToken[]): number => {
      const choice = this.choose(part, NONE);
      return choice?.state === 'sure' ? choice.kind : 0;
    };
    return listIn({ tokens, names: wishedFirst(namedKinds(tokens, book), tokens), kindOf }, isName);
  }

  /** The kind that a sentence asks for that names `kind`, of which there is nothing: this catalog calls `others` so. */
  chooseCalled(tokens: readonly ScanToken[], kind: number, others: ReadonlySet<number>): KindChoice | undefined {
    const { book, table } = this;
    return book && chooseKind(withCalled(readKinds(tokens, book), kind, others), book, (each) => table.sold(each));
  }

  /** The kind and its narrower ones. */
  familyOf(kind: number): readonly number[] {
    return this.book?.family(kind) ?? [];
  }

  /** Words of the kinds' names. */
  words(): Iterable<string> {
    return this.book?.words ?? [];
  }

  /** Whether people ask with a form of the word. */
  knows(word: string): boolean {
    return this.book?.uses.knows(sense(word)) === true;
  }

  /** The place among `kinds` of the one that the product is, or is within; -1 for none. */
  groupOf(slot: number, kinds: readonly number[]): number {
    const kind = this.table.of(slot);
    const place = kinds.indexOf(kind);
    return place >= 0 || kind === 0 ? place : kinds.indexOf(this.book?.within(kind) ?? -1);
  }

  /** The kinds that the words name where the kind `asked` is asked for, see {@link KindBook.kindsNamed}. */
  namedBy(said: string, asked = 0): ReadonlySet<number> {
    return this.book?.kindsNamed(said, asked) ?? NONE;
  }

  /** What people call the kinds that the words name: of `macbook`, laptop. */
  titlesOf(said: string): string[] {
    return [...this.namedBy(said)].map((kind) => this.title(kind) ?? '').filter((title) => title !== '');
  }

  /** Whether the word is what people call a kind first, or stands in that: `switch`, but not `macbook`. */
  isTitle(word: string): boolean {
    return [...this.namedBy(word)].some((kind) => this.isTitledWith(word, kind));
  }

  /** Whether all of the words are in what people call the kind, see {@link KindBook.isTitledWith}. */
  isTitledWith(said: string, kind: number): boolean {
    return this.book?.isTitledWith(said, kind) === true;
  }

  /** Whether what people call the kind begins with the noun, in any of its forms. */
  isHeadedBy(noun: string, kind: number): boolean {
    const [head = ''] = (this.title(kind) ?? '').split(' ');
    return head !== '' && lemma(fold(head)) === lemma(noun);
  }

  /** Whether the kind has a name that begins with the noun. */
  isCalledBy(noun: string, kind: number): boolean {
    return this.book?.beginsName(noun, kind) === true;
  }

  /** Whether things of the kind are parts of `whole`, or made for it. */
  isPartOf(kind: number, whole: number): boolean {
    return this.book?.partsOf(whole).has(kind) === true;
  }

  /** The kinds that are akin to the one asked for, and others that are nearly as likely. */
  akin({ kind, worths }: KindChoice): [readonly number[], readonly number[]] {
    const kin = this.book?.kin(kind) ?? new Set<number>();
    const all = Array.from({ length: worths.size }, (_, each) => each).slice(1);
    return [[...kin], all.filter((each) => !kin.has(each) && worths.of(each) >= NEXT_LIKELY)];
  }

  /** Whether it is a thing of no trade here. */
  isElsewhere(kind: number): boolean {
    return this.book?.isElsewhere(kind) === true;
  }

  /** The kind that it is one of; itself where none. */
  wider(kind: number): number {
    const wider = this.book?.within(kind) ?? 0;
    return wider > 0 ? wider : kind;
  }

  /** The widest kind that it is one of, or is called by. */
  widest(kind: number): number {
    return this.book?.widest(kind) ?? kind;
  }

  /** What people call the kind; undefined for 0. */
  title(kind: number): string | undefined {
    return this.book?.title(kind);
  }

  /** What the words sound like is remembered, so that nobody waits for all of them at once. */
  private async hear(words: Iterable<string>, turns: Turns): Promise<void> {
    for (const word of words) {
      soundOf(word);
      if (turns.over) await turns.next();
    }
  }

  private async read(): Promise<void> {
    const [{ KINDS }, { KindBook: Book }] = await Promise.all([
      import('@/modules/ai-search/domain/kinds/data'),
      import('@/modules/ai-search/domain/kinds/book/kind-book'),
      this.spanish.there(),
    ]);
    const turns = new Turns(TURN_MS);
    const book = await Book.inTurns(KINDS, turns);
    await this.hear(book.words, turns);
    this.book = book;
  }
}
