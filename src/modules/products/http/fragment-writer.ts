import { Injectable } from '@nestjs/common';
import { CatalogService } from '@/modules/catalog/catalog.service';
import type { Category, CategoryTree } from '@/modules/catalog/domain/category-tree';
import type { SourceProduct } from '@/modules/products/domain/product';
import { writeFields, type FiledProduct } from '@/modules/products/http/product-fields';
import { FragmentWriter, type ProductFragments } from '@/modules/products/snapshot/product-record';

const json = JSON.stringify;
const TITLE = /"titulo":("(?:[^"\\]|\\.)*")/;

/** The caller-independent parts of a product on the wire (Contract 2.4; key order as in its table). */
@Injectable()
export class ProductFragmentWriter extends FragmentWriter {
  private filings = new WeakMap<SourceProduct['categoryIds'], FiledProduct>();
  private tree: CategoryTree | undefined;

  constructor(private readonly catalog: CatalogService) {
    super();
  }

  write(product: SourceProduct): ProductFragments {
    const images = product.images.map(({ url, order }) => ({ imagen: url, orden: order }));
    const resources = product.resources.map(({ name, path }) => ({ recurso: name, path }));
    return {
      head: `{"producto_id":"${product.id}","modelo":${json(product.model)},"total_existencia":`,
      body: writeFields({ product, brand: this.catalog.brand(product.brandId), filed: this.filed(product) }),
      proTitle: json(product.proTitle),
      proFeatures: json(product.proFeatures),
      images: `,"imagenes":${json(images)}`,
      resources: `,"recursos":${json(resources)}`,
    };
  }

  titleIn(body: string): string {
    const [, title = '""'] = TITLE.exec(body) ?? [];
    return JSON.parse(title) as string;
  }

  /** Many products are filed alike, and share their list: what that looks like is remembered as long as the tree is the same. */
  private filed({ categoryIds }: SourceProduct): FiledProduct {
    const tree = this.catalog.categories();
    if (tree !== this.tree) this.filings = new WeakMap();
    this.tree = tree;
    const known = this.filings.get(categoryIds);
    if (known !== undefined) return known;
    const paths = categoryIds.map((id) => tree.path(id).map(presentCategory)).filter((path) => path.length > 0);
    const made = { main: json((paths[0] ?? []).toReversed()), all: json(paths) };
    this.filings.set(categoryIds, made);
    return made;
  }
}

function presentCategory({ id, name, level }: Category): { id: string; nombre: string; nivel: number } {
  return { id: String(id), nombre: name, nivel: level };
}
