import type { BrandKey } from './data/brands';
import type { CategoryKey } from './data/categories';
import type { SatKey } from './data/sat';

/** One option of a group of products that differ in a few attributes (colour, length, channels …). */
interface VariantDraft {
  readonly group: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly detail: string;
}

/** A product as the line-of-business tables describe it, before it becomes rows of the import format. */
export interface ProductDraft {
  readonly model: string;
  readonly title: string;
  readonly brand: BrandKey;
  /** Deepest categories; the first is the main one. */
  readonly categories: readonly CategoryKey[];
  /** List price in US cents: 129_90 is 129.90 USD. */
  readonly cents: number;
  /** Sentences in Spanish, the most telling first. */
  readonly features: readonly string[];
  /** Where and how it is used: opens the description. */
  readonly use: string;
  readonly sat: SatKey;
  readonly warranty?: string;
  readonly unit?: 'piece' | 'kit' | 'roll' | 'pack' | 'metre' | 'pair' | 'licence';
  /** Kilograms; unknown when left out. */
  readonly kg?: number;
  /** Centimetres: height, length, width; unknown when left out. */
  readonly cm?: readonly [number, number, number];
  readonly variant?: VariantDraft;
  /** Models and pieces that make up a kit. */
  readonly components?: readonly (readonly [string, number])[];
  readonly accessories?: readonly string[];
  readonly proTitle?: string;
}

/** What the products of a family share. */
type FamilyTraits = Omit<ProductDraft, 'model' | 'title' | 'cents' | 'features'>;

/** One line of a family table: model, title, US cents, own features, and whatever differs from the family. */
export type FamilyLine = readonly [string, string, number, readonly string[], Partial<ProductDraft>?];

/** Products of a family table: each line's own features first, then the ones all of them share. */
export function family(
  traits: FamilyTraits,
  shared: readonly string[],
  lines: readonly FamilyLine[],
): readonly ProductDraft[] {
  return lines.map(([model, title, cents, own, differing]) => ({
    ...traits,
    model,
    title,
    cents,
    features: [...own, ...shared],
    ...differing,
  }));
}

/** Thousands with a comma, as the trade writes them: 12000 gives "12,000". */
export function thousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
