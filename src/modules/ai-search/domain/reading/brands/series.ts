import type { Concept, Intent } from '../intent';

/** A model number that products of more kinds than this share tells nothing. */
export const MOST_KINDS = 2;
/** Fewer letters begin too many models. */
const LEAST_SERIES = 3;

/** What a series is told by. */
export interface SeriesFacts {
  /** Whether a folded word is one of the language or of the trade. */
  isWord(word: string): boolean;
  /** Whether products have the folded word, all of them in their model numbers alone. */
  isOfModels(word: string): boolean;
  /** Of how many kinds the products of the series are. */
  kindsOf(series: Concept): number;
}

/**
 * A sentence that begins with what is no word, but what the model numbers of one kind of things or two begin with (`fmb con obd`, `lrs 12v`), asks for
 * those as by a model number.
 */
export function withSeries(intent: Intent, facts: SeriesFacts): Intent {
  const [first, ...others] = intent.concepts;
  if (!first || !isName(first, facts)) return intent;
  const series = { ...first, model: true, series: true };
  const kinds = facts.kindsOf(series);
  return kinds > 0 && kinds <= MOST_KINDS ? { ...intent, concepts: [series, ...others] } : intent;
}

function isName({ said, plain, unknown }: Concept, facts: SeriesFacts): boolean {
  return plain === true && !unknown && said.length >= LEAST_SERIES && !facts.isWord(said) && facts.isOfModels(said);
}
