import type { ChangeKind } from '@/modules/feed/domain/catalog-change';
import type { CallerContext } from '@/modules/products/product-search.service';

/** A product to which one kind of change has happened, about to be written. */
export interface WrittenChange {
  readonly kind: ChangeKind;
  readonly productId: number;
  readonly at: Date;
}

/** Writes changes as they are on the wire; bound to the one that knows the names there. */
export abstract class ChangeWriter {
  /** One change as JSON, with the values it is about, as an account sees them now; undefined when memory has no such product. */
  abstract write(context: CallerContext, change: WrittenChange): string | undefined;
}
