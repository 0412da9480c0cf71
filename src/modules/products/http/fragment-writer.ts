import { Injectable } from '@nestjs/common';
import { CatalogService } from '@/modules/catalog/catalog.service';
import type { Category, CategoryTree } from '@/modules/catalog/domain/category-tree';
import type { Product, UnitOfMeasure } from '@/modules/products/domain/product';
import { productLink } from '@/modules/products/domain/product-link';
import { volumetricWeight } from '@/modules/products/domain/volumetric-weight';
import { FragmentWriter, type ProductFragments } from '@/modules/products/snapshot/product-record';

const json = JSON.stringify;
const UNKNOWN_DIMENSION = '-';
const PIECE = presentUnit({ code: '1', name: 'Pieza', satKey: 'H87' });

/** The caller-independent parts of a product on the wire (Contract 2.4; key order as in its table). */
@Injectable()
export class ProductFragmentWriter extends FragmentWriter {
  private filed = new WeakMap<Product['categoryIds'], string>();
  private tree: CategoryTree | undefined;

  constructor(private readonly catalog: CatalogService) {
    super();
  }

  write(product: Product): ProductFragments {
    const images = product.images.map(({ url, order }) => ({ imagen: url, orden: order }));
    const resources = product.resources.map(({ name, path }) => ({ recurso: name, path }));
    return {
      head: `{"producto_id":"${product.id}","modelo":${json(product.model)},"total_existencia":`,
      body: this.body(product),
      proTitle: json(product.proTitle),
      proFeatures: json(product.proFeatures),
      images: `,"imagenes":${json(images)}`,
      resources: `,"recursos":${json(resources)}`,
    };
  }

  /** Put together by hand: half of a large catalog's time of writing went into making objects only to write them. */
  private body(product: Product): string {
    const brand = this.catalog.brand(product.brandId);
    const { volumetricWeight: given, height, length, width } = product;
    return (
      `,"titulo":${json(product.title)},"marca":${json(brand?.name ?? product.brandId)},"garantia":${json(product.warranty)}` +
      `,"sat_key":${json(product.satKey)},"sat_description":${json(product.satDescription)}` +
      `,"img_portada":${json(product.coverImage)},"link_privado":${json(product.privateLink)}${this.categories(product)}` +
      `,"pvol":${json(given ?? volumetricWeight(height, length, width) ?? '0')},"marca_logo":${json(brand?.logo ?? '')}` +
      `,"link":${json(productLink(product))},"imagen_360":${json(product.images360)},"iconos":${json(presentIcons(product))}` +
      `${dimensions(product)},"caracteristicas":${json(product.features)}`
    );
  }

  /** Many products are filed alike, and share their list: what that looks like is remembered as long as the tree is the same. */
  private categories({ categoryIds }: Product): string {
    const tree = this.catalog.categories();
    if (tree !== this.tree) this.filed = new WeakMap();
    this.tree = tree;
    const known = this.filed.get(categoryIds);
    if (known !== undefined) return known;
    const paths = categoryIds.map((id) => tree.path(id).map(presentCategory)).filter((path) => path.length > 0);
    const made = `,"categorias":${json(paths[0] ?? [])},"categorias_producto_todas":${json(paths)}`;
    this.filed.set(categoryIds, made);
    return made;
  }
}

function presentCategory({ id, name, level }: Category): { id: string; nombre: string; nivel: number } {
  return { id: String(id), nombre: name, nivel: level };
}

function dimensions({ weight, height, length, width, unit }: Product): string {
  const of = (dimension: string | undefined): string => json(dimension ?? UNKNOWN_DIMENSION);
  const measured = `,"peso":${of(weight)},"alto":${of(height)},"largo":${of(length)},"ancho":${of(width)}`;
  return `${measured},"unidad_de_medida":${unit ? presentUnit(unit) : PIECE}`;
}

function presentUnit({ code, name, satKey }: UnitOfMeasure): string {
  return json({ codigo_unidad: code, nombre: name, clave_unidad_sat: satKey });
}

function presentIcons({ icons }: Product): object {
  return icons ? { sup_izq: icons.topLeft, sup_der: icons.topRight, inf_der: icons.bottomRight } : [];
}
