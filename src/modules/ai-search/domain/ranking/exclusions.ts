import { stem } from '@/modules/search-language/domain/stem';
import { BitSet } from '@/modules/products/domain/bit-set';
import type { ConceptBoard } from './concept-board';
import type { Alternative, Concept, Exclusion, Intent } from '../reading/intent';
import { MEANS } from '../traits/means-data';
import { areOpposite, isSole, isTitled, isUsual, namesOf, waysAgainst, waysOf } from '../traits/trait-ways';
import { alternative } from '../words/thesaurus';
import { words } from '../words/words';

/** How well a product has to say it: anywhere when it is not to be had, in its own name when it is not to be one. */
const LEAST_QUALITY = { without: 0.01, 'not-a': 0.6 } as const;
/** A trait counts wherever the product's texts tell it. */
const LEAST_OF_TRAIT = 0.29;

/** A great many slots. */
export type Slots = Pick<BitSet, 'has'>;

/** The kinds that words name. */
export interface NamedKinds {
  /** Their products. */
  readonly members: readonly Uint32Array[];
  /** Whether what is asked for is made for them: its products name them too. */
  readonly areServed: boolean;
  /** Whether they are narrower ones of what is asked for: the words tell which, as a trait does. */
  readonly areNarrower?: boolean;
  /** The products of what is asked for. */
  readonly asked?: Uint32Array;
}

/** What was left out. */
export interface LeftOut {
  readonly slots: Slots;
  /** Whether something was to be left out that no product of the catalog tells anything of. */
  readonly untold: boolean;
}

/**
 * Products to leave out (slots below `capacity`): those that have, or are, what an exclusion names, however they say it; who says to have none stays.
 * Their own words tell, never the names of their categories. `ofKind`: the products of the kinds that the words name; undefined when they name none.
 */
export function excludedSlots(
  exclusions: readonly Exclusion[],
  board: ConceptBoard,
  capacity: number,
  ofKind: (said: string) => NamedKinds | undefined = () => undefined,
): LeftOut {
  const slots = new BitSet(capacity);
  let untold = false;
  for (const exclusion of joined(exclusions, (said) => ofKind(said) !== undefined)) {
    const kinds = ofKind(exclusion.concept.said);
    addMembers(kinds, otherVariants(exclusion.concept, board, capacity), slots);
    if (kinds?.areServed === true) continue;
    const isThing = kinds !== undefined && kinds.areNarrower !== true;
    const isTold = leaveOut(exclusion, { isThing, asked: kinds?.asked ?? new Uint32Array() }, board, capacity, slots);
    untold ||= !isTold && !kinds;
  }
  return { slots, untold };
}

/** The exclusions without what was asked for by other words: who wants a `rack` and no `gabinete` means none by the name of racks, though both may be called so. */
export function otherThanAsked(exclusions: readonly Exclusion[], concepts: readonly Concept[]): Exclusion[] {
  const asked = new Set(concepts.map(({ said }) => stem(said)));
  return exclusions.map((exclusion) => {
    const { said, alternatives } = exclusion.concept;
    const isAsked = ({ words: way }: Alternative): boolean => way.join(' ') !== said && asked.has(stem(way.join(' ')));
    const others = alternatives.filter((way) => !isAsked(way));
    return {
      ...exclusion,
      concept: { ...exclusion.concept, alternatives: others.length > 0 ? others : [alternative(said, 1)] },
    };
  });
}

/** What tells another variant is none of the kind that the one left out names: `que no sea de onda modificada`. */
function addMembers(kinds: NamedKinds | undefined, others: Slots, slots: BitSet): void {
  for (const members of kinds?.members ?? []) for (const slot of members) if (!others.has(slot)) slots.add(slot);
}

/** The products that tell the opposite, or another variant, of a trait. */
export function otherVariants(concept: Concept, board: ConceptBoard, capacity: number): Slots {
  const others = new BitSet(capacity);
  const against = waysAgainst(concept.said);
  if (against.length > 0) tell(others, concept, against, board, capacity);
  return others;
}

/** The products that say to have none of what is to be left out, and those that tell another variant of it. */
export function safeFrom(exclusions: readonly Exclusion[], board: ConceptBoard, capacity: number): readonly Slots[] {
  const concepts = exclusions.map(({ concept }) => concept);
  return [...board.deniersOf(concepts), ...concepts.map((concept) => otherVariants(concept, board, capacity))];
}

