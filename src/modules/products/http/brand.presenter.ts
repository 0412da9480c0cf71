import type { Brand } from '@/modules/catalog/domain/brand';
import type { Category } from '@/modules/catalog/domain/category-tree';
import { named, strictObject, type JsonSchema } from '@/shared/http/api-docs';

interface BrandItem {
  id: string;
  nombre: string;
}

interface BrandDetail {
  descripcion?: string;
  titulo?: string;
  logo: string;
  categorias: { nombre: string; id: string; imagen: string; cantidad: number }[];
}

/** List item (Contract 2.3). */
export function presentBrand({ id, name }: Brand): BrandItem {
  return { id, nombre: name };
}

/** Detail (Contract 2.3): `descripcion` and `titulo` absent when the brand has no profile. */
export function presentBrandDetail(
  brand: Brand,
  categories: readonly { category: Category; products: number }[],
): BrandDetail {
  return {
    ...(brand.description ? { descripcion: brand.description } : {}),
    ...(brand.title ? { titulo: brand.title } : {}),
    logo: brand.logo,
    categorias: categories.map(({ category, products }) => ({
      nombre: category.name,
      id: String(category.id),
      imagen: category.image,
      cantidad: products,
    })),
  };
}

export const BRAND_LIST_SCHEMA: JsonSchema = {
  type: 'array',
  items: named('Marca', strictObject({ id: { type: 'string' }, nombre: { type: 'string' } })),
};

export const BRAND_DETAIL_SCHEMA = named(
  'MarcaDetalle',
  strictObject(
    {
      descripcion: { type: 'string' },
      titulo: { type: 'string' },
      logo: { type: 'string' },
      categorias: {
        type: 'array',
        items: strictObject({
          nombre: { type: 'string' },
          id: { type: 'string' },
          imagen: { type: 'string' },
          cantidad: { type: 'integer' },
        }),
      },
    },
    ['descripcion', 'titulo'],
  ),
);
