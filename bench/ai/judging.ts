/** A product as judges see it: what the import rows say, and what the account pays and can get. No search code is involved. */
export interface Item {
  readonly id: number;
  readonly model: string;
  readonly brand: string;
  /** Keys of the deepest categories in the demo. */
  readonly categories: readonly string[];
  /** Lower case, without accents. */
  readonly title: string;
  /** Title and features, lower case, without accents. */
  readonly text: string;
  /** What the account pays without VAT, in cents; undefined when it can't buy it. */
  readonly usd: number | undefined;
  readonly mxn: number | undefined;
  readonly sales: number;
  /** Pieces of all grades open to the account. */
  readonly pieces: number;
  readonly piecesIn: (branch: string) => number;
}

export type Test = (item: Item) => boolean;

/** How much each product answers a query: 3 exactly what was asked, 2 nearly, 1 of the kind, 0 not. */
export type Grader = (items: readonly Item[]) => ReadonlyMap<number, number>;

export interface JudgedQuery {
  readonly text: string;
  readonly currency?: 'mxn';
  /** What no result may break: price, brand, branch and stock, negation. */
  readonly must: Test;
  readonly grader: Grader;
}

export const cat =
  (...keys: string[]): Test =>
  ({ categories }) =>
    categories.some((key) => keys.includes(key));
export const t =
  (pattern: RegExp): Test =>
  ({ title }) =>
    pattern.test(title);
export const x =
  (pattern: RegExp): Test =>
  ({ text }) =>
    pattern.test(text);
export const of =
  (...brands: string[]): Test =>
  ({ brand }) =>
    brands.includes(brand);
export const model =
  (pattern: RegExp): Test =>
  (item) =>
    pattern.test(item.model);
export const all =
  (...tests: Test[]): Test =>
  (item) =>
    tests.every((test) => test(item));
export const any =
  (...tests: Test[]): Test =>
  (item) =>
    tests.some((test) => test(item));
export const not =
  (test: Test): Test =>
  (item) =>
    !test(item);
export const usd =
  (least: number, most: number): Test =>
  (item) =>
    item.usd !== undefined && item.usd >= least * 100 && item.usd <= most * 100;
export const mxn =
  (least: number, most: number): Test =>
  (item) =>
    item.mxn !== undefined && item.mxn >= least * 100 && item.mxn <= most * 100;
export const at =
  (branch: string, least = 1): Test =>
  (item) =>
    item.piecesIn(branch) >= least;
export const stock =
  (least = 1): Test =>
  (item) =>
    item.pieces >= least;
export const anything: Test = () => true;

/** Grades by the first of the tests that holds: exact 3, near 2, kin 1. */
function graded(must: Test, exact: Test, near: Test, kin: Test): Grader {
  return (items) =>
    new Map(
      items
        .filter(must)
        .map((item): [number, number] => [item.id, exact(item) ? 3 : near(item) ? 2 : kin(item) ? 1 : 0])
        .filter(([, grade]) => grade > 0),
    );
}

/** A query of the judged lists, graded by three tests among what must hold. */
export function q(text: string, exact: Test, near: Test, kin: Test, must: Test = anything): JudgedQuery {
  return { text, must, grader: graded(must, exact, near, kin) };
}

/** Grades of an order asked for: the first five among those that fit 3, the next ten 2, the rest 1. */
export function ordered(must: Test, among: Test, key: (item: Item) => number): Grader {
  return (items) => {
    const fitting = items.filter((item) => must(item) && among(item)).sort((a, b) => key(a) - key(b));
    const fifth = fitting[Math.min(4, fitting.length - 1)];
    const fifteenth = fitting[Math.min(14, fitting.length - 1)];
    const gradeOf = (item: Item): number =>
      fifth && key(item) <= key(fifth) ? 3 : fifteenth && key(item) <= key(fifteenth) ? 2 : 1;
    return new Map(fitting.map((item) => [item.id, gradeOf(item)]));
  };
}

export const byPrice = (item: Item): number => item.usd ?? Infinity;
export const byPriceDown = (item: Item): number => -(item.usd ?? -Infinity);
export const bySales = (item: Item): number => -item.sales;
