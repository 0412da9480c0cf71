import type { CartLine, Condition } from '@/modules/cart/quoting/domain/quote-input';
import type { Currency } from '@/shared/money/currency';

/** Pieces taken from one warehouse. For a kit these are its components, never the kit itself. */
export interface Draw {
  readonly productId: number;
  readonly condition: Condition;
  readonly warehouse: string;
  readonly pieces: number;
}

/** How one line is filled. */
export interface LineSupply {
  /** Pieces (for a kit: whole kits) that can be had. */
  readonly supplied: number;
  readonly missing: number;
  readonly draws: readonly Draw[];
  /** For a short kit: the first component, in the kit's own order, of which there is not enough. */
  readonly missingComponent?: number | undefined;
}

/** The four discounts of a line, in millionths. */
export interface LineDiscounts {
  readonly distribution: number;
  readonly classification: number;
  readonly volume: number;
  readonly financial: number;
}

/** Prices of one piece in the cart's currency, in cents. */
export interface UnitPrice {
  readonly list: number;
  readonly offer: number;
  readonly unit: number;
  readonly discounts: LineDiscounts;
}

export interface QuotedLine extends CartLine {
  readonly price: UnitPrice;
  /** Cents: unit price × the whole quantity asked for. */
  readonly amount: number;
  readonly kit: boolean;
  readonly supply: LineSupply;
}

/** What one supplying warehouse sends. Charge in ten-thousandths of a dollar. */
export interface Parcel {
  readonly warehouse: string;
  readonly billableWeight: bigint;
  readonly charge: number;
}

/** Cents of the cart's currency. */
export interface Totals {
  readonly subtotal: number;
  readonly freight: number;
  readonly tax: number;
  readonly total: number;
  readonly taxPercent: 8 | 16;
}

export interface Quote {
  readonly currency: Currency;
  readonly rate: number;
  readonly lines: readonly QuotedLine[];
  readonly parcels: readonly Parcel[];
  readonly totals: Totals;
  /** Of the quantities asked for. */
  readonly weight: bigint;
  readonly volumetricWeight: bigint;
  /** Warehouses that send something, nearest first. */
  readonly suppliers: readonly string[];
  /** Prefix of the folio. */
  readonly series: string;
}

/** One product and condition of which there is not enough for the whole cart. */
export interface Shortage {
  readonly productId: number;
  readonly condition: Condition;
  readonly requested: number;
  readonly available: number;
}

export type QuoteOutcome =
  | { readonly kind: 'quoted'; readonly quote: Quote }
  | { readonly kind: 'products-not-found'; readonly productIds: readonly number[] }
  | {
      readonly kind: 'insufficient-stock';
      readonly shortages: readonly Shortage[];
      /** Model of the first component missing from a kit. */
      readonly missingComponent?: string | undefined;
    }
  | { readonly kind: 'no-tariff' }
  | { readonly kind: 'amount-out-of-range' };
