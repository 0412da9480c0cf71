import { isLimit } from '../amounts/measure-fit';
import type { KindChoice } from '../kinds/kind-choice';
import type { Intent } from '../reading/intent';
import { FIRST_LOOK } from './first-look';
import type { Ranked } from './ranking';

/**
 * Whether something akin may follow the few that fit, fewer than a first look: only where the kind was told and not named, for a name means that
 * thing; and not where a model was named, something was left out or a measure limited, for what is akin may tell nothing of these.
 */
export function mayFollow(intent: Intent, { named }: Pick<KindChoice, 'named'>, found: number): boolean {
  const { concepts, exclusions, measures, deniedMeasures } = intent;
  const isStrict = exclusions.length > 0 || deniedMeasures !== undefined || measures.some(isLimit);
  return !named && found > 0 && found < FIRST_LOOK && !isStrict && !concepts.some(({ model }) => model === true);
}

/** The first ones in their order, then so many of the others, in theirs, as make up a first look. */
export function followedBy(first: Ranked, others: Ranked): Ranked {
  const places = [...others.keys.keys()].sort((a, b) => (others.keys[a] ?? 0) - (others.keys[b] ?? 0));
  const taken = places.slice(0, Math.max(0, FIRST_LOOK - first.slots.length));
  const last = Math.max(0, ...first.keys);
  return {
    slots: Uint32Array.of(...first.slots, ...taken.map((place) => others.slots[place] ?? 0)),
    keys: Float64Array.of(...first.keys, ...taken.map((_, place) => last + 1 + place)),
  };
}
