import type { Comparison, Concept, MeasureWish } from '../reading/intent';
import { placeOf, type Dimension } from './dimensions';
import { EXACT_DIMENSIONS, MORE_IS_FINE, OF_CAPACITY } from './measure-table';
import { mainsOf } from './mains';
import type { TraitTable } from '../traits/trait-table';

/** Within this share two values are the same. */
const SAME = 0.025;
/** What a value twice, or half, of the one asked for is still worth, and how far the others fall. */
const NEAR = 0.5;
const MISFIT = -0.3;
/** Of a capacity more than was asked for serves as well and costs more; less does not serve. */
const MORE_SERVES = 0.7;
const BEYOND_SERVES = 0.2;
const SHORT_BY_HALF = -0.5;
/** What comes first of several measures is what such things are told apart by (`dvr 8ch 5mp`). */
const SAID_FIRST = 1.3;
/** What holds more people than asked for serves them as well. */
const ENOUGH = 0.95;
const TOO_MUCH = 0.04;
/** What is worth this much meets a wish. */
const MET = 0.7;
/** A value found only among the features says less of the product than one in its title. */
const ELSEWHERE = 0.75;

/** Dimensions that answer for one another, and what one of their units is in the other's: a recorder for eight cameras has eight channels. */
const ANSWERED_BY: Partial<Record<Dimension, readonly (readonly [Dimension, number])[]>> = {
  cameras: [
    ['channels', 1],
    ['ports', 1],
    ['outputs', 1],
  ],
  channels: [['cameras', 1]],
  outlets: [['outputs', 1]],
  kilograms: [['pounds', 0.4536]],
  pounds: [['kilograms', 2.2046]],
  metres: [
    ['centimetres', 0.01],
    ['millimetres', 0.001],
  ],
  centimetres: [
    ['metres', 100],
    ['millimetres', 0.1],
    ['inches', 2.54],
  ],
  amperes: [['ampereHours', 1]],
  gigabytes: [
    ['memory', 1],
    ['megabits', 0.001],
  ],
  millimetres: [['centimetres', 10]],
  degrees: [['celsius', 1]],
  celsius: [['degrees', 1]],
  inches: [['centimetres', 0.3937]],
};

/** A measure in the units of another dimension: of pounds in kilograms, of ports as the cameras that they serve; undefined where neither answers for the other. */
export function valueIn(
  wanted: Dimension,
  { dimension, value }: Pick<MeasureWish, 'dimension' | 'value'>,
): number | undefined {
  if (dimension === wanted) return value;
  const factor = ANSWERED_BY[wanted]?.find(([other]) => other === dimension)?.[1];
  return factor === undefined ? undefined : value * factor;
}

/** How well a product's measures meet a wish: 1 as asked, less when near, below 0 when it is another, 0 when nothing is known. */
export type MeasureFit = (slot: number) => number;

type Ways = readonly (readonly [place: number, factor: number])[];

/** The dimensions that tell of a wish, as places in the list of all, and what their units are in the wish's. */
function waysOf(dimension: Dimension): Ways {
  const others = ANSWERED_BY[dimension] ?? [];
  return [[dimension, 1] as const, ...others].map(([each, factor]) => [placeOf(each), factor]);
}

/** Limits that no value of a product may pass; the others one value keeps. */
const UPPER: ReadonlySet<Comparison> = new Set<Comparison>(['most', 'less', 'upTo']);

/** Whether a wish is a limit, and not only how the product should be. */
export function isLimit({ comparison }: MeasureWish): boolean {
  return comparison !== 'equal';
}

/**
 * Whether a product is known to keep a limit that was said (`al menos 8 puertos`, `menos de 2 m`): one of its values of the dimension does, and of an
 * upper limit all. Another dimension counts where its own isn't told. What tells no value keeps none.
 */
export function limitOf(wish: MeasureWish, traits: TraitTable): (slot: number) => boolean {
  const within = withinOf(wish, traits);
  const keepsOf = keepingOf(wish, traits);
  return within ? (slot) => (within(slot) ?? Number(keepsOf(slot))) > 0 : keepsOf;
}

