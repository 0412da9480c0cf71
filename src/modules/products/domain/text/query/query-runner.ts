import { MatchBoard } from './match-board';
import type { FirstWanted, WordPlan } from './word-plan';
import { ModelMatch, modelTerm } from '@/modules/search-language/domain/model-number';
import { type ModelHits, NO_HITS } from '@/modules/products/domain/text/index/model-table';
import { type ParsedQuery, type QueryWord, parseQuery } from './query-words';
import { spelledTerm } from '@/modules/search-language/domain/synonyms';
import { termOf } from '@/modules/search-language/domain/terms';
import { type PlannedWord, WordMender } from './word-mender';
import { type Vocabulary, WordPlanner } from './word-planner';

export interface TextMatches {
  /** How many products match, exactly. */
  readonly count: number;
  /** Their slots, ascending (where only the first are wanted: of these at least); and each one's score (0 to 5, the higher the better), in step.
   *  Both are views on scratch memory: use or copy them before the next search. */
  readonly slots: Uint32Array;
  readonly scores: Float32Array;
  /** Whether words were corrected, joined, split or left out because nothing matched what was typed. */
  readonly corrected: boolean;
  /** The words left out because nothing is like them. */
  readonly dropped: readonly string[];
}

const NO_MATCHES: TextMatches = {
  count: 0,
  slots: new Uint32Array(0),
  scores: new Float32Array(0),
  corrected: false,
  dropped: [],
};

/** Words looked for inside model numbers at most: a bound on the time of hostile queries. */
const MOST_MODEL_WORDS = 8;
/** Known words taken for misspellings at most, when all of a query's words exist but never together. */
const MOST_DOUBTED = 3;

/** Answers queries on an index. */
export class QueryRunner {
  private readonly board: MatchBoard;
  private readonly planner: WordPlanner;
  private readonly mender: WordMender;

  constructor(private readonly vocabulary: Vocabulary) {
    this.board = new MatchBoard(vocabulary.postings);
    this.planner = new WordPlanner(vocabulary);
    this.mender = new WordMender(vocabulary, this.planner);
  }

  /** See TextIndex.search. */
  search(query: string, first?: FirstWanted): TextMatches {
    return this.find(query, first, (words, parsed) => this.relaxed(words, parsed));
  }

  /** See TextIndex.searchAsTyped. */
  searchAsTyped(query: string): TextMatches {
    return this.find(query, undefined, () => NO_MATCHES);
  }

  private find(
    query: string,
    first: FirstWanted | undefined,
    otherwise: (words: readonly PlannedWord[], parsed: ParsedQuery) => TextMatches,
  ): TextMatches {
    const parsed = parseQuery(query);
    const words = this.planWords(parsed);
    const joined = this.joinedHits(parsed);
    if (words.length === 0) return NO_MATCHES;
    const count = first && joined.count === 0 ? this.matchesFirst(words, parsed, first) : undefined;
    if (count !== undefined) return { ...this.finish(words, parsed, false), count };
    if (this.matches(words, joined) > 0) return this.finish(words, parsed, false);
    return otherwise(words, parsed);
  }

  /** See TextIndex.frequency. */
  frequency(term: string): number {
    return this.planner.frequency(termOf(term));
  }

  private relaxed(words: readonly PlannedWord[], parsed: ParsedQuery): TextMatches {
    const mended = this.mender.mend(words);
    if (this.matches(mended, NO_HITS) > 0) return this.finish(mended, parsed, true);
    const found = mended.filter(({ plan }) => plan.size > 0);
    const dropped = mended.filter(({ plan }) => plan.size === 0).map(({ word }) => word.surface);
    if (found.length === 0) return NO_MATCHES;
    if (dropped.length > 0 && this.matches(found, NO_HITS) > 0) return this.finish(found, parsed, true, dropped);
    return this.doubting(found, parsed, dropped);
  }

