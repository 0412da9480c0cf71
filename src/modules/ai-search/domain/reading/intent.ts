import type { Dimension, Measured } from '../amounts/dimensions';
import type { ScanToken } from './scan';

/** What a currency word or sign says; undefined: the currency that the answer is shown in. */
export type SpokenCurrency = 'usd' | 'mxn' | undefined;

/** Bounds in whole units of the currency, both included unless `beyond`. */
export interface PriceLimit {
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** The amount said, where nothing made it a limit: the bounds lie around it. */
  readonly about?: number;
  /** Whether the bounds themselves are outside: `menos de 500`. */
  readonly beyond?: boolean;
  readonly currency: SpokenCurrency;
}

/**
 * How a value is to stand to the one said: `least` and `most` take that one in, `more` and `less` don't; `enough`: what holds more serves as well,
 * less doesn't (`para 12 cámaras`); `upTo`: more is out, the nearest is best (`hasta 16 canales`).
 */
export type Comparison = 'equal' | 'least' | 'most' | 'more' | 'less' | 'enough' | 'upTo';

export interface MeasureWish extends Measured {
  readonly comparison: Comparison;
  readonly value: number;
  /** Whether it was said to be a condition: what tells another value, or none, is no answer. */
  readonly required?: boolean;
}

/** How a phrase stands to what is asked for: the thing itself, how it should be, or what it is to serve. */
export type Role = 'subject' | 'trait' | 'purpose';

/** Words that all have to be there; `factor` is how well they stand for what was said. */
export interface Alternative {
  readonly words: readonly string[];
  readonly factor: number;
}

/** Something said, and every way in which a product may say it. */
export interface Concept {
  /** As it was said, folded. */
  readonly said: string;
  readonly alternatives: readonly Alternative[];
  /** Categories whose name was said: their products answer it. */
  readonly categoryIds: readonly number[];
  readonly role: Role;
  /** Whether no index word is spelled so: looked for with corrections and inside model numbers. */
  readonly unknown: boolean;
  /** Whether it is no word of the trade, of a brand or of a model: perhaps only how somebody tells what it is for. */
  readonly plain?: boolean;
  /** Whether it is the brand of what is to be served. */
  readonly brand?: boolean;
  /** Whether it names a system that the thing has to work with: `para PlayStation`. */
  readonly system?: boolean;
  /** Whether a long text tells it only of how it came to what is wished. */
  readonly told?: boolean;
  /** Whether it was said to be had, behind `con`, `que tenga`. */
  readonly firm?: boolean;
  /** Whether what is more than it was said to serve too: `i5 o superior`. */
  readonly atLeast?: boolean;
  /** Whether it was said to be a condition: `tiene que ser de CO2`. */
  readonly required?: boolean;
  /** Whether it is a model number, or part of one, that nothing else is called. */
  readonly model?: boolean;
  /** Whether it is looked for without corrections, as a model number is. */
  readonly asTyped?: boolean;
  /** Whether it is only what the model numbers of a series begin with. */
  readonly series?: boolean;
}

/** `sin X` (not to be had at all) or `que no sea X` (not to be one). */
export interface Exclusion {
  readonly concept: Concept;
  readonly kind: 'without' | 'not-a';
  /** Whether nothing stands between it and the exclusion before: both may be one name. */
  readonly continues?: boolean;
}

export type Order = 'relevance' | 'cheapest' | 'dearest' | 'bestselling' | 'most' | 'least';

/** What a reseller asked for, read from a sentence. */
export interface Intent {
  readonly concepts: readonly Concept[];
  readonly exclusions: readonly Exclusion[];
  readonly measures: readonly MeasureWish[];
  /** Measures that it must not have: `que no sea de 2 mp`. */
  readonly deniedMeasures?: readonly MeasureWish[];
  readonly price: PriceLimit | undefined;
  readonly brandIds: readonly string[];
  readonly excludedBrandIds: readonly string[];
  readonly branchCodes: readonly string[];
  readonly inStock: boolean;
  /** Pieces needed; 0 when none were named. */
  readonly quantity: number;
  readonly order: Order;
  /** With the orders `most` and `least`: what is compared; of several, what the products have. */
  readonly orderBy?: readonly Dimension[];
  /** The sentence's tokens, slips put right. */
  readonly tokens?: readonly ScanToken[];
  /** Places of the sentence's tokens that tell no kind: of prices and what leads to them, places and pieces, and what was left out. */
  readonly spent?: ReadonlySet<number>;
  /** Places of the tokens that only say which one of its kind: measures and brands. */
  readonly limiting?: ReadonlySet<number>;
  /** Places of the tokens that tell what is owned already, which what is asked for is to serve. */
  readonly owned?: ReadonlySet<number>;
  /** Words put right: as typed, and as read. */
  readonly corrected?: ReadonlyMap<string, string>;
}

/** What the parser asks of the catalog's text. */
export interface Vocabulary {
  /** How many products have the (folded) word. */
  frequency(word: string): number;
  /** Whether the (folded) letters and digits are the whole model number of a product. */
  isModel?(compact: string): boolean;
}
