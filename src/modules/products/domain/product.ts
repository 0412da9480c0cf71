/** Condition of the pieces: new, or an open-box grade. */
export const GRADES = ['new', 'a', 'b', 'c', 'd'] as const;
export type Grade = (typeof GRADES)[number];
export type OpenBoxGrade = Exclude<Grade, 'new'>;

export interface ProductImage {
  readonly url: string;
  readonly order: string;
}

export interface ProductResource {
  readonly name: string;
  readonly path: string;
}

export interface ProductIcons {
  readonly topLeft: string;
  readonly topRight: string;
  readonly bottomRight: string;
}

export interface UnitOfMeasure {
  readonly code: string;
  readonly name: string;
  readonly satKey: string;
}

export interface VariantMembership {
  readonly group: string;
  /** Attribute name to option name. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly detail: string;
}

export interface KitComponent {
  readonly productId: number;
  readonly quantity: number;
}

/** From `from` pieces on, `discount` millionths off. */
export interface VolumeTier {
  readonly from: number;
  readonly discount: number;
}

/** Millionths off for open-box pieces, by grade. */
export type OpenBoxDiscounts = Readonly<Partial<Record<OpenBoxGrade, number>>>;

/** Prices at rest, in ten-thousandths of a dollar; offer days as YYYYMMDD, open where undefined (Decisions 8). */
export interface ProductPrice {
  readonly list: number;
  readonly publicPrice: number;
  readonly offer: number | undefined;
  readonly offerFrom: number | undefined;
  readonly offerTo: number | undefined;
  /** Minimum advertised price the maker sets. */
  readonly map: number | undefined;
  readonly tiers: readonly VolumeTier[];
  readonly openBox: OpenBoxDiscounts;
}

/** A product as the operator loaded it, without its long texts. Dimensions are decimal text (kg, cm). */
export interface Product {
  readonly id: number;
  readonly model: string;
  readonly title: string;
  readonly brandId: string;
  /** The deepest categories; the first is the main one. */
  readonly categoryIds: readonly number[];
  readonly warranty: string;
  readonly satKey: string;
  readonly satDescription: string;
  readonly coverImage: string;
  readonly images: readonly ProductImage[];
  readonly resources: readonly ProductResource[];
  readonly images360: readonly unknown[];
  readonly icons: ProductIcons | undefined;
  readonly link: string;
  readonly privateLink: string;
  readonly weight: string | undefined;
  readonly height: string | undefined;
  readonly length: string | undefined;
  readonly width: string | undefined;
  readonly volumetricWeight: string | undefined;
  readonly unit: UnitOfMeasure | undefined;
  readonly features: readonly string[];
  readonly proTitle: string;
  readonly proFeatures: readonly string[];
  readonly project: boolean;
  /** On sale: active and not withdrawn. */
  readonly listed: boolean;
  readonly variant: VariantMembership | undefined;
  /** What a kit is made of; undefined for a plain product. */
  readonly components: readonly KitComponent[] | undefined;
  readonly related: readonly number[];
  readonly accessories: readonly number[];
  readonly sales: number;
  readonly trend: number;
  readonly price: ProductPrice | undefined;
}

/** The price under a running offer, else the public price (Decisions 8). `today` is YYYYMMDD in Mexico City. */
export function specialPrice(price: ProductPrice, today: number): number {
  return price.offer !== undefined && isOfferRunning(price, today) ? price.offer : price.publicPrice;
}

/** Whether there is an offer that holds on a day, YYYYMMDD in Mexico City. */
export function isOfferRunning({ offer, offerFrom, offerTo }: ProductPrice, day: number): boolean {
  return offer !== undefined && (offerFrom ?? 0) <= day && day <= (offerTo ?? Infinity);
}

/** The last day (YYYYMMDD) of the offer that makes a product's special price today; undefined without one, or one that has no end. */
export function lastOfferDay(price: ProductPrice, today: number): number | undefined {
  return isOfferRunning(price, today) ? price.offerTo : undefined;
}

/** What is read from a product's row at every start. The rest may come from the file of derived products (ADR 88). */
export type ProductFigures = Pick<
  Product,
  | 'id'
  | 'model'
  | 'brandId'
  | 'categoryIds'
  | 'project'
  | 'listed'
  | 'variant'
  | 'components'
  | 'sales'
  | 'trend'
  | 'price'
>;

/** What texts and search terms are derived from. Figures that change every day are not in it. */
export type SourceProduct = Omit<Product, 'sales' | 'trend' | 'price'>;

/** What carts need to know of a product. */
export type SellingFacts = Pick<
  Product,
  | 'id'
  | 'model'
  | 'title'
  | 'brandId'
  | 'coverImage'
  | 'link'
  | 'weight'
  | 'height'
  | 'length'
  | 'width'
  | 'volumetricWeight'
  | 'components'
  | 'listed'
  | 'price'
>;

/** The words of a product, and where it is filed. */
export type ProductWords = Pick<Product, 'id' | 'model' | 'title' | 'brandId' | 'categoryIds' | 'features' | 'listed'>;
