import { CORRECTED_LENGTHS, forEachEdit } from '@/modules/search-language/domain/slips/edits';
import type { WordPlan } from './word-plan';
import { ModelMatch } from '@/modules/search-language/domain/model-number';
import { NO_HITS } from '@/modules/products/domain/text/index/model-table';
import { nearModels } from './near-models';
import { type QueryWord, wordOf } from './query-words';
import { termOf } from '@/modules/search-language/domain/terms';
import type { Vocabulary, WordPlanner } from './word-planner';

export interface PlannedWord {
  readonly word: QueryWord;
  readonly plan: WordPlan;
}

/** At most this many words of a query are corrected: a bound on the time of hostile ones. */
const MOST_CORRECTED = 6;
/** The likeliest corrections are taken together, the commoner first, unless far rarer than the first. */
const CORRECTION_FACTORS = [0.85, 0.7, 0.6];
const LEAST_SHARE = 0.05;
const NOTHING: readonly PlannedWord[] = [];

/** Puts right the words of a query that match nothing. */
export class WordMender {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly planner: WordPlanner,
  ) {}

  /**
   * The same words with each that matches nothing replaced: joined with a neighbour (`hik vision`), completed
   * (`hik camara`), found inside a model number, corrected by one typing error, or split in two (`camaraip`). What can't be helped stays as it was.
   */
  mend(words: readonly PlannedWord[]): PlannedWord[] {
    const mended: PlannedWord[] = [];
    let corrections = MOST_CORRECTED;
    for (let at = 0; at < words.length; at++) {
      const planned = words[at];
      if (planned === undefined) break;
      const joined = this.join(planned, words[at + 1]);
      if (joined) {
        mended.push(joined);
        at++;
      } else if (planned.plan.size > 0 || corrections === 0) {
        mended.push(planned);
      } else {
        corrections--;
        const substitutes = this.substitutes(planned.word);
        mended.push(...(substitutes.length > 0 ? substitutes : [planned]));
      }
    }
    return mended;
  }

  /** The word taken for a misspelling although some product has it; undefined when nothing is near. */
  corrected(word: QueryWord): PlannedWord | undefined {
    if (!isCorrectable(word)) return undefined;
    const hits = word.modelMatch === undefined ? NO_HITS : nearModels(this.vocabulary.models, word.surface);
    const plan = this.planner.substitute(this.nearTerms(word), hits);
    return plan.size > 0 ? { word, plan } : undefined;
  }

  private join(first: PlannedWord, second: PlannedWord | undefined): PlannedWord | undefined {
    if (second === undefined || (first.plan.size > 0 && second.plan.size > 0)) return undefined;
    const word = wordOf(first.word.surface + second.word.surface, false);
    const plan = this.planner.plan(word, true);
    return plan.size > 0 ? { word, plan } : undefined;
  }

  private substitutes(word: QueryWord): readonly PlannedWord[] {
    if (word.surface.length < 3) return NOTHING;
    const completed = this.planner.plan({ ...word, last: true }, false);
    if (completed.size > 0) return [{ word, plan: completed }];
    const inside = this.vocabulary.models.search(word.surface, ModelMatch.Inside);
    if (inside.count > 0) return [{ word, plan: this.planner.substitute([], inside) }];
    const corrected = this.corrected(word);
    return corrected ? [corrected] : this.split(word);
  }

  private nearTerms(word: QueryWord): { term: string; factor: number }[] {
    const frequencies = new Map<string, number>();
    forEachEdit(word.surface, (edit) => {
      const term = termOf(edit);
      if (term === word.term || frequencies.has(term)) return;
      const frequency = this.planner.frequency(term);
      if (frequency > 0) frequencies.set(term, frequency);
    });
    const best = [...frequencies].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    const least = (best[0]?.[1] ?? 0) * LEAST_SHARE;
    return CORRECTION_FACTORS.flatMap((factor, place) => {
      const near = best[place];
      return near && near[1] >= least ? [{ term: near[0], factor }] : [];
    });
  }

  private split(word: QueryWord): readonly PlannedWord[] {
    let best = NOTHING;
    let bestSize = 0;
    for (let cut = 2; cut + 2 <= Math.min(word.surface.length, CORRECTED_LENGTHS.most); cut++) {
      const parts = [word.surface.slice(0, cut), word.surface.slice(cut)].map((part) => wordOf(part, false));
      const size = Math.min(...parts.map((part) => this.planner.frequency(part.term)));
      if (size <= bestSize) continue;
      bestSize = size;
      best = parts.map((part) => ({ word: part, plan: this.planner.plan(part, false) }));
    }
    return best;
  }
}

/** Numbers and quantities mean what they say (16 channels are not 18), and short codes (`h265`) have other codes near. */
function isCorrectable(word: QueryWord): boolean {
  const { length } = word.surface;
  if (!word.ranksModels || /^[\d.]+$/.test(word.surface) || length > CORRECTED_LENGTHS.most) return false;
  return length >= (/\d/.test(word.surface) ? CORRECTED_LENGTHS.leastWithDigits : CORRECTED_LENGTHS.least);
}
