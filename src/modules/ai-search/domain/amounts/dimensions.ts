/** What a measure is of; its values are in the base unit named. */
export const DIMENSIONS = [
  'megapixels',
  'channels',
  'metres',
  'centimetres',
  'millimetres',
  'inches',
  'watts',
  'wattHours',
  'minutes',
  'volts',
  'voltAmperes',
  'amperes',
  'ampereHours',
  'gigabytes',
  'megabits',
  'kilohertz',
  'decibels',
  'framesPerSecond',
  'pounds',
  'kilograms',
  'awg',
  'lumens',
  'ports',
  'zones',
  'doors',
  'strands',
  'users',
  'bays',
  'outputs',
  'outlets',
  'rackUnits',
  'buttons',
  'ways',
  'loops',
  'lines',
  'apartments',
  'cameras',
  'zoom',
  'degrees',
  'pieces',
  'beams',
  'drawers',
  'steps',
  'category',
  'ingress',
  'impact',
  'wifi',
  'memory',
  'pagesPerMinute',
  'btu',
  'litres',
  'joules',
  'horsepower',
  'psi',
  'revolutions',
  'ounces',
  'celsius',
  'newtonMetres',
  'inchesFrom',
  'inchesUpTo',
  'size',
  'sizeBeside',
] as const;
/** What a noun counts that is no unit, by its lemma: `of llave`. */
export type Counted = `of ${string}`;
/** Those that have units, or words, of their own. */
export type TableDimension = (typeof DIMENSIONS)[number];
export type Dimension = TableDimension | Counted;

/** What a value is of. */
export interface Measured {
  readonly dimension: Dimension;
  /** What is counted, as it was said, where that is no unit. */
  readonly things?: string;
}

/** What a value is of, without the value. */
export function measuredBy({ dimension, things }: Measured): Measured {
  return things === undefined ? { dimension } : { dimension, things };
}

const PLACES: ReadonlyMap<string, number> = new Map(DIMENSIONS.map((dimension, place) => [dimension, place]));
/** A place is a byte. What nouns count shares those that the table leaves: two of one place in one kind of thing are rare. */
const FIRST_COUNTED = 80;
const COUNTED_PLACES = 256 - FIRST_COUNTED;

/** The place of a dimension in what is kept of products; of what a noun counts always the same. */
export function placeOf(dimension: Dimension): number {
  const known = PLACES.get(dimension);
  if (known !== undefined) return known;
  let hash = 0;
  for (let at = 0; at < dimension.length; at++) hash = (hash * 31 + dimension.charCodeAt(at)) % 65_521;
  return FIRST_COUNTED + (hash % COUNTED_PLACES);
}

/** Whether a place is of what a noun counts. */
export function isCountedPlace(place: number): boolean {
  return place >= FIRST_COUNTED;
}
