import { Injectable } from '@nestjs/common';
import { CatalogService } from '@/modules/catalog/catalog.service';
import type { Category } from '@/modules/catalog/domain/category-tree';
import type { Product, UnitOfMeasure } from '@/modules/products/domain/product';
import { productLink } from '@/modules/products/domain/product-link';
import { volumetricWeight } from '@/modules/products/domain/volumetric-weight';
import { FragmentWriter, type ProductFragments } from '@/modules/products/snapshot/product-record';

const UNKNOWN_DIMENSION = '-';
const PIECE: UnitOfMeasure = { code: '1', name: 'Pieza', satKey: 'H87' };

/** The caller-independent parts of a product on the wire (Contract 2.4; key order as in its table). */
@Injectable()
export class ProductFragmentWriter extends FragmentWriter {
  constructor(private readonly catalog: CatalogService) {
    super();
  }

  write(product: Product): ProductFragments {
    const images = `,${inside({ imagenes: product.images.map(({ url, order }) => ({ imagen: url, orden: order })) })}`;
    const resources = `,${inside({ recursos: product.resources.map(({ name, path }) => ({ recurso: name, path })) })}`;
    return {
      head: Buffer.from(`{"producto_id":"${product.id}","modelo":${JSON.stringify(product.model)},"total_existencia":`),
      body: Buffer.from(`,${inside(this.body(product))}`),
      proTitle: JSON.stringify(product.proTitle),
      proFeatures: JSON.stringify(product.proFeatures),
      detail: Buffer.from(images + resources),
      imagesEnd: Buffer.byteLength(images),
    };
  }

  private body(product: Product): object {
    const tree = this.catalog.categories();
    const brand = this.catalog.brand(product.brandId);
    const paths = product.categoryIds.map((id) => tree.path(id).map(presentCategory)).filter((path) => path.length > 0);
    return {
      titulo: product.title,
      marca: brand?.name ?? product.brandId,
      garantia: product.warranty,
      sat_key: product.satKey,
      sat_description: product.satDescription,
      img_portada: product.coverImage,
      link_privado: product.privateLink,
      categorias: paths[0] ?? [],
      categorias_producto_todas: paths,
      ...presentVolume(product),
      marca_logo: brand?.logo ?? '',
      link: productLink(product),
      imagen_360: product.images360,
      iconos: presentIcons(product),
      ...presentDimensions(product),
      caracteristicas: product.features,
    };
  }
}

function presentCategory({ id, name, level }: Category): { id: string; nombre: string; nivel: number } {
  return { id: String(id), nombre: name, nivel: level };
}

function presentVolume({ volumetricWeight: given, height, length, width }: Product): object {
  return { pvol: given ?? volumetricWeight(height, length, width) ?? '0' };
}

function presentDimensions({ weight, height, length, width, unit = PIECE }: Product): object {
  return {
    peso: weight ?? UNKNOWN_DIMENSION,
    alto: height ?? UNKNOWN_DIMENSION,
    largo: length ?? UNKNOWN_DIMENSION,
    ancho: width ?? UNKNOWN_DIMENSION,
    unidad_de_medida: { codigo_unidad: unit.code, nombre: unit.name, clave_unidad_sat: unit.satKey },
  };
}

function presentIcons({ icons }: Product): object {
  return icons ? { sup_izq: icons.topLeft, sup_der: icons.topRight, inf_der: icons.bottomRight } : [];
}

/** The members of an object's JSON, without its braces. */
function inside(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
