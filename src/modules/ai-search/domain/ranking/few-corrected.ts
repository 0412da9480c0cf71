import type { Concept } from '../reading/intent';

/** Unknown words that are looked for with corrections: a bound on the time of hostile queries. The others are looked for as they are typed. */
const MOST_CORRECTED = 12;

/** The concepts, of which few are looked for with corrections; model numbers never are. */
export function withFewCorrected(concepts: readonly Concept[]): readonly Concept[] {
  let left = MOST_CORRECTED;
  return concepts.map((concept) => {
    if (!concept.unknown || concept.model === true) return concept;
    return left-- > 0 ? concept : { ...concept, asTyped: true };
  });
}
