import { Injectable } from '@nestjs/common';
import { CatalogService } from '@/modules/catalog/catalog.service';
import type { Brand } from '@/modules/catalog/domain/brand';
import type { CategoryTree } from '@/modules/catalog/domain/category-tree';
import { DerivedWork } from '@/modules/products/derived-work.service';
import type { Product, ProductFigures } from '@/modules/products/domain/product';
import type { TextDocument } from '@/modules/products/domain/text/index/document';
import type { LoadedProduct } from '@/modules/products/persistence/loaded-product';
import {
  FragmentWriter,
  type PackedTexts,
  type ProductRecord,
  type RecordFigures,
  type RecordTexts,
} from '@/modules/products/snapshot/product-record';

/** The categories that a product is under. */
interface Filed {
  readonly ids: readonly number[];
  readonly names: readonly string[];
  /** All that can be known of them, as one text. */
  readonly source: string;
}

/** What a product's row comes to. */
interface DerivedProduct {
  readonly record: RecordFigures;
  readonly texts: RecordTexts | PackedTexts;
  /** Its packed terms, where they are remembered; else they are those of its words(). */
  readonly terms: Uint8Array | undefined;
}

/** Makes of a product's row, its brand and its categories what memory keeps of it, or finds that it is remembered. */
@Injectable()
export class ProductDerivation {
  private filed = new WeakMap<Product['categoryIds'], Filed>();
  private readonly brandSources = new WeakMap<Brand, string>();
  private tree: CategoryTree | undefined;

  constructor(
    private readonly catalog: CatalogService,
    private readonly writer: FragmentWriter,
    readonly work: DerivedWork,
  ) {}

  derive(loaded: LoadedProduct): DerivedProduct {
    const { figures } = loaded;
    const known = this.work.recall(figures.id, () => this.source(loaded));
    return {
      record: this.figures(figures),
      texts: known ? { packed: known.texts } : this.texts(loaded.product),
      terms: known?.terms,
    };
  }

  record(product: Product): ProductRecord {
    return { ...this.figures(product), ...this.texts(product) };
  }

  words(product: Product): TextDocument {
    return {
      model: product.model,
      title: product.title,
      brand: this.catalog.brand(product.brandId)?.name ?? product.brandId,
      categories: this.above(product).names,
      features: product.features,
    };
  }

  /** The title in the `body` of a product's fragments. */
  titleIn(body: string): string {
    return this.writer.titleIn(body);
  }

  private texts(product: Product): RecordTexts {
    const { related, accessories } = product;
    return { related, accessories, fragments: this.writer.write(product) };
  }

  /** All that record() and words() are derived from, figures aside. */
  private source(loaded: LoadedProduct): string {
    const { figures } = loaded;
    return `${loaded.source};${this.above(figures).source};${this.brandSource(figures.brandId)}`;
  }

  private figures(figures: ProductFigures): RecordFigures {
    return {
      id: figures.id,
      model: figures.model,
      brandId: figures.brandId,
      ownCategoryIds: figures.categoryIds,
      categoryIds: this.above(figures).ids,
      listed: figures.listed,
      project: figures.project,
      variant: figures.variant,
      components: figures.components,
      sales: figures.sales,
      trend: figures.trend,
      price: figures.price,
    };
  }

  /** The categories a product is under, each once; remembered for the many that are filed alike, which share their list. */
  private above({ categoryIds }: ProductFigures): Filed {
    const tree = this.catalog.categories();
    if (tree !== this.tree) this.filed = new WeakMap();
    this.tree = tree;
    const known = this.filed.get(categoryIds);
    if (known) return known;
    const paths = categoryIds.map((id) => tree.path(id));
    const path = paths.flat();
    const made = {
      ids: [...new Set(path.map(({ id }) => id))],
      names: [...new Set(path.map(({ name }) => name))],
      source: JSON.stringify(paths),
    };
    this.filed.set(categoryIds, made);
    return made;
  }

  private brandSource(id: string): string {
    const brand = this.catalog.brand(id);
    if (!brand) return '';
    const known = this.brandSources.get(brand);
    if (known !== undefined) return known;
    const made = JSON.stringify(brand);
    this.brandSources.set(brand, made);
    return made;
  }
}