function keepingOf(wish: MeasureWish, traits: TraitTable): (slot: number) => boolean {
  const [own, ...others] = waysOf(wish.dimension);
  const keeps = (value: number): boolean => isMet(wish.comparison, wish.value, value);
  const tellsOwn = (slot: number): boolean => own !== undefined && traits.some(slot, own[0], () => true);
  const some = (slot: number, passes: (value: number) => boolean): boolean => {
    const ways = own && tellsOwn(slot) ? [own] : others;
    return ways.some(([place, factor]) =>
      traits.some(slot, place, (value) => isOfSize(value * factor, factor, wish) && passes(value * factor)),
    );
  };
  return UPPER.has(wish.comparison)
    ? (slot) => some(slot, keeps) && !some(slot, (value) => !keeps(value))
    : (slot) => some(slot, keeps);
}

/** What takes sizes far larger than the one said is worth a little less for each doubling, but no less than this. */
const WIDER = 0.03;
const LEAST_WITHIN = 0.95;

/** How well the sizes that a product takes (`hasta 55 pulgadas`, `32 a 70"`) hold the one said; undefined for what tells none. */
function withinOf(
  { dimension, comparison, value: asked }: MeasureWish,
  traits: TraitTable,
): ((slot: number) => number | undefined) | undefined {
  if (dimension !== 'inches') return undefined;
  const [from, upTo] = [placeOf('inchesFrom'), placeOf('inchesUpTo')];
  const isOpen = comparison === 'least' || comparison === 'more';
  const isBelow = (value: number): boolean => !isOpen && asked < value * (1 - SAME);
  const worthOf = (most: number): number =>
    asked > most * (1 + SAME) ? MISFIT : Math.max(LEAST_WITHIN, 1 - WIDER * Math.log2(Math.max(1, most / asked)));
  return (slot) => {
    const worthUpTo = traits.best(slot, upTo, worthOf, ELSEWHERE);
    return worthUpTo !== undefined && traits.some(slot, from, isBelow) ? MISFIT : worthUpTo;
  };
}

/** What is told in a smaller unit and is so small beside what was asked for is of something else: the lens of 4 mm of a camera that sees 40 m. */
const OF_ELSE = 0.01;

function isOfSize(value: number, factor: number, { value: asked }: MeasureWish): boolean {
  return factor >= 1 || value > asked * OF_ELSE;
}

/** Whether a product tells a measure that it has to have. */
export function tellsOf(wish: MeasureWish, traits: TraitTable): (slot: number) => boolean {
  const ways = waysOf(wish.dimension);
  return (slot) => ways.some(([place, factor]) => traits.some(slot, place, (value) => isSame(wish, value * factor)));
}

/** Whether a product tells a measure that it was not to have; what runs on other mains as well may run on those that were denied. */
export function tellsDenied(wish: MeasureWish, traits: TraitTable): (slot: number) => boolean {
  const tells = tellsOf(wish, traits);
  const place = placeOf(wish.dimension);
  const denied = wish.dimension === 'volts' ? mainsOf(wish.value) : undefined;
  if (denied === undefined) return tells;
  const isOther = (value: number): boolean => (mainsOf(value) ?? denied) !== denied;
  return (slot) => tells(slot) && !traits.some(slot, place, isOther);
}

/** Prepares the comparison of many products with one wish. */
export function fitTo(wish: MeasureWish, traits: TraitTable): MeasureFit {
  const own = placeOf(wish.dimension);
  const others = (ANSWERED_BY[wish.dimension] ?? []).map(
    ([dimension, factor]) =>
      [placeOf(dimension), (value: number): number => worthAs(dimension, wish, value * factor)] as const,
  );
  const ownFit = (value: number): number => worth(wish, value);
  const within = withinOf(wish, traits);
  return (slot) => {
    const fit = within?.(slot);
    if (fit !== undefined) return fit;
    let best = traits.best(slot, own, ownFit, ELSEWHERE);
    for (const [dimension, fit] of others) {
      const found = traits.best(slot, dimension, fit, ELSEWHERE);
      if (found !== undefined && found > Math.max(best ?? 0, 0)) best = found;
    }
    return best ?? 0;
  };
}

