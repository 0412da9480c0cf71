import type { Concept, MeasureWish } from '../reading/intent';
import { placeOf, type Dimension } from './dimensions';
import { mainsOf } from './mains';
import { sizeFit, tellsSize } from './size-fit';
import { meeting, MET, MISFIT, SAME, sameAs, UPPER, worthAs, worthOf } from './measure-worth';
import type { TraitTable } from '../traits/trait-table';

/** What comes first of several measures is what such things are told apart by (`dvr 8ch 5mp`). */
const SAID_FIRST = 1.3;
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
  millimetres: [
    ['centimetres', 10],
    ['inches', 25.4],
  ],
  degrees: [['celsius', 1]],
  celsius: [['degrees', 1]],
  inches: [
    ['centimetres', 0.3937],
    ['millimetres', 0.03937],
  ],
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

function isAny(): boolean {
  return true;
}

/** Whether a wish is a limit, and not only how the product should be. */
export function isLimit({ comparison }: MeasureWish): boolean {
  return comparison !== 'equal';
}

/**
 * Whether a product is known to keep a limit that was said (`al menos 8 puertos`, `menos de 2 m`): one of its values of the dimension does, and of an
 * upper limit all. Another dimension counts where its own isn't told, and of lengths beside it where more does as well. What tells no value keeps none.
 */
export function limitOf(wish: MeasureWish, traits: TraitTable): (slot: number) => boolean {
  const within = withinOf(wish, traits);
  const keepsOf = keepingOf(wish, traits);
  return within ? (slot) => (within(slot) ?? Number(keepsOf(slot))) > 0 : keepsOf;
}

function keepingOf(wish: MeasureWish, traits: TraitTable): (slot: number) => boolean {
  const keeps = meeting(wish.comparison, wish.value);
  const isUpper = UPPER.has(wish.comparison);
  const isOpenSize = !isUpper && LENGTHS.has(wish.dimension);
  const [own, ...others] = waysOf(wish.dimension).map(([place, factor]) => ({
    place,
    isKept: (value: number): boolean => isOfSize(value * factor, factor, wish) && keeps(value * factor),
    isBroken: (value: number): boolean => isOfSize(value * factor, factor, wish) && !keeps(value * factor),
  }));
  return (slot) => {
    const isToldOwn = own !== undefined && traits.some(slot, own.place, isAny);
    const ways = own && isToldOwn ? (isOpenSize ? [own, ...others] : [own]) : others;
    if (!ways.some(({ place, isKept }) => traits.some(slot, place, isKept))) return false;
    return !isUpper || !ways.some(({ place, isBroken }) => traits.some(slot, place, isBroken));
  };
}

/** Of these a thing tells several, each in the unit that suits it: a cabinet 100 cm deep of steel of 1.2 mm. */
const LENGTHS: ReadonlySet<Dimension> = new Set<Dimension>(['millimetres', 'centimetres', 'metres', 'inches']);

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
  const worthOfMost = (most: number): number =>
    asked > most * (1 + SAME) ? MISFIT : Math.max(LEAST_WITHIN, 1 - WIDER * Math.log2(Math.max(1, most / asked)));
  return (slot) => {
    const worthUpTo = traits.best(slot, upTo, worthOfMost, ELSEWHERE);
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
  if (wish.dimension === 'size') return tellsSize(wish, traits);
  const ways = waysOf(wish.dimension);
  const isSaid = sameAs(wish);
  return (slot) => ways.some(([place, factor]) => traits.some(slot, place, (value) => isSaid(value * factor)));
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
  if (wish.dimension === 'size') return sizeFit(wish, traits);
  const own = placeOf(wish.dimension);
  const others = (ANSWERED_BY[wish.dimension] ?? []).map(([dimension, factor]) => {
    const worth = worthAs(dimension, wish);
    return [placeOf(dimension), (value: number): number => worth(value * factor)] as const;
  });
  const ownFit = worthOf(wish);
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

/** Numbers beyond so many aren't looked for: each is held against every product. */
const MOST_AMOUNTS = 12;

/** A number that says no unit (`canaleta de 40`, `no break 1500`, `20x12`) may be of anything that the title tells. */
export function amountFits(concepts: readonly Concept[], traits: TraitTable): MeasureFit[] {
  const amounts = concepts.flatMap(({ said, model }) =>
    model !== true && /^\d+(\.\d+)?(x\d+)?$/.test(said) ? said.split('x').map(Number) : [],
  );
  return amounts.slice(0, MOST_AMOUNTS).map((amount) => (slot) => Number(traits.isTitled(slot, amount)));
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