/** The exclusions, those beside one another as one where they name a kind together: `letreros de salida`. */
function joined(said: readonly Exclusion[], namesKind: (said: string) => boolean): Exclusion[] {
  const exclusions = said.filter((_, at) => !leadsToTrait(said, at));
  const taken: Exclusion[] = [];
  for (let at = 0; at < exclusions.length;) {
    let end = at + 1;
    while (exclusions[end]?.continues === true) end++;
    while (end > at + 1 && !namesKind(saidBy(exclusions, at, end))) end--;
    const parts = exclusions.slice(at, end);
    const [first] = parts;
    if (first) taken.push(...(parts.length === 1 ? parts : [asOne(exclusions, at, end, first), ...traitsOf(parts)]));
    at = end;
  }
  return taken;
}

/** What says nothing by itself of how a thing is, beside the trait that it has by it. */
const BESIDE_TRAITS = words(
  'puerto puertos conexion integrado integrada integrados integradas incluido incluida incluidos incluidas tipo funcion',
);

/** Whether an exclusion only leads to the trait that is left out beside it: `sin puertos PoE integrados` leaves out PoE. */
function leadsToTrait(exclusions: readonly Exclusion[], at: number): boolean {
  if (!BESIDE_TRAITS.has(exclusions[at]?.concept.said ?? '')) return false;
  const isTrait = (other: Exclusion | undefined): boolean =>
    other !== undefined && waysOf(other.concept.said) !== undefined;
  const next = exclusions[at + 1];
  return (
    (exclusions[at]?.continues === true && isTrait(exclusions[at - 1])) || (next?.continues === true && isTrait(next))
  );
}

/** Who wants nothing with a `lector de huella` wants no huella either. */
function traitsOf(parts: readonly Exclusion[]): Exclusion[] {
  const [means] = parts;
  if (means?.kind !== 'without' || !MEANS.has(means.concept.said)) return [];
  return parts.filter(({ concept }) => waysOf(concept.said) !== undefined);
}

function saidBy(exclusions: readonly Exclusion[], from: number, to: number): string {
  return exclusions
    .slice(from, to)
    .map(({ concept }) => concept.said)
    .join(' ');
}

function asOne(exclusions: readonly Exclusion[], from: number, to: number, first: Exclusion): Exclusion {
  const said = saidBy(exclusions, from, to);
  return { ...first, concept: { ...first.concept, said, alternatives: [alternative(said, 1)], unknown: false } };
}

const NEARLY_ALL = 0.8;

/** Whether a thing is left out, and the products of what is asked for. */
interface Subject {
  readonly isThing: boolean;
  readonly asked: Uint32Array;
}

/**
 * Adds the products whose own words tell what is excluded; answers whether any product tells anything of it. A thing that is no
 * trait, and that nearly all of what is asked for tells of, is what that works with (`dvr sin cámaras`): those that are called so are left out.
 */
function leaveOut(
  exclusion: Exclusion,
  { isThing, asked }: Subject,
  board: ConceptBoard,
  capacity: number,
  slots: BitSet,
): boolean {
  const ways = waysOf(exclusion.concept.said);
  const least = leastOf(exclusion.kind, isThing && !ways);
  const said = askedBy(exclusion, isThing);
  const deniers = board.deniersOf([exclusion.concept]);
  const telling = ({ count, slots: found, qualities }: ReturnType<ConceptBoard['matchOwn']>): BitSet => {
    const tellers = new BitSet(capacity);
    for (let at = 0; at < count; at++) if (isEnough(qualities[at], least)) tellers.add(found[at] ?? 0);
    for (const denying of deniers) for (const slot of denying) tellers.delete(slot);
    return tellers;
  };
  const hits = matchOf(board, exclusion, ways !== undefined, said, capacity);
  const told = telling(hits);
  const isServed = isThing && !ways && asked.filter((slot) => told.has(slot)).length > NEARLY_ALL * asked.length;
  slots.unite(isServed ? telling(board.matchCalled(said, capacity)) : told);
  return hits.count > 0 || deniers.length > 0;
}

/** What tells it: a thing that is not to be had (`sin subwoofer`) also in a description; traits are read from these by themselves. */
function matchOf(
  board: ConceptBoard,
  { concept, kind }: Pick<Exclusion, 'concept' | 'kind'>,
  isTrait: boolean,
  asked: Concept,
  capacity: number,
): ReturnType<ConceptBoard['matchOwn']> {
  if (isTitled(concept.said)) return board.matchCalled(asked, capacity);
  return kind === 'without' && !isTrait ? board.matchTold(asked, capacity) : board.matchOwn(asked, capacity);
}

/** How it may be said: `que no sea celular` leaves out what is one, and not what goes by its network. */
function askedBy({ concept, kind }: Exclusion, namesKind: boolean): Concept {
  const ways = waysOf(concept.said);
  const isThing = namesKind && !ways && kind === 'not-a';
  const said = isThing ? [alternative(concept.said, 1)] : concept.alternatives.filter(({ factor }) => factor === 1);
  return { ...concept, unknown: concept.unknown && !ways, alternatives: [...said, ...(ways ?? [])] };
}

