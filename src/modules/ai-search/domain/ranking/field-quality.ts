import { ALL_FIELDS, Field, WEIGHTS_OF_FIELDS } from '@/modules/products/domain/text/index/fields';

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

/** How well a word says what a product is, from 0 to 1, by where in the product it stands. */
export class FieldQualities {
  /** By set of fields (bits of Field). Where several sets weigh the same in the text index the better counts. */
  readonly byFields: Float32Array;
  /** By what a hit weighs there, in steps. */
  private readonly byWeight: Float32Array;

  /** Only what stands in one of `fields` says anything. */
  constructor(fields: number) {
    const table = new Float32Array(STEPS + 2);
    for (let mask = 1; mask <= ALL_FIELDS; mask++) {
      const step = Math.round((WEIGHTS_OF_FIELDS[mask] ?? 0) * STEPS);
      for (const near of [step - 1, step, step + 1]) table[near] = Math.max(table[near] ?? 0, worthOf(mask & fields));
    }
    this.byWeight = table;
    this.byFields = WEIGHTS_OF_FIELDS.map((weight) => table[Math.round(weight * STEPS)] ?? 0);
  }

  /** What a single word's score by TextIndex.search says of where the word stands. */
  ofScore(score: number): number {
    return this.byWeight[Math.round((score / 0.999) * STEPS)] ?? 0;
  }
}

export const QUALITIES = new FieldQualities(ALL_FIELDS);
/** The same by the product's own words, its categories' names left out. */
export const OWN_QUALITIES = new FieldQualities(ALL_FIELDS & ~Field.Category);
/** The same by what the product is called, what its title says to serve with it. */
export const CALLED_QUALITIES = new FieldQualities(
  Field.WholeModel | Field.TitleHead | Field.Title | Field.TitlePurpose | Field.Brand,
);

function worthOf(mask: number): number {
  const hits = WORTH.filter(([bit]) => (mask & bit) !== 0).map(([, worth]) => worth);
  const best = Math.max(0, ...hits);
  return Math.min(1, best + (hits.length > 1 && best < 1 ? SEVERAL : 0));
}
