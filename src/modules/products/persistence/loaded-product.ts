import type { Grade, Product, ProductFigures } from '@/modules/products/domain/product';
import { completed, sourceOf, toFigures, type ProductRow } from '@/modules/products/persistence/product-row';

export interface ProductStockRow {
  readonly branchCode: string;
  readonly grade: Grade;
  readonly available: number;
}

/** A product with its stock, as the snapshot takes it: its texts are read from their JSON only when they are asked for. */
export class LoadedProduct {
  readonly figures: ProductFigures;
  private whole: Product | undefined;

  constructor(
    private readonly row: ProductRow,
    readonly stock: readonly ProductStockRow[],
  ) {
    this.figures = toFigures(row);
  }

  get product(): Product {
    return (this.whole ??= completed(this.row, this.figures));
  }

  /** What its texts and terms are derived from, brand and categories aside, as one text. */
  get source(): string {
    return sourceOf(this.row);
  }
}