/** How well a product has to say it to be left out. */
function leastOf(kind: Exclusion['kind'], isKind: boolean): number {
  return isKind ? LEAST_QUALITY[kind] : Math.min(LEAST_OF_TRAIT, LEAST_QUALITY[kind]);
}

function isEnough(quality: number | undefined, least: number): boolean {
  return quality !== undefined && quality >= least;
}

/** Concepts that say how the thing should be, of which products may tell the opposite, or that they aren't so. */
export function opposable(concepts: readonly Concept[]): Concept[] {
  return concepts.filter((concept) => waysAgainst(concept.said).length > 0 || isDeniable(concept, concepts));
}

/** The concept by its own word and the names of its trait alone: what denies another way of having it may have it all the same, and what denies carbones is `sin carbones`. */
function named(concept: Concept): Concept {
  const own = concept.said.startsWith('sin ') ? [] : concept.said.split(' ');
  const names = new Set([...own, ...namesOf(concept.said)]);
  return { ...concept, alternatives: [...names].map((name) => alternative(name, 1)) };
}

/** Whether products that say to have none of it are no answer: of what is to be had, and of a trait beside the thing asked for. */
function isDeniable(concept: Concept, concepts: readonly Concept[]): boolean {
  const { said, firm, role, told } = concept;
  const isBeside = role === 'subject' && concepts[1] === concept;
  return told !== true && (firm === true || ((role === 'trait' || isBeside) && waysOf(said) !== undefined));
}

/**
 * Products (slots below `capacity`) that tell the opposite of what was asked for, and not that too: for the inside where it is for outside, of another
 * colour; and those that say to have none of it (`sin disco`, `no administrable`).
 */
export function contrarySlots(
  { concepts, exclusions }: Pick<Intent, 'concepts' | 'exclusions'>,
  board: ConceptBoard,
  capacity: number,
): Slots {
  const contrary = new BitSet(capacity);
  for (const concept of opposable(concepts)) {
    if (concept.atLeast === true || isSaidBeside(concept, concepts)) continue;
    const wanted = new BitSet(capacity);
    tell(wanted, concept, waysOf(concept.said) ?? [], board, capacity);
    const tellers = new BitSet(capacity);
    if (isMeantTwice(concept, exclusions)) tellers.fill();
    else tell(tellers, concept, waysAgainst(concept.said), board, capacity);
    if (!isSole(concept.said)) tellers.subtract(wanted);
    contrary.unite(tellers);
    for (const deniers of isDeniable(concept, concepts) ? board.deniersOf([named(concept)]) : [])
      for (const slot of deniers) contrary.add(slot);
  }
  return contrary;
}

/** Whether the opposite is asked for as well: `azul con rojo`, `para interior y exterior`. */
function isSaidBeside({ said }: Concept, concepts: readonly Concept[]): boolean {
  return concepts.some((other) => areOpposite(said, other.said));
}

/** Whether the opposite is denied beside it (`inalámbrica, no cableada`): what tells neither is none then, unless it is what things are. */
function isMeantTwice({ said }: Concept, exclusions: readonly Exclusion[]): boolean {
  if (isUsual(said)) return false;
  return exclusions.some(({ concept }) => areOpposite(said, concept.said));
}

/** Notes the products whose own words tell a concept in one of the ways. */
function tell(
  into: BitSet,
  concept: Concept,
  alternatives: readonly Alternative[],
  board: ConceptBoard,
  capacity: number,
): void {
  const { count, slots, qualities } = board.matchOwn({ ...concept, unknown: false, alternatives }, capacity);
  for (let at = 0; at < count; at++) if (isEnough(qualities[at], LEAST_OF_TRAIT)) into.add(slots[at] ?? 0);
}

/** Whether it is a trait known here that was told as a condition, and to be had. */
export function isRequiredTrait({ said, required, told }: Concept): boolean {
  return required === true && told !== true && waysOf(said) !== undefined;
}

/** Products (slots below `capacity`) that don't tell each of the traits; undefined where there are none to tell. */
export function slotsWithout(traits: readonly Concept[], board: ConceptBoard, capacity: number): Slots | undefined {
  if (traits.length === 0) return undefined;
  const telling = traits.map((trait) => {
    const tellers = new BitSet(capacity);
    tell(tellers, trait, waysOf(trait.said) ?? [], board, capacity);
    return tellers;
  });
  return { has: (slot) => telling.some((tellers) => !tellers.has(slot)) };
}
