import type { DisplayRequest, SearchCriteria } from '@/modules/products/domain/search-criteria';
import {
  SORTS,
  type BrandProductsQuery,
  type DisplayQuery,
  type ListQuery,
  type SearchQuery,
} from '@/modules/products/http/product-queries.dto';
import type { Arrangement } from '@/modules/products/snapshot/product-finder';
import { invalidFields } from '@/shared/http/errors/api-error';

export const DEFAULT_PAGE_SIZE = 60;

/** How products are to be shown. `moneda` wins over its alias `mxn` (Contract 4.3). */
export function toDisplay(query: DisplayQuery & Pick<ListQuery, 'descripcion' | 'imagenes'>): DisplayRequest {
  return {
    currency: query.moneda ?? (query.mxn === true ? 'mxn' : 'usd'),
    vat: query.iva === true,
    financial: query.financiero === true,
    inventories: query.inventarios === true,
    description: query.descripcion === true,
    images: query.imagenes === true,
    pro: query.informacion_pro === true,
  };
}

/** The criteria of GET /productos; 400 when it names nothing to search by (Contract 4.4). */
export function toSearchCriteria(query: SearchQuery): SearchCriteria {
  const { words: text, asSent: typed } = query.busqueda ?? { words: '', asSent: '' };
  if (!text && !query.categoria && !query.marca) {
    throw invalidFields([
      {
        campo: 'busqueda',
        problema: 'se requiere al menos uno de: categoria, marca, busqueda',
        ejemplo: 'camara domo',
      },
    ]);
  }
  return {
    ...listCriteria(query),
    text,
    typed,
    categoryIds: categoryIds(query),
    brandIds: query.marca ?? [],
    branchCodes: query.sucursal ?? [],
  };
}

/** The criteria of a brand's products (Contract 4.3). */
export function toBrandCriteria(query: BrandProductsQuery, brandId: string): SearchCriteria {
  return { ...listCriteria(query), text: '', categoryIds: categoryIds(query), brandIds: [brandId], branchCodes: [] };
}

function categoryIds({ categoria }: Pick<SearchQuery, 'categoria'>): number[] {
  return (categoria ?? []).map(Number);
}

/** What is asked of the products that go with another: without `orden` they stay as the distributor listed them. */
export function toArrangement(query: ListQuery): Arrangement {
  const { sort, ...filters } = listCriteria(query);
  return { ...filters, sort: query.orden === undefined ? undefined : sort };
}

function listCriteria(
  query: ListQuery & { pagina?: number; limit?: number },
): Pick<SearchCriteria, 'inStock' | 'newStock' | 'sort' | 'page'> {
  if (query.stock === true && query.stock_nuevo === true) {
    throw invalidFields([
      { campo: 'stock_nuevo', problema: 'no se combina con stock=true', ejemplo: 'stock_nuevo=true' },
    ]);
  }
  return {
    inStock: query.stock === true,
    newStock: query.stock_nuevo === true,
    sort: SORTS[query.orden ?? 'relevancia'] ?? { key: 'relevance', descending: false },
    page: { number: query.pagina ?? 1, size: query.limit ?? DEFAULT_PAGE_SIZE },
  };
}
