import type { ConceptBoard } from '@/modules/ai-search/domain/ranking/concept-board';
import { IN_SPANISH } from '@/modules/ai-search/domain/kinds/book/english-words';
import { barePair } from '@/modules/ai-search/domain/lists/bare-pair';
import { withListMarks } from '@/modules/ai-search/domain/lists/list-marks';
import { readList } from '@/modules/ai-search/domain/lists/shared-conditions';
import { withSeries } from '@/modules/ai-search/domain/reading/brands/series';
import type { Intent } from '@/modules/ai-search/domain/reading/intent';
import { intentOf, parseIntent } from '@/modules/ai-search/domain/reading/parse-intent';
import { saidIn, type SaidTokens } from '@/modules/ai-search/domain/reading/said-tokens';
import type { KindsService } from '@/modules/ai-search/kinds.service';
import type { LexiconService } from '@/modules/ai-search/lexicon.service';
import type { SentenceKinds } from '@/modules/ai-search/sentence-kinds';
import type { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { withBlanksFolded } from '@/shared/text/characters';

/** Ways of reading one sentence. */
export interface SentenceReading {
  /** What it is taken to ask for. */
  readonly whole: () => Intent;
  /** What each of the things that it lists is taken to ask for; none where it lists none. */
  readonly list: () => readonly Intent[];
  /** What each of two bare names is taken to ask for (`fuente y botón`); none where anything else is said. */
  readonly pair: () => readonly Intent[];
}

interface Sources {
  readonly snapshot: CatalogSnapshot;
  readonly lexicon: LexiconService;
  readonly kinds: KindsService;
  readonly board: ConceptBoard;
  readonly said: SentenceKinds;
}

/** Reads sentences with the words of this catalog. */
export class SentenceReader {
  constructor(private readonly sources: Sources) {}

  /** Reads a sentence, or the lines of one: what is the same for both ways of reading it is done once. */
  reading(text: string): SentenceReading {
    const lexicon = this.sources.lexicon.current();
    const { index } = this.sources.snapshot;
    const [plain, marked] = [withBlanksFolded(text), withListMarks(text)];
    const said = saidIn(marked, lexicon, index);
    const read = (tokens: SaidTokens['tokens']): Intent =>
      this.withSeries(intentOf({ ...said, tokens }, lexicon, index));
    const pair = (): readonly Intent[] => (barePair(said.tokens) ?? []).map(read);
    const list = (): readonly Intent[] => {
      const listed = this.sources.kinds.listed(said.tokens);
      return listed === undefined ? [] : readList(listed, read);
    };
    const whole = (): Intent =>
      this.withSeries(marked === plain ? intentOf(said, lexicon, index) : parseIntent(plain, lexicon, index));
    return { list, pair, whole };
  }

  private withSeries(intent: Intent): Intent {
    const lexicon = this.sources.lexicon.current();
    const { board, kinds, said: products } = this.sources;
    return withSeries(intent, {
      isWord: (word) => lexicon.isOrdinary(word) || lexicon.speller.has(word),
      isThing: (said) => kinds.namedBy(said).size > 0,
      isOfTrade: (word) => lexicon.speller.means(word),
      isOfModels: (word) => board.isOfModels(word),
      isOfTitles: (word) => board.isOfTitles(word),
      beginsModels: (compact) => board.beginsModels(compact),
      isPlainWord: (word) => lexicon.isSpanish(word) || kinds.isTitle(word),
      isOfUses: (word) => lexicon.isOrdinary(word) || IN_SPANISH.has(word),
      formsOf: (word) => products.formsOf(word),
      kindsOf: (concept) => products.kindsOf(products.productsOf(concept)).size,
    });
  }
}