/** The amperes of a battery are what it holds: of these it is another one with more. */
function worthAs(told: Dimension, wish: MeasureWish, value: number): number {
  return worth(told === 'ampereHours' ? { ...wish, dimension: told } : wish, value);
}

/** A number that says no unit (`canaleta de 40`, `no break 1500`, `20x12`) may be of anything that the title tells. */
export function amountFits(concepts: readonly Concept[], traits: TraitTable): MeasureFit[] {
  const amounts = concepts.flatMap(({ said }) =>
    /^\d+(\.\d+)?(x\d+)?$/.test(said) ? said.split('x').map(Number) : [],
  );
  return amounts.map((amount) => (slot) => Number(traits.isTitled(slot, amount)));
}

/** What all measures together are worth for a product, and how many it doesn't meet; notes in `met` those it does. */
export function fitOf(slot: number, fits: readonly MeasureFit[], met: boolean[]): { worth: number; unmet: number } {
  let [worth, unmet] = [0, 0];
  for (let place = 0; place < fits.length; place++) {
    const each = fits[place]?.(slot) ?? 0;
    worth += place === 0 && fits.length > 1 ? SAID_FIRST * each : each;
    if (each < MET) unmet++;
    else met[place] = true;
  }
  return { worth, unmet };
}

function worth({ dimension, comparison, value: asked }: MeasureWish, value: number): number {
  if (comparison === 'enough' && isMet('more', asked, value)) return worthOfMore(asked, value);
  const isAsked = comparison === 'upTo' || comparison === 'equal';
  if (isAsked ? isSame({ dimension, value: asked }, value) : isMet(comparison, asked, value)) return 1;
  if (dimension === 'users' && comparison === 'equal' && value > asked) return ENOUGH;
  return EXACT_DIMENSIONS.has(dimension) ? MISFIT : worthOfOther({ dimension, comparison, value: asked }, value);
}

/** What another value than the one asked for is worth. */
function worthOfOther({ dimension, comparison, value: asked }: MeasureWish, value: number): number {
  if (MORE_IS_FINE.has(dimension) && value > asked) return 0.9;
  if (asked <= 0 || value <= 0) return MISFIT;
  const doublings = Math.log2(value / asked);
  const isMoreFine = OF_CAPACITY.has(dimension) && !UPPER.has(comparison);
  if (!isMoreFine) return Math.max(MISFIT, NEAR * (1 - Math.abs(doublings)));
  const share = doublings > 0 ? MORE_SERVES - BEYOND_SERVES * doublings : NEAR + (NEAR - SHORT_BY_HALF) * doublings;
  return Math.max(MISFIT, share);
}

/** What holds more than has to be served is worth the less the more it is too much. */
function worthOfMore(asked: number, value: number): number {
  return Math.max(MET, ENOUGH - (asked > 0 ? TOO_MUCH * Math.log2(value / asked) : 0));
}

/** Whether a value is the one said; of volts, whether it is of the same mains (`110`, `127`). */
function isSame({ dimension, value: asked }: Pick<MeasureWish, 'dimension' | 'value'>, value: number): boolean {
  const mains = dimension === 'volts' ? mainsOf(asked) : undefined;
  return mains === undefined ? isMet('equal', asked, value) : mainsOf(value) === mains;
}

function isMet(comparison: Comparison, asked: number, value: number): boolean {
  const [low, high] = [asked * (1 - SAME), asked * (1 + SAME)];
  if (comparison === 'equal') return value >= low && value <= high;
  if (comparison === 'more') return value > high;
  if (comparison === 'less') return value < low;
  return comparison === 'least' || comparison === 'enough' ? value >= low : value <= high;
}
