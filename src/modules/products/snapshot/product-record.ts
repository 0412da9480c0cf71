import type { KitComponent, ProductPrice, SourceProduct, VariantMembership } from '@/modules/products/domain/product';

/**
 * The parts of a product's wire form that depend on nobody, in the order they are written. What depends on the caller (stock,
 * prices) goes between them.
 */
export interface ProductFragments {
  /** Up to where the total stock goes. */
  readonly head: string;
  /** From after the total stock up to the features. */
  readonly body: string;
  /** What only the detail adds, after the description; lists add the images on request. */
  readonly images: string;
  readonly resources: string;
  /** Improved texts, when asked for; the improved description is not among them. */
  readonly proTitle: string;
  readonly proFeatures: string;
}

/** What memory keeps of a product besides its texts. */
export interface RecordFigures {
  readonly id: number;
  readonly model: string;
  readonly brandId: string;
  /** The categories it was filed under, whether they can be shown or not. */
  readonly ownCategoryIds: readonly number[];
  /** Every category the product is under, at any level. */
  readonly categoryIds: readonly number[];
  readonly listed: boolean;
  readonly project: boolean;
  readonly variant: VariantMembership | undefined;
  readonly components: readonly KitComponent[] | undefined;
  readonly sales: number;
  readonly trend: number;
  readonly price: ProductPrice | undefined;
}

/** The texts and links that memory keeps of a product. */
export interface RecordTexts {
  readonly related: readonly number[];
  readonly accessories: readonly number[];
  readonly fragments: ProductFragments;
}

/** The same as a FragmentStore packed them once. */
export interface PackedTexts {
  readonly packed: Uint8Array;
}

/** What memory keeps of a product. */
export interface ProductRecord extends RecordFigures, RecordTexts {}

/** Writes the fragments of a product: the http room knows the wire form. */
export abstract class FragmentWriter {
  abstract write(product: SourceProduct): ProductFragments;

  /** The product's title in its `body`. */
  abstract titleIn(body: string): string;
}
