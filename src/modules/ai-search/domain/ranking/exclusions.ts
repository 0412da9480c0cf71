import type { ConceptBoard } from './concept-board';
import type { Alternative, Concept, Exclusion, Intent } from '../reading/intent';
import { waysAgainst, waysOf } from '../traits/trait-ways';

/** How well a product has to say it: anywhere when it is not to be had, in its own name when it is not to be one. */
const LEAST_QUALITY = { without: 0.01, 'not-a': 0.6 } as const;
/** A trait counts wherever the product's texts tell it. */
const LEAST_OF_TRAIT = 0.29;

/** What was left out. */
export interface LeftOut {
  readonly slots: ReadonlySet<number>;
  /** Whether something was to be left out that no product of the catalog tells anything of. */
  readonly untold: boolean;
}

/**
 * Products to leave out (slots below `capacity`): those that have, or are, what an exclusion names, however they say it; who says to have none stays.
 * Their own words tell, never the names of their categories. `isOfKind`: whether a product is of a kind that the words name; undefined when they name none.
 */
export function excludedSlots(
  exclusions: readonly Exclusion[],
  board: ConceptBoard,
  capacity: number,
  isOfKind: (said: string) => ((slot: number) => boolean) | undefined = () => undefined,
): LeftOut {
  const slots = new Set<number>();
  let untold = false;
  for (const exclusion of exclusions) {
    const isOf = isOfKind(exclusion.concept.said);
    const isTold = leaveOut(exclusion, isOf !== undefined, board, capacity, slots);
    if (isOf) addAll(capacity, isOf, slots);
    untold ||= !isTold && !isOf;
  }
  return { slots, untold };
}

function addAll(capacity: number, isMeant: (slot: number) => boolean, slots: Set<number>): void {
  for (let slot = 0; slot < capacity; slot++) if (isMeant(slot)) slots.add(slot);
}

/** Adds the products whose own words tell what is excluded; answers whether any product tells anything of it. */
function leaveOut(
  { concept, kind }: Exclusion,
  namesKind: boolean,
  board: ConceptBoard,
  capacity: number,
  slots: Set<number>,
): boolean {
  const ways = waysOf(concept.said);
  const least = namesKind && !ways ? LEAST_QUALITY[kind] : Math.min(LEAST_OF_TRAIT, LEAST_QUALITY[kind]);
  const said = concept.alternatives.filter(({ factor }) => factor === 1);
  const asked = { ...concept, unknown: concept.unknown && !ways, alternatives: [...said, ...(ways ?? [])] };
  const { count, slots: found, qualities } = board.matchOwn(asked, capacity);
  const isEnough = qualities.map((quality) => Number(quality >= least));
  for (const [at, slot] of found.entries()) if (isEnough[at] === 1 && !board.denied(concept, slot)) slots.add(slot);
  return count > 0 || board.isDenied(concept);
}

/** Concepts that say how the thing should be, of which products may tell the opposite. */
export function opposable(concepts: readonly Concept[]): Concept[] {
  return concepts.filter(({ said }) => waysAgainst(said).length > 0);
}

/** Products (slots below `capacity`) that tell the opposite of what was asked for, and not that too: for the inside where it is for outside, of another colour. */
export function contrarySlots(
  { concepts, exclusions }: Pick<Intent, 'concepts' | 'exclusions'>,
  board: ConceptBoard,
  capacity: number,
): ReadonlySet<number> {
  const contrary = new Set<number>();
  for (const concept of opposable(concepts)) {
    const wanted = tellersOf(concept, waysOf(concept.said) ?? [], board, capacity);
    const tellers = isMeantTwice(concept, exclusions)
      ? Array.from({ length: capacity }, (_, slot) => slot)
      : tellersOf(concept, waysAgainst(concept.said), board, capacity);
    for (const slot of tellers) if (!wanted.has(slot)) contrary.add(slot);
  }
  return contrary;
}

/** Whether the opposite is denied beside it (`inalámbrica, no cableada`): what tells neither is none then. */
function isMeantTwice({ said }: Concept, exclusions: readonly Exclusion[]): boolean {
  const against = waysAgainst(said);
  return exclusions.some(({ concept }) => waysOf(concept.said)?.every((way) => against.includes(way)) === true);
}

function tellersOf(
  concept: Concept,
  alternatives: readonly Alternative[],
  board: ConceptBoard,
  capacity: number,
): ReadonlySet<number> {
  const { count, slots, qualities } = board.matchOwn({ ...concept, unknown: false, alternatives }, capacity);
  return new Set(slots.subarray(0, count).filter((_, at) => (qualities[at] ?? 0) >= LEAST_OF_TRAIT));
}
