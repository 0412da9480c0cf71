import type { MeasureWish } from '../reading/intent';
import type { Told, TraitTable } from '../traits/trait-table';
import { placeOf } from './dimensions';
import { MET, MISFIT, SAME } from './measure-worth';
import { sidesOf } from './sizes';

/** The same in another unit: centimetres and millimetres, metres and centimetres, inches and millimetres or centimetres. */
const UNITS: readonly (readonly [factor: number, worth: number])[] = [
  [1, 1],
  [10, 0.95],
  [0.1, 0.95],
  [100, 0.95],
  [0.01, 0.95],
  [25.4, 0.9],
  [1 / 25.4, 0.9],
  [2.54, 0.9],
  [1 / 2.54, 0.9],
];
/** What has all the sides that were said, and one more (`40 x 25` of a tray `40 x 25 x 4`), and what tells but some of those. */
const WITH_MORE = 0.85;
const WITH_FEWER = 0.6;
/** What another size is worth at most, and how it falls with what its sides differ by. */
const NEAR = 0.5;
const FALL = 1;
/** Where the numbers stand, but not as a size: `2 hilos calibre 18`. */
const APART = 0.8;
const ELSEWHERE = 0.75;

const FIRST = placeOf('size');
const NEXT = placeOf('sizeBeside');

/** How well the sizes that a product tells are the one that was said. */
export function sizeFit({ things = '' }: MeasureWish, traits: TraitTable): (slot: number) => number {
  const sides = sidesOf(things);
  const worth = worthOfSides(sides);
  return (slot) => {
    const told = traits.together(slot, FIRST, NEXT);
    const best = told.reduce(
      (most, size) => Math.max(most, weighed(worth(size.values), size)),
      told.length > 0 ? MISFIT : 0,
    );
    if (best >= MET) return best;
    return sides.every((side) => traits.isTitled(slot, side)) ? Math.max(best, APART) : best;
  };
}

function weighed(worth: number, { isTitled }: Told): number {
  return isTitled ? worth : Math.min(worth, worth * ELSEWHERE);
}

/** Whether a product tells the size that was said, in whatever unit. */
export function tellsSize({ things = '' }: MeasureWish, traits: TraitTable): (slot: number) => boolean {
  const worth = worthOfSides(sidesOf(things));
  return (slot) => traits.together(slot, FIRST, NEXT).some(({ values }) => worth(values) >= MET);
}

/** What a size is worth beside the one with these sides, whichever comes first. */
export function worthOfSides(asked: readonly number[]): (told: readonly number[]) => number {
  const wanted = descending(asked);
  return (told) => {
    const sides = descending(told);
    if (sides.length === wanted.length) return Math.max(worthOfSame(wanted, sides), worthOfNear(wanted, sides));
    const [more, fewer] = sides.length > wanted.length ? [sides, wanted] : [wanted, sides];
    const worth = Math.max(...withoutOne(more).map((some) => worthOfSame(some, fewer)));
    if (worth <= 0) return MISFIT;
    return worth * (more === sides ? WITH_MORE : WITH_FEWER);
  };
}

function descending(sides: readonly number[]): number[] {
  return [...sides].sort((a, b) => b - a);
}

function withoutOne(sides: readonly number[]): number[][] {
  return sides.map((_, place) => sides.filter((__, other) => other !== place));
}

function worthOfSame(wanted: readonly number[], sides: readonly number[]): number {
  const found = UNITS.find(([factor]) =>
    wanted.every((side, place) => Math.abs((sides[place] ?? 0) * factor - side) <= SAME * side),
  );
  return found?.[1] ?? MISFIT;
}

function worthOfNear(wanted: readonly number[], sides: readonly number[]): number {
  const apart = wanted.reduce((sum, side, place) => sum + Math.abs(Math.log2((sides[place] ?? 0) / side)), 0);
  return Math.max(MISFIT, NEAR * (1 - (FALL * apart) / wanted.length));
}
