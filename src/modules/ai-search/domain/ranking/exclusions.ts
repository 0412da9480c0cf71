import type { ConceptBoard } from './concept-board';
import { excludedWays } from '../reading/excluded-ways';
import type { Exclusion } from '../reading/intent';

/** How well a product has to say it: anywhere when it is not to be had, in its own name when it is not to be one. */
const LEAST_QUALITY = { without: 0.01, 'not-a': 0.6 } as const;
/** A trait counts where the features tell it too, but not as what something else has that the product serves. */
const LEAST_OF_TRAIT = 0.39;

/** Products to leave out (slots below `capacity`): those that have, or are, what an exclusion names, however they say it; who says to have none stays. */
export function excludedSlots(
  exclusions: readonly Exclusion[],
  board: ConceptBoard,
  capacity: number,
): ReadonlySet<number> {
  const out = new Set<number>();
  for (const { concept, kind } of exclusions) {
    const ways = excludedWays(concept.said);
    const said = concept.alternatives.filter(({ factor }) => factor === 1);
    const least = ways ? Math.min(LEAST_OF_TRAIT, LEAST_QUALITY[kind]) : LEAST_QUALITY[kind];
    const { count, slots, qualities } = board.match(
      { ...concept, unknown: concept.unknown && !ways, alternatives: [...said, ...(ways ?? [])] },
      capacity,
    );
    for (let at = 0; at < count; at++) {
      const slot = slots[at] ?? 0;
      if ((qualities[at] ?? 0) >= least && !board.denied(concept, slot)) out.add(slot);
    }
  }
  return out;
}
