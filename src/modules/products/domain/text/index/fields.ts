/** Where in a product a term occurs: one bit each, kept with every posting. */
export const Field = {
  WholeModel: 1,
  ModelPart: 2,
  TitleHead: 4,
  Title: 8,
  TitlePurpose: 16,
  Brand: 32,
  Category: 64,
  Feature: 128,
} as const;

export const ALL_FIELDS = 255;

/** What a hit in each field is worth. The head of a title says what the product is; its purpose, what it serves. */
const WEIGHTS: readonly (readonly [number, number])[] = [
  [Field.WholeModel, 10],
  [Field.ModelPart, 5],
  [Field.TitleHead, 6],
  [Field.Title, 4],
  [Field.TitlePurpose, 2],
  [Field.Brand, 4],
  [Field.Category, 3],
  [Field.Feature, 1],
];

/** A hit counts for its best field, and a little for each other. */
const OTHER_FIELDS = 0.3;

function weightOf(mask: number): number {
  let best = 0;
  let sum = 0;
  for (const [bit, weight] of WEIGHTS) {
    if ((mask & bit) === 0) continue;
    best = Math.max(best, weight);
    sum += weight;
  }
  return best + OTHER_FIELDS * (sum - best);
}

/** What a posting with each set of fields is worth: 256 weights from 0 up to 1. */
export const WEIGHTS_OF_FIELDS = Float32Array.from({ length: 256 }, (_, mask) => weightOf(mask) / weightOf(ALL_FIELDS));
