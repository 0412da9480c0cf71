import { ALL_FIELDS, Field, weightTable } from '@/modules/products/domain/text/index/fields';

/** How well a word in each place of a product says what the product is, from 0 to 1. */
const WORTH: readonly (readonly [number, number])[] = [
  [Field.WholeModel, 1],
  [Field.TitleHead, 1],
  [Field.Category, 0.7],
  [Field.ModelPart, 0.5],
  [Field.Title, 0.6],
  [Field.Brand, 0.6],
  [Field.Feature, 0.4],
  [Field.TitlePurpose, 0.3],
];
/** A word in the title and the category says more than in either. */
const SEVERAL = 0.03;

/** From this on a word stands where a product's own kind is named. */
export const OWN_KIND = 0.55;

const STEPS = 100_000;

/**
 * The text index answers how much a hit weighs; which places it was in follows from that. Where several sets of places weigh the same the
 * better counts.
 */
const QUALITIES = tableOf(ALL_FIELDS);
/** The same by the product's own words, its categories' names left out. */
const OWN_QUALITIES = tableOf(ALL_FIELDS & ~Field.Category);

function tableOf(fields: number): Float32Array {
  const weights = weightTable(ALL_FIELDS);
  const table = new Float32Array(STEPS + 2);
  for (let mask = 1; mask <= ALL_FIELDS; mask++) {
    const step = Math.round((weights[mask] ?? 0) * STEPS);
    for (const near of [step - 1, step, step + 1]) table[near] = Math.max(table[near] ?? 0, worthOf(mask & fields));
  }
  return table;
}

function worthOf(mask: number): number {
  const hits = WORTH.filter(([bit]) => (mask & bit) !== 0).map(([, worth]) => worth);
  const best = Math.max(0, ...hits);
  return Math.min(1, best + (hits.length > 1 && best < 1 ? SEVERAL : 0));
}

/** What a single term's score by TextIndex.scoreTerms says of where the term stands: 0 to 1. */
export function qualityOf(score: number): number {
  return QUALITIES[Math.round((score / 0.999) * STEPS)] ?? 0;
}

/** The same by the product's own words: 0 where only a category's name has the term. */
export function ownQualityOf(score: number): number {
  return OWN_QUALITIES[Math.round((score / 0.999) * STEPS)] ?? 0;
}