  /** When every word exists but no product has them all: tries whether the rarest is a misspelling. */
  private doubting(words: readonly PlannedWord[], parsed: ParsedQuery, dropped: string[]): TextMatches {
    const suspects = [...words].sort((a, b) => a.plan.size - b.plan.size).slice(0, MOST_DOUBTED);
    for (const suspect of suspects) {
      const corrected = this.mender.corrected(suspect.word);
      if (!corrected) continue;
      const changed = words.map((word) => (word === suspect ? corrected : word));
      if (this.matches(changed, NO_HITS) > 0) return this.finish(changed, parsed, true, dropped);
    }
    return NO_MATCHES;
  }

  private matches(words: readonly PlannedWord[], joined: ModelHits): number {
    const possible = words.every(({ plan }) => plan.size > 0);
    const plans = possible ? words.map(({ plan }) => plan) : [];
    const count = this.board.match(plans);
    return joined.count > 0 ? this.board.addModels(joined) : count;
  }

  /**
   * For a query of one word: leaves its best matches on the board. Undefined where more than score and spelling may decide which those
   * are.
   */
  private matchesFirst(words: readonly PlannedWord[], parsed: ParsedQuery, first: FirstWanted): number | undefined {
    const [only, ...others] = words;
    if (!only || others.length > 0 || this.exactLists(parsed).length > 0) return undefined;
    const { plan } = only;
    if (plan.ranksModels && plan.hits.count > 0) return undefined;
    const [spelled] = this.spelledLists([only]);
    return this.board.matchFirst(plan, spelled, first);
  }

  private finish(
    words: readonly PlannedWord[],
    parsed: ParsedQuery,
    corrected: boolean,
    dropped: readonly string[] = [],
  ): TextMatches {
    for (const list of this.exactLists(parsed)) this.board.raiseExact(list);
    for (const list of this.spelledLists(words)) this.board.raiseSpelled(list);
    return this.result(
      words.map(({ plan }) => plan),
      corrected,
      dropped,
    );
  }

  /** Lists of the products whose whole model is some of the words of the query run together. */
  private exactLists({ windows }: ParsedQuery): number[] {
    return this.listsOf(windows.map(modelTerm));
  }

  /** Once for each word that has synonyms and stands in some title. */
  private spelledLists(words: readonly PlannedWord[]): number[] {
    const terms = new Set(words.map(({ word }) => spelledTerm(word.surface)));
    return this.listsOf([...terms].filter((term) => term !== undefined));
  }

  private listsOf(terms: readonly string[]): number[] {
    return terms.map((term) => this.vocabulary.terms.find(term)).filter((list) => list >= 0);
  }

  private result(plans: readonly WordPlan[], corrected: boolean, dropped: readonly string[]): TextMatches {
    const weight = plans.reduce((sum, plan) => sum + Math.abs(plan.weight), 0);
    const { slots, scores } = this.board.results(weight);
    return { count: slots.length, slots, scores, corrected, dropped };
  }

  /** The words of the query, each once; what punctuation joined is one word when anything matches it as one. */
  private planWords(parsed: ParsedQuery): PlannedWord[] {
    const planned = new Map<string, PlannedWord>();
    const counter = { models: MOST_MODEL_WORDS };
    for (const { whole, words } of parsed.groups) {
      const one = whole && this.planWord(whole, counter);
      if (one && (one.plan.size > 0 || words.length === 0)) {
        planned.set(whole.term, one);
        continue;
      }
      for (const word of words) {
        if (word.last || !planned.has(word.term)) planned.set(word.term, this.planWord(word, counter));
      }
    }
    return [...planned.values()];
  }

  private planWord(word: QueryWord, counter: { models: number }): PlannedWord {
    const insideModels = word.modelMatch !== undefined && counter.models-- > 0;
    return { word, plan: this.planner.plan(word, insideModels) };
  }

  private joinedHits({ joined }: ParsedQuery): ModelHits {
    return joined === undefined ? NO_HITS : this.vocabulary.models.search(joined, ModelMatch.Inside);
  }
}
