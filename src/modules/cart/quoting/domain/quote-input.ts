import type { Account } from '@/modules/accounts/domain/account';
import type { Grade, KitComponent, ProductPrice } from '@/modules/products/domain/product';
import type { Coordinates } from '@/modules/support-catalogs/domain/places/geography';
import type { Currency } from '@/shared/money/currency';

/**
 * What a cart is computed from: plain data, nothing read later. Units as everywhere in the house: amounts at rest in
 * ten-thousandths of a dollar, percentages in millionths (36 % = 360000), exchange rates in ten-thousandths of a peso
 * per dollar, weights as in weight.ts.
 */

/** A piece is new or carries an open-box grade. */
export type Condition = Grade;

/** One line of the cart as asked for. Several lines may name the same product and condition. */
export interface CartLine {
  readonly productId: number;
  readonly condition: Condition;
  readonly quantity: number;
}

export interface ProductFacts {
  readonly productId: number;
  readonly model: string;
  readonly brandId: string;
  /** Absent when none was imported: such a product can't be quoted. */
  readonly prices?: ProductPrice | undefined;
  readonly weight: bigint;
  readonly volumetricWeight: bigint;
  /** Not empty makes it a kit. The components' own facts are in the same map of products. */
  readonly components: readonly KitComponent[];
}

/** Which pieces a cart may need: products (for kits, their components) in these conditions. */
export interface StockQuestion {
  readonly productIds: readonly number[];
  readonly conditions: readonly Condition[];
}

/** Pieces on hand and not reserved. */
export interface StockRow {
  readonly productId: number;
  readonly condition: Condition;
  readonly warehouse: string;
  readonly available: number;
}

/** What a cart's prices and warehouses depend on in the account. */
export type AccountTerms = Pick<Account, 'agreements' | 'classDiscount' | 'warehouses'>;

export interface PaymentTerms {
  readonly financialDiscount: number;
  readonly rate: number;
}

export interface BranchFacts extends Coordinates {
  readonly code: string;
  /** Its stock can be sold. */
  readonly supplies: boolean;
  readonly state: string;
  readonly inBorderRegion: boolean;
  /** Prefix of its folios. */
  readonly series: string;
}

/** Up to this weight a parcel costs `price`; above the last band, `perExtraKilo` for every kilo begun. */
export interface TariffBand {
  readonly upTo: bigint;
  readonly price: number;
  readonly perExtraKilo: number;
  readonly extendedSurcharge: number;
}

/** What the chosen carrier charges towards the destination. */
export interface FreightTerms {
  /** Zone by the state of the supplying warehouse. */
  readonly zoneByOrigin: ReadonlyMap<string, string>;
  readonly bandsByZone: ReadonlyMap<string, readonly TariffBand[]>;
  readonly extendedZone: boolean;
}

export interface DeliveryFacts {
  /** Code of the branch where the customer collects. */
  readonly pickupBranch?: string | undefined;
  /** Where distances are measured from; absent when nothing is known, and then branches go by code. */
  readonly position?: Coordinates | undefined;
  readonly inBorderRegion: boolean;
  /** Absent when the delivery pays no freight. */
  readonly freight?: FreightTerms | undefined;
}

export interface QuoteOptions {
  /** Everything a real order needs must hold, not just a quote. */
  readonly order: boolean;
  /** Order although stock is short; means nothing without `order`. */
  readonly force: boolean;
  /** Supply everything from one branch. */
  readonly singleBranch: boolean;
  /** The 8 % rate is switched on and this cart asks for it. */
  readonly borderRate: boolean;
}

export interface QuoteInput {
  readonly lines: readonly CartLine[];
  readonly products: ReadonlyMap<number, ProductFacts>;
  readonly stock: readonly StockRow[];
  readonly account: AccountTerms;
  readonly payment: PaymentTerms;
  readonly currency: Currency;
  /** YYYYMMDD in Mexico City. */
  readonly today: number;
  readonly branches: readonly BranchFacts[];
  readonly delivery: DeliveryFacts;
  readonly options: QuoteOptions;
}
