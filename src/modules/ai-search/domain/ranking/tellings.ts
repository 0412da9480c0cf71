import { isLimit, limitOf, tellsDenied, tellsOf } from '../amounts/measure-fit';
import { placeOf, type Dimension } from '../amounts/dimensions';
import type { KindTable } from '../kinds/kind-table';
import type { Intent } from '../reading/intent';
import type { TraitTable } from '../traits/trait-table';
import type { ConceptBoard } from './concept-board';
import {
  contrarySlots,
  excludedSlots,
  isRequiredTrait,
  otherThanAsked,
  slotsWithout,
  type LeftOut,
  type Slots,
} from './exclusions';
import { madeForOthers } from './systems';

/** So many products show what of an order they tell. */
const MOST_LOOKED_AT = 400;
const NEARLY = 0.6;
const SEVERAL = 2;

/** How many of the amounts are known; where nearly all are the same (disks of 3.5"), how many are another one. */
function toldApart(amounts: readonly (number | undefined)[]): number {
  const counts = new Map<number, number>();
  for (const amount of amounts) if (amount !== undefined) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  const told = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const commonest = Math.max(0, ...counts.values());
  return commonest > ALIKE * told ? told - commonest : told;
}
const ALIKE = 0.8;

/** What words to be left out say of kinds. */
interface KindsLeftOut {
  readonly namedBy: (said: string) => ReadonlySet<number>;
  /** Whether what is asked for is made for the kind. */
  readonly isServed: (kind: number) => boolean;
  /** Whether it is a narrower one of what is asked for. */
  readonly isNarrower: (kind: number) => boolean;
  /** Whether the words are in the name of what is asked for. */
  readonly isOfItsName: (said: string) => boolean;
  /** The kind that is asked for. */
  readonly asked: number;
}

/** What products tell of themselves that a sentence may not be answered with, or is to be ordered by. */
export class Tellings {
  constructor(
    private readonly board: ConceptBoard,
    private readonly traits: TraitTable,
    private readonly kinds: KindTable,
  ) {}

  /** How much each product has of what an order by one of the dimensions compares. */
  amounts(slots: Uint32Array, by: readonly Dimension[]): (slot: number) => number | undefined {
    const dimension = this.comparedBy(slots, by);
    if (dimension === undefined) return () => undefined;
    const place = placeOf(dimension);
    return (slot) => this.traits.greatest(slot, place);
  }

  /** The first of the dimensions that nearly as many of the slots tell, and tell apart, as any of them; undefined where none do. */
  comparedBy(slots: Uint32Array, by: readonly Dimension[]): Dimension | undefined {
    if (by.length === 0) return undefined;
    const step = Math.max(1, Math.floor(slots.length / MOST_LOOKED_AT));
    const looked = [...slots.filter((_, place) => place % step === 0)];
    const telling = by.map((dimension) => {
      const place = placeOf(dimension);
      return toldApart(looked.map((slot) => this.traits.greatest(slot, place)));
    });
    const most = Math.max(0, ...telling);
    return by.find((_, at) => (telling[at] ?? 0) > 0 && (telling[at] ?? 0) >= NEARLY * most);
  }

  /** Whether several of the slots tell the dimension. */
  areTold(dimension: Dimension, slots: Uint32Array): boolean {
    const place = placeOf(dimension);
    let told = 0;
    for (const slot of slots) if (this.traits.some(slot, place, () => true) && ++told >= SEVERAL) return true;
    return false;
  }

  /** Products to leave out: those that have, or are, what an exclusion names. */
  excluded(
    { exclusions, concepts }: Intent,
    capacity: number,
    { asked, namedBy, isServed, isNarrower, isOfItsName }: KindsLeftOut,
  ): LeftOut {
    return excludedSlots(otherThanAsked(exclusions, concepts), this.board, capacity, (said) => {
      const kinds = [...namedBy(said)];
      const members = kinds.map((kind) => this.kinds.slotsOf(kind));
      if (kinds.length === 0) return undefined;
      const areServed = isOfItsName(said) || kinds.some(isServed);
      return { members, areServed, areNarrower: kinds.every(isNarrower), asked: this.kinds.slotsOf(asked) };
    });
  }

  /** Products that tell the opposite of what was asked for. */
  contrary(intent: Intent, capacity: number): Slots {
    return contrarySlots(intent, this.board, capacity);
  }

  /** Whether a product is known to keep every limit of a measure that was said. */
  limits({ measures }: Intent): (slot: number) => boolean {
    const limits = measures.filter(isLimit).map((wish) => limitOf(wish, this.traits));
    const exact = measures.filter((wish) => wish.required === true && !isLimit(wish));
    limits.push(...exact.map((wish) => tellsOf(wish, this.traits)));
    return (slot) => limits.every((keeps) => keeps(slot));
  }

  /** Products that have not all of the traits that were told as conditions; undefined where none was. */
  withoutRequired({ concepts }: Intent, capacity: number): Slots | undefined {
    return slotsWithout(concepts.filter(isRequiredTrait), this.board, capacity);
  }

  /** Products that say to work with other systems than those asked for, see {@link madeForOthers}; undefined where none was asked for. */
  madeForOthers(
    { concepts }: Intent,
    capacity: number,
    calledAs: (said: string) => readonly string[],
  ): Slots | undefined {
    return madeForOthers(concepts, this.board, capacity, calledAs);
  }

  /** Whether a product tells a measure that was left out; of a number without a unit (`que no sea de 58`), one of whatever it is. */
  deniedMeasures({ deniedMeasures = [], exclusions }: Intent): (slot: number) => boolean {
    const denied = deniedMeasures.map((wish) => tellsDenied(wish, this.traits));
    const begun = exclusions.filter(({ continues }) => continues !== true);
    const amounts = begun.map(({ concept }) => Number(concept.said)).filter((amount) => amount > 0);
    return (slot) => denied.some((tells) => tells(slot)) || amounts.some((amount) => this.traits.tells(slot, amount));
  }
}
