import type { Category, CategoryTree } from '@/modules/catalog/domain/category-tree';
import { named, refTo, strictObject, type JsonSchema } from '@/shared/http/api-docs';

interface CategoryItem {
  id: string;
  nombre: string;
  nivel: number;
}

interface CategoryNode extends CategoryItem {
  subcategorias: CategoryNode[];
}

interface CategoryReference {
  id: string;
  nombre: string;
  nivel: string;
}

interface CategoryDetail extends CategoryReference {
  origen: CategoryReference[];
  subcategorias: CategoryReference[];
}

/** List item (Contract 2.2): `nivel` is a number. */
export function presentCategory({ id, name, level }: Category): CategoryItem {
  return { id: String(id), nombre: name, nivel: level };
}

/** A category with all that hangs below it (Decisions 6, `todas`). */
export function presentCategoryTree(category: Category, tree: CategoryTree): CategoryNode {
  return {
    ...presentCategory(category),
    subcategorias: tree.children(category.id).map((child) => presentCategoryTree(child, tree)),
  };
}

/** Detail (Contract 2.2): every `nivel` is a string; `origen` from the root, without the category itself. */
export function presentCategoryDetail(category: Category, tree: CategoryTree): CategoryDetail {
  return {
    ...presentReference(category),
    origen: tree.path(category.id).slice(0, -1).map(presentReference),
    subcategorias: tree.children(category.id).map(presentReference),
  };
}

function presentReference({ id, name, level }: Category): CategoryReference {
  return { id: String(id), nombre: name, nivel: String(level) };
}

const ITEM = { id: { type: 'string' }, nombre: { type: 'string' }, nivel: { type: 'integer' } };
const REFERENCE = named(
  'CategoriaReferida',
  strictObject({ id: { type: 'string' }, nombre: { type: 'string' }, nivel: { type: 'string' } }),
);

const NODE = named(
  'Categoria',
  strictObject({ ...ITEM, subcategorias: { type: 'array', items: refTo('Categoria') } }, ['subcategorias']),
);

/** Plain list, or with nested `subcategorias` when `todas` is asked for. */
export const CATEGORY_LIST_SCHEMA: JsonSchema = { type: 'array', items: NODE };

export const CATEGORY_DETAIL_SCHEMA = named(
  'CategoriaDetalle',
  strictObject({
    id: { type: 'string' },
    nombre: { type: 'string' },
    nivel: { type: 'string' },
    origen: { type: 'array', items: REFERENCE },
    subcategorias: { type: 'array', items: REFERENCE },
  }),
);
